#include "app/desktop/scenes/believing.h"

#include <algorithm>

#include "app/desktop/scenes/known.h"
#include "app/desktop/scenes/shares.h"

namespace giaguaro {

namespace {

std::vector<BeliefScene::Share> sharesOf(std::vector<Holder> const& holders) {
  std::vector<double> chances;
  for (Holder const& holder : holders) chances.push_back(holder.chance);
  std::vector<int> const percents = percentsOf(chances);
  std::vector<BeliefScene::Share> shares;
  for (std::size_t i = 0; i < holders.size(); ++i) shares.push_back({holders[i].seat, percents[i]});
  return shares;
}

std::vector<Holder> partnersOf(Belief const& belief, Seat caller) {
  std::vector<Holder> partners;
  for (Holder const& holder : belief.holders) {
    Seat const partner = partnerIf(holder.seat, caller);
    if (std::ranges::find(partners, partner, &Holder::seat) == partners.end())
      partners.push_back({partner, chanceOf(belief.holders, partner, caller)});
  }
  std::ranges::stable_sort(partners, std::ranges::greater{}, &Holder::chance);
  return partners;
}

// From the next seat on, as they play, nobody last.
std::vector<Seat> placesOf(Belief const& belief, Seat from, int players) {
  std::vector<Seat> order;
  for (int i = 0; i < players; ++i) order.push_back(seatAfter(from, players, i + 1));
  order.push_back(nobody);
  std::erase_if(order, [&belief](Seat seat) {
    return std::ranges::none_of(belief.cards, [seat](Belief::Lying const& lying) {
      return std::ranges::find(lying.holders, seat, &Holder::seat) != lying.holders.end();
    });
  });
  return order;
}

// The cards suit by suit, trumps first, each from its highest down.
std::vector<std::vector<Card>> suitsOf(CardSet cards, Seen const& seen) {
  std::vector<std::vector<Card>> suits;
  Suit const trump = seen.trump.value_or(Suit::trumps);
  auto const add = [&](Suit suit) {
    if (!cards.in(suit).empty()) suits.push_back(Deck::of(seen.deck).shown(cards.in(suit)));
  };
  add(trump);
  for (Suit const suit : Deck::shownSuits)
    if (suit != trump) add(suit);
  return suits;
}

// Of those in question, those that tell most, in their order.
std::vector<Card> tellingOf(CardSet uncertain, Card question, Seen const& seen) {
  std::vector<Card> telling;
  if (uncertain.contains(question)) telling.push_back(question);
  auto const suits = suitsOf(uncertain, seen);
  for (std::size_t depth = 0; depth < static_cast<std::size_t>(uncertain.size()); ++depth)
    for (std::vector<Card> const& suit : suits)
      if (depth < suit.size() && suit[depth] != question && telling.size() < tellingCards)
        telling.push_back(suit[depth]);
  return telling;
}

}  // namespace

std::optional<BeliefScene> believedOf(Belief const& belief, FinishedHand const& hand,
                                      TableScene const& position, bool person) {
  if (belief.cards.empty()) return std::nullopt;
  Seen const& seen = position.seen;
  BeliefScene scene{.seat = seen.viewer, .person = person, .worlds = belief.worlds};
  scene.places = placesOf(belief, seen.viewer, seen.players);
  CardSet all;
  CardSet uncertain;
  for (Belief::Lying const& lying : belief.cards) {
    all.insert(lying.card);
    if (lying.holders.size() > 1) uncertain.insert(lying.card);
  }
  std::vector<Card> order = tellingOf(uncertain, belief.question, seen);
  scene.telling = order.size();
  for (Card const card : Deck::of(seen.deck).shown(all))
    if (std::ranges::find(order, card) == order.end()) order.push_back(card);
  for (Card const card : order) {
    auto const lying = std::ranges::find(belief.cards, card, &Belief::Lying::card);
    scene.cards.push_back({card, sharesOf(lying->holders), hand.holderOf(card)});
  }
  if (Seat const caller = callerOf(seen); belief.question.valid() && caller != nobody) {
    scene.caller = caller;
    scene.partners = sharesOf(partnersOf(belief, caller));
    scene.partner = partnerIf(hand.holderOf(belief.question), caller);
  }
  return scene;
}

}  // namespace giaguaro
