// How hints are explained in Jabberwocky (core/reasons/telling.h).
#pragma once

#include "core/games/jabberwocky/ending.h"
#include "core/games/jabberwocky/mind.h"
#include "core/games/jabberwocky/phrases.h"
#include "core/games/jabberwocky/wanted.h"
#include "core/reasons/share.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <>
struct Telling<Jabberwocky> {
  static ReasonWords const& words() {
    using namespace jabberwockyPhrases;
    static constexpr ReasonWords words{.spoils = reasonSpoils,
                                       .aim = reasonAim,
                                       .alsoAim = reasonAlso,
                                       .aimSaid = reasonAimSaid,
                                       .aimAlone = reasonAimAlone,
                                       .alone = reasonAlone,
                                       .count = reasonCount};
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
  static int made(Jabberwocky::Public const& pub, Seat seat) { return 2 * pub.takenBy(seat); }
  static int needed(Jabberwocky::Public const& pub, Seat seat) { return 2 * pub.bidOf(seat); }
  static Suit trumpOf(Jabberwocky::Public const&) { return Suit::trumps; }
  static Message wanted(View<Jabberwocky> const& view) { return wantedBy(view.pub, view.seat); }
  // On which side a bid fails in deals that it fails in; twice as often is mostly.
  static Phrase const& missed(int above, int below) {
    using namespace jabberwockyPhrases;
    if (below == 0) return reasonTooMany;
    if (above == 0) return reasonTooFew;
    return above >= 2 * below ? reasonMostlyMany : below >= 2 * above ? reasonMostlyFew : reasonMissed;
  }
  // The cards that are likeliest to take a trick, and on which side the bid misses.
  static std::vector<Message> ofHand(View<Jabberwocky> const&, Reason const& reason) {
    using namespace jabberwockyPhrases;
    SaidFigures const& said = reason.bestSaid;
    if (said.worlds == 0) return {};
    auto const share = [&](int count, std::string_view of) {
      return args::noun(shareText(count, said.worlds), of);
    };
    std::vector<Message> told;
    int const bid = reason.best.first;
    if (said.takers.size() > 1 && bid > 1)
      told.push_back(
          say(reasonTakers, {args::card(said.takers[0].first), share(said.takers[0].second, "n"),
                             args::card(said.takers[1].first, "other"), share(said.takers[1].second, "m")}));
    else if (!said.takers.empty())
      told.push_back(say(bid == 0 ? reasonTakerOfNone : reasonTaker,
                         {args::card(said.takers[0].first), share(said.takers[0].second, "n")}));
    if (said.above + said.below > 0) told.push_back(say(missed(said.above, said.below)));
    return told;
  }
};

}  // namespace giaguaro
