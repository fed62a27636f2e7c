// How hints are explained in Jabberwocky (core/reasons/telling.h).
#pragma once

#include "core/games/jabberwocky/ending.h"
#include "core/games/jabberwocky/mind.h"
#include "core/games/jabberwocky/phrases.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <>
struct Telling<Jabberwocky> {
  static ReasonWords const& words() {
    using namespace jabberwockyPhrases;
    static constexpr ReasonWords words{.spoils = reasonSpoils,
                                       .spoilsAll = reasonSpoilsAll,
                                       .aim = reasonAim,
                                       .alsoAim = reasonAlso,
                                       .aimSaid = reasonAimSaid,
                                       .aimAlone = reasonAimAlone,
                                       .alone = reasonAlone,
                                       .aloneNever = reasonAloneNever};
    return words;
  }
  static constexpr int halvesOfPoint = 0;
  static Seat winnerOf(Jabberwocky::Public const& pub, int trick) {
    return winnerByRank<Jabberwocky>(pub, trick);
  }
  static int halvesOfTrick(Jabberwocky::Public const&, int) { return 2; }
  static bool stands(Jabberwocky::Public const&, Seat, Action) { return true; }
  // The Mind values bids in its own way, and its figures are told.
  static std::optional<ContractWords> contract(Action) { return std::nullopt; }
  static Seat declarer(Jabberwocky::Public const&) { return nobody; }
};

}  // namespace giaguaro
