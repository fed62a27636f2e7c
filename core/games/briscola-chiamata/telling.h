// How hints are explained in Briscola Chiamata (core/reasons/telling.h).
#pragma once

#include "core/families/free-play/free_play_telling.h"
#include "core/games/briscola-chiamata/ending.h"
#include "core/games/briscola-chiamata/mind.h"
#include "core/games/briscola-chiamata/phrases.h"

namespace giaguaro {

template <>
struct Telling<BriscolaChiamata> : FreePlayTelling<BriscolaChiamata> {
  static ReasonWords const& words() {
    static constexpr ReasonWords words{.hides = calledCardPhrases::reasonHides,
                                       .mate = briscolaPhrases::thePartner,
                                       .declarer = briscolaPhrases::theCaller,
                                       .count = calledCardPhrases::reasonCount};
    return words;
  }
  static bool stands(BriscolaChiamata::Public const& pub, Seat seat, Action said) {
    if (pub.caller != seat) return false;
    if (said.kind == Action::Kind::solo || pub.solo) return pub.solo && said.kind == Action::Kind::solo;
    BriscolaChiamata::Call const call = pub.standing();
    return call.rank == static_cast<int>(said.first) && call.points == said.second &&
           call.obliged == (said.kind == Action::Kind::oblige);
  }
  static std::optional<ContractWords> contract(Action said) {
    using namespace briscolaPhrases;
    switch (said.kind) {
      case Action::Kind::solo: return ContractWords{reasonSolo, reasonSolo, reasonSoloTooDear};
      case Action::Kind::bid:
      case Action::Kind::oblige:
        if (said.second == 0)
          return ContractWords{calledCardPhrases::reasonMade, calledCardPhrases::reasonMadeIfKept,
                               calledCardPhrases::reasonTooDear, args::rank(bidRank(said.first))};
        return ContractWords{reasonPoints, reasonPointsIfKept, reasonPointsTooDear,
                             args::number(said.second, "m")};
      default: return std::nullopt;
    }
  }
};

}  // namespace giaguaro
