// Duplicate in the program's own window: from the history and from the sheet at the end of a match, played in the
// background, and on to the decision where the two parted.
#include <QAction>
#include <QDir>
#include <QLabel>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/disk/match_store.h"
#include "app/desktop/review/duplicating.h"
#include "core/match/duplicate.h"
#include "tests/app/history_tools.h"
#include "tests/app/window_tools.h"
#include "tests/joined.h"
#include "ui/duplicate/duplicate_list.h"
#include "ui/duplicate/duplicate_page.h"
#include "ui/history/history_page.h"
#include "ui/sheets/sheet_stack.h"

namespace testDuplicateWindow {

using namespace giaguaro;
using namespace giaguaro::test;

class TestDuplicateWindow : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> home_;

  void put(Record const& record) const {
    QString const place = MatchStore::historyFolder(home_->path() + "/data");
    QDir().mkpath(place);
    QFile file(place + "/2026-11-21-191400-1-jaguar.json");
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(matchFileOf(record)) > 0);
  }
  static CommandLine line() {
    CommandLine line;
    line.language = "en";
    line.size = {1280, 800};
    return line;
  }
  static DuplicatePage* page(Program& program) { return program.window().findChild<DuplicatePage*>(); }
  static QAccessibleInterface* rows(Program& program) {
    return QAccessible::queryAccessibleInterface(page(program)->findChild<DuplicateList*>());
  }
  static QString title(Program& program) {
    return page(program)->findChild<QLabel*>("duplicateTitle")->text();
  }
  static bool isPlayed(Program& program) {
    return comes([&] {
      return page(program) != nullptr && page(program)->isVisible() &&
             !program.desktop().duplicating().isPlaying();
    });
  }
  // From the history, by its key.
  static bool openFromHistory(Program& program) {
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const history = program.window().findChild<HistoryPage*>();
    if (!comes([&] { return history->chosenRow() != nullptr; })) return false;
    program.press(Qt::Key_D);
    return isPlayed(program);
  }
  static int sumOf(Record const& record, std::string const& player, bool now) {
    int sum = 0;
    for (DuplicateHand const& hand : playDuplicate(record, {.seat = 0, .player = player}))
      sum += (now ? hand.now : hand.then).scores[0];
    return sum;
  }
  // As the page's title says who made how many points more.
  static QString differenceTold(Record const& record, char const* player, std::string const& name) {
    int const more = sumOf(record, name, false) - sumOf(record, name, true);
    QString const points = QString("%1 point%2").arg(std::abs(more)).arg(std::abs(more) == 1 ? "" : "s");
    return more == 0  ? QString("You and the %1 made the same").arg(player)
           : more > 0 ? QString("You made %2 more than the %1").arg(player, points)
                      : QString("The %1 made %2 more than you").arg(player, points);
  }

 private slots:
  void init() {
    home_ = std::make_unique<QTemporaryDir>();
    Preferences preferences(home_->path() + "/preferences.ini");
    preferences.setPlayer("Volpe", faceHere);
    preferences.setLanguage("en");
  }

  // The page says what the same, played without a window, comes to; another level is asked for by a key.
  void sameAsWithoutAWindow() {
    Record const record = recordOf(planWithViewer(3));
    put(record);
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    QVERIFY(openFromHistory(program));
    QCOMPARE(rows(program)->childCount(), static_cast<int>(record.hands.size()));
    auto const told = [&](char const* player, std::string const& name) {
      return differenceTold(record, player, name);
    };
    QCOMPARE(title(program), told("club player", "club/untimed"));
    program.press(Qt::Key_F6, Qt::ShiftModifier);
    program.press(Qt::Key_Left);
    QVERIFY(isPlayed(program));
    QCOMPARE(title(program), told("novice", "novice/untimed"));
    // What has been played once is there at once.
    program.press(Qt::Key_Right);
    QVERIFY(!program.desktop().duplicating().isPlaying());
    QCOMPARE(title(program), told("club player", "club/untimed"));
    program.press(Qt::Key_Escape);
    QVERIFY(!page(program)->isVisible());
    QVERIFY(program.window().findChild<HistoryPage*>()->isVisible());
  }

  // A player that has thought for a moment says what it expected only where that is surely apart, and never against the
  // review, which has thought for longer and is one button away.
  void saysNothingAgainstTheReview() {
    Card const then = findGame("jaguar")->deck->parse("KD").value();
    Card const now = findGame("jaguar")->deck->parse("3C").value();
    DuplicateHand hand;
    hand.parting =
        Parting{.action = 4,
                .then = {0, Action::play(then)},
                .now = {0, Action::play(now)},
                .candidates = {{.action = Action::play(now), .worth = 0.55, .score = 28, .playouts = 90},
                               {.action = Action::play(then), .worth = 0.49, .score = -8, .playouts = 90}}};
    double& error = hand.parting->candidates[1].error;
    error = 0.02;
    auto const sure = duplicateRowOf(hand, 0, {}).parting;
    QVERIFY(sure->expectedThen == -8.0 && sure->expectedNow == 28.0 && !sure->judged);
    error = 0.04;
    auto const open = duplicateRowOf(hand, 0, {}).parting;
    QVERIFY(!open->expectedThen && !open->expectedNow);

    error = 0.02;
    auto const reviewed = [&hand](Mark mark) {
      KeptReview review;
      review.decisions.push_back({.action = 4, .seat = 0, .verdict = Verdict{.mark = mark}});
      return duplicateRowOf(hand, 0, review).parting;
    };
    auto const best = reviewed(Mark::best);
    QVERIFY(best->judged == Mark::best && !best->expectedThen && !best->expectedNow);
    auto const costly = reviewed(Mark::costly);
    QVERIFY(costly->judged == Mark::costly && costly->expectedThen == -8.0);
  }

  // Enter looks at the decision, P plays from there; the page is there again behind both.
  void leadsToTheParting() {
    Record const record = recordOf(planWithViewer(3));
    put(record);
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    QVERIFY(openFromHistory(program));
    auto const hands = playDuplicate(record, {.seat = 0, .player = "club/untimed"});
    // At the first that made a difference.
    auto const first = std::ranges::find_if(hands, [](auto const& hand) {
      return hand.parting.has_value() && hand.then.scores[0] != hand.now.scores[0];
    });
    QVERIFY(first != hands.end());
    QCOMPARE(page(program)->chosen(), static_cast<int>(first->hand));
    program.press(Qt::Key_Return);
    QVERIFY(comes([&] { return program.desktop().watching().isOn(); }));
    QVERIFY(!page(program)->isVisible());
    TableScene const& scene = program.desktop().watching().demonstration()->scene();
    QCOMPARE(scene.handNumber, static_cast<int>(first->hand) + 1);
    QCOMPARE(scene.playback->step, static_cast<int>(first->parting->action));
    QCOMPARE(scene.seen.viewer, Seat{0});
    program.desktop().watching().end();
    QVERIFY(page(program)->isVisible());
    program.press(Qt::Key_P);
    QVERIFY(comes([&] { return program.desktop().trying().isOn(); }));
    QCOMPARE(program.desktop().trying().trial()->record().hands.back().actions.size(),
             first->parting->action);
    program.desktop().trying().end();
    QVERIFY(page(program)->isVisible());
  }

  // A hand that has been played when its answer is called off is there when one comes back to it.
  void playedThoughCalledOff() {
    Record const record = recordOf(planWithViewer(3));
    put(record);
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const history = program.window().findChild<HistoryPage*>();
    QVERIFY(comes([&] { return history->chosenRow() != nullptr; }));
    Duplicating& duplicating = program.desktop().duplicating();
    program.press(Qt::Key_D);
    QVERIFY(comes([&] { return page(program) != nullptr && page(program)->isVisible(); }));
    // What stands behind the hand has been done: so has the hand, and its answer waits to be heard.
    QVERIFY(duplicating.isPlaying());
    QSemaphore done;
    program.session().thinker().begin(Purpose::analysis, [&](Thinker::Run const&) -> Thinker::Answer {
      done.release();
      return [] {};
    });
    done.acquire();
    QVERIFY(duplicating.isPlaying());
    emit page(program)->levelWanted("novice");
    emit page(program)->levelWanted("club");
    QVERIFY(isPlayed(program));
    QCOMPARE(rows(program)->childCount(), 3);
    QCOMPARE(title(program), differenceTold(record, "club player", "club/untimed"));
  }

  // It is called off with the page, and begun anew with it.
  void calledOffByEscape() {
    put(recordOf(planWithViewer(3)));
    Program program(home_->path(), line());
    QVERIFY(program.isActive());
    program.window().findChild<QAction*>("actionHistory")->trigger();
    auto* const history = program.window().findChild<HistoryPage*>();
    QVERIFY(comes([&] { return history->chosenRow() != nullptr; }));
    program.press(Qt::Key_D);
    QVERIFY(comes([&] { return page(program) != nullptr && page(program)->isVisible(); }));
    program.press(Qt::Key_Escape);
    QVERIFY(!program.desktop().duplicating().isPlaying());
    QVERIFY(!page(program)->isVisible());
    program.press(Qt::Key_D);
    QVERIFY(isPlayed(program));
    QCOMPARE(rows(program)->childCount(), 3);
  }

  void fromTheSheetAtTheEnd() {
    CommandLine with = line();
    with.match = lineWithMatch("en", 3, 1).match;
    for (std::string& level : with.match->levels)
      if (level != "human") level = "greedy";
    Program program(home_->path(), with);
    QVERIFY(program.isActive());
    Session& session = program.session();
    while (session.phase() != Session::Phase::over) {
      QVERIFY(comes([&] {
        return session.phase() == Session::Phase::choosing || session.phase() == Session::Phase::over;
      }));
      if (session.phase() != Session::Phase::choosing) continue;
      actAsBaseline(session);
      QVERIFY(comes([&] { return session.phase() != Session::Phase::recording; }));
    }
    QVERIFY(session.scene().matchOver);
    QVERIFY(program.window().findChild<QAbstractButton*>("duplicate")->isVisible());
    program.press(Qt::Key_D);
    QVERIFY(isPlayed(program));
    QCOMPARE(rows(program)->childCount(), 1);
    program.press(Qt::Key_Escape);
    QVERIFY(!page(program)->isVisible());
    QVERIFY(program.window().findChild<QAbstractButton*>("toPodium")->isVisible());
  }
};

}  // namespace testDuplicateWindow

QTEST_MAIN(testDuplicateWindow::TestDuplicateWindow)
#include "test_duplicate_window.moc"
