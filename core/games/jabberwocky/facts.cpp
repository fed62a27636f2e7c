// What a seat can know: the same for every seat, and for the sampler of worlds.
#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro {

namespace {

using Public = Jabberwocky::Public;

// Whether a seat that holds these cards was allowed to play this one of them.
bool couldPlay(Public const& pub, CardSet held, Card card, bool leads, Suit led, bool broken) {
  if (leads) return broken || card.suit() != pub.trump || CardSet::ofSuit(pub.trump).contains(held);
  return pub.penalised || card.suit() == led || held.in(led).empty();
}

}  // namespace

Facts Jabberwocky::facts(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  CardSet seen{pub.turnedUp};
  std::array<int, mostSeats> played{};
  std::array<CardSet, mostSeats> cannot{};
  CardSet const trumps = CardSet::ofSuit(pub.trump);
  CardSet const others = fiftyTwoCards.cards() - trumps;
  bool broken = false;
  Suit led = Suit::clubs;
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    Card const card = pub.history.cards[i];
    auto const seat = static_cast<std::size_t>(pub.history.seat(i, pub.players));
    bool const leads = i % pub.players == 0;
    if (leads) led = card.suit();
    // Nothing but trumps, under both options.
    if (leads && !broken && card.suit() == pub.trump) cannot[seat] |= others;
    if (!leads && !pub.penalised && card.suit() != led) cannot[seat] |= CardSet::ofSuit(led);
    broken = broken || card.suit() == pub.trump;
    seen.insert(card);
    ++played[seat];
  }
  if (view.own) seen |= view.own->cards;

  Facts facts;
  facts.unseen = fiftyTwoCards.cards() - seen;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    if (seat == view.seat) continue;
    facts.may[index] = facts.unseen - cannot[index];
    facts.count[index] = pub.tricks - played[index];
  }
  facts.mayStock = facts.unseen;
  facts.stockCount = fiftyTwoCards.cards().size() - pub.players * pub.tricks - 1;
  return facts;
}

bool Jabberwocky::fits(View<Jabberwocky> const& view, Deal const& deal) {
  Public const& pub = view.pub;
  if (deal.stock.empty() || deal.stock[0] != pub.turnedUp) return false;
  std::array<CardSet, mostSeats> left = deal.hands;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(pub.players); ++seat)
    if (left[seat].size() != pub.tricks) return false;
  bool broken = false;
  Suit led = Suit::clubs;
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    Card const card = pub.history.cards[i];
    bool const leads = i % pub.players == 0;
    if (leads) led = card.suit();
    CardSet& held = left[static_cast<std::size_t>(pub.history.seat(i, pub.players))];
    if (!held.contains(card) || !couldPlay(pub, held, card, leads, led, broken)) return false;
    held.erase(card);
    broken = broken || card.suit() == pub.trump;
  }
  return !view.own || left[static_cast<std::size_t>(view.seat)] == view.own->cards;
}

// Where revokes are possible others may revoke and ruff, price or no price: then there is no duty of theirs.
// Who still hopes for an exact bid with fewer tricks than these would lose it.
ClaimRules Jabberwocky::claimRules(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  CardSet const revokes = playable(pub, *view.own) - dutiful(pub, *view.own);
  int const wanted = pub.bidOf(view.seat) - pub.takenBy(view.seat);
  return {.trick = pub.trick,
          .led = pub.led,
          .following = !pub.penalised,
          .trumps = ClaimRules::always(pub.trump),
          .notLed = pub.broken ? CardSet{} : CardSet::ofSuit(pub.trump),
          .dear = revokes,
          .wantsAll = wanted < 0 || wanted >= view.own->cards.size()};
}

}  // namespace giaguaro
