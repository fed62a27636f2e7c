// How hints are explained in French Tarot (core/reasons/telling.h).
#pragma once

#include "core/games/tarot/ending.h"
#include "core/games/tarot/mind.h"
#include "core/games/tarot/reason_phrases.h"
#include "core/games/tarot/words.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <>
struct Telling<Tarot> {
  static ReasonWords const& words() {
    using namespace tarotPhrases;
    static constexpr ReasonWords words{
        .keeps = reasonKeeps, .keepsCost = reasonKeepsCost, .hides = reasonHides, .mate = nounPartner};
    return words;
  }
  static constexpr int halvesOfPoint = 1;
  static Seat winnerOf(Tarot::Public const& pub, int trick) { return pub.winnerOf(trick); }
  static int halvesOfTrick(Tarot::Public const& pub, int trick) { return pub.halvesOfTrick(trick); }
  static bool stands(Tarot::Public const& pub, Seat seat, Action said) {
    return pub.taker == seat && pub.contract == Tarot::contractOf(said);
  }
  static std::optional<ContractWords> contract(Action said) {
    if (said.kind != Action::Kind::bid && said.kind != Action::Kind::solo) return std::nullopt;
    return ContractWords{tarotPhrases::reasonMade, tarotPhrases::reasonMadeIfKept,
                         tarotPhrases::reasonTooDear, tarotWords::contract(Tarot::contractOf(said))};
  }
  static Seat declarer(Tarot::Public const& pub) { return pub.taker; }
};

}  // namespace giaguaro
