// Every combination of a game's options with named values; numbers stand at their fallback.
#pragma once

#include <vector>

#include "core/rules/game.h"
#include "core/rules/options.h"

namespace giaguaro {

inline std::vector<Options> optionSets(std::span<OptionInfo const> infos) {
  std::vector<GivenOptions> given(1);
  for (std::size_t i = 0; i < infos.size(); ++i) {
    if (infos[i].values.empty()) continue;
    std::vector<GivenOptions> more;
    for (GivenOptions const& set : given)
      for (std::size_t value = 0; value < infos[i].values.size(); ++value) {
        more.push_back(set);
        more.back()[i] = static_cast<std::int16_t>(value);
      }
    given = std::move(more);
  }
  std::vector<Options> sets;
  sets.reserve(given.size());
  for (GivenOptions const& set : given) sets.push_back(completed(infos, set));
  return sets;
}

// Those of them that so many can play by.
inline std::vector<Options> optionSets(GameInfo const& game, int players) {
  std::vector<Options> sets = optionSets(game.options);
  std::erase_if(sets, [&](Options const& set) { return game.optionAgainst(players, set) >= 0; });
  return sets;
}

}  // namespace giaguaro
