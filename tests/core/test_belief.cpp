// Where a seat takes the cards to lie that it does not see (core/ai/belief.h): from its View alone, the same whenever it
// is asked, and never against what it knows for certain.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/match/table.h"
#include "tests/core/played.h"
#include "tests/core/positions.h"
#include "tests/joined.h"

namespace testBelief {

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

double sumOf(std::vector<Holder> const& holders) {
  double sum = 0;
  for (Holder const& holder : holders) sum += holder.chance;
  return sum;
}

double chanceOf(std::vector<Holder> const& holders, Seat seat) {
  auto const found = std::ranges::find(holders, seat, &Holder::seat);
  return found == holders.end() ? 0 : found->chance;
}

// Some positions of every game, from the seat that is to act.
template <class Meet>
void meetSome(int of, Meet const& meet) {
  FOR_EVERY_GAME({
    int here = 0;
    everyPosition<G>({6, 4}, [&](Played<G> const& played, Rng& rng) {
      if (here >= of || played.hand.pub.over() || rng.below(3) != 0) return;
      auto const table = tableOf(played);
      if (table && meet(played, *table, rng)) ++here;
    });
    QVERIFY2(here > of / 2, G::info.id.data());
  });
}

}  // namespace

class TestBelief : public QObject {
  Q_OBJECT

 private slots:
  // Other cards in the hands that it cannot see: it believes the same.
  void nobodyPeeks() {
    meetSome(6, []<Game G>(Played<G> const& played, Table const& table, Rng& rng) {
      Seat const seat = table.toAct();
      auto const other = otherView(played, played.view(seat), rng);
      auto const there = other ? tableOf(*other) : nullptr;
      if (!there || other->deal == played.deal) return false;
      auto const one = table.at(seat).belief()(StopFlag{});
      [&] { QVERIFY(one == there->at(seat).belief()(StopFlag{})); }();
      return true;
    });
  }

  // Every unseen card is somewhere, as surely as all that is possible is one; and only there where it may be.
  void agreesWithWhatIsCertain() {
    meetSome(6, []<Game G>(Played<G> const& played, Table const& table, Rng&) {
      Seat const seat = table.toAct();
      Facts const facts = G::facts(played.view(seat));
      Belief const belief = table.at(seat).belief()(StopFlag{}).value();
      CardSet cards;
      auto const check = [&] {
        for (Belief::Lying const& lying : belief.cards) {
          cards.insert(lying.card);
          QVERIFY(std::abs(sumOf(lying.holders) - 1) < 1e-9);
          QVERIFY(std::ranges::is_sorted(lying.holders, std::ranges::greater{}, &Holder::chance));
          for (Holder const& holder : lying.holders) {
            bool may = holder.seat == nobody ? facts.mayStock.contains(lying.card) : false;
            for (std::size_t place = 0; place < facts.may.size(); ++place)
              may = may || (facts.may[place].contains(lying.card) &&
                            (static_cast<Seat>(place) == holder.seat ||
                             static_cast<int>(place) >= played.context.players));
            QVERIFY(may);
          }
        }
        QVERIFY(cards == facts.unseen);
      };
      check();
      return !facts.unseen.empty();
    });
  }

  // The card in question lies where who holds it is likely to be, and that is what the page of what can be known says.
  void countsTheCardInQuestionAsItsHoldersAre() {
    int met = 0;
    FOR_EVERY_GAME({
      int here = 0;
      everyPosition<G>({1, 1}, [&](Played<G> const& played, Rng& rng) {
        if (here >= 4 || !played.hand.pub.playing() || rng.below(4) != 0) return;
        auto const table = tableOf(played);
        if (!table || table->handOver()) return;
        SeatTable const seat = table->at(table->toAct());
        LikelihoodThought const likely = seat.likelihood(static_cast<int>(played.history.size()));
        Belief const belief = seat.belief()(StopFlag{}).value();
        QCOMPARE(belief.question.valid(), static_cast<bool>(likely));
        if (!likely) return;
        ++here;
        ++met;
        auto const lying = std::ranges::find(belief.cards, belief.question, &Belief::Lying::card);
        QVERIFY(lying != belief.cards.end());
        for (Holder const& holder : likely(StopFlag{})) {
          QCOMPARE(chanceOf(belief.holders, holder.seat), holder.chance);
          QCOMPARE(chanceOf(lying->holders, holder.seat), holder.chance);
        }
      });
    });
    QVERIFY(met > 4);
  }

  void stopsAndAnswersNothing() {
    auto const table = openTable({"jaguar", 5, completed(findGame("jaguar")->options, {}), 3, {}, {}});
    QVERIFY(!table->at(0).belief());
    table->deal(table->nextDeal(), table->nextDealer());
    Seat const seat = table->toAct();
    QVERIFY(!table->at(nobody).belief());
    QVERIFY(table->at(seat).belief()(StopFlag{}) == table->at(seat).belief()(StopFlag{}));
    StopFlag stopped;
    stopped.stop();
    QVERIFY(!table->at(seat).belief()(stopped));
  }
};

}  // namespace testBelief

QTEST_APPLESS_MAIN(testBelief::TestBelief)
#include "test_belief.moc"
