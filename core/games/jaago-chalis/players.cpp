// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/speech_search.h"
#include "core/games/jaago-chalis/ending.h"
#include "core/games/jaago-chalis/mind.h"

namespace giaguaro {

template Player<JaagoChalis> playerOf<JaagoChalis>(PlayerSpec const&);
template std::optional<Speech> speechOf(View<JaagoChalis> const&, PlayerSpec const&, Pupils, Rng const&,
                                        StopFlag const&);
template class Worlds<JaagoChalis>;
template class Search<JaagoChalis>;

}  // namespace giaguaro
