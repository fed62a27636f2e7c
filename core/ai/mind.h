// What a computer player must know of a game beyond its rules: how worlds are put together, what a seat
// wants, what it remembers, how cards are judged in playouts. Each game has one, `G::Mind`, in its own folder
// (core/games/<id>/mind.h); the sampler, the searches and the levels are written once over it.
//
// Fair by type: everything here that judges for a seat in a playout gets what is public, ONE seat's own cards
// and a memory of cards that were played before all eyes.
//
// The play policy is a softmax over the playable cards whose logit is a sum of weights, one of each group:
// of every card a Mind says which weight of each group applies (indicator features). Weights are learned
// (app/arena/training) and kept as their exponentials, so that judging a card is a product of a few numbers.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/placement.h"
#include "core/rules/game.h"

namespace giaguaro {

struct Fit;

// How a game's searching players look for a decision (core/ai/search.h).
enum class SearchForm : std::uint8_t { flat, tree };

// What measurements of a game favour. A Mind names what differs, by designated initialisers.
struct Tuning {
  SearchForm form = SearchForm::flat;
  float slips = 0.1F;        // of the cards in playouts by the policy, the share that is played at random
  float exploration = 0.7F;  // of the tree
  int exactTricks = 0;       // so many last tricks are solved
  int clubIterations = 300;  // of a club player, for one decision
  // Of a novice: so many that it is between random and club clearly, and still gives nothing away.
  int noviceIterations = 300;
};

// What each seat makes of a hand that is over: 0 (the worst) to 1 (the best) for each.
using Worths = std::array<float, mostSeats>;

// A policy's weights as they are checked in, in hundredths.
template <int count>
using Weights = std::span<std::int16_t const, static_cast<std::size_t>(count)>;

// What a policy.inc holds. One that was learned for other features, so that it has more or fewer weights than
// the Mind, does not compile: core/README.md tells how to begin anew.
template <class Mind, std::size_t count>
  requires(count == static_cast<std::size_t>(Mind::weightCount))
constexpr Weights<Mind::weightCount> learnedWeights(std::int16_t const (&values)[count]) {
  return values;
}

// Where worlds come from: hands in play that fit what a seat can know. One type, so that a search is compiled once.
template <class G>
using WorldSource = std::function<G(Rng&)>;

// What a Mind may leave as it is. It derives from this privately, and says `using MindDefaults::settle;` of
// each function that it does not write itself: so a name that is misspelt, on either side, does not compile.
template <class G>
struct MindDefaults {
  // Where cards lie aside by somebody's choice: chooses them anew, and answers by how much a world counts
  // that was drawn uniformly.
  static double settle(View<G> const&, Facts const&, Placement&, Rng&) { return 1; }

  // Whether the order of cards that lie face down matters: then a world is drawn with one (Placement::order).
  static bool drawsOrder(View<G> const&) { return false; }

  // For a Mind whose worths do not compare one contract with another: what counts while something is said.
  static Worths spokenWorths(G const& over, Context const& context) { return G::Mind::worths(over, context); }

  // A way of its own to value what can be said, these candidates; nothing: by playouts, as cards are.
  // Stopped: an Advice without an action.
  static std::optional<Advice> call(View<G> const&, Actions const&, WorldSource<G> const&,
                                    [[maybe_unused]] int playouts, Rng&, StopFlag const&) {
    return std::nullopt;
  }
};

// What is said of `Mind` by MindDefaults, or by itself.
template <class Mind, class G>
concept HasHooks = requires(View<G> const& view, Facts const& facts, Placement& placement, G const& hand,
                            Context const& context, Rng& rng, StopFlag const& stop, Actions const& actions,
                            WorldSource<G> const& draw) {
  { Mind::settle(view, facts, placement, rng) } -> std::same_as<double>;
  { Mind::drawsOrder(view) } -> std::same_as<bool>;
  { Mind::spokenWorths(hand, context) } -> std::same_as<Worths>;
  { Mind::call(view, actions, draw, 1, rng, stop) } -> std::convertible_to<std::optional<Advice>>;
  { Mind::tuning } -> std::same_as<Tuning const&>;
};

template <class G>
concept Minded =
    Game<G> && HasHooks<typename G::Mind, G> &&
    requires(typename G::Public const& pub, typename G::Private const& own, G const& hand, Seat seat,
             Card card, View<G> const& view, Placement const& placement, Context const& context, Rng& rng,
             typename G::Mind::Memory memory) {
      requires std::is_trivially_copyable_v<typename G::Mind::Memory>;

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
      // most 1. Of other seats than the viewer's.
      { G::Mind::likelihood(view, placement) } -> std::convertible_to<double>;

      // What a seat wants. `context` has the totals, for games in which they matter.
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
      { G::Mind::weights() } -> std::same_as<Weights<G::Mind::weightCount>>;
      // What gives its constants that are fitted to play (core/ai/fit.h).
      { G::Mind::fitted() } -> std::same_as<std::span<Fit const>>;
    };

}  // namespace giaguaro
