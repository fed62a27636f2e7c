#include "app/desktop/match/level_choices.h"

#include "core/match/table.h"

namespace giaguaro {

std::vector<LevelChoice> levelChoices() {
  static auto const players = allPlayers();
  std::vector<LevelChoice> levels;
  for (std::string const& player : players) {
    Text name{"app", player.c_str(), player.c_str()};  // as it is, until it has a name
    if (player == "random") name = phrase("app", "Plays at random", "level.random");
    if (player == "greedy") name = phrase("app", "Rules of thumb", "level.greedy");
    if (player == "novice") name = phrase("app", "Novice", "level.novice");
    if (player == "club") name = phrase("app", "Club player", "level.club");
    if (player == "expert") name = phrase("app", "Expert", "level.expert");
    levels.push_back({QString::fromStdString(player), name});
  }
  return levels;
}

}  // namespace giaguaro
