// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/player_of.h"
#include "core/games/jaago-chalis/ending.h"
#include "core/games/jaago-chalis/mind.h"

namespace giaguaro {

template Player<JaagoChalis> playerOf<JaagoChalis>(PlayerSpec const&);
template class Worlds<JaagoChalis>;
template class Search<JaagoChalis>;

}  // namespace giaguaro
