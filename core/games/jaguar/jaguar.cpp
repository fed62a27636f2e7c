#include "core/games/jaguar/jaguar.h"

#include <algorithm>

#include "core/games/jaguar/phrases.h"

namespace giaguaro {

namespace {

using namespace jaguarPhrases;

constexpr std::array playerCounts{Jaguar::players};
constexpr std::array options{OptionInfo{.name = "hands",
                                        .label = handsLabel,
                                        .explain = handsExplain,
                                        .least = 1,
                                        .most = 100,
                                        .line = phrases::optionHands.text,
                                        .fallback = [](Options const&) -> std::int16_t { return 10; }}};

Rank rankOf(int strength) { return fortyCards.rankOfStrength(strength); }

bool allOthersPassed(Jaguar::Public const& pub, Seat seat) {
  return (pub.passed | (1 << seat)) == (1 << Jaguar::players) - 1;
}

// Why a rank may not be bid over the standing one.
std::optional<Message> bidRefusal(Jaguar::Public const& pub, int strength) {
  if (pub.bid < 0 || strength < pub.bid) return std::nullopt;
  Argument const rank = args::rank(rankOf(strength));
  if (strength == pub.bid) return say(phrases::noBidSame, {rank});
  return say(phrases::noBidNotLower, {rank, args::seat(pub.jaguar)});
}

// Why a seat may say and play nothing now; nothing if it is its turn.
std::optional<Message> turnRefusal(Jaguar::Public const& pub, Seat seat) {
  if (pub.over()) return say(phrases::noHandOver);
  if (seat == pub.turn) return std::nullopt;
  if (pub.phase == Jaguar::Phase::auction && pub.hasPassed(seat)) return say(phrases::noPassed);
  return say(phrases::noTurn, {args::seat(pub.turn)});
}

std::vector<Message> bidMeaning(Jaguar::Public const& pub, int strength) {
  std::vector<Message> means;
  if (strength == 0)
    means.push_back(say(meansTwoEnds));
  else if (allOthersPassed(pub, pub.turn))
    means.push_back(say(meansFour));
  means.push_back(say(meansBid, {args::rank(rankOf(strength))}));
  return means;
}

// What would follow if the seat to act played this card.
std::vector<Message> cardMeaning(Jaguar::Public const& pub, Card card) {
  std::vector<Message> means;
  if (pub.trick.count > 0) {
    bool const wins = beats(card, pub.trick.best, pub.trump);
    int const atStake = pub.onTable + Jaguar::cardPoints(card);
    bool const last = pub.trick.count == Jaguar::players - 1;
    bool const trumps = card.suit() == pub.trump && pub.trick.best.suit() != pub.trump;
    Suit const led = pub.history.cards[pub.history.cards.size() - pub.trick.count].suit();
    if (wins && last)
      means.push_back(say(phrases::meansWinsSure, {args::points(2 * atStake)}));
    else if (wins)
      means.push_back(say(trumps ? phrases::meansTrumps : phrases::meansWouldWin));
    else if (card.suit() != led && card.suit() != pub.trump)
      means.push_back(say(phrases::meansOffSuit));
    else
      means.push_back(say(phrases::meansWouldLose));
    if (!wins && Jaguar::cardPoints(card) > 0)
      means.push_back(say(phrases::meansGives,
                          {args::points(2 * Jaguar::cardPoints(card)), args::seat(pub.trick.winner)}));
  }
  if (card == pub.called)
    means.push_back(pub.turn == pub.jaguar ? say(phrases::meansRevealsAlone)
                                           : say(phrases::meansReveals, {args::noun(theFriend, "mate")}));
  return means;
}

}  // namespace

GameInfo const Jaguar::info{.id = "jaguar",
                            .name = jaguarPhrases::name,
                            .line = jaguarPhrases::line,
                            .players = playerCounts,
                            .usualPlayers = Jaguar::players,
                            .deck = &fortyCards,
                            .options = options,
                            .handsOption = 0};

Deal Jaguar::shuffle(Context const&, Jaguar const*, Rng& rng) {
  std::vector<Card> cards = fortyCards.sorted(fortyCards.cards());
  rng.shuffle(cards);
  Deal deal;
  for (std::size_t i = 0; i < cards.size(); ++i) deal.hands[i / tricks].insert(cards[i]);
  return deal;
}

Jaguar Jaguar::start(Context const& context, Deal const& deal) {
  Jaguar hand;
  hand.pub.dealer = context.dealer;
  hand.pub.turn = context.dealer;
  for (std::size_t seat = 0; seat < players; ++seat) hand.seats[seat].cards = deal.hands[seat];
  return hand;
}

std::optional<Context> Jaguar::next(Context const& context, Jaguar const& finished) {
  Context following = context;
  PerSeat const scores = finished.pub.scores();
  for (std::size_t seat = 0; seat < players; ++seat) following.totals[seat] += scores[seat];
  following.dealer = seatAfter(context.dealer, players);
  ++following.hand;
  if (following.hand >= context.options.values[0]) return std::nullopt;
  return following;
}

int Jaguar::Public::sidePoints() const {
  if (jaguar == nobody) return 0;
  int sum = points[static_cast<std::size_t>(jaguar)];
  if (partner != nobody && partner != jaguar) sum += points[static_cast<std::size_t>(partner)];
  return sum;
}

PerSeat Jaguar::Public::scores() const {
  PerSeat scores{};
  if (jaguar == nobody) return scores;
  int const sign = sidePoints() >= target ? 1 : -1;
  for (int seat = 0; seat < players; ++seat) scores[static_cast<std::size_t>(seat)] = -sign;
  bool const alone = partner == jaguar;
  scores[static_cast<std::size_t>(jaguar)] = sign * (alone ? 4 : 2);
  if (!alone) scores[static_cast<std::size_t>(partner)] = sign;
  return scores;
}

Actions Jaguar::legal(Public const& pub, Private const& own) {
  Actions actions;
  switch (pub.phase) {
    case Phase::auction:
      actions.push({Action::Kind::pass});
      for (int strength = fortyCards.ranks() - 1; strength >= 0; --strength)
        if (pub.bid < 0 || strength < pub.bid) actions.push(bidOf(strength));
      break;
    case Phase::naming:
      for (int suit = 0; suit < plainSuits; ++suit) actions.push(nameOf(static_cast<Suit>(suit)));
      break;
    case Phase::play:
      for (Card card : own.cards) actions.push(Action::play(card));
      break;
    case Phase::over: break;
  }
  return actions;
}

Offers Jaguar::offered(Public const& pub, Private const& own, Seat seat) {
  Offers offers;
  std::optional<Message> const refusal = turnRefusal(pub, seat);
  bool const onTurn = !refusal;

  if (pub.phase == Phase::auction) {
    Offer pass{{Action::Kind::pass}, say(phrases::labelPass), say(deedPass), {}, refusal, {}};
    if (onTurn)
      pass.means.push_back(pub.bid < 0 && allOthersPassed(pub, seat) ? say(phrases::meansAllPass)
                                                                     : say(meansPass));
    offers.push_back(std::move(pass));
    for (int strength = fortyCards.ranks() - 1; strength >= 0; --strength) {
      Argument const rank = args::rank(rankOf(strength));
      Offer offer{
          bidOf(strength), say(phrases::labelBidRank, {rank}), say(deedBid, {rank}), rank, refusal, {}};
      if (onTurn) {
        offer.refusal = bidRefusal(pub, strength);
        offer.means = bidMeaning(pub, strength);
      }
      offers.push_back(std::move(offer));
    }
  }
  if (pub.phase == Phase::naming && onTurn) {
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      Card const called = Card::of(suit, pub.bid);
      bool const alone = own.cards.contains(called);
      offers.push_back({nameOf(suit),
                        say(phrases::labelTrump, {args::suit(suit)}),
                        say(deedName, {args::suit(suit)}),
                        args::suit(suit),
                        std::nullopt,
                        {say(alone ? dockAlone : dockFriendHidden),
                         say(alone ? phrases::meansNamesOwn : phrases::meansCalls, {args::card(called)})}});
    }
  }
  for (Card card : fortyCards.sorted(own.cards)) {
    Offer offer{Action::play(card),
                say(phrases::labelPlay, {args::card(card)}),
                say(phrases::labelPlay, {args::card(card)}),
                args::card(card),
                refusal,
                {}};
    if (onTurn && pub.phase != Phase::play)
      offer.refusal = say(phrases::noAuctionOpen);
    else if (onTurn)
      offer.means = cardMeaning(pub, card);
    offers.push_back(std::move(offer));
  }
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
    pub.passed = static_cast<std::uint8_t>(pub.passed | (1 << seat));
  } else {
    pub.bid = static_cast<std::int8_t>(action.first);
    pub.lastBids[static_cast<std::size_t>(seat)] = pub.bid;
    pub.jaguar = seat;
  }
  if (pub.passed == (1 << players) - 1) {
    pub.phase = Phase::over;
    pub.turn = nobody;
  } else if (pub.jaguar != nobody && (pub.bid == 0 || allOthersPassed(pub, pub.jaguar))) {
    pub.phase = Phase::naming;
    pub.turn = pub.jaguar;
  } else {
    do pub.turn = seatAfter(pub.turn, players);
    while (pub.hasPassed(pub.turn));
  }
}

