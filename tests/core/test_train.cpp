// Training: the same setup gives the same weights, and what is learned fits hands that were held out.
#include <QTest>

#include "core/match/table.h"
#include "core/match/train.h"

using namespace giaguaro;

namespace {

TrainingSetup setupOf(char const* game, std::uint64_t seed) {
  return {.game = findGame(game),
          .seed = seed,
          .rounds = 1,
          .hands = 60,
          .worlds = 8,
          .temperature = 0.02,
          .climbs = 500,
          .fromScratch = true};
}

}  // namespace

class TestTrain : public QObject {
  Q_OBJECT

 private slots:
  void theSameSetupGivesTheSameWeights() {
    auto const silent = [](TrainingRound const&) {};
    std::vector<std::int16_t> const weights = train(setupOf("jabberwocky", 1), silent);
    QVERIFY(!weights.empty());
    QVERIFY(weights == train(setupOf("jabberwocky", 1), silent));
    QVERIFY(weights != train(setupOf("jabberwocky", 2), silent));
  }

  void whatIsLearnedHoldsElsewhere() {
    TrainingSetup setup = setupOf("jabberwocky", 3);
    setup.hands = 600;
    setup.rounds = 2;
    std::vector<TrainingRound> rounds;
    (void)train(setup, [&](TrainingRound const& round) { rounds.push_back(round); });
    QCOMPARE(rounds.size(), std::size_t{3});
    QVERIFY(rounds.back().decisions > 1000);
    rounds.pop_back();
    for (TrainingRound const& round : rounds) {
      QVERIFY(round.decisions > 1000);
      QVERIFY(round.targetEntropy < round.loss);
      QVERIFY2(round.loss < round.uniformLoss,
               qPrintable(QString("%1 against %2").arg(round.loss).arg(round.uniformLoss)));
    }
  }
};

QTEST_APPLESS_MAIN(TestTrain)
#include "test_train.moc"
