// What is searched with, compiled once for each game (core/games/<id>/players.cpp). Whoever searches a game by itself
// includes this instead of core/ai; a game that is not listed is compiled there anew, which only takes longer.
#pragma once

#include "core/ai/search.h"
#include "core/ai/solver.h"
#include "core/ai/worlds.h"
#include "core/games/games.h"

namespace giaguaro {

extern template class Worlds<Jaguar>;
extern template class Search<Jaguar>;
extern template class Worlds<BriscolaChiamata>;
extern template class Search<BriscolaChiamata>;
extern template class Worlds<Jabberwocky>;
extern template class Search<Jabberwocky>;
extern template class Worlds<JaagoChalis>;
extern template class Search<JaagoChalis>;
extern template class Worlds<Tarot>;
extern template class Search<Tarot>;

}  // namespace giaguaro
