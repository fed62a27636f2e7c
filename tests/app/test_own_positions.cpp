// Positions from one's own hands (app/desktop/lessons/position_book.h): kept from the verdict, chosen among the lessons, solved
// wrongly and rightly on later days until they are gone; nothing hidden is shown before the answer; and their file.
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QThread>
#include <atomic>

#include "app/desktop/lessons/own_position_source.h"
#include "core/positions/positions_json.h"
#include "tests/app/at_result.h"
#include "tests/app/own_mistake.h"
#include "tests/joined.h"
#include "ui/host/guide_bubble.h"
#include "ui/lessons/lesson_page.h"
#include "ui/lessons/lesson_row.h"
#include "ui/lessons/lessons_sheet.h"
#include "ui/review/review_page.h"
#include "ui/scene/scene_wording.h"

namespace testOwnPositions {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

QString liveText(MainWindow& window) { return window.findChild<QLabel*>("liveLabel")->accessibleName(); }

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
    book().add(mistake(), positionLineOf(mistake()));
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

  // Where one steps through the hand, too: of a dear decision alone, and it is said there that it is kept.
  void aDearDecisionIsKeptWhileStepping() {
    AtResult at("random", 1, {.iterations = 96});
    PositionBook& book = at.program.desktop().positions();
    book.setDays([] { return firstDay; });
    QVERIFY(at.program.isActive());
    at.program.press(Qt::Key_V);
    auto const& verdict = at.program.desktop().reviewing().verdict();
    QVERIFY(comes([&] { return verdict && verdict->isWhole() && !verdict->dearest().empty(); }));
    int const place = verdict->decisions[verdict->dearest().front()].place;
    auto const good = std::ranges::find_if(
        verdict->decisions, [](HandVerdict::Decision const& each) { return each.judged && !each.isDear(); });
    QVERIFY(good != verdict->decisions.end());
    MainWindow& window = at.program.window();
    window.resize(1280, 800);
    at.program.desktop().watching().stepThrough(0, good->place);
    QVERIFY(comes([&] { return window.scene().review.has_value(); }));
    auto* const page = window.findChild<ReviewPage*>();
    QVERIFY(page != nullptr);
    auto* const keep = page->findChild<QAbstractButton*>("keepPosition");
    QVERIFY(!keep->isVisible());
    emit window.host().placeWanted(place);
    QVERIFY(keep->isVisible() && keep->isEnabled());
    keep->setFocus();
    at.program.press(Qt::Key_Space);
    QVERIFY(comes([&] { return keep->text() == "Kept for lessons"; }));
    QVERIFY(!keep->isEnabled());
    QCOMPARE(book.entries().size(), 1U);
    QVERIFY(book.entries().front().position.isOf(*allGames().front(), at.session().record().hands[0],
                                                 static_cast<std::size_t>(place)));
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
    QVERIFY2(at.lesson().reply->said.startsWith("The same as then: it costs "),
             qPrintable(at.lesson().reply->said));
    QVERIFY(at.lesson().reply->said.endsWith("Not yet right, asked tomorrow."));
    QVERIFY(liveText(at.window()).contains("The same as then: it costs "));
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
    QVERIFY(at.window().findChild<QLabel*>("ownPositionsLine")->text().startsWith("Keep a costly decision"));
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

  // Where the arrows lead on from the lessons, and back; and Tab.
  void arrowsLeadFromTheLessonsAndBack_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside each other") << QSize(1280, 800);
    QTest::newRow("one under the other") << QSize(900, 600);
  }
  void arrowsLeadFromTheLessonsAndBack() {
    QFETCH(QSize, size);
    WithAMistake at;
    at.window().resize(size);
    at.day += std::chrono::days{1};
    QVERIFY(at.openChooser());
    auto const focus = [] { return QApplication::focusWidget(); };
    auto const isLesson = [&] { return qobject_cast<LessonRow*>(focus()) != nullptr; };
    int const lessons = 60;  // more than there are
    QVERIFY(isLesson());
    QWidget const* const first = focus();
    int downs = 0;
    for (; downs < lessons && isLesson(); ++downs) at.program.press(Qt::Key_Down);
    QCOMPARE(at.program.focusName(), QString("solve_own-1"));
    QVERIFY(downs > 0);
    at.program.press(Qt::Key_Up);
    QCOMPARE(at.program.focusName(), QString("drop_own-1"));
    at.program.press(Qt::Key_Down);
    QCOMPARE(at.program.focusName(), QString("solve_own-1"));
    at.program.press(Qt::Key_Down);  // there is nothing below
    QCOMPARE(at.program.focusName(), QString("solve_own-1"));
    at.program.press(Qt::Key_Up);
    at.program.press(Qt::Key_Up);
    QVERIFY(isLesson());
    for (int up = 1; up < downs; ++up) at.program.press(Qt::Key_Up);
    QCOMPARE(focus(), first);
    // Tab comes there from the last lesson, and goes on to the way back.
    for (int tab = 0; tab < lessons && at.program.focusName() != "solve_own-1"; ++tab)
      at.program.press(Qt::Key_Tab);
    QCOMPARE(at.program.focusName(), QString("solve_own-1"));
    at.program.press(Qt::Key_Tab);
    at.program.press(Qt::Key_Tab);
    QCOMPARE(at.program.focusName(), QString("lessonsFirstHand"));
  }

