#include "core/families/free-play/free_play.h"

#include <utility>

#include "core/rules/phrases.h"

namespace giaguaro {

namespace {

// What would follow if the seat to act played this card.
std::vector<Message> cardMeaning(FreePlay const& play, Card card, bool isCaller, Text const& mate) {
  std::vector<Message> means;
  int const points = FreePlay::cardPoints(card);
  if (play.trick.count > 0) {
    bool const wins = beats(card, play.trick.best, play.trump);
    bool const last = play.trick.count == FreePlay::players - 1;
    bool const trumps = card.suit() == play.trump && play.trick.best.suit() != play.trump;
    if (wins && last)
      means.push_back(say(phrases::meansWinsSure, {args::points(2 * (play.onTable + points))}));
    else if (wins)
      means.push_back(say(trumps ? phrases::meansTrumps : phrases::meansWouldWin));
    else if (card.suit() != play.led() && card.suit() != play.trump)
      means.push_back(say(phrases::meansOffSuit));
    else
      means.push_back(say(phrases::meansWouldLose));
    if (!wins && points > 0)
      means.push_back(say(phrases::meansGives, {args::points(2 * points), args::seat(play.trick.winner)}));
  }
  if (card == play.called)
    means.push_back(isCaller ? say(phrases::meansRevealsAlone)
                             : say(phrases::meansReveals, {args::noun(mate, "mate")}));
  return means;
}

}  // namespace

int FreePlay::takenPoints() const {
  int sum = 0;
  for (int taken : points) sum += taken;
  return sum;
}

int FreePlay::cardsPlayedBy(Seat seat) const {
  int count = 0;
  for (int i = 0; i < history.cards.size(); ++i)
    if (history.seat(i, players) == seat) ++count;
  return count;
}

CardSet FreePlay::played() const {
  CardSet cards;
  for (Card card : history.cards) cards.insert(card);
  return cards;
}

FreePlay::SureOrOpen FreePlay::sureOrOpen() const {
  SureOrOpen result{.open = allPoints - takenPoints()};
  for (std::size_t seat = 0; seat < players; ++seat) result.sure[seat] = points[seat];
  if (!trick.safeFrom(fortyCards.cards() - played(), trump)) return result;
  bool const last = history.leaders.full();
  int const won = last ? result.open : onTable;
  result.sure[static_cast<std::size_t>(trick.winner)] += won;
  result.open -= won;
  return result;
}

Deal dealForty(Rng& rng) {
  std::vector<Card> cards = fortyCards.sorted(fortyCards.cards());
  rng.shuffle(cards);
  Deal deal;
  for (std::size_t i = 0; i < cards.size(); ++i) deal.hands[i / FreePlay::tricks].insert(cards[i]);
  return deal;
}

void offerCards(Offers& offers, FreePlay const& play, CardSet own, bool isCaller, Text const& mate,
                std::optional<Message> const& refusal) {
  for (Card card : fortyCards.sorted(own)) {
    Offer offer{Action::play(card),
                say(phrases::labelPlay, {args::card(card)}),
                say(phrases::labelPlay, {args::card(card)}),
                args::card(card),
                refusal,
                {}};
    if (!refusal) offer.means = cardMeaning(play, card, isCaller, mate);
    offers.push_back(std::move(offer));
  }
}

void tellCard(Events& events, FreePlay const& before, FreePlay const& after, Seat seat, Action action,
              Seat caller, CalledCardNouns const& nouns) {
  Card const card = action.card();
  events.push_back({.kind = Event::Kind::played,
                    .seat = seat,
                    .action = action,
                    .cards = {card},
                    .message = say(before.trick.count == 0 ? phrases::didLead : phrases::didPlay,
                                   {args::seat(seat), args::card(card)})});
  if (before.partner == nobody && after.partner != nobody)
    events.push_back({.kind = Event::Kind::revealed,
                      .seat = seat,
                      .cards = {card},
                      .message = seat == caller
                                     ? say(phrases::didRevealAlone, {args::card(card), args::seat(seat),
                                                                     args::noun(nouns.caller, "role")})
                                     : say(phrases::didReveal, {args::card(card), args::seat(seat),
                                                                args::noun(nouns.mate, "mate")})});
  if (after.trick.count > 0) return;
  CurrentTrick trick = before.trick;
  trick.add(seat, card, before.trump);
  Event took{.kind = Event::Kind::took, .seat = trick.winner};
  int const size = after.history.cards.size();
  for (int i = size - FreePlay::players; i < size; ++i) took.cards.insert(after.history.cards[i]);
  took.message = say(phrases::didTakeTrick, {args::seat(trick.winner), args::card(trick.best)});
  events.push_back(std::move(took));
}

Facts factsOf(FreePlay const& play, Seat viewer, CardSet own) {
  Facts facts;
  facts.unseen = fortyCards.cards() - own - play.played();
  for (Seat seat = 0; seat < FreePlay::players; ++seat) {
    if (seat == viewer) continue;
    facts.may[static_cast<std::size_t>(seat)] = facts.unseen;
    facts.count[static_cast<std::size_t>(seat)] = FreePlay::tricks - play.cardsPlayedBy(seat);
  }
  return facts;
}

bool fitsPlay(FreePlay const& play, Seat viewer, CardSet own, Deal const& deal) {
  std::array<CardSet, FreePlay::players> left{};
  for (std::size_t seat = 0; seat < FreePlay::players; ++seat) left[seat] = deal.hands[seat];
  for (int i = 0; i < play.history.cards.size(); ++i) {
    auto const seat = static_cast<std::size_t>(play.history.seat(i, FreePlay::players));
    if (!left[seat].contains(play.history.cards[i])) return false;
    left[seat].erase(play.history.cards[i]);
  }
  return viewer == nobody || left[static_cast<std::size_t>(viewer)] == own;
}

}  // namespace giaguaro
