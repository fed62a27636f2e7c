// Rules of thumb for games with a called card and a hidden partner (core/families/free-play/free_play.h):
// what a sensible person does without counting worlds. For the auction a hand is valued suit by suit, with
// the card it would call. In the play each card is weighed by who is likely to take the trick with it on the
// table, whose side that seat is probably on, what lies there, and what the card would be worth later.
#pragma once

#include "core/families/free-play/free_play.h"

namespace giaguaro {

// What the hand is worth to a caller with this trump who calls this rank of it, in points of expectation
// (without an origin of its own: a game knows from which figure on a contract pays).
double contractWorth(CardSet hand, Suit trump, int called);

// How a role plays: what it costs to part with a card, and how eagerly later seats take a trick.
struct PlayStyle {
  double stranger;    // alliance with a seat whose side is not known
  double fade;        // cards left below which saving a card for later counts less
  double trump;       // cost of the lowest trump
  double trumpRank;   // and of each rank above it
  double bigTrump;    // and of an ace or three of trumps
  double point;       // cost of each point put on the table
  double want;        // how often a seat that can go over the winning card does,
  double wantPoint;   // more for each point on the table,
  double wantFriend;  // less where the winner is its friend
  double toCome;      // points that each seat still to play brings
  double lead;        // worth of winning the trick at all
  double show;        // cost of giving oneself away as the partner
};
struct PlayStyles {
  PlayStyle opponent;
  PlayStyle mate;
  PlayStyle caller;
};

// The card that the seat to act plays: it sees `own` and what is public.
Card chooseCard(FreePlay const& play, Seat caller, Seat seat, CardSet own, PlayStyles const& styles);

}  // namespace giaguaro
