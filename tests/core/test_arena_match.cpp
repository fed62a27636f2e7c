// What `match` tells: of each deal and hand, in which unit, and of hands of one size.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "tests/core/arena.h"
#include "tests/joined.h"

namespace testArenaMatch {

using namespace giaguaro;

namespace {

// The mean of the seats of A less that of the others.
double apart(QJsonArray const& values, QJsonArray const& ofA) {
  double sums[2] = {0, 0};
  int counts[2] = {0, 0};
  for (int seat = 0; seat < values.size(); ++seat) {
    int const side = ofA.contains(seat) ? 0 : 1;
    sums[side] += values[seat].toDouble();
    ++counts[side];
  }
  return sums[0] / counts[0] - sums[1] / counts[1];
}

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

}  // namespace

class TestArenaMatch : public QObject {
  Q_OBJECT

 private slots:
  // The figures of the tournament are the means of the deals', and these follow from the hands.
  void tellsOfEachDeal_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("unit");
    QTest::newRow("jaguar") << "jaguar"
                            << "card points";
    QTest::newRow("jabberwocky") << "jabberwocky"
                                 << "tricks";
    QTest::newRow("jaago-chalis") << "jaago-chalis"
                                  << "card points";
    QTest::newRow("tarot") << "tarot"
                           << "card points";
  }
  void tellsOfEachDeal() {
    QFETCH(QString, game);
    QFETCH(QString, unit);
    auto const [figures, deals] = played("--game " + game + " --deals 6");
    QCOMPARE(figures["unit"]["score"].toString(), QString("points"));
    QCOMPARE(figures["unit"]["points"].toString(), unit);
    QCOMPARE(deals.size(), 6);
    double sum = 0;
    double points = 0;
    for (int i = 0; i < deals.size(); ++i) {
      QJsonObject const& deal = deals[i];
      QCOMPARE(deal["deal"].toInt(), i + 1);
      QCOMPARE(deal["unit"], figures["unit"]);
      sum += deal["score"]["hands"].toDouble();
      points += deal["points"]["hands"].toDouble();
      double score = 0;
      int own = 0;
      for (QJsonValue hand : deal["hands"].toArray()) {
        if (hand["contract"].toString() != "own") continue;
        ++own;
        score += apart(hand["scores"].toArray(), hand["a"].toArray());
      }
      QCOMPARE(own, 2 * figures["players"].toInt());
      QVERIFY(near(score / own, deal["score"]["hands"].toDouble()));
    }
    QVERIFY(near(sum / 6, figures["difference"].toDouble()));
    QVERIFY(near(points / 6, figures["points"]["hands"]["difference"].toDouble()));
  }

  void threadsChangeNothing() {
    auto const one = played("--game jaguar --deals 12");
    auto const two = played("--game jaguar --deals 12 --threads 2");
    QCOMPARE(one.second, two.second);
    QCOMPARE(one.second.size(), 12);
  }

  // In whole points: a hand of Jaago-Chalis has 40, Tarot's tricks at most 91; and Tarot's margin is over
  // what its bouts ask for.
  void countsWholePoints() {
    int hands = 0;
    for (QJsonObject const& deal : played("--game jaago-chalis --deals 4").second)
      for (QJsonValue hand : deal["hands"].toArray()) {
        ++hands;
        double all = 0;
        for (QJsonValue points : hand["points"].toArray()) all += points.toDouble();
        QCOMPARE(all, 40.0);
        for (int seat = 0; seat < 4; ++seat)
          QCOMPARE(hand["made"][seat].toBool(), hand["points"][seat].toDouble() >= 10);
      }
    QVERIFY(hands > 0);

    auto const [figures, deals] = played("--game tarot --players 3 --deals 8");
    int margins = 0;
    for (QJsonObject const& deal : deals)
      for (QJsonValue hand : deal["hands"].toArray()) {
        if (hand["void"].toBool() || hand["margin"].isUndefined()) continue;
        ++margins;
        double all = 0;
        for (QJsonValue points : hand["points"].toArray()) all += points.toDouble();
        QVERIFY(all > 40 && all <= 91);
        // One seat against two: it has made its contract where its margin is not below 0.
        QJsonArray const made = hand["made"].toArray();
        int const with = static_cast<int>(std::count(made.begin(), made.end(), QJsonValue(true)));
        QCOMPARE(with, hand["margin"].toInt() >= 0 ? 1 : 2);
      }
    QVERIFY(margins > 20);
    QVERIFY(
        run("match --game tarot --players 3 --a greedy --b random --deals 2").out.contains("card points, "));
  }

  void choosesTheSizeOfHands() {
    auto const [figures, deals] = played("--game jabberwocky --deals 5 --hand-size 9");
    QCOMPARE(figures["hand_size"].toInt(), 9);
    QCOMPARE(deals.size(), 5);
    QList<QJsonValue> seeds;
    int made = 0;
    for (QJsonObject const& deal : deals) {
      QCOMPARE(deal["cards"].toInt(), 9);
      QCOMPARE(deal["hand"].toInt(), 7);  // of thirteen; there is one in a match
      QVERIFY(!seeds.contains(deal["seed"]));
      seeds << deal["seed"];
      for (QJsonValue hand : deal["hands"].toArray())
        for (int seat = 0; seat < 4; ++seat) {
          QCOMPARE(hand["made"][seat].toBool(), hand["scores"][seat].toInt() == 1);
          made += hand["made"][seat].toBool() ? 1 : 0;
        }
    }
    QVERIFY(made > 0);
    QVERIFY(played("--game jabberwocky --deals 5").second.first()["cards"].toInt() == 3);
  }

 private:
  // `greedy` against `random`: what is printed, and the lines of its deals.
  std::pair<QJsonObject, QList<QJsonObject>> played(QString const& arguments) {
    QString const path = folder_.filePath("deals.jsonl");
    QFile::remove(path);
    Answer const answer =
        run("match " + arguments + " --a greedy --b random --seed 4 --json --per-deal " + path);
    QFile file(path);
    QList<QJsonObject> deals;
    if (file.open(QIODevice::ReadOnly))
      while (!file.atEnd()) deals << QJsonDocument::fromJson(file.readLine()).object();
    return {answer.json().object(), deals};
  }

  QTemporaryDir folder_;
};

}  // namespace testArenaMatch

QTEST_GUILESS_MAIN(testArenaMatch::TestArenaMatch)
#include "test_arena_match.moc"
