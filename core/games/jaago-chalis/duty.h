// What the rules ask of the seat to act, by name: for the refusals and the guide. JaagoChalis::playable is
// the rule itself.
#pragma once

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

enum class JaagoDuty : std::uint8_t {
  lead,           // any card
  followHigher,   // the suit led, over its best card
  followLower,    // the suit led, of which it has none over the best card
  followTrumped,  // the suit led; the trick is trumped
  trump,          // any jaago
  overtrump,      // a jaago over the best one
  undertrump,     // a jaago, of which it has none over the best one
  careful         // neither: any card, and none can win
};

inline JaagoDuty jaagoDuty(JaagoChalis::Public const& pub, JaagoChalis::Private const& own) {
  if (pub.trick.count == 0) return JaagoDuty::lead;
  bool const higher = !over(own.cards, pub.trick.best).empty();
  if (!own.cards.in(pub.led).empty()) {
    if (pub.trumped()) return JaagoDuty::followTrumped;
    return higher ? JaagoDuty::followHigher : JaagoDuty::followLower;
  }
  if (own.cards.in(JaagoChalis::sister(pub.led)).empty()) return JaagoDuty::careful;
  if (!pub.trumped()) return JaagoDuty::trump;
  return higher ? JaagoDuty::overtrump : JaagoDuty::undertrump;
}

}  // namespace giaguaro
