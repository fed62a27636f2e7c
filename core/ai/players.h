// The computer players by name, over any game. Each gets a View, its own random stream and a stop flag.
#pragma once

#include <array>
#include <string_view>

#include "core/ai/advice.h"
#include "core/rules/game.h"

namespace giaguaro {

template <Game G>
using Player = Advice (*)(View<G> const&, Rng&, StopFlag const&);

// Uniform among the cards that may be played. In an auction it passes two times in three, and jumps to solo
// or announces a slam rarely, so that every contract, rank and raise comes up.
template <Game G>
Advice randomPlayer(View<G> const& view, Rng& rng, StopFlag const&) {
  Actions usual;
  Actions rare;
  bool mayPass = false;
  for (Action action : G::legal(view.pub, *view.own)) {
    bool const jump =
        action.kind == Action::Kind::solo || (action.kind == Action::Kind::announce && action.first != 0);
    if (action.kind == Action::Kind::pass)
      mayPass = true;
    else
      (jump ? rare : usual).push(action);
  }
  if (mayPass && rng.below(3) != 0) return {{Action::Kind::pass}};
  bool const jumps = !rare.empty() && (rng.below(12) == 0 || (usual.empty() && !mayPass));
  Actions const& among = jumps ? rare : usual;
  if (among.empty()) return {{Action::Kind::pass}};
  return {among[static_cast<int>(rng.below(static_cast<std::uint32_t>(among.size())))]};
}

// The game's own rules of thumb.
template <Game G>
Advice greedyPlayer(View<G> const& view, Rng& rng, StopFlag const&) {
  return {G::greedy(view, rng)};
}

// Weakest first, with their functions in the same order.
inline constexpr std::array<std::string_view, 2> playerNames{"random", "greedy"};
template <Game G>
inline constexpr std::array<Player<G>, playerNames.size()> playerFunctions{randomPlayer<G>, greedyPlayer<G>};

// Null: there is no such player.
template <Game G>
Player<G> findPlayer(std::string_view name) {
  for (std::size_t i = 0; i < playerNames.size(); ++i)
    if (playerNames[i] == name) return playerFunctions<G>[i];
  return nullptr;
}

}  // namespace giaguaro
