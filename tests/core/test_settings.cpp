// Options of a table as the arena's command line gives them. The program's own file is compiled in, so that the
// list of options is this test's.
#include <QTest>
#include <algorithm>

#include "app/arena/settings.cpp"
#include "core/match/table.h"
#include "tests/core/table_options.h"
#include "tests/joined.h"

namespace testSettings {

using namespace giaguaro;
using namespace giaguaro::arena;

class TestSettings : public QObject {
  Q_OBJECT

 private slots:
  void tables_data() {
    QTest::addColumn<QStringList>("settings");
    QTest::addColumn<int>("players");
    QTest::addColumn<QList<int>>("values");
    QTest::addColumn<QString>("refused");
    auto const row = [](QStringList const& settings, int players, QList<int> const& values,
                        char const* refused = "") {
      QTest::newRow(qPrintable(QString("%1, %2").arg(settings.join(' ')).arg(players)))
          << settings << players << values << refused;
    };
    row({}, 5, {0, 0, 0});
    row({"talk=on"}, 5, {1, 0, 0});
    row({}, 3, {0, 0, 0});
    row({"talk=off", "clock=90"}, 5, {0, 90, 0});
    row({"clock=off", "deals=day"}, 3, {0, 0, 1});
    row({"clock=15=15"}, 5, {}, "--table clock: \"15=15\" is not a number from 15 to 600 or off");
    row({"clock=14"}, 5, {}, "--table clock: \"14\" is not a number from 15 to 600 or off");
    row({"clock=0"}, 5, {}, "--table clock: \"0\" is not a number from 15 to 600 or off");
    row({"talk=perhaps"}, 5, {}, "--table talk: \"perhaps\" is not one of off and on");
    row({"clock=20", "clock=20"}, 5, {}, "--table clock: the option clock is given twice");
    row({"lamp=on"}, 5, {},
        "--table lamp: a table of GAME for 5 has no option \"lamp\"; it has talk, clock and deals");
    row({"talk=on"}, 3, {},
        "--table talk: a table of GAME for 3 has no option \"talk\"; it has clock and deals");
    row({"talk"}, 5, {}, "--table: \"talk\" is not of the form k=v");
  }
  void tables() {
    QFETCH(QStringList, settings);
    QFETCH(int, players);
    QFETCH(QList<int>, values);
    QFETCH(QString, refused);
    auto const games = allGames();
    auto const game = std::find_if(games.begin(), games.end(), [](GameInfo const* each) {
      return each->sides && each->players.size() > 1;
    });
    QVERIFY(game != games.end());
    std::vector<std::string> given;
    for (QString const& setting : settings) given.push_back(setting.toStdString());
    auto const list = tableOptionsOfTests();
    try {
      Options const table = tableOf(given, **game, players, list);
      QCOMPARE(refused, QString());
      QCOMPARE(values.size(), qsizetype{3});
      for (int i = 0; i < 3; ++i) QCOMPARE(int{table.values[static_cast<std::size_t>(i)]}, values[i]);
    } catch (BadInput const& bad) {
      QCOMPARE(QString(bad.what()),
               refused.replace("GAME", QString::fromStdString(std::string((*game)->id))));
    }
  }
};

}  // namespace testSettings

QTEST_APPLESS_MAIN(testSettings::TestSettings)
#include "test_settings.moc"
