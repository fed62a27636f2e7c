// What a hand that is over adds to what each seat has said in the match (core/rules/words.h): by then it is known who was
// whose partner, and who took which trick.
#pragma once

#include <bit>

#include "core/ai/mind.h"
#include "core/match/record.h"
#include "core/rules/trick_after.h"
#include "core/rules/words.h"

namespace giaguaro {

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
