// An auction of ranks, for games in which the holder of a called card plays along: each seat in turn passes,
// and is out for good, or bids a rank strictly lower than the one that stands. Whoever is left names the suit
// of the called card, which is trump.
//
// Ranks are kept as strengths of the forty cards (0: the two … 9: the ace), -1: none. As actions: `bid` with
// the strength in its first byte, `name` with the suit.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/rules/game.h"

namespace giaguaro {

// Who has passed: a bit a seat.
class PassedSeats {
 public:
  constexpr bool has(Seat seat) const { return ((bits_ >> seat) & 1) != 0; }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1 << seat)); }
  constexpr bool all(int players) const { return bits_ == (1 << players) - 1; }
  constexpr bool allBut(Seat seat, int players) const { return (bits_ | (1 << seat)) == (1 << players) - 1; }
  // The next to speak after `seat`; somebody must still be in.
  constexpr Seat next(Seat seat, int players) const {
    do seat = seatAfter(seat, players);
    while (has(seat));
    return seat;
  }

  friend constexpr bool operator==(PassedSeats, PassedSeats) = default;

 private:
  std::uint8_t bits_ = 0;
};

inline Rank bidRank(int strength) { return fortyCards.rankOfStrength(strength); }
constexpr Action bidOf(int strength) { return {Action::Kind::bid, static_cast<std::uint8_t>(strength)}; }
constexpr Action nameOf(Suit suit) { return {Action::Kind::name, static_cast<std::uint8_t>(suit)}; }

// The legal bids over the standing one, from the highest; the suits.
void addLowerBids(Actions& actions, int standing);
void addSuits(Actions& actions);

// Why a rank may not be bid over the standing one, which is `by`'s.
std::optional<Message> bidRefusal(int standing, Seat by, int strength);
// Why a seat may say and play nothing now; nothing if it is its turn. `passed`: it is out of an auction in
// progress.
std::optional<Message> turnRefusal(bool over, Seat turn, Seat seat, bool passed);

// One offer each, with the refusal given. `lastToSpeak`: all others have passed and nobody has bid.
Offer passOffer(std::optional<Message> const& refusal, bool lastToSpeak);
Offer bidOffer(int strength, std::optional<Message> const& refusal);
// For the winner of the auction: `called` is the card that this suit would call.
Offer suitOffer(Card called, CardSet own);

// What is shared in the words of whoever says it: pass, a rank bid, a suit named. Empty for other actions.
Message rankAuctionWords(Action action);

// The events of what is shared: pass, a bid of a rank, a suit named. Nothing for other actions.
std::optional<Message> didSay(Seat seat, Action action, Card called);

// Notation: pass, bid R, trump S, play X.
std::string rankAuctionText(Action action);
std::optional<Action> parseRankAuction(std::string_view text);

}  // namespace giaguaro
