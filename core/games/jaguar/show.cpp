// What a face shows of a hand to one viewer.
#include <algorithm>

#include "core/games/jaguar/jaguar.h"
#include "core/games/jaguar/phrases.h"
#include "core/rules/trick_seen.h"

namespace giaguaro {

namespace {

using namespace jaguarPhrases;
using Public = Jaguar::Public;
using Phase = Jaguar::Phase;

Rank rankOf(int strength) { return fortyCards.rankOfStrength(strength); }

// Who the viewer knows to be the jaguar's friend: nobody, or the jaguar itself when it plays alone.
Seat knownPartner(View<Jaguar> const& view) {
  if (view.pub.partner != nobody) return view.pub.partner;
  bool const holds = view.own && view.pub.called.valid() && view.own->cards.contains(view.pub.called);
  return holds ? view.seat : nobody;
}

int cardsPlayedBy(Public const& pub, Seat seat) {
  int count = 0;
  for (int i = 0; i < pub.history.cards.size(); ++i)
    if (pub.history.seat(i, Jaguar::players) == seat) ++count;
  return count;
}

Seen::SeatSeen seatSeen(View<Jaguar> const& view, Seat seat, Seat partner) {
  Public const& pub = view.pub;
  auto const index = static_cast<std::size_t>(seat);
  Seen::SeatSeen seen;
  seen.cardsLeft = Jaguar::tricks - cardsPlayedBy(pub, seat);
  if (seat == pub.dealer) seen.marks.push_back(Seen::Mark::dealer);

  if (pub.phase == Phase::auction) {
    int const bid = pub.lastBids[index];
    seen.out = pub.hasPassed(seat);
    seen.bidStands = seat == pub.jaguar;
    if (bid >= 0) seen.bid = args::rank(rankOf(bid));
    if (seen.out) {
      seen.standing = say(seatPassed, {args::seat(seat)});
      seen.spoken = say(seatSpokenPassed, {args::seat(seat)});
    } else if (bid >= 0) {
      seen.standing = seen.bidStands ? say(seatStands) : say(seatBid, {args::rank(rankOf(bid))});
      seen.spoken = say(seatSpokenBid, {args::seat(seat), args::rank(rankOf(bid))});
    } else {
      seen.standing = say(seatWaits, {args::seat(seat)});
      seen.spoken = say(seatSpokenWaits, {args::seat(seat)});
    }
    return seen;
  }

  if (seat == pub.jaguar) {
    seen.marks.push_back(Seen::Mark::declarer);
    seen.role = say(partner == seat ? roleAlone : roleJaguar);
  } else if (seat == partner) {
    seen.marks.push_back(Seen::Mark::partner);
    seen.role = say(pub.partner == nobody ? roleSecretFriend : roleFriend);
  }
  Argument const cards = args::number(seen.cardsLeft);
  Argument const points = args::points(2 * pub.points[index]);
  seen.standing = say(seatCards, {cards, points});
  seen.spoken = say(seatSpoken, {args::seat(seat), cards, points});
  return seen;
}

Seen::Plate contractPlate(View<Jaguar> const& view, Seat partner) {
  Public const& pub = view.pub;
  Seen::Plate plate;
  if (pub.phase == Phase::auction || pub.isVoid()) {
    plate.title = say(plateAuction);
    if (pub.bid >= 0) plate.glyph = args::rank(rankOf(pub.bid));
    plate.lines.push_back(pub.bid < 0 ? say(plateOpen) : say(plateStands, {args::seat(pub.jaguar)}));
    plate.lines.push_back(say(plateLowest));
    return plate;
  }
  plate.title = say(plateJaguar, {args::seat(pub.jaguar)});
  if (pub.phase == Phase::naming) {
    plate.glyph = args::rank(rankOf(pub.bid));
    plate.lines = {say(plateBid, {args::rank(rankOf(pub.bid)), args::seat(pub.jaguar)}), say(plateNaming)};
    return plate;
  }
  plate.glyph = args::card(pub.called);
  plate.lines.push_back(say(plateTrump, {args::suit(pub.trump)}));
  if (partner == nobody)
    plate.lines.push_back(say(plateHidden));
  else if (partner == pub.jaguar)
    plate.lines.push_back(say(plateAlone));
  else
    plate.lines.push_back(pub.partner == nobody ? say(plateSecretFriend)
                                                : say(plateFriend, {args::seat(partner)}));
  return plate;
}

// The points that the viewer knows to be the jaguar's side's.
int knownSidePoints(Public const& pub, Seat partner) {
  int sum = pub.points[static_cast<std::size_t>(pub.jaguar)];
  if (partner != nobody && partner != pub.jaguar) sum += pub.points[static_cast<std::size_t>(partner)];
  return sum;
}

int takenPoints(Public const& pub) {
  int sum = 0;
  for (int points : pub.points) sum += points;
  return sum;
}

Seen::Plate scorePlate(View<Jaguar> const& view, Seat partner) {
  Public const& pub = view.pub;
  Seen::Plate plate;
  if (pub.phase != Phase::play && !(pub.over() && !pub.isVoid())) {
    plate.title = say(phrases::phaseHand, {args::number(view.context.hand + 1),
                                           args::number(view.context.options.values[0], "m")});
    plate.lines.push_back(say(plateDeals, {args::seat(pub.dealer)}));
    if (view.seat != nobody)
      plate.lines.push_back(
          say(plateTotal, {args::score(view.context.totals[static_cast<std::size_t>(view.seat)])}));
    else
      plate.lines.push_back(say(plateTo));
    return plate;
  }
  int const trick = std::min(pub.history.cards.size() / Jaguar::players + 1, Jaguar::tricks);
  plate.title = say(phrases::phaseTrick, {args::number(trick), args::number(Jaguar::tricks, "m")});
  int const side = knownSidePoints(pub, partner);
  if (partner == nobody)
    plate.lines.push_back(say(plateJaguarPoints, {args::number(side)}));
  else
    plate.lines.push_back(say(partner == pub.jaguar ? plateAlonePoints : plateSidePoints,
                              {args::number(side), args::number(takenPoints(pub) - side, "m")}));
  plate.bar = {side, Jaguar::target, Jaguar::allPoints};
  return plate;
}

std::vector<Message> needs(View<Jaguar> const& view, Seat partner) {
  Public const& pub = view.pub;
  std::vector<Message> lines;
  if (pub.phase != Phase::play) return lines;
  int const side = knownSidePoints(pub, partner);
  int const others = takenPoints(pub) - side;
  if (side >= Jaguar::target) {
    lines.push_back(say(needWon));
  } else if (partner == nobody) {
    lines.push_back(say(phrases::needUnknown, {args::seat(pub.jaguar), args::points(2 * side),
                                               args::number(Jaguar::target), args::noun(theFriend, "mate")}));
    lines.push_back(say(needTieJaguar));
  } else if (Jaguar::allPoints - others < Jaguar::target) {
    lines.push_back(say(needLost));
  } else {
    lines.push_back(say(phrases::needPoints, {args::noun(jaguarsSide, "side"), args::points(2 * side),
                                              args::points(2 * (Jaguar::target - side), "more")}));
    lines.push_back(say(phrases::needDefence,
                        {args::noun(jaguarsSide, "side"),
                         args::points(2 * (Jaguar::allPoints - Jaguar::target + 1 - others), "more")}));
  }
  return lines;
}

void describeAuction(View<Jaguar> const& view, Seen& seen) {
  Public const& pub = view.pub;
  bool const mine = view.seat != nobody && view.seat == pub.turn;
  seen.guide.where.push_back(say(phrases::phaseAuction, {args::seat(pub.turn)}));
  std::vector<std::int32_t> passed;
  for (Seat seat = 0; seat < Jaguar::players; ++seat)
    if (pub.hasPassed(seat)) passed.push_back(seat);
  if (pub.bid < 0)
    seen.guide.where.push_back(say(whereNoBid));
  else
    seen.guide.where.push_back(say(whereStands, {args::seat(pub.jaguar), args::rank(rankOf(pub.bid))}));
  if (!passed.empty())
    seen.guide.where.push_back(say(wherePassed, {args::number(static_cast<int>(passed.size())),
                                                 args::list(Argument::Kind::seats, "seats", passed)}));
  seen.guide.means.push_back(say(whyAuction));
  seen.status = say(phrases::phaseAuction, {args::seat(pub.turn)});
  if (!mine) return;

  std::vector<std::int32_t> lower;
  for (int strength = (pub.bid < 0 ? fortyCards.ranks() : pub.bid) - 1; strength >= 0; --strength)
    lower.push_back(static_cast<std::int32_t>(rankOf(strength)));
  if (pub.bid >= 0)
    seen.guide.may.push_back(say(phrases::mayLower, {args::seat(pub.jaguar), args::rank(rankOf(pub.bid)),
                                                     args::list(Argument::Kind::ranks, "ranks", lower)}));
  else
    seen.guide.may.push_back(
        say(passed.size() == Jaguar::players - 1 ? phrases::mayLastToOpen : phrases::mayOpenRank));
  seen.dock.title = say(dockBid);
  seen.dock.free = say(dockFree);
  if (pub.bid < 0) {
    seen.dock.note = say(dockOpen);
    seen.status = say(statusOpen);
  } else {
    seen.dock.note = say(dockLower, {args::rank(rankOf(pub.bid))});
    seen.dock.barred = say(dockBarred, {args::seat(pub.jaguar)});
    seen.status = say(statusLower, {args::rank(rankOf(pub.bid))});
  }
}

void describeNaming(View<Jaguar> const& view, Seen& seen) {
  Public const& pub = view.pub;
  bool const mine = view.seat == pub.turn;
  seen.guide.where.push_back(say(phrases::phaseNameSuit, {args::seat(pub.turn)}));
  seen.guide.means.push_back(say(whyAuction));
  seen.status = mine ? say(statusName) : say(phrases::phaseNameSuit, {args::seat(pub.turn)});
  if (!mine) return;
  seen.guide.may.push_back(
      say(phrases::mayNameSuit, {args::rank(rankOf(pub.bid)), args::noun(theFriend, "mate")}));
  seen.dock.title = say(dockSuit);
  seen.dock.note = say(dockSuitNote, {args::rank(rankOf(pub.bid))});
}

void describePlay(View<Jaguar> const& view, Seat partner, Seen& seen) {
  Public const& pub = view.pub;
  bool const mine = view.seat != nobody && view.seat == pub.turn;
  bool const lead = pub.trick.count == 0;
  Message const turn = say(lead ? phrases::phaseLead : phrases::phaseFollow, {args::seat(pub.turn)});

  seen.guide.where.push_back(say(whereTrick, {args::number(pub.history.cards.size() / Jaguar::players + 1),
                                              args::number(Jaguar::tricks, "m")}));
  seen.guide.where.push_back(turn);
  bool const secret = partner != nobody && pub.partner == nobody;
  bool const alone = partner == pub.jaguar;
  if (partner == nobody)
    seen.guide.where.push_back(
        say(whereJaguar, {args::seat(pub.jaguar), args::suit(pub.trump), args::card(pub.called)}));
  else if (alone)
    seen.guide.where.push_back(
        say(secret ? whereSecretAlone : whereAlone, {args::seat(pub.jaguar), args::suit(pub.trump)}));
  else
    seen.guide.where.push_back(
        say(secret ? whereSecretFriend : whereFriend,
            {args::seat(partner), args::seat(pub.jaguar, "other"), args::suit(pub.trump)}));
  seen.status = turn;

  if (!lead) {
    seen.guide.means.push_back(
        say(phrases::meansWinning, {args::seat(pub.trick.winner), args::card(pub.trick.best)}));
    seen.guide.means.push_back(pub.onTable == 0
                                   ? say(phrases::meansNothingOnTable)
                                   : say(phrases::meansOnTable, {args::points(2 * pub.onTable)}));
  }
  if (!mine) return;

  if (view.own->cards.size() == 1)
    seen.guide.may.push_back(say(phrases::canLastCard));
  else
    seen.guide.may.push_back(say(lead ? phrases::canAnyLead : phrases::canAnyExplain));
  int const after = Jaguar::players - 1 - pub.trick.count;
  seen.guide.means.push_back(after == 0 ? say(phrases::phaseLastToPlayYou)
                                        : say(phrases::meansStillToPlay, {args::number(after)}));
  if (view.own->cards.size() == 1)
    seen.status = say(statusLast);
  else if (lead)
    seen.status = say(statusLead);
  else
    seen.status = say(statusFollow, {args::seat(pub.trick.winner), args::card(pub.trick.best)});
}

}  // namespace

Seen Jaguar::show(View<Jaguar> const& view) {
  Public const& pub = view.pub;
  Seat const partner = knownPartner(view);
  Seen seen;
  seen.players = players;
  seen.viewer = view.seat;
  seen.toAct = pub.turn;
  seen.dealer = pub.dealer;
  seen.over = pub.over();
  seen.deck = info.deck->id();
  for (Seat seat = 0; seat < players; ++seat) seen.seats.push_back(seatSeen(view, seat, partner));
  if (view.own) seen.hand = fortyCards.sorted(view.own->cards);
  if (pub.called.valid()) seen.trump = pub.trump;

  int const complete = pub.history.cards.size() / players;
  if (pub.trick.count > 0) seen.trick = trickSeen(pub.history, complete, pub.trick.count, players, pub.trump);
  if (complete > 0) seen.lastTrick = trickSeen(pub.history, complete - 1, players, players, pub.trump);

  seen.contract = contractPlate(view, partner);
  seen.score = scorePlate(view, partner);
  switch (pub.phase) {
    case Phase::auction: describeAuction(view, seen); break;
    case Phase::naming: describeNaming(view, seen); break;
    case Phase::play: describePlay(view, partner, seen); break;
    case Phase::over:
      seen.result = pub.result();
      seen.status = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver);
      seen.guide.where.push_back(seen.status);
      break;
  }
  seen.guide.needs = needs(view, partner);
  if (view.seat == nobody) {
    seen.guide.may.push_back(say(phrases::phaseWatching));
  } else {
    seen.offers = offered(pub, *view.own, view.seat);
    if (pub.turn != view.seat && !pub.over()) seen.guide.may.push_back(say(mayWait));
  }
  return seen;
}

}  // namespace giaguaro
