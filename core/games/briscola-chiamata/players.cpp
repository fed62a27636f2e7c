// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/player_of.h"
#include "core/games/briscola-chiamata/ending.h"
#include "core/games/briscola-chiamata/mind.h"

namespace giaguaro {

template Player<BriscolaChiamata> playerOf<BriscolaChiamata>(PlayerSpec const&);
template class Worlds<BriscolaChiamata>;
template class Search<BriscolaChiamata>;

}  // namespace giaguaro
