// `giaguaro-arena grade` and `grades`: what is found of players, how it is summed up, and what is refused.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/arena/measuring/grading.h"
#include "core/match/table.h"
#include "tests/core/arena.h"
#include "tests/core/played.h"
#include "tests/joined.h"

namespace testArenaGrade {

using namespace giaguaro;

namespace {

GradingSetup quick(char const* player, int deals) {
  GradingSetup setup;
  setup.game = "jaguar";
  setup.players = 5;
  setup.options = defaultOptions(*findGame("jaguar"), 7);
  setup.seed = 2;
  setup.graded = {player};
  setup.rest = player;
  setup.deals = deals;
  setup.settings = {24};
  return setup;
}

double correlationOf(std::vector<std::pair<double, double>> const& pairs) {
  double meanX = 0, meanY = 0, squaresX = 0, squaresY = 0, products = 0;
  auto const count = static_cast<double>(pairs.size());
  for (auto const& [x, y] : pairs) {
    meanX += x / count;
    meanY += y / count;
  }
  for (auto const& [x, y] : pairs) {
    squaresX += (x - meanX) * (x - meanX);
    squaresY += (y - meanY) * (y - meanY);
    products += (x - meanX) * (y - meanY);
  }
  return products / std::sqrt(squaresX * squaresY);
}

}  // namespace

class TestGrade : public QObject {
  Q_OBJECT

 private slots:
  // Who plays at random loses more than who thinks, and scores less with the same cards.
  void gradesTellPlayersApart() {
    GradingSetup setup = quick("club:60it", 6);
    setup.graded = {"random", "club:60it"};
    setup.settings = {240};
    setup.again = 4;
    Grading const grading = grade(setup);
    QCOMPARE(grading.grades.size(), std::size_t{2});
    Grades const& random = grading.grades[0];
    Grades const& club = grading.grades[1];
    QVERIFY(random.decisions > 40 && club.decisions > 40);
    QVERIFY2(random.loss > 2 * club.loss,
             qPrintable(QString("%1 against %2").arg(random.loss).arg(club.loss)));
    QVERIFY(random.error > 0);
    QCOMPARE(club.score, 0.0);
    QCOMPARE(grading.hands, 6);
    QVERIFY(grading.correlation >= -1 && grading.correlation <= 1);
    QCOMPARE(grading.again, 4);
    QVERIFY(grading.stayedHalf > 0 && grading.stayedHalf <= 4);
    for (Grades const& grades : grading.grades) {
      int marked = 0;
      for (int const count : grades.marks) marked += count;
      QCOMPARE(marked, grades.decisions);
    }

    QString const hands = folder_.filePath("hands.jsonl");
    Answer const answer = run(
        "grade --game jaguar --option hands=7 --seed 2 --graded random,club:60it --rest club:60it --deals 6 "
        "--iterations 240 --again 4 --per-hand " +
        hands);
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(run({"grades", hands}).out, answer.out);
    QStringList const lines = QString::fromUtf8(answer.out).split('\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[0].startsWith(
        QString("random: %1 decisions, loss %2 +- ").arg(random.decisions).arg(random.loss, 0, 'f', 4)));
    QVERIFY(lines[2].startsWith("Correlation of losses with scores, over 6 hands: "));
    QVERIFY(lines[2].endsWith(
        QString(": %1 +- %2").arg(grading.correlation, 0, 'f', 3).arg(grading.correlationError, 0, 'f', 3)));
    QVERIFY(lines[3].endsWith(QString("judged again in ten times the worlds: 4, at least half as costly: %1")
                                  .arg(grading.stayedHalf)));
  }

