// What could be played, and why not.
#include "core/games/jaago-chalis/duty.h"
#include "core/games/jaago-chalis/held.h"
#include "core/games/jaago-chalis/phrases.h"

namespace giaguaro {

namespace {

using namespace jaagoPhrases;
using Public = JaagoChalis::Public;
using Private = JaagoChalis::Private;

// Why the seat to act may not play this card of its hand.
std::optional<Message> cardRefusal(Public const& pub, Private const& own, Card card) {
  CardSet const playable = JaagoChalis::playable(pub, own);
  if (playable.contains(card)) return std::nullopt;
  Argument const led = args::suit(pub.led);
  Argument const top = args::card(pub.trick.best, "top");
  Argument const cards = args::cards(playable);
  switch (jaagoDuty(pub, own)) {
    case JaagoDuty::followHigher:
      return card.suit() == pub.led ? say(noFollowHigher, {top, cards})
                                    : say(canFollowHigher, {led, top, cards});
    case JaagoDuty::overtrump:
      if (card.suit() == pub.jaago()) return say(phrases::noOvertrump, {cards, top});
      return say(phrases::noTrumpDuty, {led, cards});
    case JaagoDuty::trump:
    case JaagoDuty::undertrump: return say(phrases::noTrumpDuty, {led, cards});
    default: break;
  }
  return say(phrases::noFollow, {led, cards});
}

// What would follow if the seat to act played this card.
std::vector<Message> cardMeaning(Public const& pub, Card card) {
  std::vector<Message> means;
  bool const lastTrick = pub.history.leaders.size() == JaagoChalis::tricks ||
                         pub.history.cards.size() == JaagoChalis::players * (JaagoChalis::tricks - 1);
  int const worth = JaagoChalis::cardPoints(card);
  if (pub.trick.count == 0) {
    means.push_back(say(meansTrumpNow,
                        {args::suit(card.suit()), args::suit(JaagoChalis::sister(card.suit()), "sister")}));
  } else if (beats(card, pub.trick.best, *pub.jaago())) {
    if (pub.trick.count == JaagoChalis::players - 1)
      means.push_back(say(phrases::meansWinsSure,
                          {args::points(pub.onTable + worth + (lastTrick ? JaagoChalis::lastTrick : 0))}));
    else
      means.push_back(
          say(card.suit() == pub.led || pub.trumped() ? phrases::meansWouldWin : phrases::meansTrumps));
  } else if (card.suit() != pub.led && card.suit() != pub.jaago()) {
    means.push_back(say(meansCarefulCost, {args::points(worth)}));
  } else {
    means.push_back(say(phrases::meansWouldLose));
    means.push_back(say(phrases::meansGives, {args::points(worth), args::seat(pub.trick.winner)}));
  }
  if (lastTrick) means.push_back(say(meansLastTrick));
  return means;
}

}  // namespace

Offers JaagoChalis::offered(Public const& pub, Private const& own, Seat seat) {
  bool const onTurn = !pub.over() && seat == pub.turn;
  Offers offers;
  for (Card card : sistersTogether(own.cards)) {
    Message const label = say(phrases::labelPlay, {args::card(card)});
    Offer offer{Action::play(card), label, label, args::card(card), {}, {}};
    if (onTurn)
      offer.refusal = cardRefusal(pub, own, card);
    else
      offer.refusal = pub.over() ? say(phrases::noHandOver) : say(phrases::noTurn, {args::seat(pub.turn)});
    if (offer.legal()) offer.means = cardMeaning(pub, card);
    offers.push_back(std::move(offer));
  }
  return offers;
}

}  // namespace giaguaro
