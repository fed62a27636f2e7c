// What a face shows of a hand to one viewer: seats, plates, tricks and the cards that lie open. The guide's
// words are in guide.cpp.
#include <algorithm>

#include "core/games/tarot/account.h"
#include "core/games/tarot/after_hand.h"
#include "core/games/tarot/guide.h"
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/piles_seen.h"
#include "core/games/tarot/show_phrases.h"
#include "core/games/tarot/standing.h"
#include "core/games/tarot/words.h"
#include "core/rules/match_length.h"
#include "core/rules/sayings.h"
#include "core/rules/trick_seen.h"
#include "core/rules/view_seen.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Phase = Tarot::Phase;
using Contract = Tarot::Contract;

bool auctionOpen(Public const& pub) { return pub.phase == Phase::auction; }
// At six who sit opposite each other are partners.
int pairOf(Public const& pub, Seat seat) { return pub.players == 6 ? seat % 3 : Seen::noPair; }
// There was an auction, and it has a taker.
bool hasTaker(Public const& pub) { return !auctionOpen(pub) && pub.taker != nobody; }
bool cardsArePlayed(Public const& pub) { return pub.playing() || (pub.over() && !pub.isVoid()); }

// Who takes this complete trick, for how many points, and what turned with it: where the petit changed
// sides, else where the excuse stays. How many points are needed is said only of the trick before all eyes,
// since they change.
Message takenSaid(Public const& pub, TarotStanding const& standing, int number, CurrentTrick const& state) {
  CardSet cards;
  for (int place = 0; place < pub.players; ++place)
    cards.insert(pub.history.card(number, place, pub.players));
  Argument const seat = args::seat(state.winner);
  Argument const card = args::card(state.best);
  Argument const points = args::points(pub.halvesOfTrick(number));
  auto const side = [&standing](Seat each) { return standing.side[static_cast<std::size_t>(each)]; };
  if (cards.contains(Tarot::petit)) {
    Seat const player = pub.fell(Tarot::petit).player;
    bool const known = side(player) != 0 && side(state.winner) != 0;
    bool const captured = player != state.winner && !(known && side(player) == side(state.winner));
    bool const last = number + 1 == pub.tricksDone() && pub.trick.count == 0 && !pub.over();
    if (captured && known && last && pub.contract != Contract::slam)
      return say(side(state.winner) > 0 ? tookPetitAttack : tookPetitDefence,
                 {seat, card, points, args::number(standing.needed(), "m")});
    if (captured) return say(tookPetit, {seat, card, points});
  }
  if (!cards.contains(Tarot::excuse)) return say(tookTrick, {seat, card, points});
  if (number + 1 < pub.handSize()) return say(tookExcuseKept, {seat, card, points});
  bool const attacks = pub.attacks(pub.fell(Tarot::excuse).player);
  return say(tookExcuseLast, {seat, card, points, args::noun(attacks ? nounDefence : nounAttack, "side")});
}

Seen::Trick trickSeen(Public const& pub, TarotStanding const& standing, int number, int count) {
  Seen::Trick trick;
  trick.number = number + 1;
  trick.leader = pub.history.leaders[number];
  for (int place = 0; place < count; ++place) {
    Card const card = pub.history.card(number, place, pub.players);
    // The excuse stays with its side.
    int const counts = card.isExcuse() ? 0 : Tarot::halvesOf(card);
    trick.cards.push_back({seatAfter(trick.leader, pub.players, place), card, 0, counts});
  }
  CurrentTrick const state = pub.trickAt(number, count);
  trick.winner = state.winner;
  if (count < pub.players) return trick;
  trick.winner = pub.winnerOf(number);
  trick.halves = pub.halvesOfTrick(number);
  trick.taken = trick.winner == state.winner ? takenSaid(pub, standing, number, state)
                                             : say(tookWithExcuse, {args::seat(trick.winner)});
  return trick;
}

// ---- Seats ----

