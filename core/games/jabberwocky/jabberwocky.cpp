#include "core/games/jabberwocky/jabberwocky.h"

#include "core/games/jabberwocky/phrases.h"

namespace giaguaro {

namespace {

using namespace jabberwockyPhrases;

constexpr std::array playerCounts{3, 4, 5};
constexpr int revokeOption = 0;
constexpr std::array revokeValues{OptionValue{"prevented", optionRevokePrevented.text},
                                  OptionValue{"penalised", optionRevokePenalised.text}};
constexpr std::array options{
    OptionInfo{.name = "revoke", .label = revokeLabel, .explain = revokeExplain, .values = revokeValues}};

}  // namespace

GameInfo const Jabberwocky::info{.id = "jabberwocky",
                                 .name = jabberwockyPhrases::name,
                                 .line = jabberwockyPhrases::line,
                                 .players = playerCounts,
                                 .usualPlayers = 4,
                                 .deck = &fiftyTwoCards,
                                 .options = options,
                                 .hands = Jabberwocky::hands,
                                 .points = GameInfo::Points::tricks};

Deal Jabberwocky::shuffle(Context const& context, Jabberwocky const*, Rng& rng) {
  std::vector<Card> cards = fiftyTwoCards.sorted(fiftyTwoCards.cards());
  rng.shuffle(cards);
  auto const size = static_cast<std::size_t>(handSize(context));
  std::size_t const dealt = size * static_cast<std::size_t>(context.players);
  Deal deal;
  for (std::size_t i = 0; i < dealt; ++i) deal.hands[i / size].insert(cards[i]);
  for (std::size_t i = dealt; i < cards.size(); ++i) deal.stock.push(cards[i]);
  return deal;
}

Jabberwocky Jabberwocky::start(Context const& context, Deal const& deal) {
  Jabberwocky hand;
  hand.pub.players = context.players;
  hand.pub.tricks = static_cast<std::int8_t>(handSize(context));
  hand.pub.penalised = context.options.values[revokeOption] != 0;
  hand.pub.turnedUp = deal.stock[0];
  hand.pub.trump = hand.pub.turnedUp.suit();
  hand.pub.dealer = context.dealer;
  hand.pub.turn = seatAfter(context.dealer, context.players);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(context.players); ++seat)
    hand.seats[seat].cards = deal.hands[seat];
  return hand;
}

std::optional<Context> Jabberwocky::next(Context const& context, Jabberwocky const& finished) {
  Context following = context;
  PerSeat const scores = finished.pub.scores();
  for (std::size_t seat = 0; seat < scores.size(); ++seat) following.totals[seat] += scores[seat];
  following.dealer = seatAfter(context.dealer, context.players);
  ++following.hand;
  if (following.hand >= hands) return std::nullopt;
  return following;
}

int Jabberwocky::Public::bidsMade() const {
  return static_cast<int>(std::count_if(bids.begin(), bids.end(), [](int bid) { return bid >= 0; }));
}

int Jabberwocky::Public::bidSum() const {
  int sum = 0;
  for (int bid : bids) sum += std::max(0, bid);
  return sum;
}

int Jabberwocky::Public::hook() const {
  return phase == Phase::bids && turn == dealer ? std::max(-1, tricks - bidSum()) : -1;
}

bool Jabberwocky::Public::decided() const {
  if (over()) return true;
  if (!playing() || penalised) return false;
  CardSet out = fiftyTwoCards.cards() - shownStock();
  for (Card card : history.cards) out.erase(card);
  Seat const surely = trick.safeFrom(out, trump) ? trick.winner : nobody;
  int const open = tricks - tricksDone() - (surely == nobody ? 0 : 1);
  for (Seat seat = 0; seat < players; ++seat) {
    int const has = takenBy(seat) + (seat == surely ? 1 : 0);
    if (open > 0 && has <= bidOf(seat) && has + open >= bidOf(seat)) return false;
  }
  return true;
}

Actions Jabberwocky::legal(Public const& pub, Private const& own) {
  Actions actions;
  if (pub.phase == Phase::bids) {
    for (int number = 0; number <= pub.tricks; ++number)
      if (number != pub.hook()) actions.push(bidOf(number));
  }
  for (Card card : playable(pub, own)) actions.push(Action::play(card));
  return actions;
}

void Jabberwocky::bid(int tricks) {
  pub.bids[static_cast<std::size_t>(pub.turn)] = static_cast<std::int8_t>(tricks);
  if (pub.turn == pub.dealer) pub.phase = Phase::play;
  pub.turn = seatAfter(pub.turn, pub.players);
}

void Jabberwocky::applyTelling(Action action, Events& events) {
  Public const before = pub;
  Seat const seat = before.turn;
  apply(action, nullptr);

  Event deed{.kind = Event::Kind::spoke, .seat = seat, .action = action};
  if (action.kind == Action::Kind::bid) {
    deed.message = say(didBidTricks, {args::seat(seat), args::number(action.first)});
  } else {
    deed.kind = Event::Kind::played;
    deed.cards.insert(action.card());
    deed.message = say(before.trick.count == 0 ? phrases::didLead : phrases::didPlay,
                       {args::seat(seat), args::card(action.card())});
  }
  events.push_back(std::move(deed));

  if (before.phase == Phase::bids && pub.phase == Phase::play)
    events.push_back(
        {.kind = Event::Kind::revealed,
         .message = say(didBidsSum, {args::number(pub.bidSum()), args::number(pub.tricks, "m")})});
  // Of no use any more when the last card breaks it.
  if (!before.broken && pub.broken && !pub.over())
    events.push_back({.kind = Event::Kind::revealed, .seat = seat, .message = say(didBroken)});
  if (before.phase == Phase::play && pub.trick.count == 0) {
    CurrentTrick trick = before.trick;
    trick.add(seat, action.card(), pub.trump);
    Event took{.kind = Event::Kind::took, .seat = trick.winner};
    int const size = pub.history.cards.size();
    for (int i = size - pub.players; i < size; ++i) took.cards.insert(pub.history.cards[i]);
    took.message = say(phrases::didTakeTrick, {args::seat(trick.winner), args::card(trick.best)});
    events.push_back(std::move(took));
  }
  if (pub.over()) events.push_back({.kind = Event::Kind::ended, .message = say(phrases::phaseHandOver)});
}

std::string Jabberwocky::text(Action action) {
  switch (action.kind) {
    case Action::Kind::bid: return "bid " + std::to_string(action.first);
    case Action::Kind::play: return "play " + fiftyTwoCards.text(action.card());
    default: return {};
  }
}

std::optional<Action> Jabberwocky::parse(std::string_view text) {
  if (text.starts_with("bid ")) {
    if (text.size() == 5 && text[4] >= '0' && text[4] <= '0' + mostTricks) return bidOf(text[4] - '0');
  } else if (text.starts_with("play ")) {
    if (std::optional<Card> const card = fiftyTwoCards.parse(text.substr(5))) return Action::play(*card);
  }
  return std::nullopt;
}

}  // namespace giaguaro
