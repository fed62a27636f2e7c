#include "app/desktop/match/match_plan.h"

#include "core/match/duplicate.h"

namespace giaguaro {

std::string levelOf(std::string_view text) {
  std::string level(text.substr(0, text.find_first_of(":/")));
  auto const players = allPlayers();
  if (std::ranges::find(players, level) == players.end()) return {};
  return text == untimed(level) ? untimed(level) : level;
}

}  // namespace giaguaro