void bidSeen(Public const& pub, Seat seat, Seen::SeatSeen& seen) {
  int const bid = pub.bids[static_cast<std::size_t>(seat)];
  Argument const who = args::seat(seat);
  seen.out = bid == 0;
  seen.bidStands = seat == pub.taker;
  if (bid < 0) {
    seen.standing = say(seatWaits, {who});
    seen.spoken = say(seatSpokenWaits, {who});
  } else if (bid == 0) {
    seen.standing = say(seatPassed);
    seen.spoken = say(seatSpokenPassed, {who});
  } else {
    seen.bid = tarotWords::contract(static_cast<Contract>(bid));
    seen.standing = say(seen.bidStands ? seatStands : seatOutbid);
    seen.spoken = say(seatSpokenBid, {who, seen.bid});
  }
}

Message roleOf(Public const& pub, TarotStanding const& standing, Seat seat) {
  int const side = standing.side[static_cast<std::size_t>(seat)];
  if (side < 0) return say(roleDefence);
  if (side == 0) return {};
  if (seat != pub.taker) return say(standing.secret ? roleSecretPartner : rolePartner);
  if (standing.partner != seat) return say(rolePreneur);
  return say(standing.secret ? roleSecretAlone : roleAlone);
}

Seen::SeatSeen seatSeen(Public const& pub, TarotStanding const& standing, Seat seat) {
  Seen::SeatSeen seen;
  seen.cardsLeft = pub.cardsLeft(seat) + pub.toDiscardBy(seat);
  seen.pair = pairOf(pub, seat);
  seen.side = hasTaker(pub) && pub.attacks(seat) ? 1 : 0;
  seen.piles = pilesSeenOf(pub, seat);
  if (seat == pub.dealer) seen.marks.push_back(Seen::Mark::dealer);
  if (auctionOpen(pub)) {
    bidSeen(pub, seat, seen);
    return seen;
  }
  Argument const who = args::seat(seat);
  Argument const cards = args::number(seen.cardsLeft);
  if (hasTaker(pub)) {
    seen.role = roleOf(pub, standing, seat);
    if (seat == pub.taker)
      seen.marks.push_back(Seen::Mark::declarer);
    else if (seat == standing.partner)
      seen.marks.push_back(Seen::Mark::partner);
  }
  Argument const points = args::points(pub.points[static_cast<std::size_t>(seat)]);
  if (pub.players == 2) {
    int const inPiles = pub.piles[static_cast<std::size_t>(seat)].size();
    Argument const held = args::number(seen.cardsLeft - inPiles);
    Argument const lying = args::number(inPiles, "m");
    seen.standing = say(seatPiles, {held, lying});
    seen.spoken = say(seatSpokenPiles, {who, held, lying, points});
    return seen;
  }
  if (!cardsArePlayed(pub)) {
    seen.standing = say(seatHolds, {cards});
    seen.spoken = say(seatSpokenHolds, {who, cards});
    return seen;
  }
  // While nobody has any the points say nothing.
  seen.standing = seen.cardsLeft == 0     ? say(phrases::seatPoints, {points})
                  : pub.tricksDone() == 0 ? say(seatHolds, {cards})
                                          : say(seatCards, {cards, points});
  seen.spoken = say(seatSpoken, {who, cards, points});
  return seen;
}

// As whoever does it says it; that there is nothing to announce or to show goes without saying.
Message wordsOf(Action action) {
  switch (action.kind) {
    case Action::Kind::pass: return say(phrases::labelPass);
    case Action::Kind::bid:
    case Action::Kind::solo: return say(tarotWords::label(Tarot::contractOf(action)));
    case Action::Kind::call: return say(saidCall, {args::card(action.card())});
    case Action::Kind::announce: return action.first != 0 ? say(saidSlam) : Message{};
    case Action::Kind::show:
      return action.first != 0 ? say(saidHandful, {args::number(action.first)}) : Message{};
    default: return {};
  }
}

// ---- Plates at the table's edge ----

