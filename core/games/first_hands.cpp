// The first hands of all games (core/rules/first_hand.h).
#include <array>
#include <cassert>

#include "core/games/briscola-chiamata/first_hand.h"
#include "core/games/games.h"
#include "core/games/jaago-chalis/first_hand.h"
#include "core/games/jabberwocky/first_hand.h"
#include "core/games/jaguar/first_hand.h"
#include "core/games/tarot/first_hand.h"

namespace giaguaro {

FirstHand const& firstHandOf(std::string_view game) {
  struct Entry {
    GameInfo const* game;
    FirstHand const* hand;
  };
  static std::array const entries{
      Entry{&Jaguar::info, &jaguarFirstHand()}, Entry{&BriscolaChiamata::info, &briscolaFirstHand()},
      Entry{&Jabberwocky::info, &jabberwockyFirstHand()}, Entry{&JaagoChalis::info, &jaagoFirstHand()},
      Entry{&Tarot::info, &tarotFirstHand()}};
  for (Entry const& entry : entries)
    if (entry.game->id == game) return *entry.hand;
  assert(false && "a game without a first hand");
  return *entries.front().hand;
}

}  // namespace giaguaro