void Jaguar::applyTelling(Action action, Events& events) {
  Public const before = pub;
  Seat const seat = before.turn;
  apply(action, nullptr);

  Event deed{.kind = Event::Kind::spoke, .seat = seat, .action = action};
  switch (action.kind) {
    case Action::Kind::pass: deed.message = say(phrases::didPass, {args::seat(seat)}); break;
    case Action::Kind::bid:
      deed.message = say(phrases::didBidRank, {args::seat(seat), args::rank(rankOf(pub.bid))});
      break;
    case Action::Kind::name:
      deed.message =
          say(phrases::didTrump, {args::seat(seat), args::suit(pub.trump), args::card(pub.called)});
      break;
    default:
      deed.kind = Event::Kind::played;
      deed.cards.insert(action.card());
      deed.message = say(before.trick.count == 0 ? phrases::didLead : phrases::didPlay,
                         {args::seat(seat), args::card(action.card())});
  }
  events.push_back(std::move(deed));

  if (before.phase == Phase::auction && pub.phase == Phase::naming)
    events.push_back(
        {.kind = Event::Kind::revealed,
         .seat = pub.jaguar,
         .message = say(phrases::didWonAuction, {args::seat(pub.jaguar), args::noun(theJaguar, "role")})});
  if (before.partner == nobody && pub.partner != nobody) {
    Argument const card = args::card(pub.called);
    events.push_back(
        {.kind = Event::Kind::revealed,
         .seat = seat,
         .cards = {pub.called},
         .message =
             seat == pub.jaguar
                 ? say(phrases::didRevealAlone, {card, args::seat(seat), args::noun(theJaguar, "role")})
                 : say(phrases::didReveal, {card, args::seat(seat), args::noun(theFriend, "mate")})});
  }
  if (before.phase == Phase::play && pub.trick.count == 0) {
    CurrentTrick trick = before.trick;
    trick.add(seat, action.card(), pub.trump);
    Event took{.kind = Event::Kind::took, .seat = trick.winner};
    int const size = pub.history.cards.size();
    for (int i = size - players; i < size; ++i) took.cards.insert(pub.history.cards[i]);
    took.message = say(phrases::phaseTrickOver, {args::seat(trick.winner), args::card(trick.best)});
    events.push_back(std::move(took));
  }
  if (pub.over())
    events.push_back({.kind = Event::Kind::ended,
                      .message = say(pub.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver)});
}

