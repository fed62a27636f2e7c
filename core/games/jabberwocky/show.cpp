// What a face shows of a hand to one viewer.
#include <algorithm>

#include "core/games/jabberwocky/jabberwocky.h"
#include "core/games/jabberwocky/phrases.h"
#include "core/games/jabberwocky/wanted.h"
#include "core/rules/after_hand.h"
#include "core/rules/sayings.h"
#include "core/rules/trick_seen.h"
#include "core/rules/view_seen.h"

namespace giaguaro {

namespace {

using namespace jabberwockyPhrases;
using Public = Jabberwocky::Public;
using Phase = Jabberwocky::Phase;

Argument tricksOf(Public const& pub) { return args::number(pub.tricks, "m"); }

int cardsLeft(Public const& pub, Seat seat) {
  int left = pub.tricks;
  for (int i = 0; i < pub.history.cards.size(); ++i)
    if (pub.history.seat(i, pub.players) == seat) --left;
  return left;
}

// How a bid stands while cards are played.
enum class Standing : std::uint8_t { open, exactly, over, tooFew };

Standing standingOf(Public const& pub, Seat seat) {
  int left = pub.tricks;
  for (Seat each = 0; each < pub.players; ++each) left -= pub.takenBy(each);
  int const missing = pub.bidOf(seat) - pub.takenBy(seat);
  if (missing < 0) return Standing::over;
  if (missing > left) return Standing::tooFew;
  return missing == 0 ? Standing::exactly : Standing::open;
}

Phrase const& spokenOf(Standing standing) {
  switch (standing) {
    case Standing::open: break;
    case Standing::exactly: return seatSpokenExact;
    case Standing::over: return seatSpokenOver;
    case Standing::tooFew: return seatSpokenShort;
  }
  return seatSpoken;
}

Seen::SeatSeen seatSeen(Public const& pub, Seat seat) {
  Seen::SeatSeen seen;
  seen.cardsLeft = cardsLeft(pub, seat);
  seen.side = seat;
  if (seat == pub.dealer) seen.marks.push_back(Seen::Mark::dealer);
  Argument const who = args::seat(seat);
  if (pub.bidOf(seat) < 0) {
    seen.standing = seat == pub.dealer ? say(seatLast) : say(seatWaits, {who});
    seen.spoken = say(seatSpokenWaits, {who});
    return seen;
  }
  Argument const bid = args::number(pub.bidOf(seat));
  seen.bid = bid;
  if (pub.phase == Phase::bids) {
    seen.standing = say(seatBid, {bid});
    seen.spoken = say(seatSpokenBid, {who, bid});
    return seen;
  }
  Argument const took = args::number(pub.takenBy(seat), "m");
  Argument const cards = args::number(seen.cardsLeft, "total");
  Standing const standing = standingOf(pub, seat);
  bool const missed = standing == Standing::over || standing == Standing::tooFew;
  // All hold equally many cards: their number would say nothing of a seat.
  seen.standing = say(missed ? seatFailed : standing == Standing::exactly ? seatMade : seatTook, {took});
  seen.spoken = say(spokenOf(standing), {who, bid, took, cards});
  return seen;
}

// As whoever does it says it.
Message wordsOf(Action action) {
  return action.kind == Action::Kind::bid ? say(saidBid, {args::number(action.first)}) : Message{};
}

Seen::Plate contractPlate(Public const& pub) {
  Seen::Plate plate;
  plate.glyph = args::card(pub.turnedUp);
  plate.title = say(plateTrump, {args::suit(pub.trump)});
  Argument const sum = args::number(pub.bidSum());
  if (pub.phase == Phase::bids)
    plate.lines = {say(plateTurnedUp), say(plateSoFar, {sum, tricksOf(pub)})};
  else
    plate.lines = {say(plateSum, {sum, tricksOf(pub)}), say(pub.broken ? plateBroken : plateUnbroken)};
  return plate;
}

Argument trickNumber(Public const& pub) {
  return args::number(std::min(pub.tricksDone() + 1, static_cast<int>(pub.tricks)));
}

Seen::Plate scorePlate(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  Seen::Plate plate;
  plate.title =
      say(phrases::phaseHand, {args::number(view.context.hand + 1), args::number(Jabberwocky::hands, "m")});
  if (view.seat == nobody) {
    plate.lines.push_back(say(plateExact));
  } else {
    auto const seat = static_cast<std::size_t>(view.seat);
    std::int32_t const scored = pub.over() ? pub.scores()[seat] : 0;
    plate.lines.push_back(say(plateTotal, {args::score(view.context.totals[seat] + scored)}));
  }
  plate.lines.push_back(pub.phase == Phase::bids ? say(plateDeals, {args::seat(pub.dealer)})
                                                 : say(plateTrick, {trickNumber(pub), tricksOf(pub)}));
  return plate;
}

// What the viewer still wants, then what the others bid and have.
std::vector<Message> needs(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  std::vector<Message> lines;
  if (pub.phase != Phase::play) return lines;
  auto const told = [&pub](Seat seat) {
    return say(needTricks,
               {args::seat(seat), args::number(pub.bidOf(seat)), args::number(pub.takenBy(seat), "m")});
  };
  if (view.seat != nobody) {
    lines.push_back(told(view.seat));
    lines.push_back(wantedBy(pub, view.seat));
  }
  Seat const first = view.seat == nobody ? pub.dealer : view.seat;
  for (int step = view.seat == nobody ? 0 : 1; step < pub.players; ++step)
    lines.push_back(told(seatAfter(first, pub.players, step)));
  return lines;
}

void describeBids(View<Jabberwocky> const& view, Seen& seen) {
  Public const& pub = view.pub;
  Argument const tricks = tricksOf(pub);
  Argument const sum = args::number(pub.bidSum());
  seen.status = say(phaseBids, {args::seat(pub.turn)});
  seen.guide.where.push_back(seen.status);
  seen.guide.where.push_back(say(didTurnedUp, {args::card(pub.turnedUp), args::suit(pub.trump)}));
  for (int step = 1; step <= pub.bidsMade(); ++step) {
    Seat const seat = seatAfter(pub.dealer, pub.players, step);
    seen.guide.where.push_back(say(whereBid, {args::seat(seat), args::number(pub.bidOf(seat))}));
  }
  if (pub.bidsMade() == 0)
    seen.guide.where.push_back(say(whereNoBid, {tricks}));
  else
    seen.guide.where.push_back(say(whereSoFar, {sum, tricks}));
  seen.guide.means.push_back(say(whyExact));
  if (view.seat != pub.turn) return;

  int const hook = pub.hook();
  Argument const barred = args::number(hook);
  if (view.seat != pub.dealer)
    seen.guide.may.push_back(say(mayBidTricks, {args::number(pub.tricks)}));
  else if (hook >= 0)
    seen.guide.may.push_back(say(mayBidTricksDealer, {sum, tricks, args::number(hook, "total")}));
  else
    seen.guide.may.push_back(say(mayBidTricksDealerFree));
  seen.dock.title = say(dockTitle);
  seen.dock.note = say(dockNote, {sum, tricks});
  seen.dock.free = say(dockFree);
  seen.dock.parts = pub.tricks;
  if (hook >= 0) seen.dock.barred = say(dockBarred, {barred, tricks});
  seen.status = hook >= 0 ? say(statusBidNot, {barred, tricks}) : say(statusBid, {tricks});
}

// What the viewer, who leads, may play, in words; the status line says the same shorter.
void describeOwnLead(Public const& pub, CardSet cards, Seen& seen) {
  CardSet const trumps = cards.in(pub.trump);
  bool const barred = !pub.broken && !trumps.empty() && trumps != cards;
  seen.status = say(barred ? statusLeadPlain : statusLead);
  if (barred) {
    seen.guide.may.push_back(say(canLeadNoTrump, {args::suit(pub.trump), args::cards(cards - trumps)}));
    if (pub.penalised) seen.guide.may.push_back(say(noUnbrokenPenalised));
  } else if (pub.broken) {
    seen.guide.may.push_back(say(canLeadBroken));
  } else {
    seen.guide.may.push_back(say(trumps.empty() ? phrases::canAnyLead : canLeadOnlyTrumps));
  }
}

void describeOwnFollow(Public const& pub, CardSet cards, Seen& seen) {
  CardSet const suit = cards.in(pub.led);
  Argument const led = args::suit(pub.led);
  Argument const winner = args::seat(pub.trick.winner);
  Argument const best = args::card(pub.trick.best);
  seen.status = say(suit.empty() ? statusVoid : statusFollow, {led, winner, best});
  if (suit.empty())
    seen.guide.may.push_back(say(cards.in(pub.trump).empty() ? phrases::canNeither : canVoidFree, {led}));
  else if (pub.penalised)
    seen.guide.may.push_back(suit == cards ? say(phrases::canAny) : say(canRevoke, {led}));
  else if (suit.size() == 1)
    seen.guide.may.push_back(say(phrases::canFollowOne, {args::card(suit.lowest()), led}));
  else
    seen.guide.may.push_back(say(phrases::canFollow, {led, args::cards(suit)}));
}

void describePlay(View<Jabberwocky> const& view, Seen& seen) {
  Public const& pub = view.pub;
  bool const leads = pub.trick.count == 0;
  seen.status = say(leads ? phrases::phaseLead : phrases::phaseFollow, {args::seat(pub.turn)});
  seen.guide.where = {say(whereTrick, {trickNumber(pub), tricksOf(pub)}), seen.status,
                      say(pub.broken ? whereBroken : whereUnbroken, {args::suit(pub.trump)})};
  if (!leads)
    seen.guide.means.push_back(
        say(phrases::meansWinning, {args::seat(pub.trick.winner), args::card(pub.trick.best)}));
  bool const mine = view.seat != nobody && view.seat == pub.turn;
  if (mine) {
    CardSet const cards = view.own->cards;
    if (leads)
      describeOwnLead(pub, cards, seen);
    else
      describeOwnFollow(pub, cards, seen);
    if (cards.size() == 1) {
      seen.guide.may = {say(phrases::canLastCard)};
      seen.status = say(statusLast);
    }
    int const after = pub.players - 1 - pub.trick.count;
    seen.guide.means.push_back(after == 0 ? say(phrases::phaseLastToPlayYou)
                                          : say(phrases::meansStillToPlay, {args::number(after)}));
  }
  // The hook sees to it that the two differ.
  seen.guide.means.push_back(say(pub.bidSum() > pub.tricks ? meansSumOver : meansSumUnder,
                                 {args::number(pub.bidSum()), tricksOf(pub)}));
}

void explainHand(Public const& pub, Seen& seen) {
  // The dealer may not let the two be equal.
  bool const over = pub.bidSum() > pub.tricks;
  seen.explanations.push_back({say(afterWhySomebody),
                               {say(over ? afterSumOver : afterSumUnder,
                                    {args::number(pub.bidSum()), args::number(pub.tricks, "m")})}});
  std::vector<Message> missed;
  std::vector<MissedTarget> const targets = missedTargets(seen);
  for (Seat seat = 0; seat < pub.players; ++seat)
    for (MissedTarget const& each : targets)
      if (each.seat == seat)
        missed.push_back(
            say(each.over ? afterOver : afterShort, {args::seat(seat), args::number(each.trick)}));
  if (!missed.empty()) seen.explanations.push_back({say(afterWhenMissed), std::move(missed)});
}

}  // namespace

Message wantedBy(Public const& pub, Seat seat) {
  int const left = pub.tricks - pub.tricksDone();
  int const wanted = pub.bidOf(seat) - pub.takenBy(seat);
  if (wanted < 0 || wanted > left) return say(meansLostBid);
  if (wanted == 0) return say(needTricksNoneYou);
  if (wanted == left) return say(needTricksAllYou);
  return say(needTricksMoreYou, {args::number(wanted), args::number(left, "m")});
}

CardRanks Jabberwocky::ranks() {
  CardRanks ranks;
  CardRanks::Row& row = ranks.rows.emplace_back();
  for (int strength = fiftyTwoCards.ranks() - 1; strength >= 0; --strength)
    row.steps.push_back({args::rank(fiftyTwoCards.rankOfStrength(strength))});
  ranks.notes.push_back(say(ranksNoPoints));
  return ranks;
}

Seen Jabberwocky::show(View<Jabberwocky> const& view) {
  Public const& pub = view.pub;
  Seen seen = frameSeen(view);
  for (Seat seat = 0; seat < pub.players; ++seat) seen.seats.push_back(seatSeen(pub, seat));
  seen.trump = pub.trump;
  if (pub.history.cards.empty()) seen.spreads.push_back({.title = say(spreadTitle), .cards = {pub.turnedUp}});

  int const complete = pub.tricksDone();
  if (pub.trick.count > 0)
    seen.trick = trickSeen(pub.history, complete, pub.trick.count, pub.players, pub.trump);
  for (int trick = 0; trick < complete; ++trick)
    seen.tricks.push_back(trickSeen(pub.history, trick, pub.players, pub.players, pub.trump));
  callTricks(plateTrick, pub.tricks, seen);

  seen.contract = contractPlate(pub);
  seen.score = scorePlate(view);
  switch (pub.phase) {
    case Phase::bids: describeBids(view, seen); break;
    case Phase::play: describePlay(view, seen); break;
    case Phase::over:
      seen.result = pub.result();
      seen.status = say(phrases::phaseHandOver);
      seen.guide.where.push_back(seen.status);
      explainHand(pub, seen);
      break;
  }
  seen.guide.needs = needs(view);
  showSayings(view.history, wordsOf, seen);
  offer(view, seen);
  return seen;
}

}  // namespace giaguaro
