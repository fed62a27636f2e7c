// What is said of all games where one is chosen (core/rules/glance.h).
#include <array>

#include "core/games/games.h"
#include "core/rules/glance.h"

namespace giaguaro {

Glance const* glanceOf(std::string_view game) {
  struct Entry {
    GameInfo const* game;
    Glance glance;
  };
  static std::array const entries{
      Entry{&Jaguar::info, {phrase("core", "Two against three, one in secret", "glance.jaguar"), 30, 2}},
      Entry{&BriscolaChiamata::info,
            {phrase("core", "Call a card, find your partner", "glance.briscola"), 35, 2}},
      Entry{&Jabberwocky::info,
            {phrase("core", "Take the tricks you bid, no more", "glance.jabberwocky"), 30, 1}},
      Entry{&JaagoChalis::info, {phrase("core", "Trump changes with every trick", "glance.jaago"), 25, 2}},
      Entry{&Tarot::info, {phrase("core", "A contract to make, with 21 trumps", "glance.tarot"), 60, 3}}};
  for (Entry const& entry : entries)
    if (entry.game->id == game) return &entry.glance;
  return nullptr;
}

}  // namespace giaguaro
