#include "app/desktop/match_plan.h"

namespace giaguaro {

std::string levelOf(std::string_view text) {
  std::string level(text.substr(0, text.find_first_of(":/")));
  auto const players = allPlayers();
  return std::ranges::find(players, level) != players.end() ? level : std::string();
}

}  // namespace giaguaro
