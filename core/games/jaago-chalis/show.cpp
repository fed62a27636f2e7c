// What a face shows of a hand to one viewer.
#include <algorithm>
#include <numeric>

#include "core/games/jaago-chalis/duty.h"
#include "core/games/jaago-chalis/held.h"
#include "core/games/jaago-chalis/phrases.h"
#include "core/rules/after_hand.h"
#include "core/rules/trick_seen.h"
#include "core/rules/view_seen.h"

namespace giaguaro {

namespace {

using namespace jaagoPhrases;
using Public = JaagoChalis::Public;
constexpr int tricks = JaagoChalis::tricks;

int completeTricks(Public const& pub) { return pub.history.cards.size() / JaagoChalis::players; }

Seen::SeatSeen seatSeen(Public const& pub, Seat seat) {
  Seen::SeatSeen seen;
  // In the trick on the table, whoever sits before the next to play has played.
  bool const played =
      pub.trick.count > 0 &&
      (seat - pub.trick.leader + JaagoChalis::players) % JaagoChalis::players < pub.trick.count;
  seen.cardsLeft = tricks - completeTricks(pub) - (played ? 1 : 0);
  seen.side = seat;
  if (seat == pub.dealer) seen.marks.push_back(Seen::Mark::dealer);
  Argument const cards = args::number(seen.cardsLeft);
  Argument const points = args::points(pub.points[static_cast<std::size_t>(seat)]);
  // While nobody has any the points say nothing.
  seen.standing = seen.cardsLeft == 0        ? say(phrases::seatPoints, {points})
                  : completeTricks(pub) == 0 ? say(seatHolds, {cards})
                                             : say(seatCards, {cards, points});
  seen.spoken = say(seatSpoken, {args::seat(seat), cards, points});
  return seen;
}

Seen::Plate suitsPlate(Suit led) {
  Suit const jaago = JaagoChalis::sister(led);
  Seen::Plate plate;
  plate.glyph = args::list(Argument::Kind::suits, "suits",
                           {static_cast<std::int32_t>(led), static_cast<std::int32_t>(jaago)});
  plate.title = say(plateJaago, {args::suit(jaago)});
  plate.lines = {say(plateLed, {args::suit(led)}),
                 say(JaagoChalis::isRed(led) ? plateBlackCareful : plateRedCareful)};
  return plate;
}

Seen::Trick jaagoTrick(Public const& pub, int number, int count) {
  Card const first = pub.history.card(number, 0, JaagoChalis::players);
  Suit const jaago = JaagoChalis::sister(first.suit());
  Seen::Trick trick = trickSeen(pub.history, number, count, JaagoChalis::players, jaago);
  int points = 0;
  Card best = first;
  for (Seen::PlayedCard& played : trick.cards) {
    played.worth = played.counts = JaagoChalis::cardPoints(played.card);
    points += played.worth;
    if (played.seat == trick.winner) best = played.card;
  }
  bool const trumped = best.suit() != first.suit();
  if (trumped) trick.winning = say(jaagoWinning);
  if (count == JaagoChalis::players) {
    int const bonus = number + 1 == tricks ? JaagoChalis::lastTrick : 0;
    trick.taken = tookIt(trick.winner, best, trumped, points, bonus);
    trick.halves = points + bonus;
    trick.clothSuit = jaago;
    trick.contract = suitsPlate(first.suit());
  }
  return trick;
}

// Led and jaago of the trick on the table, and once the hand is over of its last one.
Seen::Plate contractPlate(Public const& pub) {
  if (pub.trick.count > 0 || pub.over()) return suitsPlate(pub.led);
  Seen::Plate plate;
  plate.title = say(plateNothingLed);
  plate.lines = {say(plateOtherSuit), say(plateOfColour)};
  return plate;
}

// Whether this hand may well be the match's last, and why: level at the top, or the best total is no more than half a
// hand's points short of its end; with what is missing from now on.
std::optional<Message> mayEnd(PerSeat const& totals, Public const& pub) {
  auto const* const best = std::max_element(totals.begin(), totals.begin() + JaagoChalis::players);
  if (*best >= JaagoChalis::forty) return say(needTieEnds);
  int const missing = std::max(JaagoChalis::forty - *best, JaagoChalis::ten);
  if (missing > JaagoChalis::allPoints / 2) return std::nullopt;
  Argument const seat = args::seat(static_cast<Seat>(best - totals.begin()));
  int const more = missing - pub.points[static_cast<std::size_t>(best - totals.begin())];
  int const left = JaagoChalis::allPoints - std::accumulate(pub.points.begin(), pub.points.end(), 0);
  if (more <= 0) return say(needEnds, {seat, scoreOf(*best)});
  if (more > left) return std::nullopt;
  return say(needMayEnd, {seat, scoreOf(*best), args::points(more)});
}

Seen::Plate scorePlate(View<JaagoChalis> const& view) {
  Public const& pub = view.pub;
  PerSeat const totals = pub.over() ? pub.totalsAfter() : view.context.totals;
  bool const watching = view.seat == nobody;
  std::int32_t const total = watching
                                 ? *std::max_element(totals.begin(), totals.begin() + JaagoChalis::players)
                                 : totals[static_cast<std::size_t>(view.seat)];
  Seen::Plate plate;
  if (pub.history.cards.empty() || pub.over()) {
    bool const last = !pub.over() && mayEnd(totals, pub);
    plate.title = say(last ? plateHandLast : plateHand, {args::number(view.context.hand + 1)});
    plate.lines = {say(plateDeals, {args::seat(pub.dealer)}),
                   say(watching ? plateHighest : plateYourTotal, {scoreOf(total)})};
    return plate;
  }
  plate.title = say(phrases::phaseTrick, {args::number(completeTricks(pub) + 1), args::number(tricks, "m")});
  if (watching) {
    plate.lines = {say(plateHand, {args::number(view.context.hand + 1)}),
                   say(plateHighest, {scoreOf(total)})};
    return plate;
  }
  int const points = pub.points[static_cast<std::size_t>(view.seat)];
  plate.lines = {say(points < JaagoChalis::ten ? platePointsToTen : platePoints, {args::points(points)}),
                 say(plateTotal, {scoreOf(total)})};
  plate.bar = {points, JaagoChalis::ten, 2 * JaagoChalis::ten};
  return plate;
}

void needsOf(View<JaagoChalis> const& view, Seat seat, std::vector<Message>& lines) {
  Public const& pub = view.pub;
  auto const index = static_cast<std::size_t>(seat);
  int const points = pub.points[index];
  int taken = 0;
  for (int each : pub.points) taken += each;
  bool const reads = seat == view.seat;
  if (points >= JaagoChalis::ten) {
    lines.push_back(say(points == JaagoChalis::ten ? needTenReached : needTenDone, {args::seat(seat)}));
  } else {
    lines.push_back(say(
        needTen, {args::seat(seat), args::points(points), args::points(JaagoChalis::ten - points, "more")}));
    if (reads)
      lines.push_back(say(points + JaagoChalis::allPoints - taken < JaagoChalis::ten ? needTenImpossibleYou
                                                                                     : needTenOrLoseYou));
  }
  if (reads) lines.push_back(say(needForty, {args::seat(seat), scoreOf(view.context.totals[index])}));
}

// What the seat to act may do, for the guide and in one line.
void describeDuty(View<JaagoChalis> const& view, Seen& seen) {
  Public const& pub = view.pub;
  CardSet const hand = view.own->cards;
  CardSet const playable = JaagoChalis::playable(pub, *view.own);
  JaagoDuty const duty = jaagoDuty(pub, *view.own);
  Argument const led = args::suit(pub.led);
  Argument const sister = args::suit(JaagoChalis::sister(pub.led), "sister");
  Argument const top = args::card(pub.trick.best, "top");
  Argument const cards = args::cards(playable);
  Argument const one = args::card(playable.lowest());
  auto const tell = [&](Message const& may, Message const& status) {
    seen.guide.may.push_back(may);
    seen.status = playable.size() == 1 ? say(statusOne, {one}) : status;
  };

  if (hand.size() == 1) {
    seen.guide.may.push_back(say(phrases::canLastCard));
    seen.status = say(statusLast);
    return;
  }
  switch (duty) {
    case JaagoDuty::lead: tell(say(phrases::canAnyLead), say(statusLead)); break;
    case JaagoDuty::followHigher:
      tell(hand.in(pub.led).size() == 1 ? say(phrases::canFollowOne, {one, led})
                                        : say(canFollowHigher, {led, top, cards}),
           say(statusFollowHigher, {led, top}));
      break;
    case JaagoDuty::followLower:
      tell(playable.size() == 1 ? say(phrases::canFollowOne, {one, led})
                                : say(canFollowCannotBeat, {led, top}),
           say(statusFollow, {led}));
      break;
    case JaagoDuty::followTrumped:
      tell(playable.size() == 1 ? say(phrases::canFollowOne, {one, led}) : say(canFollowTrumped, {led}),
           say(statusFollow, {led}));
      break;
    case JaagoDuty::trump:
      tell(playable.size() == 1 ? say(canTrumpOne, {led, one}) : say(phrases::canTrump, {led, cards}),
           say(statusTrump, {led, sister}));
      break;
    case JaagoDuty::overtrump:
      tell(say(phrases::canOvertrump, {led, top, cards}), say(statusOvertrump, {led, top}));
      break;
    case JaagoDuty::undertrump:
      tell(say(phrases::canUndertrump, {led, top, cards}), say(statusUndertrump, {led, top}));
      break;
    case JaagoDuty::careful: tell(say(canCareful, {led, sister}), say(statusCareful, {led, sister})); break;
  }
}

void describePlay(View<JaagoChalis> const& view, Seen& seen) {
  Public const& pub = view.pub;
  bool const mine = view.seat == pub.turn;
  bool const lead = pub.trick.count == 0;
  Message const turn = say(lead ? phrases::phaseLead : phrases::phaseFollow, {args::seat(pub.turn)});
  int const number = completeTricks(pub) + 1;

  seen.status = turn;
  seen.guide.where.push_back(say(whereTrick, {args::number(view.context.hand + 1), args::number(number, "m"),
                                              args::number(tricks, "total")}));
  seen.guide.where.push_back(turn);
  if (lead) {
    seen.guide.where.push_back(say(whereNothingLed));
  } else {
    seen.guide.where.push_back(say(whereJaago, {args::suit(pub.led), args::suit(*pub.jaago(), "sister")}));
    seen.guide.where.push_back(say(pub.trumped() ? whereJaagoWins : phrases::meansWinning,
                                   {args::seat(pub.trick.winner), args::card(pub.trick.best)}));
    seen.guide.means.push_back(say(phrases::meansOnTable, {args::points(pub.onTable)}));
  }
  seen.guide.means.push_back(say(mine && number == 1 ? meansGoal : meansWorth));
  if (number == tricks) seen.guide.means.push_back(say(meansLastTrick));
  if (!mine) return;

  describeDuty(view, seen);
  int const after = JaagoChalis::players - 1 - pub.trick.count;
  seen.guide.means.push_back(after == 0 ? say(phrases::phaseLastToPlayYou)
                                        : say(phrases::meansStillToPlay, {args::number(after)}));
}

void explainHand(Seen& seen) {
  auto const jaagos = std::ranges::count_if(seen.tricks, [](Seen::Trick const& trick) {
    return std::ranges::any_of(trick.cards, [&trick](Seen::PlayedCard const& played) {
      return played.seat == trick.winner && played.card.suit() != trick.cards.front().card.suit();
    });
  });
  seen.explanations.push_back({say(afterJaagos),
                               {say(afterJaagosWon, {args::number(static_cast<std::int32_t>(jaagos)),
                                                     args::number(JaagoChalis::tricks, "m")})}});
  explainRichestTrick(std::nullopt, seen);
}

}  // namespace

CardRanks JaagoChalis::ranks() {
  CardRanks ranks;
  CardRanks::Row& row = ranks.rows.emplace_back();
  for (int strength = fiftyTwoCards.ranks() - 1; strength >= 0; --strength)
    row.steps.push_back({args::rank(fiftyTwoCards.rankOfStrength(strength))});
  CardRanks::Row& points = ranks.rows.emplace_back();
  points.title = say(ranksPoints);
  for (Suit const suit : {Suit::diamonds, Suit::hearts, Suit::clubs, Suit::spades})
    points.steps.push_back({args::suit(suit), cardPoints(Card::of(suit, 0))});
  ranks.notes = {say(ranksRed), say(ranksLastTrick)};
  return ranks;
}

Seen JaagoChalis::show(View<JaagoChalis> const& view) {
  Public const& pub = view.pub;
  Seen seen = frameSeen(view);
  if (view.own) seen.hand = sistersTogether(view.own->cards);
  for (Seat seat = 0; seat < JaagoChalis::players; ++seat) seen.seats.push_back(seatSeen(pub, seat));
  seen.trump = pub.jaago();
  seen.clothSuit = pub.jaago();

  int const complete = completeTricks(pub);
  if (pub.trick.count > 0) seen.trick = jaagoTrick(pub, complete, pub.trick.count);
  for (int trick = 0; trick < complete; ++trick)
    seen.tricks.push_back(jaagoTrick(pub, trick, JaagoChalis::players));
  callTricks(phrases::phaseTrick, tricks, seen);

  seen.contract = contractPlate(pub);
  seen.score = scorePlate(view);
  if (pub.over()) {
    seen.result = pub.sheet(view.seat);
    seen.status = say(phrases::phaseHandOver);
    seen.guide.where.push_back(seen.status);
    explainHand(seen);
  } else {
    describePlay(view, seen);
    if (view.seat != nobody)
      needsOf(view, view.seat, seen.guide.needs);
    else
      for (Seat seat = 0; seat < JaagoChalis::players; ++seat) needsOf(view, seat, seen.guide.needs);
    if (auto const end = mayEnd(view.context.totals, pub)) seen.guide.needs.push_back(*end);
  }
  offer(view, seen);
  return seen;
}

}  // namespace giaguaro