Message sidesLine(Public const& pub, TarotStanding const& standing) {
  if (pub.players == 2) return say(plateAgainstOne, {args::seat(seatAfter(pub.taker, 2))});
  if (pub.players < 5) return say(plateAgainst, {args::number(pub.players - 1)});
  if (pub.phase == Phase::call) return say(plateCalling);
  if (standing.partner == nobody) return say(plateHidden);
  if (standing.partner == pub.taker)
    return standing.secret ? say(plateSecretAlone) : say(plateAgainst, {args::number(4)});
  return standing.secret ? say(plateSecretPartner, {args::seat(standing.partner)})
                         : say(platePartner, {args::seat(standing.partner)});
}

Message dogLine(Public const& pub) {
  if (pub.slamAnnounced) return say(plateSlam);
  if (pub.toDiscard() > 0) return say(plateDiscards, {args::number(pub.dogShare(pub.turn))});
  switch (pub.contract) {
    case Contract::without: return say(plateDogPreneur);
    case Contract::against: return say(plateDogDefence);
    case Contract::slam: return say(plateDogNobody);
    default: break;
  }
  if (pub.dogTaken()) return say(plateDogTaken);
  return say(pub.dog.empty() ? plateDogClosed : plateDogShown);
}

Seen::Plate contractPlate(Public const& pub, TarotStanding const& standing) {
  Seen::Plate plate;
  if (!hasTaker(pub)) {
    plate.title = say(plateAuction);
    if (pub.taker != nobody) plate.glyph = tarotWords::contract(pub.contract);
    plate.lines = {pub.taker == nobody ? say(plateOpen) : say(plateStands, {args::seat(pub.taker)}),
                   say(plateOnce)};
    return plate;
  }
  plate.title = say(platePreneur, {args::seat(pub.taker), tarotWords::contract(pub.contract)});
  if (pub.called.valid()) plate.glyph = args::card(pub.called);
  plate.lines = {sidesLine(pub, standing), dogLine(pub)};
  if (pub.players == 6) {
    // What is needed stands on the other plate once cards are played.
    bool const needs = pub.takesDog() && pub.phase == Phase::discard;
    plate.lines = {needs ? say(plateNeeds, {args::number(standing.bouts),
                                            args::number(Tarot::needed(standing.bouts), "m")})
                         : dogLine(pub),
                   say(plateWith, {args::seat(pub.partner)})};
    plate.namedPair = pairOf(pub, pub.taker);
  }
  return plate;
}

Seen::Plate scorePlate(View<Tarot> const& view, TarotStanding const& standing) {
  Public const& pub = view.pub;
  Seen::Plate plate;
  if (!cardsArePlayed(pub)) {
    plate.title = placeOfHand(view.context, view.context.options.values[Tarot::handsOption]);
    PerSeat const& totals = view.context.totals;
    if (pub.players == 6) {
      plate.lines = {say(platePairs)};
      for (Seat seat = 0; seat < 3; ++seat)
        plate.pairs.push_back({pairOf(pub, seat), args::score(totals[static_cast<std::size_t>(seat)])});
      return plate;
    }
    plate.lines = {
        say(plateDeals, {args::seat(pub.dealer)}),
        view.seat != nobody
            ? say(plateTotal, {args::score(totals[static_cast<std::size_t>(view.seat)])})
            : say(plateBest, {args::score(*std::max_element(totals.begin(), totals.begin() + pub.players))})};
    return plate;
  }
  int const trick = std::min(pub.tricksDone() + 1, pub.handSize());
  plate.title = say(phrases::phaseTrick, {args::number(trick), args::number(pub.handSize(), "m")});
  bool const hidden = pub.players == 5 && standing.partner == nobody;
  if (pub.contract == Contract::slam) {
    plate.lines = {say(hidden ? platePreneurTricks : plateTricks,
                       {args::number(standing.attackTricks), args::number(pub.handSize(), "m")})};
    plate.bar = {standing.attackTricks, pub.handSize(), pub.handSize()};
    return plate;
  }
  int halves = standing.attack;
  int bouts = standing.bouts;
  if (pub.over()) {  // everything is known, the excuse of the last trick too
    TarotAccount const account = TarotAccount::of(pub);
    halves = account.halves;
    bouts = account.bouts;
  }
  plate.lines = {say(hidden ? platePreneurPoints : plateAttack,
                     {args::points(halves), args::number(Tarot::needed(bouts))}),
                 say(plateBouts, {args::number(bouts)})};
  plate.bar = {halves / 2, Tarot::needed(bouts), Tarot::allHalves / 2};
  return plate;
}

