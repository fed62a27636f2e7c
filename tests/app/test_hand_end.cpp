// The end of a hand at every game's table: it lies on the cloth before the sheet comes, has room there in both
// languages, and holds up nobody who does not want to see it.
#include <QAction>
#include <QLabel>
#include <QTest>
#include <algorithm>

#include "tests/app/games_here.h"
#include "tests/app/picture_states.h"
#include "tests/app/table_sets.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/drawing/text_line.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/hand_end/trick_strip.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/toolkit/status_line.h"

namespace testHandEndGames {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// Its last trick has just been played, and then looked at.
struct Ended {
  TableScene resting, over;
};

// `shared`: two people play, and nobody looks on any more.
std::optional<Ended> endedOf(Set const& set, bool shared = false) {
  MatchPlan plan;
  plan.setup = {std::string(set.game->id), set.players, set.options, 3, {}, {}};
  for (int seat = 0; seat < set.players; ++seat) {
    plan.setup.names.push_back(seat == 0 ? "Ida" : "Player " + std::to_string(seat));
    plan.setup.levels.emplace_back(seat == 0 || (shared && seat == 1) ? std::string(humanPlayer) : "greedy");
    plan.avatars.push_back(seat + 1);
  }
  auto const table = openTable(plan.setup);
  for (int hand = 0; hand < 40; ++hand) {
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought("greedy")(StopFlag{}).action);
    if (table->result()->isVoid) continue;
    std::vector<ScoreRow> const rows = rowsOf(table->record());
    SeatTable const seen = table->at(shared ? nobody : Seat{0});
    Ended ended{sceneOf(seen, plan, rows, {.resting = true}),
                sceneOf(seen, plan, rows, {.showResult = true})};
    ended.resting.match = ended.over.match = 7;
    return ended;
  }
  return std::nullopt;
}

std::vector<Set> sets() {
  std::vector<Set> sets;
  for (Set const& set : allSets())
    if (isHere(*set.game)) sets.push_back(set);
  return sets;
}

}  // namespace

class TestHandEndGames : public QObject {
  Q_OBJECT

