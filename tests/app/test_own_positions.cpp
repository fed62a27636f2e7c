// Positions from one's own hands (app/desktop/position_book.h): kept from the verdict, chosen among the lessons, solved
// wrongly and rightly on later days until they are gone; nothing hidden is shown before the answer; and their file.
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTest>

#include "app/desktop/own_position_source.h"
#include "core/positions/keep.h"
#include "core/review/hand_review.h"
#include "tests/app/at_result.h"
#include "tests/core/played.h"
#include "tests/joined.h"
#include "ui/host/guide_bubble.h"
#include "ui/panels/lesson_page.h"
#include "ui/sheets/lessons_sheet.h"
#include "ui/table/scene_wording.h"

namespace testOwnPositions {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

constexpr Day firstDay{std::chrono::days{20'000}};

QString liveText(MainWindow& window) { return window.findChild<QLabel*>("liveLabel")->accessibleName(); }

// A mistake at cards, of the first person of a hand that was played at random.
KeptPosition mistake() {
  static KeptPosition const found = [] {
    GameInfo const& game = *allGames().front();
    constexpr ReviewSettings quick{.iterations = 200};
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      Record record = playedRecord(game, game.usualPlayers, {.hands = 1, .seed = seed});
      record.names[0] = "Zoe";
      for (int place = 0; place < static_cast<int>(record.hands[0].actions.size()); ++place) {
        Done const& done = record.hands[0].actions[static_cast<std::size_t>(place)];
        if (done.seat != 0 || done.action.kind != Action::Kind::play) continue;
        auto const kept = keepPosition(record, 0, place, quick, {}, firstDay);
        if (kept && !kept->isRight(kept->chosen)) return *kept;
      }
    }
    qFatal("There is no mistake in this hand.");
  }();
  return found;
}

// A program with that mistake kept, in which days go by when they are told to.
struct WithAMistake {
  QTemporaryDir home;
  Program program;
  Day day = firstDay;

  explicit WithAMistake(QString const& language = "en") : program(home.path(), lineOf(language)) {
    book().setDays([this] { return day; });
    bool read = false;
    book().whenRead([&] { read = true; });
    if (!program.isActive() || !program.click("sitDown") || !comes([&] { return read; }))
      qFatal("The program is not there.");
    book().add(mistake());
  }
  PositionBook& book() { return program.desktop().positions(); }
  Teaching& teaching() { return program.desktop().teaching(); }
  MainWindow& window() { return program.window(); }
  bool openChooser() {
    teaching().offer();
    return comes([this] {
      auto const* sheet = window().findChild<LessonsSheet*>();
      return sheet != nullptr && sheet->isVisible();
    });
  }
  OwnPositionSource* source() { return qobject_cast<OwnPositionSource*>(teaching().source()); }
  LessonScene const& lesson() { return *window().scene().lesson; }
  void answer(Action action) { emit window().host().actionChosen(action); }
  bool begin() {
    teaching().begin("own-1");
    return comes([this] { return source() != nullptr; });
  }
  // Chosen among the lessons, so many days later.
  bool solveAfter(int days) {
    day += std::chrono::days{days};
    if (!openChooser()) return false;
    auto* const solve = window().findChild<QAbstractButton*>("solve_own-1");
    if (solve == nullptr || !solve->isVisible()) return false;
    solve->setFocus();
    program.press(Qt::Key_Return);
    return source() != nullptr;
  }
  bool leave() {
    program.press(Qt::Key_Escape);
    return comes([this] { return !teaching().isOn(); });
  }
};

// Of what a seat could not know, something else: two cards of other hands that were not played change places.
KeptPosition withOtherCards(KeptPosition position) {
  auto const table = openTable(position);
  std::vector<std::pair<Seat, Card>> hidden;
  for (Seat seat = 0; seat < position.players; ++seat)
    if (seat != position.seat) {
      CardSet const cards = table->cards(seat);
      for (Card card : cards)
        if (hidden.empty() || hidden.back().first != seat) hidden.emplace_back(seat, card);
    }
  if (hidden.size() < 2) qFatal("Nobody has cards left.");
  auto const [one, card] = hidden[0];
  auto const [two, other] = hidden[1];
  auto& hands = position.deal.hands;
  hands[static_cast<std::size_t>(one)].erase(card);
  hands[static_cast<std::size_t>(one)].insert(other);
  hands[static_cast<std::size_t>(two)].erase(other);
  hands[static_cast<std::size_t>(two)].insert(card);
  return position;
}

}  // namespace

class TestOwnPositions : public QObject {
  Q_OBJECT