  // What the rest scores is the mean of several plays of the same cards, which differ.
  void theRestPlaysEachDealSeveralTimes() {
    GradingSetup setup = quick("random", 5);
    std::vector<double> once;
    setup.report = [&](GradedHand const& hand) { once.push_back(hand.usual); };
    (void)grade(setup);
    std::vector<double> usual;
    setup.replays = 4;
    setup.report = [&](GradedHand const& hand) { usual.push_back(hand.usual); };
    (void)grade(setup);
    QCOMPARE(usual.size(), std::size_t{5});
    int fractions = 0;
    for (std::size_t hand = 0; hand < usual.size(); ++hand) {
      QCOMPARE(once[hand], std::round(once[hand]));
      double const others = 4 * usual[hand] - once[hand];  // the first of them is the one play of before
      QCOMPARE(others, std::round(others));
      QVERIFY(std::abs(others) <= 3 * 4);
      if (usual[hand] != std::round(usual[hand])) ++fractions;
    }
    QVERIFY(fractions > 0);
  }

  // The rest's own player, graded: it plays as the rest did, with the same cards and streams, each time.
  void aGradedPlayerPlaysEachDealSeveralTimes() {
    GradingSetup setup = quick("novice:30it", 4);
    setup.replays = setup.plays = 3;
    std::vector<GradedHand> hands;
    setup.report = [&](GradedHand const& hand) { hands.push_back(hand); };
    (void)grade(setup);
    QCOMPARE(hands.size(), std::size_t{4});
    for (GradedHand const& hand : hands) {
      QVERIFY2(std::abs(hand.score - hand.usual) < 1e-12, qPrintable(QString::number(hand.score)));
      int last = 0;
      int plays = 0;
      for (GradedDecision const& decision : hand.decisions) {
        if (plays == 0 || decision.judged.action < last) ++plays;
        last = decision.judged.action;
      }
      QCOMPARE(plays, 3);
    }
  }

  void whatIsEnoughEndsAGrading() {
    GradingSetup setup = quick("greedy", 5);
    int hands = 0;
    setup.report = [&](GradedHand const&) { ++hands; };
    setup.isEnough = [&] { return hands == 2; };
    Grading const grading = grade(setup);
    QCOMPARE(hands, 2);
    QCOMPARE(grading.deals, 2);
    QCOMPARE(grading.grades.size(), std::size_t{1});
    QVERIFY(grading.grades[0].decisions > 2);
  }

