// How the cards come to the hands: shuffled, or stacked as they were won, and cut or not.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/games/tarot/tarot.h"

namespace giaguaro {

namespace {

constexpr int packet = 3;
constexpr int leastInPart = 4;  // of a cut

template <class List>
void append(std::vector<Card>& stack, List const& cards) {
  stack.insert(stack.end(), cards.begin(), cards.end());
}

// The tricks won by the taker, or all the others, in the order played, each as its cards fell.
void appendTricks(std::vector<Card>& stack, Tarot::Public const& pub, bool ofTaker) {
  for (int trick = 0; trick < pub.history.leaders.size(); ++trick) {
    if ((pub.winnerOf(trick) == pub.taker) != ofTaker) continue;
    for (int place = 0; place < pub.players; ++place)
      stack.push_back(pub.history.card(trick, place, pub.players));
  }
}

// What a seat holds of a hand without play: its hand, sorted, then its piles, of each the covered card first.
void appendDealt(std::vector<Card>& stack, Tarot const& hand, Seat seat) {
  append(stack, seventyEightCards.sorted(heldOf(hand.pub, hand.own(seat).cards, seat)));
  if (hand.pub.players != 2) return;
  for (std::size_t number = 0; number < Tarot::pilesEach; ++number) {
    stack.push_back(hand.hidden.under[at(seat)][number]);
    stack.push_back(hand.pub.piles[at(seat)].dealt[number].top);
  }
}

// The cards of a hand that is over, from the top of the stack down.
std::vector<Card> stacked(Tarot const& previous) {
  Tarot::Public const& pub = previous.pub;
  std::vector<Card> stack;
  stack.reserve(78);
  if (pub.isVoid()) {
    for (int step = 1; step <= pub.players; ++step)
      appendDealt(stack, previous, seatAfter(pub.dealer, pub.players, step));
    append(stack, previous.hidden.dog);
    return stack;
  }
  append(stack, pub.takesDog() ? pub.discard : pub.dog);
  appendTricks(stack, pub, true);
  appendTricks(stack, pub, false);
  return stack;
}

void cutAnywhere(std::vector<Card>& stack, Rng& rng) {
  auto const places = static_cast<std::uint32_t>(stack.size()) - 2 * leastInPart + 1;
  std::uint32_t const top = leastInPart + rng.below(places);
  std::rotate(stack.begin(), stack.begin() + static_cast<std::ptrdiff_t>(top), stack.end());
}

// Two players: the piles, first all their covered cards, then what lies on them; packets go in turn to the
// seats, a seat's first to its piles 0 to 2, and so on. Returns what of the stack is left.
std::span<Card const> dealtPiles(Context const& context, std::span<Card const> stack, Deal& deal) {
  std::array<DealtPile, 2 * Tarot::pilesEach> piles{};
  for (Card DealtPile::*const card : {&DealtPile::under, &DealtPile::top})
    for (int number = 0; number < 2 * Tarot::pilesEach; ++number) {
      int const nth = number / packet;  // packet
      int const seat = seatAfter(context.dealer, 2, 1 + nth);
      int const place = nth / 2 * packet + number % packet;
      piles[at(seat * Tarot::pilesEach + place)].*card = stack.front();
      stack = stack.subspan(1);
    }
  for (DealtPile const& pile : piles) deal.piles.push(pile);
  return stack;
}

// In packets from the top, the seat after the dealer first; the dog's packets are neither the first nor the
// last of those that go to hands and dog.
Deal dealt(Context const& context, std::span<Card const> stack, Rng& rng) {
  Deal deal;
  if (Tarot::pilesOf(context) > 0) stack = dealtPiles(context, stack, deal);
  int const packets = static_cast<int>(stack.size()) / packet;
  int const dogPackets = packets - context.players * Tarot::handSize(context) / packet;
  auto const inner = static_cast<std::uint32_t>(packets - 2);
  int const first = 1 + static_cast<int>(rng.below(inner));
  int second = first;
  if (dogPackets == 2) {
    second = 1 + static_cast<int>(rng.below(inner - 1));
    if (second >= first) ++second;
  }
  Seat seat = seatAfter(context.dealer, context.players);
  auto next = stack.begin();
  for (int number = 0; number < packets; ++number) {
    bool const toDog = number == first || number == second;
    for (int i = 0; i < packet; ++i) {
      Card const card = *next++;
      if (toDog)
        deal.stock.push(card);
      else
        deal.hands[static_cast<std::size_t>(seat)].insert(card);
    }
    if (!toDog) seat = seatAfter(seat, context.players);
  }
  return deal;
}

}  // namespace

Deal Tarot::shuffle(Context const& context, Tarot const* previous, Rng& rng) {
  auto const how = static_cast<Shuffling>(context.options.values[shuffleOption]);
  bool const stacks = how != Shuffling::full && previous != nullptr;
  std::vector<Card> stack = stacks ? stacked(*previous) : seventyEightCards.sorted(seventyEightCards.cards());
  if (!stacks)
    rng.shuffle(stack);
  else if (how == Shuffling::cut)
    cutAnywhere(stack, rng);
  return dealt(context, stack, rng);
}

}  // namespace giaguaro
