// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/speech_search.h"
#include "core/games/tarot/ending.h"
#include "core/games/tarot/mind.h"

namespace giaguaro {

template Player<Tarot> playerOf<Tarot>(PlayerSpec const&);
template std::optional<Speech> speechOf(View<Tarot> const&, PlayerSpec const&, Pupils, Rng const&,
                                        StopFlag const&);
template class Worlds<Tarot>;
template class Search<Tarot>;

}  // namespace giaguaro
