#include "core/games/jabberwocky/mind.h"

#include <algorithm>

namespace giaguaro {

using namespace jabberwockyBidding;

Deal Jabberwocky::Mind::dealt(View<Jabberwocky> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  Deal deal;
  deal.hands = placement.ofSeats();
  for (int i = 0; i < pub.history.cards.size(); ++i)
    deal.hands[static_cast<std::size_t>(pub.history.seat(i, pub.players))].insert(pub.history.cards[i]);
  deal.stock.push(pub.turnedUp);
  for (Card card : placement.aside) deal.stock.push(card);
  return deal;
}

double Jabberwocky::Mind::likelihood(View<Jabberwocky> const& view, Placement const& placement) {
  Public const& pub = view.pub;
  std::array<CardSet, mostSeats> dealtHands = placement.ofSeats();
  for (int i = 0; i < pub.history.cards.size(); ++i)
    dealtHands[static_cast<std::size_t>(pub.history.seat(i, pub.players))].insert(pub.history.cards[i]);
  double chance = 1;
  int sum = 0;
  for (int step = 1; step <= pub.players; ++step) {
    Seat const seat = seatAfter(pub.dealer, pub.players, step);
    int const bid = pub.bidOf(seat);
    if (bid < 0) break;
    int const hook = seat == pub.dealer ? std::max(-1, pub.tricks - sum) : -1;
    if (seat != view.seat)
      chance *=
          bidLikelihood(wish(pub, dealtHands[static_cast<std::size_t>(seat)], sum, step - 1), bid, hook);
    sum += bid;
  }
  return chance;
}

// Its own bid, and a very little of how many others make theirs, which decides between cards that are alike
// to it. There are as many tricks as there are: where the others get what they bid, what is left is what
// oneself bid. At six cards four such players make 65.5 bids in a hundred, without it 64; one among players
// who do otherwise is neither better nor worse off. A share in the others' failures (0.05, 0.2, 0.3 were
// tried) costs four players two to three bids in a hundred, and gains one among others nothing.
Worths Jabberwocky::Mind::worths(Jabberwocky const& hand, Context const&) {
  constexpr float ofOthers = 0.02F;
  int made = 0;
  for (Seat seat = 0; seat < hand.pub.players; ++seat) made += succeeded(hand, seat) ? 1 : 0;
  Worths worths{};
  for (Seat seat = 0; seat < hand.pub.players; ++seat) {
    float const own = succeeded(hand, seat) ? 1 : 0;
    float const others = (static_cast<float>(made) - own) / static_cast<float>(hand.pub.players - 1);
    worths[static_cast<std::size_t>(seat)] = (1 - ofOthers) * own + ofOthers * others;
  }
  return worths;
}

Actions Jabberwocky::Mind::considered(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  Actions actions;
  if (pub.phase == Phase::bids) {
    constexpr int small = 4;       // rounds in which every bid is looked at
    constexpr float usual = 1.6F;  // how far others may lie from what the cards are good for
    float const wished = wish(pub, view.own->cards, pub.bidSum(), pub.bidsMade());
    for (int bid = 0; bid <= pub.tricks; ++bid)
      if (bid != pub.hook() && (pub.tricks <= small || std::abs(static_cast<float>(bid) - wished) <= usual))
        actions.push(bidOf(bid));
    if (actions.empty()) actions.push(bidOf(nearestBid(pub, wished)));
  }
  for (Card card : playable(pub, *view.own)) actions.push(Action::play(card));
  return actions;
}

Action Jabberwocky::Mind::speak(Public const& pub, Private const& own, Rng& rng) {
  // A triangle about what the cards are good for.
  constexpr float width = 0.5F;
  float const chance = static_cast<float>(rng.next() >> 40) * 0x1p-24F;
  float const other = static_cast<float>(rng.next() >> 40) * 0x1p-24F;
  float const wished = wish(pub, own.cards, pub.bidSum(), pub.bidsMade());
  return bidOf(nearestBid(pub, wished + width * (chance - other)));
}

Advice Jabberwocky::Mind::bestBid(View<Jabberwocky> const& view, Actions const& bids, Tricks const& tricks,
                                  int playouts) {
  Advice advice;
  for (Action action : bids) {
    double const chance = promise(view.pub, view.own->cards, tricks, playouts, action.first);
    advice.candidates.push_back(
        {.action = action, .worth = chance, .score = chance, .chance = chance, .playouts = playouts});
  }
  std::stable_sort(advice.candidates.begin(), advice.candidates.end(),
                   [](Candidate const& a, Candidate const& b) { return a.worth > b.worth; });
  // At most what two independent shares of as many playouts would have.
  Candidate const& best = advice.candidates.front();
  for (Candidate& other : advice.candidates)
    if (&other != &best)
      other.error = std::sqrt((best.worth * (1 - best.worth) + other.worth * (1 - other.worth)) /
                              std::max(1, playouts));
  advice.action = best.action;
  return advice;
}

Jabberwocky::Mind::Memory Jabberwocky::Mind::recall(Public const& pub) {
  Memory memory;
  bool broken = false;
  Suit led = Suit::clubs;
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    Card const card = pub.history.cards[i];
    Seat const seat = pub.history.seat(i, pub.players);
    if (i % pub.players == 0) led = card.suit();
    memory.see(seat, card, led, i % pub.players == 0, broken, pub.trump);
    broken = broken || card.suit() == pub.trump;
  }
  return memory;
}

Weights<Jabberwocky::Mind::weightCount> Jabberwocky::Mind::weights() {
  static constexpr std::int16_t values[] = {
#include "core/games/jabberwocky/policy.inc"
  };
  return learnedWeights<Mind>(values);
}

}  // namespace giaguaro
