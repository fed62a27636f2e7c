// The games of the program, in the order of its menus. A new game is one line here.
#pragma once

#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/ending.h"
#include "core/games/briscola-chiamata/mind.h"
#include "core/games/jaago-chalis/ending.h"
#include "core/games/jaago-chalis/jaago_chalis.h"
#include "core/games/jaago-chalis/mind.h"
#include "core/games/jabberwocky/ending.h"
#include "core/games/jabberwocky/jabberwocky.h"
#include "core/games/jabberwocky/mind.h"
#include "core/games/jaguar/ending.h"
#include "core/games/jaguar/jaguar.h"
#include "core/games/jaguar/mind.h"
#include "core/games/tarot/ending.h"
#include "core/games/tarot/mind.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro {

template <class... Games>
struct GameList {
  // f.template operator()<G>() for each.
  template <class F>
  static constexpr void forEach(F&& f) {
    (f.template operator()<Games>(), ...);
  }
};

using AllGames = GameList<Jaguar, BriscolaChiamata, Jabberwocky, JaagoChalis, Tarot>;

}  // namespace giaguaro
