// What a computer player must know of a game beyond its rules: how worlds are put together, what a seat
// wants, what it remembers, how cards are judged in playouts. Each game has one, `G::Mind`, in its own folder
// (core/games/<id>/mind.h); the sampler, the searches and the levels are written once over it.
//
// Fair by type: everything here that judges for a seat in a playout gets what is public, ONE seat's own cards
// and a memory of cards that were played before all eyes.
//
// The play policy is a softmax over the playable cards whose logit is a sum of weights, one of each group:
// of every card a Mind says which weight of each group applies (indicator features). Weights are learned
// (core/ai/train.h) and kept as their exponentials, so that judging a card is a product of a few numbers.
#pragma once

#include <array>
#include <concepts>
#include <span>
#include <vector>

#include "core/ai/placement.h"
#include "core/rules/game.h"

namespace giaguaro {

// How a game's searching players look for a decision (core/ai/search.h).
enum class SearchForm : std::uint8_t { flat, tree };

// What each seat makes of a hand that is over: 0 (the worst) to 1 (the best) for each.
using Worths = std::array<float, mostSeats>;

template <class G>
concept Minded =
    Game<G> && requires(typename G::Public const& pub, typename G::Private const& own, G const& hand,
                        Seat seat, Card card, View<G> const& view, Placement const& placement,
                        Context const& context, Rng& rng, typename G::Mind::Memory memory) {
      requires std::is_trivially_copyable_v<typename G::Mind::Memory>;

      { G::Mind::form } -> std::convertible_to<SearchForm>;  // what measurements favour

      // Worlds. `cases`: what may be, as one or several cases that together hold every world; where a world
      // may belong to several, the sampler sees to it. `checks`: whether a world drawn from them must still
      // be shown to G::fits.
      { G::Mind::cases(view) } -> std::same_as<std::vector<Places>>;
      { G::Mind::checks(view) } -> std::same_as<bool>;
      { G::Mind::assemble(view, placement) } -> std::same_as<G>;  // the hand as it stands, in this world
      { G::Mind::dealt(view, placement) } -> std::same_as<Deal>;  // the deal from which it came
      // The card whose holder is a secret that matters to the viewer (a called card); noCard: none.
      { G::Mind::question(view) } -> std::same_as<Card>;
      // How likely players with the hands of this deal were to speak as they did, up to a constant factor, at
      // most 1. Of other seats than the viewer's. Where cards lie aside by somebody's choice a Mind may have
      // `settle(view, facts, placement, rng)` too: it chooses them anew, and answers by how much a world
      // counts that was drawn uniformly.
      { G::Mind::likelihood(view, placement) } -> std::convertible_to<double>;

      // What a seat wants. `context` has the totals, for games in which they matter.
      // A Mind whose worths do not compare one contract with another has `spokenWorths(scores)` too, for what
      // is said.
      { G::Mind::worths(hand, context) } -> std::same_as<Worths>;  // of a hand that is over
      { G::Mind::succeeded(hand, seat) } -> std::same_as<bool>;    // made its contract, its bid, its target
      // The seats of the caller's side in this world, as bits; 0: each plays alone.
      { G::Mind::side(hand) } -> std::same_as<unsigned>;

      // What is worth a thought among what is legal: never empty, never illegal.
      { G::Mind::considered(view) } -> std::same_as<Actions>;
      { G::Mind::playable(pub, own) } -> std::same_as<CardSet>;  // the same for cards, in playouts
      // In playouts, what a sensible player says where no card is to be played (quick; from own cards alone).
      { G::Mind::speak(pub, own, rng) } -> std::same_as<Action>;

      // The policy.
      { G::Mind::recall(pub) } -> std::same_as<typename G::Mind::Memory>;  // of all cards played so far
      { memory.see(pub, card) } -> std::same_as<void>;  // `card` is about to be played at this position
      typename G::Mind::Scene;                          // what is the same for all cards of one decision
      requires std::constructible_from<typename G::Mind::Scene, typename G::Public const&,
                                       typename G::Private const&, typename G::Mind::Memory const&>;
      requires requires(typename G::Mind::Scene const& scene) {
        // The weight of each group that applies to this card, as its place among all weights.
        { scene.indices(card) } -> std::same_as<std::array<std::uint16_t, G::Mind::groups>>;
      };
      { G::Mind::weightCount } -> std::convertible_to<int>;
      { G::Mind::weights() } -> std::same_as<std::span<std::int16_t const>>;  // learned; in hundredths
    };

}  // namespace giaguaro
