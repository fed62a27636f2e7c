// The computer players of this game, compiled once. How long each level thinks: Mind::tuning, in mind.h.
#include "core/ai/speech_search.h"
#include "core/games/jabberwocky/ending.h"
#include "core/games/jabberwocky/mind.h"

namespace giaguaro {

template Player<Jabberwocky> playerOf<Jabberwocky>(PlayerSpec const&);
template std::optional<Speech> speechOf(View<Jabberwocky> const&, PlayerSpec const&, Pupils, Rng const&,
                                        StopFlag const&);
template class Worlds<Jabberwocky>;
template class Search<Jabberwocky>;

}  // namespace giaguaro