std::string Jaguar::text(Action action) {
  switch (action.kind) {
    case Action::Kind::pass: return "pass";
    case Action::Kind::bid: return "bid " + std::string(rankText(rankOf(action.first)));
    case Action::Kind::name: return std::string("trump ") + suitLetter(static_cast<Suit>(action.first));
    case Action::Kind::play: return "play " + fortyCards.text(action.card());
    default: return {};
  }
}

std::optional<Action> Jaguar::parse(std::string_view text) {
  if (text == "pass") return Action{Action::Kind::pass};
  if (text.starts_with("bid ")) {
    std::optional<Rank> const rank = parseRank(text.substr(4));
    int const strength = rank ? fortyCards.strength(*rank) : -1;
    if (strength >= 0) return bidOf(strength);
  } else if (text.starts_with("trump ")) {
    if (std::optional<Suit> const suit = parseSuit(text.substr(6))) return nameOf(*suit);
  } else if (text.starts_with("play ")) {
    if (std::optional<Card> const card = fortyCards.parse(text.substr(5))) return Action::play(*card);
  }
  return std::nullopt;
}

Facts Jaguar::facts(View<Jaguar> const& view) {
  Public const& pub = view.pub;
  Facts facts;
  CardSet seen;
  std::array<int, players> played{};
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    seen.insert(pub.history.cards[i]);
    ++played[static_cast<std::size_t>(pub.history.seat(i, players))];
  }
  if (view.own) seen |= view.own->cards;
  facts.unseen = fortyCards.cards() - seen;
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat == view.seat) continue;
    facts.may[static_cast<std::size_t>(seat)] =
        facts.unseen;  // any card may be played: nothing proves a void
    facts.count[static_cast<std::size_t>(seat)] = tricks - played[static_cast<std::size_t>(seat)];
  }
  return facts;
}

// No call and no card of this game says anything certain about several cards at once.
bool Jaguar::fits(View<Jaguar> const& view, Deal const& deal) {
  std::array<CardSet, players> left{};
  for (std::size_t seat = 0; seat < players; ++seat) left[seat] = deal.hands[seat];
  for (int i = 0; i < view.pub.history.cards.size(); ++i) {
    auto const seat = static_cast<std::size_t>(view.pub.history.seat(i, players));
    if (!left[seat].contains(view.pub.history.cards[i])) return false;
    left[seat].erase(view.pub.history.cards[i]);
  }
  return !view.own || left[static_cast<std::size_t>(view.seat)] == view.own->cards;
}

}  // namespace giaguaro
