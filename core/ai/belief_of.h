// Counts what a seat believes (core/ai/belief.h) in worlds that are drawn from its View.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/ai/belief.h"
#include "core/ai/worlds.h"

namespace giaguaro {

// Whose a place among a placement's hands is: a seat's hand, or what lies covered before it; else nobody's.
template <Game G>
Seat ownerOf(std::size_t holding, Context const& context) {
  auto const players = static_cast<std::size_t>(context.players);
  if (holding < players) return static_cast<Seat>(holding);
  if constexpr (Piled<G>)
    if (G::pilesOf(context) > 0 && holding < 2 * players) return static_cast<Seat>(holding - players);
  return nobody;
}

inline void sortByChance(std::vector<Holder>& holders) {
  std::ranges::stable_sort(holders, std::ranges::greater{}, &Holder::chance);
}

template <Minded G>
std::optional<Belief> beliefOf(View<G> const& view, StopFlag const& stop) {
  // Enough for a figure in percent that does not jump by itself.
  constexpr Beliefs beliefs{.worldsPerHolder = 80, .candidates = 600};
  constexpr int count = 1000;
  constexpr std::uint64_t seed = 20;
  Rng rng(seed);
  Worlds<G> const worlds(view, beliefs, Policy<G>::learned(), rng, stop);
  if (stop.stopped()) return std::nullopt;
  Belief belief;
  CardSet const unseen = G::facts(view).unseen;
  if (unseen.empty() || !worlds.possible()) return belief;
  constexpr std::size_t places = mostSeats + 1;  // the last one: nobody's
  std::array<std::array<int, places>, 128> found{};
  for (int i = 0; i < count; ++i) {
    if (stop.stopped()) return std::nullopt;
    Placement const placement = worlds.placement(rng);
    CardSet left = unseen;
    for (std::size_t holding = 0; holding < placement.hands.size(); ++holding) {
      Seat const owner = ownerOf<G>(holding, view.context);
      for (Card const card : placement.hands[holding] & unseen) {
        ++found[card.code][owner == nobody ? mostSeats : static_cast<std::size_t>(owner)];
        left.erase(card);
      }
    }
    for (Card const card : left) ++found[card.code][mostSeats];
  }
  belief.holders = worlds.holders();
  sortByChance(belief.holders);
  if (!belief.holders.empty()) belief.question = G::Mind::question(view);
  for (Card const card : unseen) {
    Belief::Lying& lying = belief.cards.emplace_back(Belief::Lying{.card = card});
    for (std::size_t place = 0; place < places; ++place)
      if (int const n = found[card.code][place]; n > 0)
        lying.holders.push_back(
            {place == mostSeats ? nobody : static_cast<Seat>(place), static_cast<double>(n) / count});
    if (lying.card == belief.question) lying.holders = belief.holders;  // not counted, but reckoned
    sortByChance(lying.holders);
  }
  belief.worlds = count;
  return belief;
}

}  // namespace giaguaro
