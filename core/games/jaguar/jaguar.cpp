#include "core/games/jaguar/jaguar.h"

#include "core/games/jaguar/phrases.h"
#include "core/rules/match_length.h"

namespace giaguaro {

namespace {

using namespace jaguarPhrases;

constexpr std::array playerCounts{Jaguar::players};
constexpr std::array options{OptionInfo{.name = "hands",
                                        .label = calledCardPhrases::handsLabel,
                                        .explain = calledCardPhrases::handsExplain,
                                        .least = 1,
                                        .most = 100,
                                        .line = phrases::optionHands.text,
                                        .fallback = [](Options const&) -> std::int16_t { return 10; }}};

std::vector<Message> bidMeaning(Jaguar::Public const& pub, int strength) {
  Argument const role = args::noun(theJaguar, "role");
  Argument const rank = args::rank(bidRank(strength));
  Argument const mate = args::noun(theFriend, "mate");
  if (strength == 0) return {say(meansTwoEnds), say(calledCardPhrases::meansNames, {rank, mate})};
  if (pub.passed.allBut(pub.turn, Jaguar::players))
    return {say(calledCardPhrases::meansFour, {role}), say(calledCardPhrases::meansNames, {rank, mate})};
  return {say(calledCardPhrases::meansBid, {role, rank, mate})};
}

}  // namespace

GameInfo const Jaguar::info{.id = "jaguar",
                            .name = jaguarPhrases::name,
                            .line = jaguarPhrases::line,
                            .players = playerCounts,
                            .usualPlayers = Jaguar::players,
                            .deck = &fortyCards,
                            .options = options,
                            .handsOption = 0,
                            .sides = true,
                            .hidesPartnerAt = Jaguar::players,
                            .talks = true};

Jaguar Jaguar::start(Context const& context, Deal const& deal) {
  Jaguar hand;
  hand.pub.dealer = context.dealer;
  hand.pub.turn = context.dealer;
  for (std::size_t seat = 0; seat < players; ++seat) hand.seats[seat].cards = deal.hands[seat];
  return hand;
}

std::optional<Context> Jaguar::next(Context const& context, Jaguar const& finished) {
  return nextOfHands(context, finished.pub.scores(), finished.pub.isVoid(), context.options.values[0]);
}

PerSeat Jaguar::Public::scores() const {
  if (jaguar == nobody) return {};
  return payments(jaguar, unit(sidePoints(jaguar, partner)));
}

Actions Jaguar::legal(Public const& pub, Private const& own) {
  Actions actions;
  switch (pub.phase) {
    case Phase::auction:
      actions.push({Action::Kind::pass});
      addLowerBids(actions, pub.bid);
      break;
    case Phase::naming: addSuits(actions); break;
    case Phase::play:
      for (Card card : own.cards) actions.push(Action::play(card));
      break;
    case Phase::over: break;
  }
  return actions;
}

Offers Jaguar::offered(Public const& pub, Private const& own, Seat seat) {
  Offers offers;
  bool const passed = pub.phase == Phase::auction && pub.passed.has(seat);
  std::optional<Message> const refusal = turnRefusal(pub.over(), pub.turn, seat, passed);
  bool const onTurn = !refusal;

  if (pub.phase == Phase::auction) {
    offers.push_back(passOffer(refusal, pub.bid < 0 && pub.passed.allBut(seat, players)));
    for (int strength = fortyCards.ranks() - 1; strength >= 0; --strength) {
      offers.push_back(bidOffer(strength, onTurn ? bidRefusal(pub.bid, pub.jaguar, strength) : refusal));
      if (onTurn) offers.back().means = bidMeaning(pub, strength);
    }
  }
  if (pub.phase == Phase::naming && onTurn)
    for (int suit = 0; suit < plainSuits; ++suit)
      offers.push_back(suitOffer(Card::of(static_cast<Suit>(suit), pub.bid), own.cards));
  std::optional<Message> const cardRefusal =
      onTurn && pub.phase != Phase::play ? say(phrases::noAuctionOpen) : refusal;
  offerCards(offers, pub, own.cards, seat == pub.jaguar, theFriend, cardRefusal);
  return offers;
}

void Jaguar::speak(Action action) {
  Seat const seat = pub.turn;
  if (action.kind == Action::Kind::name) {
    pub.trump = static_cast<Suit>(action.first);
    pub.called = Card::of(pub.trump, pub.bid);
    pub.phase = Phase::play;
    return;
  }
  if (action.kind == Action::Kind::pass) {
    pub.passed.add(seat);
  } else {
    pub.bid = static_cast<std::int8_t>(action.first);
    pub.lastBids[static_cast<std::size_t>(seat)] = pub.bid;
    pub.jaguar = seat;
  }
  if (pub.passed.all(players)) {
    pub.phase = Phase::over;
    pub.turn = nobody;
  } else if (pub.jaguar != nobody && (pub.bid == 0 || pub.passed.allBut(pub.jaguar, players))) {
    pub.phase = Phase::naming;
    pub.turn = pub.jaguar;
  } else {
    pub.turn = pub.passed.next(pub.turn, players);
  }
}

void Jaguar::applyTelling(Action action, Events& events) {
  Public const before = pub;
  Seat const seat = before.turn;
  apply(action, nullptr);

  if (std::optional<Message> said = didSay(seat, action, pub.called))
    events.push_back(
        {.kind = Event::Kind::spoke, .seat = seat, .action = action, .message = std::move(*said)});
  else
    tellCard(events, before, pub, seat, action, pub.jaguar, nouns);
  if (before.phase == Phase::auction && pub.phase == Phase::naming)
    events.push_back(
        {.kind = Event::Kind::revealed,
         .seat = pub.jaguar,
         .message = say(phrases::didWonAuction, {args::seat(pub.jaguar), args::noun(theJaguar, "role")})});
  if (pub.over())
    events.push_back({.kind = Event::Kind::ended,
                      .message = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver)});
}

Facts Jaguar::facts(View<Jaguar> const& view) {
  return factsOf(view.pub, view.seat, view.own ? view.own->cards : CardSet{});
}

// No call and no card of this game says anything certain about several cards at once.
bool Jaguar::fits(View<Jaguar> const& view, Deal const& deal) {
  return fitsPlay(view.pub, view.seat, view.own ? view.own->cards : CardSet{}, deal);
}

}  // namespace giaguaro
