// How hints are explained in Jaago-Chalis (core/reasons/telling.h).
#pragma once

#include "core/games/jaago-chalis/ending.h"
#include "core/games/jaago-chalis/mind.h"
#include "core/games/jaago-chalis/phrases.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <>
struct Telling<JaagoChalis> {
  static ReasonWords const& words() {
    using namespace jaagoPhrases;
    static constexpr ReasonWords words{.trick = reasonTrick,
                                       .later = reasonLater,
                                       .keeps = reasonLater,
                                       .keepsCost = reasonPhrases::laterCost,
                                       .kept = reasonKept,
                                       .winsNow = reasonWinsNow,
                                       .wins = reasonWins,
                                       .beaten = reasonBeaten,
                                       .beatenTrump = reasonBeatenTrump,
                                       .beatenTrumpBy = reasonBeatenTrumpBy,
                                       .led = reasonLed,
                                       .spoils = reasonSpoils,
                                       .aim = reasonAim,
                                       .turnsByComing = reasonTurnsByComing,
                                       .aimAlone = reasonAimAlone,
                                       .alone = reasonAlone};
    return words;
  }
  static constexpr int halvesOfPoint = 1;
  static Seat winnerOf(JaagoChalis::Public const& pub, int trick) {
    return winnerByRank<JaagoChalis>(pub, trick);
  }
  static int halvesOfTrick(JaagoChalis::Public const& pub, int trick) {
    return halvesOfCards<JaagoChalis>(pub, trick) +
           (trick + 1 == JaagoChalis::tricks ? JaagoChalis::lastTrick : 0);
  }
  static bool stands(JaagoChalis::Public const&, Seat, Action) { return true; }
  static std::optional<ContractWords> contract(Action) { return std::nullopt; }
  static Seat declarer(JaagoChalis::Public const&) { return nobody; }
  // Nothing is said.
  static int made(JaagoChalis::Public const&, Seat) { return 0; }
  static int needed(JaagoChalis::Public const&, Seat) { return 0; }
  static Suit trumpOf(JaagoChalis::Public const&) { return Suit::trumps; }
  static std::vector<Message> ofHand(View<JaagoChalis> const&, Reason const&) { return {}; }
};

}  // namespace giaguaro