  // The choice of lessons replays nothing: what it says of a position was found where that was read or kept.
  void theChooserReplaysNothing() {
    WithAMistake at;
    at.book().remove(1);
    PositionLine line = positionLineOf(mistake());
    QVERIFY(line.chosen.action == mistake().chosen);
    line.trick += 40;
    at.book().add(mistake(), line);
    QVERIFY(at.openChooser());
    auto* const drop = at.window().findChild<QAbstractButton*>("drop_own-2");
    QVERIFY(drop != nullptr);
    QVERIFY2(drop->accessibleName().contains(QString("trick %1: ").arg(line.trick)),
             qPrintable(drop->accessibleName()));
  }

  // ---- Its file ----

  // On the thread that reads, and once each.
  void linesAreFoundWhereItIsRead() {
    QTemporaryDir const home;
    QString const path = home.path() + "/positions.json";
    KeptPosition other = mistake();
    other.hand = 1;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(positionsToJson({mistake(), other})));
    file.close();
    std::atomic<int> here = 0;
    std::atomic<int> elsewhere = 0;
    PositionBook book(path);
    book.setFindLine([&](KeptPosition const& position) {
      ++(QThread::currentThread() == QCoreApplication::instance()->thread() ? here : elsewhere);
      return positionLineOf(position);
    });
    bool read = false;
    book.whenRead([&] { read = true; });
    QVERIFY(comes([&] { return read; }));
    QCOMPARE(elsewhere.load(), 2);
    QCOMPARE(here.load(), 0);
    for (PositionBook::Entry const& entry : book.entries()) QCOMPARE(entry.line, positionLineOf(mistake()));
  }

  void theFileIsReadAgain() {
    WithAMistake at;
    std::vector<KeptPosition> kept{at.book().entries().front().position};
    QString const path = at.home.path() + "/elsewhere/positions.json";
    {
      PositionBook book(path);
      book.setDays([] { return firstDay + std::chrono::days{1}; });
      book.whenRead([&] { book.add(kept.front(), positionLineOf(kept.front())); });
      QVERIFY(comes([&] { return !book.entries().empty(); }));
      book.add(kept.front(), positionLineOf(kept.front()));
      QCOMPARE(book.entries().size(), 1U);
      kept.front().schedule = book.answer(1, true);
      QCOMPARE(kept.front().schedule.right, 1);
    }
    QCOMPARE(positionsFile(path).read().value, kept);
    QVERIFY(!positionsFile(path).read().trouble.damaged);
  }

  // Each of two windows has read the file before the other wrote: nothing that either has kept is lost, and nothing that
  // either has deleted comes back.
  void twoWindowsKeepEachOthersPositions() {
    QTemporaryDir const home;
    QString const path = home.path() + "/positions.json";
    KeptPosition const first = mistake();
    KeptPosition second = withOtherCards(first);
    second.names[static_cast<std::size_t>(second.seat)] = "Bruno";
    auto const inFile = [&] { return positionsFile(path).read().value; };
    PositionBook here(path);
    PositionBook there(path);
    for (PositionBook* book : {&here, &there}) {
      book->setDays([] { return firstDay + std::chrono::days{1}; });
      book->whenRead([] {});
      QVERIFY(comes([&] { return book->isRead(); }));
    }
    here.add(first, positionLineOf(first));
    QVERIFY(comes([&] { return inFile().size() == 1; }));
    there.add(second, positionLineOf(second));
    QVERIFY(comes([&] { return inFile().size() == 2; }));
    QVERIFY(comes([&] { return there.entries().size() == 2; }));
    QVERIFY(inFile() == (std::vector<KeptPosition>{first, second}));
    // Solved in one, it is solved in both.
    int const number = there.entries()[0].position.person() == first.person() ? there.entries()[0].number
                                                                              : there.entries()[1].number;
    there.answer(number, true);
    QVERIFY(comes([&] { return inFile()[0].schedule.right == 1; }));
    bool read = false;
    here.readAgain([&] { read = true; });
    QVERIFY(comes([&] { return read; }));
    QCOMPARE(here.entries().size(), 2U);
    QCOMPARE(here.entries()[0].number, 1);
    QCOMPARE(here.entries()[0].position.schedule.right, 1);
    // Nothing of whoever goes comes back with what the other window writes next.
    here.forget({QString::fromStdString(first.person())});
    QVERIFY(here.position(1) == nullptr);
    QVERIFY(comes([&] { return inFile().size() == 1; }));
    there.answer(number, false);
    QVERIFY(comes([&] { return there.entries().size() == 1; }));
    QCOMPARE(inFile().size(), 1U);
    QCOMPARE(inFile()[0].person(), std::string("Bruno"));
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
