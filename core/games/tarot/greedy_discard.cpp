// Rules of thumb for Tarot: what a sensible person does without counting worlds. The bid is valued in
// greedy_auction.cpp, the cards are weighed in greedy_play.cpp; here is the discard.
#include <algorithm>
#include <array>

#include "core/games/tarot/greedy.h"

namespace giaguaro {

namespace tarotGreedy {

namespace {

// What a suit is worth in the taker's hand after the discard, in halves of points.
struct SuitWorth {
  double king;          // likely to make its trick
  double queenGuarded;  // behind the king
  double queenAlone;
  double cavalier;
  double jack;
  double lone;    // an honour in so short a suit that it falls at once
  double small;   // any other card: a trick that is lost
  double empty;   // ruffed from the first
  double single;  // from the second
  double length;  // of a long suit, for each card from the fifth on
};
constexpr SuitWorth suitWeights{6, 8, 11, 0.8, 0, -2, -1.35, 10, 1.3, 1};

double worthOf(CardSet cards, Suit suit, double ruffs) {
  int const size = cards.size();
  if (size == 0) return suitWeights.empty * ruffs;
  auto const has = [&](int strength) { return cards.contains(Card::of(suit, strength)); };
  bool const king = has(Tarot::king);
  double worth = size == 1 && !king ? suitWeights.single * ruffs : 0;
  if (king) worth += suitWeights.king;
  if (has(Tarot::queen))
    worth += king ? suitWeights.queenGuarded : size > 2 ? suitWeights.queenAlone : suitWeights.lone;
  bool const high = king || has(Tarot::queen);
  if (has(Tarot::cavalier)) worth += size > 2 || high ? suitWeights.cavalier : suitWeights.lone;
  if (has(Tarot::jack)) worth += size > 2 || high ? suitWeights.jack : suitWeights.lone;
  worth += suitWeights.small * (cards - Tarot::honours).size();
  if (size > 4) worth += suitWeights.length * (size - 4);
  return worth;
}

struct Plan {
  double worth = -1e9;
  CardSet out{};
};

}  // namespace

// The best way to put away as many cards as are still to go: of each suit some honours and some small cards,
// shared out among the suits.
Action discard(View<Tarot> const& view) {
  Tarot::Private const& own = *view.own;
  CardSet const free = Tarot::discardable(view.pub, own);
  auto const toGo = static_cast<std::size_t>(view.pub.toDiscardBy(view.seat));
  double const ruffs = std::clamp((own.cards & Tarot::trumpCards).size() / 6.0, 0.2, 1.5);
  std::array<Plan, Tarot::mostDog + 1> plans{};
  plans[0] = {0, {}};
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    CardSet const cards = own.cards.in(suit);
    CardSet const honours = cards & free & Tarot::honours;
    CardSet const small = (cards & free) - Tarot::honours;
    std::array<Plan, Tarot::mostDog + 1> next{};
    for (int which = 0; which < 1 << honours.size(); ++which) {
      CardSet out;
      double gained = 0;
      for (int bit = 0; bit < honours.size(); ++bit)
        if ((which >> bit & 1) != 0) {
          out.insert(honours.at(bit));
          gained += Tarot::halvesOf(honours.at(bit));
        }
      for (int lows = 0; lows <= small.size(); ++lows) {
        if (lows > 0) {
          out.insert(small.at(lows - 1));
          gained += 1;
        }
        auto const count = static_cast<std::size_t>(out.size());
        if (count > toGo) break;
        double const worth = gained + worthOf(cards - out, suit, ruffs);
        for (std::size_t before = 0; before + count <= toGo; ++before)
          if (plans[before].worth + worth > next[before + count].worth)
            next[before + count] = {plans[before].worth + worth, plans[before].out | out};
      }
    }
    plans = next;
  }
  // Where there are too few others trumps go too, the lowest first.
  CardSet const plain = free - CardSet::allTrumps();
  CardSet const out = plans[toGo].out & free;
  if (!out.empty()) return Tarot::discardOf(out.lowest());
  return Tarot::discardOf((plain.empty() ? free : plain).lowest());
}

}  // namespace tarotGreedy

Action Tarot::greedy(View<Tarot> const& view, Rng&) {
  switch (view.pub.phase) {
    case Phase::auction: return tarotGreedy::bid(view);
    case Phase::call: return tarotGreedy::call(view);
    case Phase::discard: return tarotGreedy::discard(view);
    case Phase::announce: return tarotGreedy::announce(view);
    default: break;
  }
  if (asksToShow(view.pub, *view.own)) return tarotGreedy::showHandful(view);
  return tarotGreedy::play(view);
}

}  // namespace giaguaro
