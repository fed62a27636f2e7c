// Every game at every table size under each set of rules, as a program is started with it.
#pragma once

#include "core/match/table.h"
#include "tests/app/window_tools.h"
#include "tests/core/option_sets.h"

namespace giaguaro::test {

struct Set {
  GameInfo const* game = nullptr;
  int players = 0;
  Options options{};
};

inline std::vector<Set> allSets() {
  std::vector<Set> sets;
  for (GameInfo const* game : allGames())
    for (int players : game->players)
      for (Options const& options : optionSets(*game, players)) sets.push_back({game, players, options});
  return sets;
}

// Whether it has the first rules of its table, those that are usual.
inline bool hasFirstRules(std::vector<Set> const& sets, std::size_t place) {
  return place == 0 || sets[place].game != sets[place - 1].game ||
         sets[place].players != sets[place - 1].players;
}

inline QString nameOf(Set const& set) {
  QString name = QString::fromStdString(std::string(set.game->id)) + QString(" with %1").arg(set.players);
  for (std::size_t i = 0; i < set.game->options.size(); ++i)
    name += ' ' + QString::fromStdString(set.game->options[i].text(set.options.values[i]));
  return name;
}

// The person sits in the first seat.
inline CommandLine lineOfSet(Set const& set, QString const& language, std::uint64_t seed) {
  CommandLine line = lineOf(language);
  std::vector<std::string> levels(static_cast<std::size_t>(set.players), "greedy");
  levels.front() = "human";
  line.match = CommandLine::Match{
      .game = set.game, .players = set.players, .options = set.options, .levels = levels, .seed = seed};
  return line;
}

}  // namespace giaguaro::test
