#include "core/games/briscola-chiamata/calls.h"

#include "core/games/briscola-chiamata/phrases.h"

namespace giaguaro::briscolaCalls {

using namespace briscolaPhrases;

namespace {

using Public = BriscolaChiamata::Public;

std::optional<Message> pointsRefusal(Public const& pub, int points) {
  if (points > pub.promised()) return std::nullopt;
  return say(noPointsNotHigher, {args::number(points), args::number(pub.promised(), "m")});
}

// Why this rank fits no suit of these cards; it does not. The suit that comes nearest gives the reason.
Message obligedReason(CardSet cards, int strength) {
  CardSet lacking;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    Card const called = Card::of(suit, strength);
    CardSet const missing = CardSet::ofSuit(suit, strength) - cards;
    if (missing.empty()) return say(noObligeHeld, {args::card(called)});
    bool const holdsTwo = cards.contains(Card::of(suit, 0));
    if (holdsTwo && (lacking.empty() || missing.size() < lacking.size())) lacking = missing;
  }
  if (lacking.empty()) return say(noObligeNoTwo, {args::rank(bidRank(strength))});
  return say(noObligeMissing, {args::rank(bidRank(strength)), args::cards(lacking)});
}

}  // namespace

int obligedRank(CardSet cards, Suit suit) {
  int rank = 0;
  while (rank < fortyCards.ranks() && cards.contains(Card::of(suit, rank))) ++rank;
  return rank == 0 || rank == fortyCards.ranks() ? -1 : rank;
}

std::uint16_t obligedRanks(CardSet cards) {
  unsigned ranks = 0;
  for (int suit = 0; suit < plainSuits; ++suit)
    if (int const rank = obligedRank(cards, static_cast<Suit>(suit)); rank > 0) ranks |= 1U << rank;
  return static_cast<std::uint16_t>(ranks);
}

std::vector<std::int32_t> fittingSuits(CardSet cards, int rank) {
  std::vector<std::int32_t> suits;
  for (int suit = 0; suit < plainSuits; ++suit)
    if (fitsObliged(cards, static_cast<Suit>(suit), rank)) suits.push_back(suit);
  return suits;
}

std::optional<Message> refusal(Public const& pub, CardSet own, Action action) {
  switch (action.kind) {
    case Action::Kind::bid:
      if (action.second > 0)
        return pub.raising() ? pointsRefusal(pub, action.second) : say(noPointsBeforeTwo);
      if (pub.raising()) return say(noRankAfterTwo);
      return bidRefusal(pub.standing().rank, pub.caller, action.first);
    case Action::Kind::oblige:
      if (!pub.raising()) return say(noObligeBeforeTwo);
      if ((obligedRanks(own) >> action.first & 1) == 0) return obligedReason(own, action.first);
      return pointsRefusal(pub, action.second);
    case Action::Kind::solo:
      if (pub.rules.solo) return std::nullopt;
      return say(noSoloOption);
    case Action::Kind::name: {
      BriscolaChiamata::Call const call = pub.standing();
      auto const suit = static_cast<Suit>(action.first);
      if (!call.obliged || fitsObliged(own, suit, call.rank)) return std::nullopt;
      return say(noSuitOblige, {args::suit(suit), args::rank(bidRank(call.rank))});
    }
    default: return std::nullopt;
  }
}

}  // namespace giaguaro::briscolaCalls
