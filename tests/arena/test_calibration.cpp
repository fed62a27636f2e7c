// What players believe of hidden partners, against who they are (app/arena/measuring/calibration.h, `arena
// calibrate`).
#include <QRegularExpression>
#include <QTest>
#include <cmath>

#include "app/arena/measuring/calibration.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testCalibration {

using namespace giaguaro;

class TestCalibration : public QObject {
  Q_OBJECT

 private slots:
  void everyForecastHasOneHolder_data() {
    QTest::addColumn<QString>("game");
    for (char const* game : {"jaguar", "briscola-chiamata", "tarot"}) QTest::newRow(game) << game;
  }
  void everyForecastHasOneHolder() {
    QFETCH(QString, game);
    constexpr int tricks = 2;
    GameInfo const& info = *findGame(game.toStdString());
    TournamentSetup setup;
    setup.game = info.id;
    setup.players = 5;
    setup.options = defaultOptions(info, 7);
    setup.seed = 3;
    setup.a = "club:30it";
    setup.deals = 8;
    Calibration const calibration = calibrate(setup, tricks);
    QVERIFY(!calibration.by.empty());
    int forecasts = 0;
    for (auto const& [key, group] : calibration.by) {
      auto const& [role, done] = key;
      QVERIFY(role == "caller" || role == "other");
      QVERIFY(group.count > 0);
      QVERIFY(group.loss >= 0);
      QVERIFY(group.right >= 0 && group.right <= 1);
      // Two holders at least, five at most.
      QVERIFY(group.baseLoss >= std::log(2.0) - 1e-9 && group.baseLoss <= std::log(5.0) + 1e-9);
      if (done == tricks) forecasts += group.count;
    }
    // Of each forecast the chances add up to one, and one of them came true.
    QVERIFY(forecasts > 0);
    double given = 0;
    double was = 0;
    for (std::size_t i = 0; i < calibration.bins.size(); ++i) {
      Calibration::Bin const& bin = calibration.bins[i];
      given += bin.forecast * bin.count;
      was += bin.was * bin.count;
      if (bin.count == 0) continue;
      QVERIFY(bin.forecast >= static_cast<double>(i) / 10 - 1e-9);
      QVERIFY(bin.forecast <= static_cast<double>(i + 1) / 10 + 1e-9);
    }
    QVERIFY2(std::abs(given - forecasts) < 1e-6, qPrintable(QString::number(given)));
    QVERIFY2(std::abs(was - forecasts) < 1e-6, qPrintable(QString::number(was)));
    QVERIFY(calibration.error() >= 0 && calibration.error() <= 1);
    QVERIFY(calibrate(setup, tricks).by == calibration.by);
  }

  // What is said at the table is heard: the chances are others than without a word.
  void theTableMayTalk() {
    QString const line =
        "calibrate --game jaguar --option hands=7 --player club:20it --deals 3 --seed 3 --tricks 2";
    Answer const silent = run(line);
    Answer const talking = run(line + " --table talk=on");
    QCOMPARE(talking.err, QByteArray());
    QCOMPARE(talking.status, 0);
    QVERIFY(talking.out != silent.out);
  }

  // The program's table says the same figures.
  void theProgramPrintsThem() {
    TournamentSetup setup;
    setup.game = "jaguar";
    setup.players = 5;
    setup.options = defaultOptions(*findGame("jaguar"), 7);
    setup.seed = 3;
    setup.a = "club:20it";
    setup.deals = 3;
    Calibration const calibration = calibrate(setup, 2);
    Answer const answer =
        run("calibrate --game jaguar --option hands=7 --player club:20it --deals 3 --seed 3 --tricks 2");
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.status, 0);
    QStringList const lines = QString::fromUtf8(answer.out).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(static_cast<std::size_t>(lines.size()),
             1 + calibration.by.size() + 1 + calibration.bins.size() + 1);
    int line = 0;
    QVERIFY(lines[line++].startsWith("Who holds the card in question"));
    static QRegularExpression const row("^  (\\w+) +(\\d+) tricks: log loss ([\\d.]+) .*\\((\\d+)\\)$");
    for (auto const& [key, group] : calibration.by) {
      auto const match = row.match(lines[line++]);
      QVERIFY2(match.hasMatch(), qPrintable(lines[line - 1]));
      QCOMPARE(match.captured(1).toStdString(), key.first);
      QCOMPARE(match.captured(2).toInt(), key.second);
      QVERIFY(std::abs(match.captured(3).toDouble() - group.loss) < 6e-4);
      QCOMPARE(match.captured(4).toInt(), group.count);
    }
    QVERIFY(lines[line++].startsWith("Chances given after 2 tricks"));
    for (Calibration::Bin const& bin : calibration.bins)
      QVERIFY(lines[line++].endsWith(QString("(%1)").arg(bin.count)));
    QVERIFY(lines[line].startsWith("  mean error "));
  }
};

}  // namespace testCalibration

QTEST_GUILESS_MAIN(testCalibration::TestCalibration)
#include "test_calibration.moc"
