#include "core/families/free-play/free_play_seen.h"

#include "core/families/free-play/called_card_phrases.h"
#include "core/rules/match_length.h"
#include "core/rules/trick_seen.h"

namespace giaguaro {

using namespace calledCardPhrases;

Seat knownPartner(FreePlay const& play, Seat viewer, CardSet own) {
  if (play.partner != nobody) return play.partner;
  return own.contains(play.called) ? viewer : nobody;
}

Seen::SeatSeen bidderSeen(Seat seat, int bid, bool stands, bool passed) {
  Seen::SeatSeen seen;
  seen.cardsLeft = FreePlay::tricks;
  seen.out = passed;
  seen.bidStands = stands;
  if (bid >= 0) seen.bid = args::rank(bidRank(bid));
  if (passed) {
    seen.standing = say(seatPassed, {args::seat(seat)});
    seen.spoken = say(seatSpokenPassed, {args::seat(seat)});
  } else if (bid >= 0) {
    seen.standing = say(stands ? seatStands : seatOutbid);
    seen.spoken = say(seatSpokenBid, {args::seat(seat), args::rank(bidRank(bid))});
  } else {
    seen.standing = say(seatWaits, {args::seat(seat)});
    seen.spoken = say(seatSpokenWaits, {args::seat(seat)});
  }
  return seen;
}

Seen::SeatSeen playerSeen(FreePlay const& play, Seat seat, Seat caller, Seat partner,
                          SideWords const& words) {
  Seen::SeatSeen seen;
  seen.cardsLeft = FreePlay::tricks - play.cardsPlayedBy(seat);
  seen.side = seat == caller || seat == play.partner ? 1 : 0;
  if (seat == caller) {
    seen.marks.push_back(Seen::Mark::declarer);
    seen.role = say(partner == seat ? words.alone : words.caller);
  } else if (seat == partner) {
    seen.marks.push_back(Seen::Mark::partner);
    seen.role = say(play.partner == nobody ? words.secretMate : words.mate);
  }
  Argument const cards = args::number(seen.cardsLeft);
  Argument const points = args::points(2 * play.pointsOf(seat));
  // While nobody has any the points say nothing.
  seen.standing = seen.cardsLeft == 0       ? say(phrases::seatPoints, {points})
                  : play.takenPoints() == 0 ? say(seatHolds, {cards})
                                            : say(seatCards, {cards, points});
  seen.spoken = say(seatSpoken, {args::seat(seat), cards, points});
  return seen;
}

Seen::Plate handPlate(Context const& context, int hands, Seat viewer, Message const& otherwise) {
  Seen::Plate plate;
  plate.title = placeOfHand(context, hands);
  plate.lines.push_back(say(plateDeals, {args::seat(context.dealer)}));
  plate.lines.push_back(
      viewer == nobody ? otherwise
                       : say(plateTotal, {args::score(context.totals[static_cast<std::size_t>(viewer)])}));
  return plate;
}

CardRanks freePlayRanks() {
  CardRanks ranks;
  CardRanks::Row& row = ranks.rows.emplace_back();
  for (int strength = fortyCards.ranks() - 1; strength >= 0; --strength)
    row.steps.push_back({args::rank(fortyCards.rankOfStrength(strength)),
                         2 * FreePlay::cardPoints(Card::of(Suit::clubs, strength))});
  ranks.notes.push_back(say(ranksAll, {args::number(FreePlay::allPoints)}));
  return ranks;
}

void showTricks(FreePlay const& play, Seen& seen) {
  auto const shown = [&play](int number, int count) {
    Seen::Trick trick = trickSeen(play.history, number, count, FreePlay::players, play.trump);
    for (Seen::PlayedCard& played : trick.cards) {
      played.worth = played.counts = 2 * FreePlay::cardPoints(played.card);
      if (count == FreePlay::players) trick.halves += played.counts;
    }
    return trick;
  };
  int const complete = play.history.cards.size() / FreePlay::players;
  if (play.trick.count > 0) seen.trick = shown(complete, play.trick.count);
  for (int trick = 0; trick < complete; ++trick) seen.tricks.push_back(shown(trick, FreePlay::players));
  callTricks(phrases::phaseTrick, FreePlay::tricks, seen);
}

std::vector<Message> passedLines(PassedSeats passed, Seat viewer) {
  std::vector<Message> lines;
  std::vector<std::int32_t> others;
  for (Seat seat = 0; seat < FreePlay::players; ++seat)
    if (passed.has(seat) && seat != viewer) others.push_back(seat);
  if (viewer != nobody && passed.has(viewer)) lines.push_back(say(wherePassedYou));
  if (!others.empty())
    lines.push_back(say(wherePassed, {args::number(static_cast<int>(others.size())),
                                      args::list(Argument::Kind::seats, "seats", others)}));
  return lines;
}

// What the viewer bid last, who knows that, is told only where nobody else bid.
void tellLastBids(std::array<std::int8_t, FreePlay::players> const& bids, Seat caller, Seen& seen) {
  std::vector<Message> others;
  Message own;
  for (Seat seat = 0; seat < FreePlay::players; ++seat) {
    int const bid = bids[static_cast<std::size_t>(seat)];
    if (bid < 0 || seat == caller) continue;
    Message line = say(whereLastBid, {args::seat(seat), args::rank(bidRank(bid))});
    if (seat == seen.viewer)
      own = std::move(line);
    else
      others.push_back(std::move(line));
  }
  if (others.empty()) others.push_back(own.empty() ? say(whereNoOtherBid) : own);
  seen.guide.where.insert(seen.guide.where.end(), others.begin(), others.end());
}

void describeBids(PassedSeats passed, int standing, Seat by, Message const& aim, Seen& seen) {
  bool const mine = seen.viewer != nobody && seen.viewer == seen.toAct;
  seen.guide.where.push_back(say(phrases::phaseAuction, {args::seat(seen.toAct)}));
  if (standing < 0)
    seen.guide.where.push_back(say(whereNoBid));
  else
    seen.guide.where.push_back(say(whereStands, {args::seat(by), args::rank(bidRank(standing))}));
  for (Message& line : passedLines(passed, seen.viewer)) seen.guide.where.push_back(std::move(line));
  seen.guide.means.push_back(aim);
  seen.status = say(phrases::phaseAuction, {args::seat(seen.toAct)});
  if (!mine) return;

  std::vector<std::int32_t> lower;
  for (int strength = standing - 1; strength >= 0; --strength)
    lower.push_back(static_cast<std::int32_t>(bidRank(strength)));
  if (standing >= 0)
    seen.guide.may.push_back(say(phrases::mayLower, {args::seat(by), args::rank(bidRank(standing)),
                                                     args::list(Argument::Kind::ranks, "ranks", lower)}));
  else
    seen.guide.may.push_back(
        say(passed.allBut(seen.viewer, FreePlay::players) ? phrases::mayLastToOpen : phrases::mayOpenRank));
  seen.dock.title = say(dockBid);
  seen.dock.free = say(dockFree);
  if (standing < 0) {
    seen.dock.note = say(dockOpen);
    seen.status = say(statusOpen);
  } else {
    seen.dock.note = say(dockLower, {args::rank(bidRank(standing))});
    seen.dock.barred = say(dockBarred, {args::number(fortyCards.ranks() - standing)});
    seen.status = say(statusLower, {args::rank(bidRank(standing))});
  }
}

void describeNaming(int called, Text const& mate, Message const& aim, Seen& seen) {
  bool const mine = seen.viewer == seen.toAct;
  Argument const rank = args::rank(bidRank(called));
  Message const turn = say(phrases::phaseNameSuit, {args::seat(seen.toAct), rank});
  seen.guide.where.push_back(turn);
  seen.guide.means.push_back(aim);
  seen.status = mine ? say(statusName) : turn;
  if (!mine) return;
  seen.guide.may.push_back(say(phrases::mayNameSuit, {rank, args::noun(mate, "mate")}));
  seen.dock.title = say(dockSuit);
  seen.dock.note = say(dockSuitNote, {rank, args::noun(mate, "mate")});
}

void describeTrick(FreePlay const& play, std::vector<Message> const& sides, Seen& seen) {
  bool const mine = seen.viewer != nobody && seen.viewer == seen.toAct;
  bool const lead = play.trick.count == 0;
  Message const turn = say(lead ? phrases::phaseLead : phrases::phaseFollow, {args::seat(seen.toAct)});

  seen.guide.where.push_back(say(whereTrick, {args::number(play.history.cards.size() / FreePlay::players + 1),
                                              args::number(FreePlay::tricks, "m")}));
  seen.guide.where.push_back(turn);
  seen.guide.where.insert(seen.guide.where.end(), sides.begin(), sides.end());
  seen.status = turn;

  if (!lead) {
    seen.guide.means.push_back(
        say(phrases::meansWinning, {args::seat(play.trick.winner), args::card(play.trick.best)}));
    seen.guide.means.push_back(play.onTable == 0
                                   ? say(phrases::meansNothingOnTable)
                                   : say(phrases::meansOnTable, {args::points(2 * play.onTable)}));
  }
  if (!mine) return;

  bool const lastCard = seen.hand.size() == 1;
  if (lastCard)
    seen.guide.may.push_back(say(phrases::canLastCard));
  else
    seen.guide.may.push_back(say(lead ? phrases::canAnyLead : phrases::canAnyExplain));
  int const after = FreePlay::players - 1 - play.trick.count;
  seen.guide.means.push_back(after == 0
                                 ? say(phrases::phaseLastToPlayYou)
                                 : say(lead ? meansLead : phrases::meansStillToPlay, {args::number(after)}));
  if (lastCard)
    seen.status = say(statusLast);
  else if (lead)
    seen.status = say(statusLead);
  else
    seen.status = say(statusFollow, {args::seat(play.trick.winner), args::card(play.trick.best)});
}

std::vector<Message> whoPlaysWithWhom(FreePlay const& play, Seat caller, Seat partner, Seat viewer,
                                      CalledCardNouns const& nouns) {
  bool const secret = partner != nobody && play.partner == nobody;
  Argument const role = args::noun(nouns.caller, "role");
  Argument const mate = args::noun(nouns.mate, "mate");
  Argument const suit = args::suit(play.trump);
  if (partner == nobody) {
    std::vector<Message> lines{
        say(whereCaller, {args::seat(caller), role, suit, args::card(play.called), mate})};
    if (viewer != nobody && viewer != caller) {
      lines.push_back(phrases::newLine());
      lines.push_back(say(whereAgainst, {role}));
    }
    return lines;
  }
  if (partner == caller)
    return {say(secret ? whereSecretAlone : whereAlone, {args::seat(caller), role, suit})};
  if (viewer == caller) return {say(whereYourMate, {args::seat(partner), role, mate, suit})};
  return {say(secret ? whereSecretMate : whereMate,
              {args::seat(partner), args::seat(caller, "other"), role, mate, suit})};
}

}  // namespace giaguaro
