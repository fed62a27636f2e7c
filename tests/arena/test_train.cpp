// Training: the same setup gives the same weights, and what is learned fits hands that were held out.
#include <QTest>

#include "app/arena/training/train.h"
#include "core/ai/policy.h"
#include "core/games/games.h"
#include "core/match/table.h"
#include "tests/core/run_length.h"
#include "tests/joined.h"

namespace testTrain {

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

// The mean card points (in halves) of a seat that plays by these weights, where the others play anything.
double pointsAmongRandom(std::vector<std::int16_t> const& weights) {
  constexpr int hands = 4000;
  using Mind = JaagoChalis::Mind;
  Policy<JaagoChalis> const policy(weights);
  Rng rng(5);
  Context context;
  context.players = JaagoChalis::players;
  double points = 0;
  for (int i = 0; i < hands; ++i) {
    JaagoChalis hand = JaagoChalis::start(context, JaagoChalis::shuffle(context, nullptr, rng));
    Mind::Memory memory = Mind::recall(hand.pub);
    while (!hand.pub.over()) {
      auto const& own = hand.own(hand.pub.toAct());
      CardSet const cards = JaagoChalis::playable(hand.pub, own);
      Card const card = hand.pub.toAct() == 0
                            ? policy.draw(Mind::Scene(hand.pub, own, memory), cards, rng)
                            : cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
      memory.see(hand.pub, card);
      hand.apply(Action::play(card), nullptr);
    }
    points += hand.pub.points[0];
  }
  return points / hands;
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

  // Learning from whole hands: what the policy itself prefers more and more, it had gained by.
  void replaysTeachToo() {
    auto const silent = [](TrainingRound const&) {};
    TrainingSetup setup = setupOf("jaago-chalis", 4);
    setup.rounds = 0;
    setup.climbs = 20'000;
    setup.replays = 8;
    std::vector<TrainingRound> rounds;
    std::vector<std::int16_t> const weights =
        train(setup, [&](TrainingRound const& round) { rounds.push_back(round); });
    QVERIFY(weights == train(setup, silent));
    QCOMPARE(rounds.size(), std::size_t{1});
    QVERIFY(rounds.front().decisions > 100'000);
    double const learned = pointsAmongRandom(weights);
    double const uniform = pointsAmongRandom(std::vector<std::int16_t>(weights.size()));
    QVERIFY2(learned > uniform + 1, qPrintable(QString("%1 after %2").arg(learned).arg(uniform)));
  }

  void whatIsLearnedHoldsElsewhere() {
    TrainingSetup setup = setupOf("jabberwocky", 3);
    setup.hands = test::inRun(1200);
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

}  // namespace testTrain

QTEST_APPLESS_MAIN(testTrain::TestTrain)
#include "test_train.moc"
