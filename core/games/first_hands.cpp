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

namespace {

FirstHand const* find(std::string_view game) {
  struct Entry {
    GameInfo const* game;
    FirstHand const* hand;
  };
  static std::array const entries{
      Entry{&Jaguar::info, &jaguarFirstHand()}, Entry{&BriscolaChiamata::info, &briscolaFirstHand()},
      Entry{&Jabberwocky::info, &jabberwockyFirstHand()}, Entry{&JaagoChalis::info, &jaagoFirstHand()},
      Entry{&Tarot::info, &tarotFirstHand()}};
  for (Entry const& entry : entries)
    if (entry.game->id == game) return entry.hand;
  return nullptr;
}

}  // namespace

FirstHand const& firstHandOf(std::string_view game) {
  FirstHand const* const found = find(game);
  assert(found != nullptr && "a game without a first hand");
  return found != nullptr ? *found : jaguarFirstHand();
}

int playersOfFirstHand(std::string_view game) {
  FirstHand const* const found = find(game);
  return found != nullptr ? found->players : 0;
}

}  // namespace giaguaro
