// What must be known of a game to explain what its search found, beyond its Mind (core/ai/mind.h) and its Ending
// (core/ai/ending.h). Each game has one, `Telling<G>`, specialised in its own folder (core/games/<id>/telling.h).
#pragma once

#include <optional>

#include "core/ai/ending.h"
#include "core/ai/mind.h"
#include "core/reasons/words.h"
#include "core/rules/view.h"

namespace giaguaro {

// Where what a seat still wants weighs more than any figure, there is besides
// `static Message wanted(View<G> const&)`, told before why a card is played.
template <class G>
struct Telling;

template <class G>
concept Tellable =
    Minded<G> && Endable<G> &&
    requires(G const& over, typename G::Public const& pub, int trick, Action said, Seat seat,
             View<G> const& view, Reason const& reason) {
      { Telling<G>::words() } -> std::same_as<ReasonWords const&>;
      // Halves that a point of Ending::worth is; 0: tricks count, whatever is in them.
      { Telling<G>::halvesOfPoint } -> std::convertible_to<int>;
      // Of a hand in which this trick (from 0) is complete.
      { Telling<G>::winnerOf(pub, trick) } -> std::same_as<Seat>;
      { Telling<G>::halvesOfTrick(pub, trick) } -> std::same_as<int>;
      // Of a hand that is over: whether what this seat said is what was played for.
      { Telling<G>::stands(pub, seat, said) } -> std::same_as<bool>;
      // Nothing: it is no contract.
      { Telling<G>::contract(said) } -> std::same_as<std::optional<ContractWords>>;
      // The seat that has promised a contract; nobody: none has.
      { Telling<G>::declarer(pub) } -> std::same_as<Seat>;
      // Of a hand that is over, in which what this seat said stands: what its side made and needed, in
      // halves (of tricks: two a trick), and what was trump (Suit::trumps: none, or always the same).
      { Telling<G>::made(pub, seat) } -> std::same_as<int>;
      { Telling<G>::needed(pub, seat) } -> std::same_as<int>;
      { Telling<G>::trumpOf(pub) } -> std::same_as<Suit>;
      // What is to be said of the hand where something was said, by the figures; none: what every game
      // says (core/reasons/words.h).
      { Telling<G>::ofHand(view, reason) } -> std::same_as<std::vector<Message>>;
    };

// Of a game in which the highest trump takes a trick, else the highest card of the suit led.
template <class G>
Seat winnerByRank(typename G::Public const& pub, int trick) {
  int const players = Ending<G>::players(pub);
  CurrentTrick taken;
  for (int place = 0; place < players; ++place) {
    Card const lead = pub.history.card(trick, 0, players);
    taken.add(pub.history.seat(trick * players + place, players), pub.history.card(trick, place, players),
              Ending<G>::trump(pub, lead));
  }
  return taken.winner;
}

// What the cards of a trick count, in halves.
template <class G>
int halvesOfCards(typename G::Public const& pub, int trick) {
  int const players = Ending<G>::players(pub);
  int worth = 0;
  for (int place = 0; place < players; ++place)
    worth += Ending<G>::worth(pub.history.card(trick, place, players));
  return worth * Telling<G>::halvesOfPoint;
}

}  // namespace giaguaro