// ---- Cards that lie open ----

template <class Pile>
std::vector<Card> listed(Pile const& pile) {
  return {pile.begin(), pile.end()};
}

CardSet cardsIn(Tarot::SmallPile const& pile) {
  CardSet cards;
  for (Card card : pile) cards.insert(card);
  return cards;
}

// Guard against the dog: how many of its cards are put to the pile of each opponent; 0 where it is not shared out,
// or by seats whose sides are not known.
int dogShareOfDefenders(Public const& pub) {
  bool const shared = hasTaker(pub) && pub.contract == Contract::against && pub.players < 5;
  return shared ? pub.dogSize() / (pub.players - 1) : 0;
}

// Six players: the dog as its two piles, until taker and partner have put their cards aside.
void addPiles(Public const& pub, std::vector<Seen::Spread>& spreads) {
  if (pub.phase > Phase::discard) return;
  constexpr int pile = 3;
  bool const taken = pub.dogTaken();
  for (int first = 0; first < pub.dogSize(); first += pile) {
    Seen::Spread spread{.title = say(first == 0 ? spreadFirstOfTwo : spreadSecondOfTwo), .faceDown = pile};
    if (taken) {
      spread.goesTo = first == 0 ? pub.taker : pub.partner;
      spread.title = say(first == 0 ? spreadFirstPile : spreadSecondPile, {args::seat(spread.goesTo)});
      spread.faceDown = 0;
      spread.cards.assign(pub.dog.begin() + first, pub.dog.begin() + first + pile);
    }
    spreads.push_back(std::move(spread));
  }
}

// The dog, until it has become the taker's discard or the first trick is over; backs until the first card.
void addDog(Public const& pub, std::vector<Seen::Spread>& spreads) {
  if (pub.isVoid()) return;
  if (int const share = dogShareOfDefenders(pub); share > 0 && pub.dog.empty()) {
    for (Seat seat = 0; seat < pub.players && pub.tricksDone() == 0; ++seat)
      if (seat != pub.taker)
        spreads.push_back({.seat = seat, .title = say(spreadDogShare), .faceDown = share});
    return;
  }
  if (pub.players == 6 && pub.contract <= Contract::guard) return addPiles(pub, spreads);
  if (pub.dog.empty()) {
    if (pub.history.cards.empty()) spreads.push_back({.title = say(spreadDog), .faceDown = pub.dogSize()});
    return;
  }
  bool const shows = pub.takesDog() ? pub.phase <= Phase::discard : pub.tricksDone() == 0;
  if (!shows) return;
  bool const preneurs = pub.contract == Contract::without;
  spreads.push_back({.title = say(preneurs ? spreadDogPreneur : spreadDog), .cards = listed(pub.dog)});
}

// Once all is over: the cards that nobody played.
Seen::Spread asideSeen(Public const& pub) {
  if (!pub.takesDog())
    return {.title = say(pub.contract == Contract::without ? spreadDogPreneur : spreadDog),
            .cards = listed(pub.dog)};
  int halves = 0;
  for (Card const card : pub.discard) halves += Tarot::halvesOf(card);
  Argument const points = args::points(halves);
  return {.title = pub.players == 6 ? say(spreadAsideByTwo, {points})
                                    : say(spreadAside, {args::seat(pub.taker), points}),
          .cards = listed(pub.discard)};
}