  // Hands are summed up whatever run they come from; each figure is counted again here.
  void sumsUpHands() {
    struct Given {
      std::uint64_t seed;
      char const* player;
      std::vector<double> losses;
      double score, usual;
    };
    std::vector<Given> const given{{3, "club", {0, 0.5}, 1, 1},
                                   {3, "expert", {0}, 2, 1},
                                   {4, "club", {0.25, 0, 0}, -1, 0.5},  // of two plays
                                   {5, "club", {1}, -2, 1},
                                   {6, "club", {0}, 1, 0}};
    GradingTally tally("expert");
    for (Given const& one : given) {
      GradedHand hand{.seed = one.seed,
                      .player = one.player,
                      .plays = one.seed == 4 ? 2 : 1,
                      .score = one.score,
                      .usual = one.usual};
      for (double const loss : one.losses) {
        Verdict verdict;
        verdict.loss = loss;
        verdict.mark = loss > 0 ? Mark::costly : Mark::best;
        GradedDecision decision{{.verdict = verdict}};
        if (loss > 0) decision.again = loss == 1 ? 0.4 : loss / 2;
        hand.decisions.push_back(decision);
      }
      tally.add(hand);
    }
    Grading const grading = tally.grading();
    QCOMPARE(grading.deals, 4);
    QCOMPARE(grading.hands, 4);
    QCOMPARE(grading.again, 3);
    QCOMPARE(grading.stayedHalf, 2);
    QCOMPARE(grading.grades.size(), std::size_t{2});
    Grades const& club = grading.grades[0];
    QCOMPARE(club.player, std::string("club"));
    QCOMPARE(club.decisions, 7);
    QCOMPARE(club.loss, 0.25);
    QCOMPARE(club.marks, (std::array<int, 5>{4, 0, 0, 3, 0}));
    QCOMPARE(club.score, (0 - 1.5 - 3 + 1) / 4);
    // Losses a play 0.5, 0.125, 1, 0 with -0, -1.5, -3 and +1.
    std::vector<std::pair<double, double>> const pairs{{-0.5, 0}, {-0.125, -1.5}, {-1, -3}, {0, 1}};
    QVERIFY(std::abs(grading.correlation - correlationOf(pairs)) < 1e-12);
    double mean = 0;
    std::vector<double> leftOut;
    for (std::size_t out = 0; out < pairs.size(); ++out) {
      auto others = pairs;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(out));
      leftOut.push_back(correlationOf(others));
      mean += leftOut.back() / 4;
    }
    double squares = 0;
    for (double const one : leftOut) squares += (one - mean) * (one - mean);
    QVERIFY(std::abs(grading.correlationError - std::sqrt(squares * 3 / 4)) < 1e-12);
  }

  void partsAreOneGrading() {
    QString const usual = "grade --game jabberwocky --graded random --rest greedy --deals 3 --iterations 24 ";
    QStringList parts;
    int decisions = 0;
    for (char const* seed : {"5", "6"}) {
      parts << folder_.filePath(QString("part-%1.jsonl").arg(seed));
      Answer const part = run(usual + "--seed " + seed + " --per-hand " + parts.last());
      QCOMPARE(part.err, QByteArray());
      decisions += part.out.mid(8).split(' ')[0].toInt();
    }
    Answer const both = run(QStringList{"grades"} + parts);
    QCOMPARE(both.err, QByteArray());
    QVERIFY(decisions > 6);
    QVERIFY2(both.out.startsWith("random: " + QByteArray::number(decisions) + " decisions, loss "), both.out);
    QVERIFY2(both.out.contains("\nCorrelation of losses with scores, over 6 hands: "), both.out);

    auto const refuses = [](QStringList const& files, QByteArray const& says) {
      Answer const answer = run(QStringList{"grades"} + files);
      QCOMPARE(answer.status, 2);
      QCOMPARE(answer.out, QByteArray());
      QCOMPARE(answer.err, "giaguaro-arena: " + says + '\n');
    };
    QByteArray const first = parts[0].toUtf8();
    refuses({parts[0], parts[0]}, first + ":1: this hand of random comes before it too");
    QString const other = folder_.filePath("other.jsonl");
    QVERIFY(run(usual + "--seed 7 --replays 2 --per-hand " + other).err.isEmpty());
    refuses({parts[0], other},
            other.toUtf8() + ":1: another game, or judged or played otherwise than what comes before it");
    QString const record = folder_.filePath("record.jsonl");
    QVERIFY(run("play --game jaguar --seats random --matches 1 --out " + record).err.isEmpty());
    refuses({record}, record.toUtf8() + ":1: not what `grade --per-hand` writes");
    // A line that somebody has changed.
    QFile whole(parts[0]);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QJsonObject const line = QJsonDocument::fromJson(whole.readLine()).object();
    auto const changed = [&](char const* member, QJsonValue const& value, QByteArray const& says) {
      QJsonObject object = line;
      object[member] = value;
      QFile file(folder_.filePath("changed.jsonl"));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
      file.close();
      refuses({file.fileName()}, file.fileName().toUtf8() + ":1: " + says);
    };
    changed("seat", 99, "`seat`: 99 is not a whole number from 0 to 3");
    changed("seat", 1.5, "`seat`: 1.5 is not a whole number from 0 to 3");
    changed("game", "chess", "there is no game \"chess\"");
    changed("players", 7, "jabberwocky is not for 7 players");
    changed("hand", 0, "`hand`: 0 is not a whole number from 1 to 2147483647");
    changed("seed", -1, "`seed` is no seed");
    changed("seconds", -1, "seconds that cannot be");
    refuses({"/dev/null"}, "no hand was judged");
  }

 private:
  QTemporaryDir folder_;
};

}  // namespace testArenaGrade

QTEST_GUILESS_MAIN(testArenaGrade::TestGrade)
#include "test_grade.moc"
