// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/speech_search.h"
#include "core/games/briscola-chiamata/ending.h"
#include "core/games/briscola-chiamata/mind.h"

namespace giaguaro {

template Player<BriscolaChiamata> playerOf<BriscolaChiamata>(PlayerSpec const&);
template std::optional<Speech> speechOf(View<BriscolaChiamata> const&, PlayerSpec const&, Pupils, Rng const&,
                                        StopFlag const&);
template class Worlds<BriscolaChiamata>;
template class Search<BriscolaChiamata>;

}  // namespace giaguaro