std::vector<Seen::Spread> spreadsOf(Public const& pub) {
  std::vector<Seen::Spread> spreads;
  if (pub.over()) {
    if (!pub.isVoid()) spreads.push_back(asideSeen(pub));
    return spreads;
  }
  addDog(pub, spreads);
  if (pub.tricksDone() > 0) return spreads;
  if (!pub.discard.empty())
    spreads.push_back({.seat = pub.taker, .title = say(spreadDiscard), .cards = listed(pub.discard)});
  for (Tarot::Handful const& shown : pub.handfuls)
    spreads.push_back({.seat = shown.seat,
                       .title = say(spreadHandful, {args::number(shown.size)}),
                       .cards = seventyEightCards.shown(shown.cards)});
  return spreads;
}

}  // namespace

CardRanks Tarot::ranks() {
  constexpr int highestTrump = 21;
  auto const trump = [](int number) {
    Card const card = Card::trump(number);
    return CardRanks::Step{args::card(card), halvesOf(card)};
  };
  auto const ofSuit = [](int strength) {
    return CardRanks::Step{args::rank(seventyEightCards.rankOfStrength(strength)),
                           halvesOf(Card::of(Suit::clubs, strength))};
  };
  CardRanks ranks;
  CardRanks::Row& trumps = ranks.rows.emplace_back();
  trumps.title = say(ranksTrumps);
  trumps.steps = {trump(highestTrump), trump(highestTrump - 1), CardRanks::between(halvesOf(Card::trump(3))),
                  trump(2), trump(1)};
  CardRanks::Row& suits = ranks.rows.emplace_back();
  suits.title = say(ranksSuits);
  int const ten = seventyEightCards.strength(Rank::ten);
  for (int strength = king; strength >= ten; --strength) suits.steps.push_back(ofSuit(strength));
  suits.steps.push_back(CardRanks::between(halvesOf(Card::of(Suit::clubs, 2))));
  suits.steps.push_back(ofSuit(1));
  suits.steps.push_back(ofSuit(0));
  int all = 0;
  for (Card const card : seventyEightCards.cards()) all += halvesOf(card);
  ranks.notes.push_back(say(ranksExcuse, {args::card(Card::excuse()), args::points(halvesOf(Card::excuse())),
                                          args::number(all / 2, "total")}));
  return ranks;
}

Seen Tarot::show(View<Tarot> const& view) {
  Public const& pub = view.pub;
  TarotStanding const standing = hasTaker(pub) ? TarotStanding::of(view) : TarotStanding{};
  Seen seen = frameSeen(view);
  for (Seat seat = 0; seat < pub.players; ++seat) seen.seats.push_back(seatSeen(pub, standing, seat));
  seen.trump = Suit::trumps;
  seen.playing = pub.playing();

  int const complete = pub.tricksDone();
  if (pub.trick.count > 0) seen.trick = trickSeen(pub, standing, complete, pub.trick.count);
  for (int trick = 0; trick < complete; ++trick)
    seen.tricks.push_back(trickSeen(pub, standing, trick, pub.players));
  callTricks(phrases::phaseTrick, pub.handSize(), seen);
  seen.spreads = spreadsOf(pub);
  if (view.own && view.seat == pub.turn && pub.phase == Phase::discard) {
    seen.toSetAside = pub.toDiscardBy(view.seat);
    seen.setAside = listed(view.own->discard);
  }

  seen.contract = contractPlate(pub, standing);
  seen.score = scorePlate(view, standing);
  if (pub.over()) {
    seen.result = pub.result();
    seen.status = pub.petitSec != nobody ? say(phasePetitSec, {args::seat(pub.petitSec)})
                                         : say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver);
    seen.guide.where.push_back(seen.status);
    // A line of the sheet carries no cards.
    if (pub.takesDog()) seen.guide.where.push_back(say(whereDiscardWas, {args::cards(cardsIn(pub.discard))}));
    if (!pub.isVoid()) explainTarotHand(pub, seen);
  } else {
    describe(view, standing, seen);
  }
  showSayings(view.history, wordsOf, seen);
  offer(view, seen);
  return seen;
}

}  // namespace giaguaro
