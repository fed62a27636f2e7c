#include "core/games/jaago-chalis/jaago_chalis.h"

#include <algorithm>
#include <vector>

#include "core/games/jaago-chalis/phrases.h"

namespace giaguaro {

namespace {

using namespace jaagoPhrases;

constexpr std::array playerCounts{JaagoChalis::players};

std::int32_t highest(PerSeat const& totals) {
  return *std::max_element(totals.begin(), totals.begin() + JaagoChalis::players);
}

}  // namespace

GameInfo const JaagoChalis::info{.id = "jaago-chalis",
                                 .name = jaagoPhrases::name,
                                 .line = jaagoPhrases::line,
                                 .players = playerCounts,
                                 .usualPlayers = JaagoChalis::players,
                                 .deck = &fiftyTwoCards,
                                 .halves = true,
                                 .points = GameInfo::Points::halves};

Deal JaagoChalis::shuffle(Context const&, JaagoChalis const*, Rng& rng) {
  std::vector<Card> cards = fiftyTwoCards.sorted(fiftyTwoCards.cards());
  rng.shuffle(cards);
  Deal deal;
  for (std::size_t i = 0; i < cards.size(); ++i) deal.hands[i / tricks].insert(cards[i]);
  return deal;
}

JaagoChalis JaagoChalis::start(Context const& context, Deal const& deal) {
  JaagoChalis hand;
  hand.pub.dealer = context.dealer;
  hand.pub.turn = seatAfter(context.dealer, players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    hand.pub.totals[seat] = context.totals[seat];
    hand.seats[seat].cards = deal.hands[seat];
  }
  return hand;
}

std::optional<Context> JaagoChalis::next(Context const& context, JaagoChalis const& finished) {
  Context following = context;
  PerSeat const scores = finished.pub.scores();
  for (std::size_t seat = 0; seat < players; ++seat) following.totals[seat] += scores[seat];
  following.dealer = finished.pub.winnerOfLastTrick();
  ++following.hand;
  if (ends(following.totals)) return std::nullopt;
  return following;
}

Seat JaagoChalis::leader(PerSeat const& totals) {
  Seat best = 0;
  bool shared = false;
  for (Seat seat = 1; seat < players; ++seat) {
    std::int32_t const total = totals[static_cast<std::size_t>(seat)];
    std::int32_t const most = totals[static_cast<std::size_t>(best)];
    shared = total == most || (shared && total < most);
    if (total > most) best = seat;
  }
  return shared ? nobody : best;
}

bool JaagoChalis::ends(PerSeat const& totals) { return highest(totals) >= forty && leader(totals) != nobody; }

PerSeat JaagoChalis::bonuses(PerSeat const& totals) {
  constexpr std::array<std::int32_t, players> ofPlace{0, 40, 60, 80};
  PerSeat bonuses{};
  if (leader(totals) == nobody) return bonuses;
  for (std::size_t seat = 0; seat < players; ++seat) {
    std::size_t place = 0;  // the best of the places that the seat shares, from 0
    std::int32_t sharing = 0;
    for (std::size_t other = 0; other < players; ++other) {
      if (totals[other] > totals[seat]) ++place;
      if (totals[other] == totals[seat]) ++sharing;
    }
    for (std::int32_t i = 0; i < sharing; ++i) bonuses[seat] += ofPlace[place + static_cast<std::size_t>(i)];
    bonuses[seat] /= sharing;  // whole: two share 100 or 140 halves, three 180
  }
  return bonuses;
}

PerSeat JaagoChalis::settlement(Context const&, PerSeat const& totals) {
  Seat const winner = leader(totals);
  PerSeat const bonus = bonuses(totals);
  PerSeat settlement{};
  for (std::size_t seat = 0; seat < players; ++seat) {
    for (std::size_t other = 0; other < players; ++other) settlement[seat] += totals[seat] - totals[other];
    settlement[seat] -= bonus[seat];
    if (winner != nobody) settlement[static_cast<std::size_t>(winner)] += bonus[seat];
  }
  return settlement;
}

Seat JaagoChalis::Public::winnerOfLastTrick() const {
  CurrentTrick last;
  Seat const leader = history.leaders[tricks - 1];
  Suit const suit = history.card(tricks - 1, 0, players).suit();
  for (int place = 0; place < players; ++place)
    last.add(seatAfter(leader, players, place), history.card(tricks - 1, place, players), sister(suit));
  return last.winner;
}

bool JaagoChalis::Public::decided() const {
  if (over()) return true;
  if (!history.leaders.full() || trick.count == 0) return false;
  CardSet out = fiftyTwoCards.cards();
  for (Card card : history.cards) out.erase(card);
  return trick.safeFrom(out, sister(led));
}

PerSeat JaagoChalis::Public::scores() const {
  PerSeat scores{};
  for (std::size_t seat = 0; seat < players; ++seat)
    scores[seat] = points[seat] >= ten ? points[seat] : points[seat] - ten;
  return scores;
}

PerSeat JaagoChalis::Public::totalsAfter() const {
  PerSeat after = scores();
  for (std::size_t seat = 0; seat < players; ++seat) after[seat] += totals[seat];
  return after;
}

Actions JaagoChalis::legal(Public const& pub, Private const& own) {
  Actions actions;
  for (Card card : playable(pub, own)) actions.push(Action::play(card));
  return actions;
}

void JaagoChalis::applyTelling(Action action, Events& events) {
  Public const before = pub;
  Seat const seat = before.turn;
  Card const card = action.card();
  apply(action, nullptr);

  events.push_back({.kind = Event::Kind::played,
                    .seat = seat,
                    .action = action,
                    .cards = {card},
                    .message = say(before.trick.count == 0 ? phrases::didLead : phrases::didPlay,
                                   {args::seat(seat), args::card(card)})});
  if (pub.trick.count == 0) {
    CurrentTrick trick = before.trick;
    trick.add(seat, card, sister(pub.led));
    Event took{.kind = Event::Kind::took, .seat = trick.winner};
    int const size = pub.history.cards.size();
    for (int i = size - players; i < size; ++i) took.cards.insert(pub.history.cards[i]);
    took.message = tookIt(trick.winner, trick.best, trick.best.suit() != pub.led,
                          before.onTable + cardPoints(card), pub.over() ? lastTrick : 0);
    events.push_back(std::move(took));
  }
  if (pub.over())
    events.push_back({.kind = Event::Kind::ended,
                      .seat = pub.winnerOfLastTrick(),
                      .message = say(endedWithLastTrick, {args::seat(pub.winnerOfLastTrick())})});
}

std::string JaagoChalis::text(Action action) {
  return action.kind == Action::Kind::play ? "play " + fiftyTwoCards.text(action.card()) : std::string();
}

std::optional<Action> JaagoChalis::parse(std::string_view text) {
  if (text.starts_with("play "))
    if (std::optional<Card> const card = fiftyTwoCards.parse(text.substr(5))) return Action::play(*card);
  return std::nullopt;
}

// Every duty that a seat has failed says something about each of its cards, then and later: no card of the
// suit led, no jaago, none over the best card. Nothing is left to say of several cards at once.
Facts JaagoChalis::facts(View<JaagoChalis> const& view) {
  auto const& history = view.pub.history;
  CardSet seen;
  std::array<CardSet, players> never{};
  std::array<int, players> played{};
  CurrentTrick trick;
  Suit led = Suit::clubs;
  for (int i = 0; i < history.cards.size(); ++i) {
    Card const card = history.cards[i];
    Seat const seat = history.seat(i, players);
    auto const index = static_cast<std::size_t>(seat);
    seen.insert(card);
    ++played[index];
    if (i % players == 0) {
      trick = {};
      led = card.suit();
    } else {
      Suit const jaago = sister(led);
      if (card.suit() != led) never[index] |= CardSet::ofSuit(led);
      if (card.suit() != led && card.suit() != jaago) never[index] |= CardSet::ofSuit(jaago);
      if (card.suit() == trick.best.suit() && card < trick.best)
        never[index] |= CardSet::ofSuit(card.suit()) & CardSet::above(trick.best);
    }
    trick.add(seat, card, sister(led));
  }
  if (view.own) seen |= view.own->cards;

  Facts facts;
  facts.unseen = fiftyTwoCards.cards() - seen;
  for (Seat seat = 0; seat < players; ++seat) {
    if (seat == view.seat) continue;
    auto const index = static_cast<std::size_t>(seat);
    facts.may[index] = facts.unseen - never[index];
    facts.count[index] = tricks - played[index];
  }
  return facts;
}

// Plays the hand over with this deal: each card must have been there, and one that the rules allowed.
bool JaagoChalis::fits(View<JaagoChalis> const& view, Deal const& deal) {
  JaagoChalis hand = start(view.context, deal);
  for (Card card : view.pub.history.cards) {
    if (!playable(hand.pub, hand.own(hand.pub.turn)).contains(card)) return false;
    hand.playCard(card);
  }
  return !view.own || hand.own(view.seat) == *view.own;
}

}  // namespace giaguaro
