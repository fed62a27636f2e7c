// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, its kin's (free_play_mind.h).
#include "core/ai/speech_search.h"
#include "core/games/jaguar/ending.h"
#include "core/games/jaguar/mind.h"

namespace giaguaro {

template Player<Jaguar> playerOf<Jaguar>(PlayerSpec const&);
template std::optional<Speech> speechOf(View<Jaguar> const&, PlayerSpec const&, Pupils, Rng const&,
                                        StopFlag const&);
template class Worlds<Jaguar>;
template class Search<Jaguar>;

}  // namespace giaguaro
