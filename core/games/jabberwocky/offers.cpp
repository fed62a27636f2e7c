// All that could be said or played, each with what would follow or with the rule that forbids it.
#include "core/games/jabberwocky/jabberwocky.h"
#include "core/games/jabberwocky/phrases.h"
#include "core/rules/follow.h"

namespace giaguaro {

namespace {

using namespace jabberwockyPhrases;
using Public = Jabberwocky::Public;
using Private = Jabberwocky::Private;
using Phase = Jabberwocky::Phase;

// Why a seat may say and play nothing now; nothing if it is its turn.
std::optional<Message> turnRefusal(Public const& pub, Seat seat) {
  if (pub.over()) return say(phrases::noHandOver);
  if (seat == pub.turn) return std::nullopt;
  if (pub.phase == Phase::bids && pub.bidOf(seat) >= 0) return say(noSpoken);
  return say(phrases::noTurn, {args::seat(pub.turn)});
}

std::vector<Message> bidMeaning(Public const& pub, int number) {
  std::vector<Message> means{number == 0 ? say(meansZero) : say(meansExact, {args::number(number)})};
  int const sum = pub.bidSum() + number;
  int const toCome = pub.players - pub.bidsMade() - 1;
  Argument const tricks = args::number(pub.tricks, "m");
  if (toCome > 0)
    means.push_back(say(meansSoFar, {args::number(sum), tricks, args::number(toCome, "total")}));
  else
    means.push_back(say(sum > pub.tricks ? meansSumOver : meansSumUnder, {args::number(sum), tricks}));
  return means;
}

// Whether nobody can hold a card that beats this one, as far as its holder can see.
bool isHighest(Public const& pub, Private const& own, Card card) {
  CardSet unseen = fiftyTwoCards.cards() - own.cards - CardSet{pub.turnedUp};
  for (Card played : pub.history.cards) unseen.erase(played);
  bool const isTrump = card.suit() == pub.trump;
  return over(unseen, card).empty() && (isTrump || unseen.in(pub.trump).empty());
}

// Whether a card takes the trick, and what that would do to the bid of the seat to act.
std::vector<Message> trickMeaning(Public const& pub, Private const& own, Card card) {
  std::vector<Message> means;
  bool const leads = pub.trick.count == 0;
  bool const wins = leads || beats(card, pub.trick.best, pub.trump);
  bool const last = pub.trick.count == pub.players - 1;
  if (wins && (last || isHighest(pub, own, card)))
    means.push_back(say(meansSure));
  else if (wins && !leads)
    means.push_back(say(card.suit() == pub.trump && pub.led != pub.trump ? phrases::meansTrumps
                                                                         : phrases::meansWouldWin));
  else if (!wins)
    means.push_back(say(card.suit() == pub.led || card.suit() == pub.trump ? phrases::meansWouldLose
                                                                           : phrases::meansOffSuit));
  int const wanted = pub.bidOf(pub.turn) - pub.takenBy(pub.turn);
  if (wins && wanted == 1) means.push_back(say(meansOnBid));
  if (wins && wanted == 0) means.push_back(say(meansOverBid));
  if (!wins && wanted == own.cards.size()) means.push_back(say(meansLosesNeeded));
  return means;
}

// What would follow if the seat to act played this card.
std::vector<Message> cardMeaning(Public const& pub, Private const& own, Card card) {
  std::vector<Message> means;
  if (!Jabberwocky::dutiful(pub, own).contains(card))
    means.push_back(say(meansRevoke, {args::suit(pub.led)}));
  for (Message& message : trickMeaning(pub, own, card)) means.push_back(std::move(message));
  if (card.suit() == pub.trump && !pub.broken) means.push_back(say(meansBreaks));
  return means;
}

Offer bidOffer(Public const& pub, int number, std::optional<Message> refusal) {
  Argument const n = args::number(number);
  Offer offer{
      Jabberwocky::bidOf(number), say(labelBidTricks, {n}), say(deedBid, {n}), n, std::move(refusal), {}};
  if (!offer.legal()) return offer;
  if (number == pub.hook())
    offer.refusal = say(noHook, {n, args::number(pub.tricks, "m")});
  else
    offer.means = bidMeaning(pub, number);
  return offer;
}

Offer cardOffer(Public const& pub, Private const& own, Card card, std::optional<Message> refusal) {
  Message const play = say(phrases::labelPlay, {args::card(card)});
  Offer offer{Action::play(card), play, play, args::card(card), std::move(refusal), {}};
  if (pub.phase == Phase::bids) offer.refusal = say(phrases::noAuctionOpen);
  if (!offer.legal()) return offer;
  CardSet const playable = Jabberwocky::playable(pub, own);
  if (playable.contains(card)) {
    offer.means = cardMeaning(pub, own, card);
  } else if (pub.trick.count == 0) {
    offer.refusal = say(noUnbroken, {args::cards(playable)});
    if (pub.penalised) offer.means.push_back(say(noUnbrokenPenalised));
  } else {
    offer.refusal = say(phrases::noFollow, {args::suit(pub.led), args::cards(playable)});
  }
  return offer;
}

}  // namespace

Offers Jabberwocky::offered(Public const& pub, Private const& own, Seat seat) {
  Offers offers;
  std::optional<Message> const refusal = turnRefusal(pub, seat);
  if (pub.phase == Phase::bids)
    for (int number = 0; number <= pub.tricks; ++number) offers.push_back(bidOffer(pub, number, refusal));
  for (Card card : fiftyTwoCards.sorted(own.cards)) offers.push_back(cardOffer(pub, own, card, refusal));
  return offers;
}

}  // namespace giaguaro
