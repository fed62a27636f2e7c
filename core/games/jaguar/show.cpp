// What a face shows of a hand to one viewer.
#include <algorithm>

#include "core/families/free-play/free_play_after.h"
#include "core/families/free-play/free_play_seen.h"
#include "core/games/jaguar/jaguar.h"
#include "core/games/jaguar/phrases.h"
#include "core/rules/sayings.h"
#include "core/rules/view_seen.h"

namespace giaguaro {

namespace {

using namespace calledCardPhrases;
using namespace jaguarPhrases;
using Public = Jaguar::Public;
using Phase = Jaguar::Phase;

constexpr SideWords sideWords{roleJaguar, roleAlone, roleFriend, roleSecretFriend};

Seen::SeatSeen seatSeen(Public const& pub, Seat seat, Seat partner) {
  int const bid = pub.lastBids[static_cast<std::size_t>(seat)];
  Seen::SeatSeen seen = pub.phase == Phase::auction
                            ? bidderSeen(seat, bid, seat == pub.jaguar, pub.passed.has(seat))
                            : playerSeen(pub, seat, pub.jaguar, partner, sideWords);
  if (seat == pub.dealer) seen.marks.insert(seen.marks.begin(), Seen::Mark::dealer);
  return seen;
}

Seen::Plate contractPlate(Public const& pub, Seat partner) {
  Seen::Plate plate;
  if (pub.phase == Phase::auction || pub.isVoid()) {
    plate.title = say(plateAuction);
    if (pub.bid >= 0) plate.glyph = args::rank(bidRank(pub.bid));
    plate.lines.push_back(pub.bid < 0 ? say(plateOpen) : say(plateStands, {args::seat(pub.jaguar)}));
    plate.lines.push_back(say(plateLowest));
    return plate;
  }
  plate.title = say(plateJaguar, {args::seat(pub.jaguar)});
  if (pub.phase == Phase::naming) {
    plate.glyph = args::rank(bidRank(pub.bid));
    plate.lines = {say(plateBid, {args::rank(bidRank(pub.bid)), args::seat(pub.jaguar)}), say(plateNaming)};
    return plate;
  }
  plate.glyph = args::card(pub.called);
  plate.lines.push_back(say(plateTrump, {args::suit(pub.trump)}));
  if (partner == nobody)
    plate.lines.push_back(say(plateHidden));
  else if (partner == pub.jaguar)
    plate.lines.push_back(say(plateAlone));
  else
    plate.lines.push_back(pub.partner == nobody ? say(plateSecretFriend, {args::seat(partner)})
                                                : say(plateFriend, {args::seat(partner)}));
  return plate;
}

Seen::Plate scorePlate(View<Jaguar> const& view, Seat partner) {
  Public const& pub = view.pub;
  if (pub.phase != Phase::play && !(pub.over() && !pub.isVoid()))
    return handPlate(view.context, view.context.options.values[0], view.seat, say(plateTo));
  Seen::Plate plate;
  int const trick = std::min(pub.history.cards.size() / Jaguar::players + 1, Jaguar::tricks);
  plate.title = say(phrases::phaseTrick, {args::number(trick), args::number(Jaguar::tricks, "m")});
  int const side = pub.sidePoints(pub.jaguar, partner);
  if (partner == nobody)
    plate.lines.push_back(say(plateJaguarPoints, {args::number(side)}));
  else
    plate.lines.push_back(say(partner == pub.jaguar ? plateAlonePoints : plateSidePoints,
                              {args::number(side), args::number(pub.takenPoints() - side, "m")}));
  plate.bar = {side, Jaguar::target, FreePlay::allPoints};
  return plate;
}

std::vector<Message> needs(Public const& pub, Seat viewer, Seat partner) {
  std::vector<Message> lines;
  if (pub.phase != Phase::play) return lines;
  bool const own = viewer != nobody && (viewer == pub.jaguar || viewer == partner);
  Argument const whose = args::noun(own ? yourSide : jaguarsSide, "side");
  Argument const target = args::number(Jaguar::target);
  int const side = pub.sidePoints(pub.jaguar, partner);
  int const others = pub.takenPoints() - side;
  if (side >= Jaguar::target) {
    lines.push_back(say(needWon, {whose, target}));
  } else if (pub.decided()) {
    lines.push_back(FreePlay::allPoints - others < Jaguar::target && partner != nobody
                        ? say(needTooFew, {whose, target})
                        : say(needDecided));
  } else if (partner == nobody) {
    lines.push_back(say(phrases::needUnknown, {args::seat(pub.jaguar), args::points(2 * side), target,
                                               args::noun(theFriend, "mate")}));
    lines.push_back(say(needTieJaguar));
  } else if (FreePlay::allPoints - others < Jaguar::target) {
    lines.push_back(say(needTooFew, {whose, target}));
  } else {
    lines.push_back(say(phrases::needPoints,
                        {whose, args::points(2 * side), args::points(2 * (Jaguar::target - side), "more")}));
    lines.push_back(
        say(phrases::needDefence,
            {whose, args::points(2 * (FreePlay::allPoints - Jaguar::target + 1 - others), "more")}));
  }
  return lines;
}

// A two ends the auction at once, perhaps before the viewer's turn to speak has come. Said until the first
// trick is complete.
void tellCut(View<Jaguar> const& view, Seen& seen) {
  Public const& pub = view.pub;
  bool const fresh =
      pub.phase == Phase::naming || (pub.phase == Phase::play && pub.history.cards.size() < Jaguar::players);
  if (!fresh || view.seat == nobody || pub.bid != 0) return;
  bool const spoke = pub.passed.has(view.seat) || pub.lastBids[static_cast<std::size_t>(view.seat)] >= 0;
  if (spoke) return;
  seen.guide.where.push_back(phrases::newLine());
  seen.guide.where.push_back(say(whereCut, {args::seat(pub.jaguar), args::rank(bidRank(pub.bid))}));
}

}  // namespace

CardRanks Jaguar::ranks() { return freePlayRanks(); }

Seen Jaguar::show(View<Jaguar> const& view) {
  Public const& pub = view.pub;
  CardSet const own = view.own ? view.own->cards : CardSet{};
  Seat const partner = knownPartner(pub, view.seat, own);
  Seen seen = frameSeen(view);
  for (Seat seat = 0; seat < players; ++seat) seen.seats.push_back(seatSeen(pub, seat, partner));
  if (pub.called.valid()) seen.trump = pub.trump;
  showTricks(pub, seen);

  seen.contract = contractPlate(pub, partner);
  seen.score = scorePlate(view, partner);
  switch (pub.phase) {
    case Phase::auction: describeBids(pub.passed, pub.bid, pub.jaguar, say(whyAuction), seen); break;
    case Phase::naming: describeNaming(pub.bid, theFriend, say(whyAuction), seen); break;
    case Phase::play:
      describeTrick(pub, whoPlaysWithWhom(pub, pub.jaguar, partner, view.seat, nouns), seen);
      break;
    case Phase::over:
      seen.result = pub.result();
      seen.status = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver);
      seen.guide.where.push_back(seen.status);
      if (!pub.isVoid())
        explainHand(pub, {.caller = pub.jaguar, .needed = target, .side = jaguarsSide}, seen);
      break;
  }
  if (pub.phase == Phase::play && pub.history.cards.size() < players)
    tellLastBids(pub.lastBids, pub.jaguar, seen);
  tellCut(view, seen);
  seen.guide.needs = needs(pub, view.seat, partner);
  showSayings(view.history, rankAuctionWords, seen);
  offer(view, seen);
  return seen;
}

}  // namespace giaguaro