 private slots:
  // On the verdict, by its button: it is said to be kept, and is in the book; once.
  void aDearDecisionIsKept() {
    AtResult at("random", 1, {.iterations = 96});
    PositionBook& book = at.program.desktop().positions();
    book.setDays([] { return firstDay; });
    QVERIFY(at.program.isActive());
    at.program.press(Qt::Key_V);
    auto const& verdict = at.program.desktop().reviewing().verdict();
    QVERIFY(comes([&] { return verdict && !verdict->dearest().empty(); }));
    auto* const keep = at.program.window().findChild<QAbstractButton*>("keepPosition");
    QVERIFY(keep != nullptr && keep->isVisible());
    QCOMPARE(keep->text(), QString("Keep for lessons"));
    int const place = verdict->decisions[verdict->dearest().front()].place;
    keep->setFocus();
    at.program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return keep->text() == "Kept for lessons" || book.entries().size() > 0; }));
    QCOMPARE(book.entries().size(), 1U);
    QCOMPARE(keep->text(), QString("Kept for lessons"));
    QVERIFY(!keep->isEnabled());
    QVERIFY(keep->accessibleName().startsWith("Kept for lessons: "));
    KeptPosition const& kept = book.entries().front().position;
    QVERIFY(kept.isOf(*allGames().front(), at.session().record().hands[0], static_cast<std::size_t>(place)));
    QCOMPARE(kept.person(), at.session().record().names[0]);
    QCOMPARE(kept.kept, firstDay);
    at.program.desktop().keeping().keep(0, place);
    QVERIFY(comes([&] { return !at.program.desktop().keeping().isKeeping(); }));
    QCOMPARE(book.entries().size(), 1U);
  }

  // Wrong, then right on later days, and gone; each time it is said when it comes again.
  void solvedWronglyThenRightlyTwice() {
    WithAMistake at;
    KeptPosition const kept = at.book().entries().front().position;
    // Not yet today.
    QVERIFY(at.openChooser());
    QVERIFY(!at.window().findChild<QWidget*>("solve_own-1")->isVisible());
    QCOMPARE(at.window().findChild<QLabel*>("ownPositionsDue")->text(), QString("none to solve today"));
    QVERIFY(at.solveAfter(1));
    QCOMPARE(at.lesson().state, LessonScene::State::asking);
    QVERIFY(liveText(at.window()).endsWith(at.lesson().ask));
    at.answer(kept.chosen);
    QCOMPARE(at.lesson().state, LessonScene::State::answered);
    QVERIFY(!at.lesson().reply->right);
    QVERIFY2(at.lesson().reply->said.startsWith("As then: that costs "), qPrintable(at.lesson().reply->said));
    QVERIFY(at.lesson().reply->said.endsWith("Not yet right, asked tomorrow."));
    QVERIFY(liveText(at.window()).contains("As then: that costs "));
    QVERIFY(!at.window().scene().mayAct);
    QCOMPARE(at.book().entries().front().position.schedule, firstSchedule(at.day));
    // One answer counts, and no other.
    at.answer(kept.answers.front().action);
    QVERIFY(!at.lesson().reply->right);
    QVERIFY(comes([&] { return !at.lesson().help.empty(); }));
    QVERIFY(at.leave());

    QVERIFY(at.solveAfter(1));
    at.answer(kept.answers.front().action);
    QVERIFY(at.lesson().reply->right);
    QVERIFY(at.lesson().reply->said.endsWith("Right once, asked in 3 days."));
    QCOMPARE(at.lesson().own->right, 1);
    QVERIFY(at.leave());
    QCOMPARE(at.book().entries().front().position.schedule.right, 1);

    QVERIFY(at.solveAfter(3));
    at.answer(kept.answers.front().action);
    QVERIFY(at.lesson().reply->said.endsWith("Right twice: learned."));
    QVERIFY(at.book().entries().empty());
    QVERIFY(at.leave());
    QVERIFY(at.openChooser());
    QVERIFY(at.window().findChild<QWidget*>("solve_own-1") == nullptr ||
            !at.window().findChild<QWidget*>("solve_own-1")->isVisible());
    QVERIFY(at.window().findChild<QLabel*>("ownPositionsLine")->text().startsWith("Keep a dear decision"));
  }

  // What help has named is no answer of one's own.
  void whatHelpHasNamedDoesNotCount() {
    WithAMistake at;
    at.day += std::chrono::days{1};
    QVERIFY(at.begin());
    for (int step = 0; step < LessonScene::mostHelp; ++step)
      emit at.window().host().lessonWanted(LessonDeed::showMe);
    QVERIFY(at.lesson().shown.valid());
    at.answer(at.lesson().shown);
    QVERIFY(at.lesson().reply->right);
    QVERIFY(at.lesson().reply->said.contains("so it does not count"));
    QCOMPARE(at.book().entries().front().position.schedule, firstSchedule(at.day));
  }

  // What the rules do not allow is refused and counts as nothing.
  void whatIsNotLegalIsNoAnswer() {
    WithAMistake at;
    at.day += std::chrono::days{1};
    QVERIFY(at.begin());
    KeptPosition const kept = at.source()->position();
    Card const other = *openTable(kept)->cards(static_cast<Seat>((kept.seat + 1) % kept.players)).begin();
    at.answer(Action::play(other));
    QCOMPARE(at.lesson().state, LessonScene::State::asking);
    QCOMPARE(at.book().entries().front().position.schedule, kept.schedule);
  }

  // Before the answer: the same scene, wherever the cards that the seat could not know lie; and no word of what was
  // chosen then or what is right.
  void nothingHiddenIsShown() {
    WithAMistake at;
    KeptPosition const kept = at.book().entries().front().position;
    KeptPosition const other = withOtherCards(kept);
    QVERIFY(other.deal != kept.deal);
    auto const sceneOf = [&](KeptPosition const& position) {
      OwnPositionSource source(position, false, 1, &at.program.session().thinker(),
                               std::make_unique<HandAlarm>());
      source.show();
      TableScene scene = source.scene();
      scene.match = 0;
      return scene;
    };
    TableScene const scene = sceneOf(kept);
    QVERIFY(sceneOf(other) == scene);
    KeptPosition otherwise = kept;
    std::ranges::reverse(otherwise.answers);
    for (KeptAnswer& answer : otherwise.answers) answer.right = !answer.right;
    QVERIFY(sceneOf(otherwise) == scene);
    QVERIFY(!scene.lesson->shown.valid() && scene.lesson->help.empty() && !scene.lesson->reply);
    QCOMPARE(scene.viewer, kept.seat);
  }

  // Taken off the list: asked once more, on the same button.
  void isDeletedWhenPressedTwice() {
    WithAMistake at;
    QVERIFY(at.openChooser());
    auto* const drop = at.window().findChild<QAbstractButton*>("drop_own-1");
    QVERIFY(drop != nullptr && drop->accessibleName().startsWith("Delete: "));
    drop->setFocus();
    at.program.press(Qt::Key_Return);
    QCOMPARE(drop->text(), QString("Really delete?"));
    at.program.press(Qt::Key_Tab);
    QCOMPARE(drop->text(), QString("Delete"));
    drop->setFocus();
    at.program.press(Qt::Key_Return);
    QCOMPARE(at.book().entries().size(), 1U);
    at.program.press(Qt::Key_Return);
    QVERIFY(at.book().entries().empty());
  }

  // ---- Its file ----

  void theFileIsReadAgain() {
    WithAMistake at;
    std::vector<KeptPosition> kept{at.book().entries().front().position};
    QString const path = at.home.path() + "/elsewhere/positions.json";
    {
      PositionBook book(path);
      book.setDays([] { return firstDay + std::chrono::days{1}; });
      book.whenRead([&] { book.add(kept.front()); });
      QVERIFY(comes([&] { return !book.entries().empty(); }));
      book.add(kept.front());
      QCOMPARE(book.entries().size(), 1U);
      kept.front().schedule = book.answer(1, true);
      QCOMPARE(kept.front().schedule.right, 1);
    }
    QCOMPARE(readPositionsFile(path).positions, kept);
    QVERIFY(!readPositionsFile(path).damaged);
  }

  // Kept beside, told of once, and never replaced by nothing.
  void aDamagedFileIsKept() {
    QTemporaryDir home;
    QString const path = home.path() + "/positions.json";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"giaguaro-positions\",\"version\":1,\"positions\":[{}]}");
    file.close();
    for (int time = 0; time < 2; ++time) {
      PositionBook book(path);
      QStringList told;
      connect(&book, &PositionBook::failed, &book, [&](Message const& why) { told << Wording().say(why); });
      bool read = false;
      book.whenRead([&] { read = true; });
      QVERIFY(comes([&] { return read; }));
      QVERIFY(book.entries().empty());
      QCOMPARE(told.size(), time == 0 ? 1 : 0);
      if (time == 0) QVERIFY(told.front().contains(path + ".broken"));
    }
    QVERIFY(!QFile::exists(path));
    QVERIFY(QFile::exists(path + ".broken"));
  }
};

}  // namespace testOwnPositions

QTEST_MAIN(testOwnPositions::TestOwnPositions)
#include "test_own_positions.moc"
