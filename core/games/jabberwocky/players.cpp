// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/player_of.h"
#include "core/games/jabberwocky/ending.h"
#include "core/games/jabberwocky/mind.h"

namespace giaguaro {

template Player<Jabberwocky> playerOf<Jabberwocky>(PlayerSpec const&);
template class Worlds<Jabberwocky>;
template class Search<Jabberwocky>;

}  // namespace giaguaro
