// Reasons (core/reasons/explain.h), compiled once for each game.
#include "core/games/briscola-chiamata/telling.h"
#include "core/games/jaago-chalis/telling.h"
#include "core/games/jabberwocky/telling.h"
#include "core/games/jaguar/telling.h"
#include "core/games/searches.h"
#include "core/games/tarot/telling.h"
#include "core/reasons/explaining.h"

namespace giaguaro {

template std::shared_ptr<Reason const> reasonOf(View<Jaguar> const&, Advice const&, StopFlag const&, Action);
template std::shared_ptr<Reason const> reasonOf(View<BriscolaChiamata> const&, Advice const&, StopFlag const&,
                                                Action);
template std::shared_ptr<Reason const> reasonOf(View<Jabberwocky> const&, Advice const&, StopFlag const&,
                                                Action);
template std::shared_ptr<Reason const> reasonOf(View<JaagoChalis> const&, Advice const&, StopFlag const&,
                                                Action);
template std::shared_ptr<Reason const> reasonOf(View<Tarot> const&, Advice const&, StopFlag const&, Action);

}  // namespace giaguaro
