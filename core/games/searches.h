// What is searched with, compiled once for each game (core/games/<id>/players.cpp). Whoever searches a game by itself
// includes this instead of core/ai; a game that is not listed is compiled there anew, which only takes longer.
#pragma once

#include "core/ai/player_of.h"
#include "core/ai/search.h"
#include "core/ai/solver.h"
#include "core/ai/worlds.h"
#include "core/games/games.h"

namespace giaguaro {

extern template Player<Jaguar> playerOf<Jaguar>(PlayerSpec const&);
extern template std::optional<Speech> speechOf(View<Jaguar> const&, PlayerSpec const&, Pupils, Rng const&,
                                               StopFlag const&);
extern template class Worlds<Jaguar>;
extern template class Search<Jaguar>;
extern template Player<BriscolaChiamata> playerOf<BriscolaChiamata>(PlayerSpec const&);
extern template std::optional<Speech> speechOf(View<BriscolaChiamata> const&, PlayerSpec const&, Pupils,
                                               Rng const&, StopFlag const&);
extern template class Worlds<BriscolaChiamata>;
extern template class Search<BriscolaChiamata>;
extern template Player<Jabberwocky> playerOf<Jabberwocky>(PlayerSpec const&);
extern template std::optional<Speech> speechOf(View<Jabberwocky> const&, PlayerSpec const&, Pupils,
                                               Rng const&, StopFlag const&);
extern template class Worlds<Jabberwocky>;
extern template class Search<Jabberwocky>;
extern template Player<JaagoChalis> playerOf<JaagoChalis>(PlayerSpec const&);
extern template std::optional<Speech> speechOf(View<JaagoChalis> const&, PlayerSpec const&, Pupils,
                                               Rng const&, StopFlag const&);
extern template class Worlds<JaagoChalis>;
extern template class Search<JaagoChalis>;
extern template Player<Tarot> playerOf<Tarot>(PlayerSpec const&);
extern template std::optional<Speech> speechOf(View<Tarot> const&, PlayerSpec const&, Pupils, Rng const&,
                                               StopFlag const&);
extern template class Worlds<Tarot>;
extern template class Search<Tarot>;

}  // namespace giaguaro