 private slots:
  // Nothing lies on a plate or on anything else, and no text is cut.
  void allHasRoom_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("shared");
    for (char const* language : {"en", "it"})
      for (QSize const size : {QSize(900, 600), QSize(1280, 800)})
        QTest::addRow("%s %d", language, size.width()) << QString(language) << size << false;
    QTest::newRow("two people 900") << QString("en") << QSize(900, 600) << true;
    QTest::newRow("two people 1280") << QString("it") << QSize(1280, 800) << true;
  }
  void allHasRoom() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, shared);
    QTemporaryDir const home;
    Program program(home.path(), lineOf(language));
    program.window().resize(size);
    program.window().host().setEndShown(true);
    auto* const table = program.window().table();
    auto* const view = table->findChild<HandEndView*>();
    QStringList faults;
    for (Set const& set : sets()) {
      auto const ended = endedOf(set, shared);
      QVERIFY2(ended.has_value(), qPrintable(nameOf(set)));
      program.window().setScene(ended->resting);
      program.window().setScene(ended->over);
      auto const fault = [&](QString const& what) { faults << nameOf(set) + ": " + what; };
      if (!view->isShown()) {
        fault("it is not shown");
        continue;
      }
      // The status line says what it comes to for the one who looks on; where two do, to nobody.
      TableScene const& over = ended->over;
      QString const told = program.window().findChild<StatusLine*>()->text();
      auto const own = over.seen.result->scores[static_cast<std::size_t>(std::max<Seat>(over.viewer, 0))];
      QString const ownScore = Wording::score(own, over.halves) + u'.';
      if (told.contains((language == "it" ? "Per te: " : "For you: ") + ownScore) == shared) fault(told);
      TableLayout const& layout = table->tableLayout();
      HandEndLayout const& end = view->handEndLayout();
      std::vector<std::pair<QString, QRectF>> parts{{"count", end.count}, {"strip", end.strip}};
      if (!end.called.isNull()) parts.emplace_back("called", end.called.united(end.holder));
      QRectF aside;
      for (QRectF const& each : end.aside) aside = aside.united(each);
      if (!aside.isNull()) parts.emplace_back("aside", aside);
      // Lower than the plates that the cards stand between, it may be wider than they.
      if (!end.asideTitle.isNull()) parts.emplace_back("title of aside", end.asideTitle);
      // Of a nought nothing is said.
      for (std::size_t i = 0; i < end.paid.size(); ++i)
        if (!end.paid[i].isNull()) parts.emplace_back(QString("paid %1").arg(i), end.paid[i]);
      parts.emplace_back("contract", layout.contractPlate());
      parts.emplace_back("score", layout.scorePlate());
      QRectF const whole(QPointF(), QSizeF(table->size()));
      for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!whole.contains(parts[i].second)) fault(parts[i].first + " is not in the table");
        for (std::size_t k = i + 1; k < parts.size(); ++k)
          if (parts[i].second.intersects(parts[k].second))
            fault(parts[i].first + " lies on " + parts[k].first);
        // What is paid stands on the edge of its seat's plate.
        for (int seat = 0; seat < set.players; ++seat)
          if (parts[i].first != QString("paid %1").arg(seat) &&
              layout.plate(static_cast<Seat>(seat)).intersects(parts[i].second))
            fault(parts[i].first + QString(" lies on plate %1").arg(seat));
      }
      QStringList cut;
      noteCutTexts(&cut);
      (void)table->grab();
      noteCutTexts(nullptr);
      for (QString const& text : cut) fault("cut: " + text);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
  }

  // The sheet comes when somebody goes on; until then it is asked for nothing.
  void theSheetComesAfterIt() {
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 11));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    program.window().setUpdatesEnabled(true);
    program.window().host().setEndShown(true);
    auto* const sheet = program.window().findChild<EndSheet*>();
    auto* const view = program.window().table()->findChild<HandEndView*>();
    auto const ended = endedOf(sets().front());
    program.window().setScene(ended->resting);
    program.window().setScene(ended->over);
    QVERIFY(view->isShown() && !sheet->isVisible());
    QVERIFY(program.window().table()->isEnabled());
    // One of its tricks is looked at, and then the end lies there again.
    auto* const chip = program.window().findChild<TrickChip*>("tookTrick_2");
    QVERIFY(chip != nullptr);
    chip->click();
    QVERIFY(program.window().host().isLookingBack() && !view->isShown());
    program.press(Qt::Key_Escape);
    QVERIFY(!program.window().host().isLookingBack() && view->isShown() && !sheet->isVisible());
    program.press(Qt::Key_Space);
    QVERIFY(sheet->isVisible());
  }

  // Seen long enough under another sheet, it makes way when that is gone.
  void theSheetComesOnceAnotherIsGone() {
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 11));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    program.window().setUpdatesEnabled(true);
    program.window().host().setEndShown(true);
    auto* const sheet = program.window().findChild<EndSheet*>();
    auto const ended = endedOf(sets().front());
    program.window().setScene(ended->resting);
    program.window().setScene(ended->over);
    program.window().findChild<QAction*>("actionAllTricks")->trigger();
    QVERIFY(!program.window().host().isEnabled());
    emit program.window().table()->endSeen();
    QVERIFY(!sheet->isVisible());
    program.press(Qt::Key_Escape);
    QVERIFY(program.window().host().isEnabled());
    QVERIFY(sheet->isVisible());
    QVERIFY(sheet->isAncestorOf(program.window().focusWidget()));
  }

  // The line under the table names the trick that is looked at, and says how one comes back.
  void theStatusNamesTheTrick() {
    QTemporaryDir const home;
    Program program(home.path(), lineWithMatch("en", 11));
    QVERIFY(program.isActive());
    QVERIFY(reaches(program.session(), Session::Phase::choosing));
    program.window().setUpdatesEnabled(true);
    program.window().host().setEndShown(true);
    auto const ended = endedOf(sets().front());
    program.window().setScene(ended->resting);
    program.window().setScene(ended->over);
    auto const* live = program.window().findChild<QLabel*>("liveLabel");
    program.window().findChild<TrickChip*>("tookTrick_2")->click();
    QVERIFY(live->text().startsWith("Trick 2. "));
    QString const status = program.window().findChild<StatusLine*>()->text();
    QVERIFY2(status.startsWith("Trick 2. ") && status.endsWith("L or a click goes back to the game."),
             qPrintable(status));
  }

  // Neither where paces say so, nor where nobody has played, nor where it was over before.
  void itHoldsUpNobody_data() {
    QTest::addColumn<int>("how");
    QTest::newRow("at once") << 0;
    QTest::newRow("watched") << 1;
    QTest::newRow("opened") << 2;
    QTest::newRow("another hand") << 3;
  }
  void itHoldsUpNobody() {
    QFETCH(int, how);
    QTemporaryDir const home;
    Program program(home.path(), lineOf("en"));
    auto* const sheet = program.window().findChild<EndSheet*>();
    auto ended = endedOf(sets().front());
    program.window().host().setEndShown(how != 0);
    if (how == 1)
      for (TableScene* scene : {&ended->resting, &ended->over})
        for (Person& person : scene->people) person.human = false;
    if (how == 3) --ended->resting.handNumber;
    if (how != 2) program.window().setScene(ended->resting);
    program.window().setScene(ended->over);
    QVERIFY(sheet->isVisible());
  }
};

}  // namespace testHandEndGames

QTEST_MAIN(testHandEndGames::TestHandEndGames)
#include "test_hand_end.moc"
