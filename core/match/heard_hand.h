// What a hand that is over adds to what each seat has said in the match (core/rules/words.h): by then it is known who was
// whose partner, and who took which trick.
#pragma once

#include <algorithm>
#include <bit>

#include "core/ai/mind.h"
#include "core/match/record.h"
#include "core/rules/words.h"

namespace giaguaro {

// Who took the trick that lay there, or was to come, when so many acts were done. Nobody: it was the last one, of which
// nothing tells.
template <Minded G>
Seat winnerAfter(G const& over, History const& actions, int acts, int players) {
  auto const cards = std::count_if(actions.begin(), actions.begin() + acts,
                                   [](Done const& done) { return done.action.kind == Action::Kind::play; });
  auto const next = static_cast<int>(cards) / players + 1;
  auto const& leaders = over.pub.history.leaders;
  return next < leaders.size() ? leaders[next] : nobody;
}

// So many acts of a hand were done when nobody's partner was hidden any more.
template <Minded G>
int actsUntilShown(Context const& context, RecordedHand const& played) {
  G hand = G::start(context, played.deal);
  int acts = 0;
  for (Done const& done : played.actions) {
    bool const hidden = hand.pub.playing() && G::Mind::question(viewOf(context, hand, {}, nobody)).valid();
    if (hand.pub.playing() && !hidden) break;
    hand.apply(done.action, nullptr);
    ++acts;
  }
  return acts;
}

// `caller` had a partner who was hidden, or was alone.
template <Minded G>
void hearHand(Words& words, Context const& context, G const& over, RecordedHand const& played, Seat caller) {
  unsigned const side = G::Mind::side(over);
  unsigned const others = side & ~(1U << caller);
  Seat const partner = others == 0 ? nobody : static_cast<Seat>(std::countr_zero(others));
  addHand(words, played.talk, context.players, caller, partner, actsUntilShown<G>(context, played));
  for (Said const& said : played.talk) {
    Seat const winner = winnerAfter(over, played.actions, said.after, context.players);
    if (winner == nobody) continue;
    bool const ours = (side >> winner & 1U) == (side >> said.seat & 1U);
    addPointsWord(words[static_cast<std::size_t>(said.seat)], said.saying, ours);
  }
}

}  // namespace giaguaro
