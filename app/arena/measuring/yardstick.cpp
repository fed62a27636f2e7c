#include "app/arena/measuring/yardstick.h"

#include "core/games/searches.h"

namespace giaguaro {

namespace {

template <Minded G>
Action chooseOpenly(OpenView<G> const& open, History const& history, PlayerSpec const& spec, Rng const& rng) {
  G const& hand = open.hand();
  View<G> const view = viewOf(open.context(), hand, history, hand.pub.toAct());
  SearchSettings settings = settingsOf(spec);
  settings.form = SearchForm::flat;
  auto const truth = [&hand](Rng&) { return hand; };
  return Search<G>(view, settings, Policy<G>::learned(), rng, {}).runOver(truth).action;
}

}  // namespace

Action ArenaYardstick::choose(Table const& table, PlayerSpec const& spec) {
  Action chosen;
  History const& history = table.record().hands.back().actions;
  Rng const rng(table.record().seed, {.purpose = Rng::Purpose::choice,
                                      .hand = static_cast<std::uint64_t>(table.handNumber()),
                                      .decision = history.size()});
  AllGames::forEach([&]<class G>() {
    if (G::info.id == table.record().game)
      chosen = chooseOpenly(lastHandOf<G>(table.record()), history, spec, rng);
  });
  return chosen;
}

}  // namespace giaguaro
