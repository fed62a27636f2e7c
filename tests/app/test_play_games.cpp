// A hand of every game at every table size, and of each set of rules, through the real window from the deal to the
// score: once by clicks of the mouse alone, once by keys alone; under further rules of a game by one or the other, at
// one of its tables, and by both at all of them in the long tier (GIAGUARO_LONG). What is chosen is drawn among what is
// offered, so that over the seeds every kind of call, discard and card is made.
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <utility>

#include "tests/app/games_here.h"
#include "tests/app/hand_player.h"
#include "tests/app/table_sets.h"
#include "tests/joined.h"
#include "ui/result/end_sheet.h"

namespace testPlayGames {

using namespace giaguaro;
using namespace giaguaro::test;
using Phase = Session::Phase;

namespace {

constexpr int mostSteps = 400;

}  // namespace

class TestPlayGames : public QObject {
  Q_OBJECT

  void sets(Way way) {
    bool const isLong = qEnvironmentVariableIsSet("GIAGUARO_LONG");
    QTest::addColumn<int>("number");
    std::vector<Set> const all = allSets();
    Way further = Way::mouse;
    std::vector<std::pair<GameInfo const*, Options>> played;
    for (std::size_t i = 0; i < all.size(); ++i) {
      bool const first = hasFirstRules(all, i);
      auto const rules = std::pair(all[i].game, all[i].options);
      bool const again = std::ranges::find(played, rules) != played.end();
      played.push_back(rules);
      if (!first && !again) further = further == Way::mouse ? Way::keys : Way::mouse;
      if (isHere(*all[i].game) && (isLong || first || (!again && way == further)))
        QTest::newRow(qPrintable(nameOf(all[i]))) << static_cast<int>(i);
    }
  }

  void play(Way way) {
    QFETCH(int, number);
    Set const set = allSets()[static_cast<std::size_t>(number)];
    QTemporaryDir const home;
    auto const seed = static_cast<std::uint64_t>(number) + 1;
    Program program(home.path(), lineOfSet(set, number % 2 == 0 ? "it" : "en", seed));
    Session& session = program.session();
    QVERIFY(program.isActive());
    program.window().findChild<EndSheet*>()->setKeyGuard(0);
    HandPlayer player(program, way, seed);
    for (int step = 0;; ++step) {
      QVERIFY(step < mostSteps);
      QVERIFY(player.waits());
      if (session.phase() == Phase::showingResult || session.phase() == Phase::over) break;
      QVERIFY(session.phase() == Phase::choosing);
      QString const problem = player.decide();
      QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }
    auto* title = program.window().findChild<QLabel*>("endTitle");
    QVERIFY(title != nullptr && title->isVisible() && !title->text().isEmpty());
    QVERIFY(session.record().hands.front().result.has_value());
  }

 private slots:
  void byMouse_data() { sets(Way::mouse); }
  void byMouse() { play(Way::mouse); }
  void byKeys_data() { sets(Way::keys); }
  void byKeys() { play(Way::keys); }
};

}  // namespace testPlayGames

QTEST_MAIN(testPlayGames::TestPlayGames)
#include "test_play_games.moc"
