// How the cards come to the hands: shuffled, or stacked as they were won, and cut or not.
#include <algorithm>
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

// The cards of a hand that is over, from the top of the stack down.
std::vector<Card> stacked(Tarot const& previous) {
  Tarot::Public const& pub = previous.pub;
  std::vector<Card> stack;
  stack.reserve(78);
  if (pub.isVoid()) {
    for (int step = 1; step <= pub.players; ++step)
      append(stack, seventyEightCards.sorted(previous.own(seatAfter(pub.dealer, pub.players, step)).cards));
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

// In packets from the top, the seat after the dealer first; the dog's packets are neither the first nor the
// last.
Deal dealt(Context const& context, std::vector<Card> const& stack, Rng& rng) {
  int const packets = static_cast<int>(stack.size()) / packet;
  int const dogPackets = packets - context.players * Tarot::handSize(context) / packet;
  auto const inner = static_cast<std::uint32_t>(packets - 2);
  int const first = 1 + static_cast<int>(rng.below(inner));
  int second = first;
  if (dogPackets == 2) {
    second = 1 + static_cast<int>(rng.below(inner - 1));
    if (second >= first) ++second;
  }
  Deal deal;
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
