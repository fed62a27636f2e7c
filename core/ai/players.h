// The computer players by name, over any game. Each gets a View, its own random stream and a stop flag, and
// nothing else.
//
//   random   uniform among what is legal, calling rarely
//   greedy   the game's own rules of thumb
//   novice   quick, and makes the mistakes of beginners
//   club     searches for a tenth of a second at most
//   expert   for a second at most
//   ismcts   the plain reference: uniform worlds, random playouts, the bare score, no knowledge of the game
//
// A player that searches may be given its budget, and parts of it turned off for measurements:
//   name[:BUDGET][/SWITCH]…   BUDGET  2000it, or 250ms
//                             SWITCH  flat, tree, no-policy, no-beliefs, no-endings, deaf, mute, threads=2,
//                                     untimed (as many iterations as the level has, and no clock beside them),
//                                     choices=3 (tries so many at least),
//                                     why (and says why: Advice::reason);
//                                     weights=FILE, as `train` writes it, comes last
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/mind.h"
#include "core/ai/speech.h"

namespace giaguaro {

enum class Level : std::uint8_t { random, greedy, novice, club, expert, ismcts };

struct PlayerSpec {
  Level level = Level::greedy;
  std::optional<int> iterations{};
  std::optional<int> milliseconds{};
  bool timed = true;  // by the level's own clock, where neither of these is given
  std::optional<SearchForm> form{};
  bool policy = true;
  bool beliefs = true;
  bool endings = true;
  bool hears = true;   // what is said at the table
  bool speaks = true;  // there
  int threads = 1;
  int choices = 0;        // that it tries at least, for a hint; 0: those that deserve a thought
  bool why = false;       // it explains its answer (core/reasons/explain.h)
  std::string weights{};  // a file; empty: what is built in

  bool operator==(PlayerSpec const&) const = default;
};

// Weakest first; the reference, which is none to sit down with, is not among them.
inline constexpr std::array<std::string_view, 5> playerNames{"random", "greedy", "novice", "club", "expert"};

// Nothing: there is no such player.
std::optional<PlayerSpec> parsePlayer(std::string_view text);

template <Game G>
using Player = std::function<Advice(View<G> const&, Rng&, StopFlag const&)>;

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
  if (mayPass && rng.below(3) != 0) return {.action = {Action::Kind::pass}};
  bool const jumps = !rare.empty() && (rng.below(12) == 0 || (usual.empty() && !mayPass));
  Actions const& among = jumps ? rare : usual;
  if (among.empty()) return {.action = {Action::Kind::pass}};
  return {.action = among[static_cast<int>(rng.below(static_cast<std::uint32_t>(among.size())))]};
}

// The game's own rules of thumb.
template <Game G>
Advice greedyPlayer(View<G> const& view, Rng& rng, StopFlag const&) {
  return {.action = G::greedy(view, rng)};
}

// What a player that a spec names says at a table with talk (core/ai/speech.h), from the view of a seat while cards are
// played; compiled where playerOf() is, from core/ai/speech_search.h. Nothing: it says nothing now, or it was stopped.
template <Minded G>
std::optional<Speech> speechOf(View<G> const& view, PlayerSpec const& spec, Pupils pupils, Rng const& rng,
                               StopFlag const& stop);

// Whether it ever says anything.
bool mayTalk(PlayerSpec const& spec);

// Whether it decides the same again, however fast the machine is.
bool isFixed(PlayerSpec const& spec);

// The player that a spec names. Each game compiles its own once (core/games/<id>/players.cpp, from
// core/ai/player_of.h): the searches are long to compile.
template <Minded G>
Player<G> playerOf(PlayerSpec const& spec);

}  // namespace giaguaro
