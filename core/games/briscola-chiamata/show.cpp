// What a face shows of a hand to one viewer.
#include <algorithm>

#include "core/families/free-play/free_play_after.h"
#include "core/families/free-play/free_play_seen.h"
#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/calls.h"
#include "core/games/briscola-chiamata/phrases.h"
#include "core/rules/sayings.h"
#include "core/rules/view_seen.h"

namespace giaguaro {

namespace {

using namespace briscolaPhrases;
using namespace calledCardPhrases;
using Public = BriscolaChiamata::Public;
using Phase = BriscolaChiamata::Phase;
using Call = BriscolaChiamata::Call;

constexpr SideWords sideWords{roleCaller, roleAlone, rolePartner, roleSecretPartner};
constexpr SideWords soloWords{roleSolo, roleSolo, rolePartner, roleSecretPartner};

Argument rankOf(Call call) { return args::rank(bidRank(call.rank)); }

Seen::SeatSeen seatSeen(Public const& pub, Seat seat, Seat partner) {
  if (pub.phase != Phase::auction)
    return playerSeen(pub, seat, pub.caller, partner, pub.solo ? soloWords : sideWords);
  Call const call = pub.lastCall(seat);
  Seen::SeatSeen seen = bidderSeen(seat, call.rank, seat == pub.caller, pub.passed.has(seat));
  if (call.points == 0 || seen.out) return seen;
  Argument const points = args::number(call.points);
  seen.standing = say(seatBidFor, {points});
  seen.spoken = call.obliged ? say(seatSpokenOblige, {args::seat(seat), rankOf(call), points})
                             : say(seatSpokenRaise, {args::seat(seat), points});
  return seen;
}

// As whoever does it says it.
Message wordsOf(Action action) {
  Argument const points = args::number(action.second);
  if (action.kind == Action::Kind::solo) return say(labelSolo);
  if (action.kind == Action::Kind::oblige)
    return say(labelOblige, {args::rank(bidRank(action.first)), points});
  return action.kind == Action::Kind::bid && action.second > 0 ? say(labelRaise, {points})
                                                               : rankAuctionWords(action);
}

Seen::Plate auctionPlate(Public const& pub) {
  Seen::Plate plate;
  plate.title = say(plateAuction);
  Call const call = pub.standing();
  if (call.rank < 0) {
    plate.lines = {say(plateOpen), say(plateLowest)};
    return plate;
  }
  Argument const by = args::seat(pub.caller);
  plate.glyph = rankOf(call);
  plate.lines.push_back(call.points > 0 ? say(plateStandsFor, {by, args::number(call.points)})
                                        : say(plateStands, {by}));
  plate.lines.push_back(say(pub.raising() ? plateRaising : plateLowest));
  return plate;
}

Seen::Plate contractPlate(Public const& pub, Seat partner) {
  if (pub.phase == Phase::auction || pub.isVoid()) return auctionPlate(pub);
  Seen::Plate plate;
  Argument const by = args::seat(pub.caller);
  if (pub.solo) {
    plate.title = say(plateSolo, {by});
    plate.lines = {say(plateNoTrump), say(plateAlone)};
    return plate;
  }
  Call const call = pub.standing();
  Argument const points = args::number(call.points);
  plate.title = say(plateCaller, {by});
  if (pub.phase == Phase::naming) {
    plate.glyph = rankOf(call);
    plate.lines.push_back(call.points > 0 ? say(plateBidFor, {rankOf(call), by, points})
                                          : say(plateBid, {rankOf(call), by}));
    plate.lines.push_back(say(plateNaming));
    return plate;
  }
  plate.glyph = args::card(pub.called);
  plate.lines.push_back(call.points > 0 ? say(plateTrumpFor, {args::suit(pub.trump), points})
                                        : say(plateTrump, {args::suit(pub.trump)}));
  if (partner == nobody)
    plate.lines.push_back(say(plateHidden));
  else if (partner == pub.caller)
    plate.lines.push_back(say(plateAlone));
  else
    plate.lines.push_back(pub.partner == nobody ? say(plateSecretPartner, {args::seat(partner)})
                                                : say(platePartner, {args::seat(partner)}));
  return plate;
}

Seen::Plate scorePlate(View<BriscolaChiamata> const& view, Seat partner) {
  Public const& pub = view.pub;
  if (pub.phase != Phase::play && !(pub.over() && !pub.isVoid()))
    return handPlate(view.context, view.context.options.values[0], view.seat,
                     say(plateTo, {args::number(pub.needed())}));
  Seen::Plate plate;
  int const trick =
      std::min(pub.history.cards.size() / BriscolaChiamata::players + 1, BriscolaChiamata::tricks);
  plate.title = say(phrases::phaseTrick, {args::number(trick), args::number(BriscolaChiamata::tricks, "m")});
  int const side = pub.FreePlay::sidePoints(pub.caller, partner);
  if (partner == nobody)
    plate.lines.push_back(say(plateCallerPoints, {args::number(side)}));
  else
    plate.lines.push_back(say(partner == pub.caller ? plateAlonePoints : plateSidePoints,
                              {args::number(side), args::number(pub.takenPoints() - side, "m")}));
  plate.bar = {side, pub.needed(), FreePlay::allPoints};
  return plate;
}

// Why just so many points are needed.
Message targetLine(Public const& pub) {
  if (pub.solo) return say(needSolo);
  if (pub.standing().points > 0) return say(needPromised, {args::number(pub.needed())});
  return say(pub.rules.tieToCaller ? needTieCaller : needTieOpponents);
}

// The most that the caller's side can still come to, for all that the viewer knows.
int mostPossible(Public const& pub, Seat viewer, Seat partner) {
  int const left = FreePlay::allPoints - pub.takenPoints();
  int best = 0;
  if (partner == nobody)
    for (Seat seat = 0; seat < BriscolaChiamata::players; ++seat)
      if (seat != pub.caller && seat != viewer) best = std::max(best, pub.pointsOf(seat));
  return pub.FreePlay::sidePoints(pub.caller, partner) + best + left;
}

std::vector<Message> needs(Public const& pub, Seat viewer, Seat partner) {
  if (pub.phase == Phase::auction && pub.caller != nobody) return {targetLine(pub)};
  if (pub.phase == Phase::naming) return {targetLine(pub)};
  if (pub.phase != Phase::play) return {};
  std::vector<Message> lines;
  bool const own = viewer != nobody && (viewer == pub.caller || viewer == partner);
  Argument const whose = args::noun(own ? yourSide : callersSide, "side");
  Argument const needed = args::number(pub.needed());
  int const side = pub.FreePlay::sidePoints(pub.caller, partner);
  int const taken = pub.takenPoints();
  int const others = taken - side;
  bool const made = side >= pub.needed();
  if (made || mostPossible(pub, viewer, partner) < pub.needed()) {
    lines.push_back(say(made ? needWon : needTooFew, {whose, needed}));
    if (partner != nobody && (side == 0 || others == 0)) lines.push_back(say(needCappotto));
    return lines;
  }
  if (pub.decided()) return {say(needDecided)};
  if (partner == nobody) {
    lines.push_back(say(phrases::needUnknown, {args::seat(pub.caller), args::points(2 * side), needed,
                                               args::noun(thePartner, "mate")}));
  } else {
    lines.push_back(
        say(needOpen, {whose, args::points(2 * side), args::points(2 * (pub.needed() - side), "more"),
                       args::points(2 * (FreePlay::allPoints - taken), "left")}));
    lines.push_back(
        say(phrases::needDefence,
            {whose, args::points(2 * (FreePlay::allPoints - pub.needed() + 1 - others), "more")}));
  }
  lines.push_back(targetLine(pub));
  return lines;
}

// What the caller's side has to reach, said while the auction is on.
Message aim(Public const& pub) {
  Argument const needed = args::number(pub.needed());
  return pub.standing().points > 0 ? say(whyPromised, {needed}) : say(whyAuction, {needed});
}

void describeRaises(Public const& pub, CardSet own, Seen& seen) {
  Call const call = pub.standing();
  Argument const by = args::seat(pub.caller);
  Argument const points = args::number(pub.promised());
  Message const turn = say(phrases::phaseAuction, {args::seat(pub.turn)});
  bool const bareTwo = call.points == 0;
  seen.guide.where.push_back(turn);
  if (bareTwo)
    seen.guide.where.push_back(say(whereTwo, {by}));
  else
    seen.guide.where.push_back(call.obliged ? say(whereObliged, {by, rankOf(call), points})
                                            : say(whereRaised, {by, points}));
  for (Message& line : passedLines(pub.passed, seen.viewer)) seen.guide.where.push_back(std::move(line));
  seen.guide.means.push_back(aim(pub));
  seen.guide.means.push_back(say(whyRaise));
  seen.status = turn;
  if (seen.viewer == nobody || seen.viewer != pub.turn) return;

  seen.guide.may.push_back(bareTwo ? say(mayRaiseTwo, {by})
                                   : say(mayRaise, {by, points, args::number(pub.promised() + 1, "m")}));
  unsigned const ranks = briscolaCalls::obligedRanks(own);
  for (int rank = 1; rank < fortyCards.ranks(); ++rank)
    if ((ranks >> rank & 1) != 0)
      seen.guide.may.push_back(say(
          mayOblige, {args::rank(bidRank(rank)),
                      args::list(Argument::Kind::suits, "suits", briscolaCalls::fittingSuits(own, rank))}));
  seen.dock.title = say(dockRaise);
  seen.dock.note = bareTwo ? say(dockAboveTwo, {by}) : say(dockAbove, {by, points});
  seen.dock.barred = say(dockNoSuit);
  seen.dock.free = say(dockFree);
  if (bareTwo)
    seen.status = say(pub.rules.solo ? statusRaiseTwo : statusRaiseTwoOnly);
  else
    seen.status = say(pub.rules.solo ? statusRaise : statusRaiseOnly, {points});
}

void describeAuction(Public const& pub, CardSet own, Seen& seen) {
  bool const mine = seen.viewer != nobody && seen.viewer == pub.turn;
  if (pub.raising()) {
    describeRaises(pub, own, seen);
  } else {
    describeBids(pub.passed, pub.standing().rank, pub.caller, aim(pub), seen);
    CardSet twos;
    for (int suit = 0; suit < plainSuits; ++suit)
      if (Card const two = Card::of(static_cast<Suit>(suit), 0); own.contains(two)) twos.insert(two);
    if (mine && !twos.empty()) seen.guide.may.push_back(say(mayObligeFirst, {args::cards(twos)}));
  }
  if (mine && pub.rules.solo) seen.guide.may.push_back(say(maySolo));
}

void describeNamingOf(Public const& pub, CardSet own, Seen& seen) {
  Call const call = pub.standing();
  describeNaming(call.rank, thePartner, aim(pub), seen);
  if (!call.obliged || seen.viewer != pub.turn) return;
  Argument const rank = rankOf(call);
  seen.guide.may.push_back(
      say(mayNameSuitOblige,
          {args::list(Argument::Kind::suits, "suits", briscolaCalls::fittingSuits(own, call.rank)), rank}));
  seen.dock.note = say(dockObliged, {rank});
  seen.dock.barred = say(dockUnfit, {rank});
  seen.dock.free = say(dockFits);
}

void describePlay(Public const& pub, Seat partner, Seen& seen) {
  describeTrick(pub,
                pub.solo ? std::vector{say(whereSolo, {args::seat(pub.caller)})}
                         : whoPlaysWithWhom(pub, pub.caller, partner, seen.viewer, nouns),
                seen);
  if (int const points = pub.standing().points; points > 0)
    seen.guide.where.push_back(
        pub.multiplier() == 1
            ? say(wherePromised, {args::number(points)})
            : say(wherePromisedTimes, {args::number(points), args::number(pub.multiplier(), "m")}));
  if (pub.history.cards.size() >= BriscolaChiamata::players) return;
  std::array<std::int8_t, BriscolaChiamata::players> bids{};
  for (std::size_t seat = 0; seat < bids.size(); ++seat) bids[seat] = pub.calls[seat].rank;
  tellLastBids(bids, pub.caller, seen);
}

CallersAim aimOf(Public const& pub) {
  CallersAim aim{.caller = pub.caller, .needed = pub.needed(), .side = callersSide};
  if (int const points = pub.standing().points; points > 0)
    aim.why = say(afterPromised, {args::seat(pub.caller), args::number(points)});
  if (pub.solo) aim.why = say(afterSolo, {args::number(pub.needed())});
  return aim;
}

}  // namespace

CardRanks BriscolaChiamata::ranks() { return freePlayRanks(); }

Seen BriscolaChiamata::show(View<BriscolaChiamata> const& view) {
  Public const& pub = view.pub;
  CardSet const own = view.own ? view.own->cards : CardSet{};
  Seat const partner = knownPartner(pub, view.seat, own);
  Seen seen = frameSeen(view);
  for (Seat seat = 0; seat < players; ++seat) {
    seen.seats.push_back(seatSeen(pub, seat, partner));
    if (seat == pub.dealer)
      seen.seats.back().marks.insert(seen.seats.back().marks.begin(), Seen::Mark::dealer);
  }
  if (pub.called.valid()) seen.trump = pub.trump;
  showTricks(pub, seen);

  seen.contract = contractPlate(pub, partner);
  seen.score = scorePlate(view, partner);
  switch (pub.phase) {
    case Phase::auction: describeAuction(pub, own, seen); break;
    case Phase::naming: describeNamingOf(pub, own, seen); break;
    case Phase::play: describePlay(pub, partner, seen); break;
    case Phase::over:
      seen.result = pub.result();
      seen.status = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver);
      seen.guide.where.push_back(seen.status);
      if (!pub.isVoid()) explainHand(pub, aimOf(pub), seen);
      break;
  }
  seen.guide.needs = needs(pub, view.seat, partner);
  showSayings(view.history, wordsOf, seen);
  offer(view, seen);
  return seen;
}

}  // namespace giaguaro
