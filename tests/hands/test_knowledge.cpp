// What a seat can know (core/rules/knowledge.h), and how likely it seemed at each moment who holds the card in question:
// from that seat's View alone, the same whenever it is asked.
#include <QTest>

#include "core/match/table.h"
#include "tests/core/played.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testKnowledge {

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The same as the first hand of a match; null: this deal cannot be one.
template <Game G>
std::unique_ptr<Table> tableOf(Played<G> const& played) {
  auto table =
      openTable({std::string(G::info.id), played.context.players, played.context.options, 7, {}, {}});
  if (!table->dealProblem(played.deal).empty()) return nullptr;
  table->deal(played.deal, played.context.dealer);
  for (Done const& done : played.history) table->apply(done.action);
  return table;
}

// A match of a game with a card in question, to where a few cards have been played in its first hand.
std::unique_ptr<Table> suspicious(GameInfo const& game, int players, int cards) {
  Record const record = playedRecord(game, players, {.hands = 1, .seed = 3, .player = "greedy"});
  for (RecordedHand const& hand : record.hands) {
    auto table = openTable(setupOf(record));
    for (RecordedHand const& each : record.hands) {
      table->deal(each.deal, each.dealer);
      if (&each == &hand) break;
      for (Done const& done : each.actions) table->apply(done.action);
    }
    int plays = 0;
    for (Done const& done : hand.actions) {
      plays += done.action.kind == Action::Kind::play;
      if (plays > cards) break;
      table->apply(done.action);
    }
    for (Seat seat = 0; seat < players; ++seat)
      if (table->at(seat).knowledge().question.valid()) return table;
  }
  return nullptr;
}

Seat unknowing(Table const& table) {
  for (Seat seat = 0; seat < table.players(); ++seat)
    if (table.at(seat).knowledge().question.valid()) return seat;
  return nobody;
}

}  // namespace

class TestKnowledge : public QObject {
  Q_OBJECT

 private slots:
  // With hidden cards changed it is the same: facts, words, the card in question and who may hold it.
  void nobodyPeeks() {
    FOR_EVERY_GAME({
      int same = 0;
      everyPosition<G>(3, [&](Played<G> const& played, Rng& rng) {
        auto const viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(played.context.players)));
        auto const other = otherView(played, played.view(viewer), rng);
        if (!other) return;
        auto const here = tableOf(played);
        auto const there = tableOf(*other);
        if (!here || !there) return;
        ++same;
        QVERIFY(here->at(viewer).knowledge() == there->at(viewer).knowledge());
      });
      QVERIFY2(same > 20, G::info.id.data());
    });
  }

  void likelihoodsDoNotPeek() {
    int same = 0;
    FOR_EVERY_GAME({
      int here = 0;
      everyPosition<G>({1, 1}, [&](Played<G> const& played, Rng& rng) {
        if (here >= 4 || !played.hand.pub.playing() || rng.below(4) != 0) return;
        auto const viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(played.context.players)));
        auto const table = tableOf(played);
        auto const other = table ? otherView(played, played.view(viewer), rng) : std::nullopt;
        if (!other) return;
        int const acts = static_cast<int>(played.history.size());
        LikelihoodThought const one = table->at(viewer).likelihood(acts);
        LikelihoodThought const two = tableOf(*other)->at(viewer).likelihood(acts);
        QCOMPARE(static_cast<bool>(one), static_cast<bool>(two));
        if (!one) return;
        ++here;
        ++same;
        QVERIFY(one(StopFlag{}) == two(StopFlag{}));
      });
    });
    QVERIFY(same > 4);
  }

  // Asked for later, a moment is what it was then.
  void aMomentStaysWhatItWas() {
    GameInfo const& game = *findGame("jaguar");
    auto const then = suspicious(game, 5, 6);
    QVERIFY(then);
    Seat const seat = unknowing(*then);
    int const acts = static_cast<int>(then->at(seat).history().size());
    std::vector<Holder> const before = then->at(seat).likelihood(acts)(StopFlag{});
    double sum = 0;
    for (Holder const& holder : before) sum += holder.chance;
    QVERIFY(before.size() > 1 && std::abs(sum - 1) < 1e-9);
    auto const later = then->copy();
    later->apply(later->legal().front());
    QVERIFY(later->at(seat).likelihood(acts)(StopFlag{}) == before);
    StopFlag stopped;
    stopped.stop();
    QVERIFY(then->at(seat).likelihood(acts)(stopped).empty());
    // What was not played yet, and what nobody asks, has none.
    QVERIFY(!then->at(seat).likelihood(0));
    QVERIFY(!then->at(seat).likelihood(acts + 1));
    QVERIFY(!then->at(nobody).likelihood(acts));
  }

  // Each act of the hand has its sentence, and what was said in it its words.
  void tellsEachAct() {
    for (GameInfo const* game : allGames()) {
      auto const table = openTable(setupOf(playedRecord(*game, game->usualPlayers, {.hands = 1})));
      table->deal(table->nextDeal(), table->nextDealer());
      int acts = 0;
      while (!table->handOver() && acts < 30) {
        Seat const seat = table->toAct();
        bool const plays = table->playing();
        table->apply(table->thought("greedy")(StopFlag{}).action);
        ++acts;
        Knowledge const knowledge = table->at(seat).knowledge();
        QCOMPARE(static_cast<int>(knowledge.deeds.size()), acts);
        if (plays) QVERIFY2(!knowledge.deeds.back().told.empty(), game->id.data());
        for (Seat const holder : knowledge.holders) QVERIFY(holder != seat);
      }
      QVERIFY(acts > 3);
    }
  }
};

}  // namespace testKnowledge

QTEST_APPLESS_MAIN(testKnowledge::TestKnowledge)
#include "test_knowledge.moc"
