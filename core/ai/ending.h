// What the exact solver (core/ai/solver.h) must know of a game beyond its rules. Each game has one,
// `Ending<G>`, specialised in its own folder (core/games/<id>/ending.h).
//
// An Ending is made for one solve, from the position to be solved. It then sees positions that come of it.
#pragma once

#include <cstdint>

#include "core/rules/game.h"

namespace giaguaro {

template <class G>
struct Ending;

template <class G>
concept Endable = Game<G> && requires(Ending<G> const& ending, G const& hand, typename G::Public const& pub,
                                      typename G::Private const& own, Card card, unsigned side) {
  // `side`: the seats of the one side as bits; 0: each plays alone.
  Ending<G>(hand, side);

  // At the start of a trick: whatever of the position the figures at its end follow from, besides the cards
  // that each seat holds and who leads. Equal numbers mean that the same play leads to the same figures: of
  // the two sides where there are sides, else of each seat. At most 60 bits. An objective may look at nothing
  // else.
  { ending.standing(hand) } -> std::same_as<std::uint64_t>;

  { Ending<G>::players(pub) } -> std::same_as<int>;
  // Whether the game has sides. If not, each for himself can be solved, and one seat or more against the
  // rest.
  { Ending<G>::hasSides } -> std::convertible_to<bool>;
  // Whether the figures of two sides follow from the points of the side alone, and never fall as these rise.
  // Then: the points that it has won; those still to be won; a hand that is over given other points for the
  // side; and PointsSolver, which searches for the points (core/families/free-play/free_play_solver.h).
  { Ending<G>::additive } -> std::convertible_to<bool>;
  requires !Ending<G>::additive || requires(G& over, int points) {
    { ending.base(hand) } -> std::same_as<int>;
    { ending.open(hand) } -> std::same_as<int>;
    { ending.setPoints(over, points) } -> std::same_as<void>;
  };

  // What is worth a thought of G::playable: never empty where that is not, and never without a best card.
  { Ending<G>::playable(pub, own) } -> std::same_as<CardSet>;
  // Two cards of one suit and one hand that differ in their rank alone, so that they are the same card as
  // long as no other that is still to be beaten, or may still beat them, lies between them.
  { Ending<G>::alike(card, card) } -> std::same_as<bool>;

  // For the order in which cards are tried; a bad answer costs time alone.
  { Ending<G>::worth(card) } -> std::same_as<int>;        // to whoever wins the trick it is played to
  { Ending<G>::trump(pub, card) } -> std::same_as<Suit>;  // in this trick; in the one that `card` leads

  // Of a hand that is over: what seats took, where that decides between equal scores; else nothing.
  { Ending<G>::points(pub) } -> std::same_as<PerSeat>;
  // With more tricks to come (the one on the table counts) a solve may take longer than a few seconds.
  { Ending<G>::mostTricks(pub) } -> std::same_as<int>;
};

}  // namespace giaguaro
