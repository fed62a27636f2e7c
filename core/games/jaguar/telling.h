// How hints are explained in Jaguar (core/reasons/telling.h).
#pragma once

#include "core/families/free-play/free_play_telling.h"
#include "core/games/jaguar/ending.h"
#include "core/games/jaguar/mind.h"
#include "core/games/jaguar/phrases.h"

namespace giaguaro {

template <>
struct Telling<Jaguar> : FreePlayTelling<Jaguar> {
  static ReasonWords const& words() {
    static constexpr ReasonWords words{.hides = calledCardPhrases::reasonHides,
                                       .mate = jaguarPhrases::theFriend,
                                       .declarer = jaguarPhrases::theJaguar,
                                       .count = calledCardPhrases::reasonCount};
    return words;
  }
  static bool stands(Jaguar::Public const& pub, Seat seat, Action said) {
    return pub.jaguar == seat && pub.bid == static_cast<int>(said.first);
  }
  static std::optional<ContractWords> contract(Action said) {
    if (said.kind != Action::Kind::bid) return std::nullopt;
    return ContractWords{calledCardPhrases::reasonMade, calledCardPhrases::reasonMadeIfKept,
                         calledCardPhrases::reasonTooDear, args::rank(bidRank(said.first))};
  }
};

}  // namespace giaguaro
