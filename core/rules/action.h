// What a seat does, in four bytes: a kind that every game shares, and two bytes that only the game reads, and
// writes as text in the notation of records (Game::text, Game::parse). A choice of several cards is several
// actions, so that the legal ones can always be listed.
#pragma once

#include <compare>
#include <cstdint>

#include "core/cards/card.h"
#include "core/rules/fixed_list.h"

namespace giaguaro {

struct Action {
  enum class Kind : std::uint8_t {
    none,      // no action
    pass,      //
    bid,       // a rank, a number of tricks, a contract …
    oblige,    // a rank obbligata
    solo,      // everything, over whatever stands: a bid that players make rarely
    name,      // a suit
    call,      // a card
    discard,   // a card
    announce,  // first: 1 a slam, 0 not
    show,      // first: how many cards of a handful, 0 none
    play       // a card
  };

  Kind kind = Kind::none;
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t unused = 0;  // always 0, so that an action is its four bytes

  static constexpr Action play(Card card) { return {Kind::play, card.code}; }
  // A card that was put aside unseen, as everybody but its owner knows it.
  static constexpr Action hiddenDiscard() { return {Kind::discard, noCard.code}; }

  // Of play, call and discard.
  constexpr Card card() const { return Card{first}; }
  constexpr bool valid() const { return kind != Kind::none; }

  friend constexpr auto operator<=>(Action const&, Action const&) = default;
};
static_assert(sizeof(Action) == 4);

// Every legal action of one position. The widest auction (points, with three obbligate) has 238.
using Actions = FixedList<Action, 256>;

}  // namespace giaguaro
