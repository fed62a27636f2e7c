// What binds the seat that is about to play a card, in words.
#include <cstdint>
#include <utility>

#include "core/games/tarot/guide.h"
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/show_phrases.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;

// What binds the seat to act, about to play a card.
enum class Duty : std::uint8_t {
  lastCard,
  lead,           // anything
  leadNoExcuse,   // house
  leadNotCalled,  // fft, five players, first lead of the hand
  setSuit,        // after a led excuse
  follow,
  trump,        // void, nobody has trumped
  overtrump,    // void, and must go over a trump
  undertrump,   // void, and cannot
  trumpHigher,  // trumps led
  trumpLower,   // and cannot go over
  noTrumps,     // and has none
  neither       // neither the suit led nor a trump
};

Duty leadDuty(Tarot::Public const& pub, CardSet cards, CardSet playable) {
  if (playable == cards) return Duty::lead;
  bool const excuseBarred = cards - playable == Tarot::excuseOnly;
  return pub.fft || !excuseBarred ? Duty::leadNotCalled : Duty::leadNoExcuse;
}

Duty dutyOf(Tarot::Public const& pub, CardSet cards, CardSet playable) {
  if (cards.size() == 1) return Duty::lastCard;
  if (pub.trick.count == 0) return leadDuty(pub, cards, playable);
  Card const best = pub.trick.best;
  if (!best.valid()) return Duty::setSuit;
  CardSet const trumps = cards & Tarot::trumpCards;
  bool const higher = !over(trumps, best).empty();
  if (pub.led == Suit::trumps)
    return trumps.empty() ? Duty::noTrumps : higher ? Duty::trumpHigher : Duty::trumpLower;
  if (!cards.in(pub.led).empty()) return Duty::follow;
  if (trumps.empty()) return Duty::neither;
  if (best.suit() != Suit::trumps) return Duty::trump;
  return higher ? Duty::overtrump : Duty::undertrump;
}

void tell(Seen& seen, Message message, Message status) {
  seen.guide.may.push_back(std::move(message));
  seen.status = std::move(status);
}

void describeFirstLead(Tarot::Public const& pub, CardSet playable, Seen& seen) {
  Argument const suit = args::suit(pub.called.suit());
  Argument const called = args::card(pub.called);
  if (playable.contains(pub.called))
    tell(seen, say(canLeadFirstFft, {suit, called}), say(statusLeadFirst, {suit, called}));
  else
    tell(seen, say(canLeadNoCalled, {suit}), say(statusLeadNoCalled, {suit}));
}

}  // namespace

void describeDuty(Tarot::Public const& pub, CardSet own, CardSet playable, Seen& seen) {
  CardSet const cards = playable - Tarot::excuseOnly;
  Argument const led = args::suit(pub.led);
  Argument const top = args::card(pub.trick.best, "top");
  Argument const several = args::cards(cards);
  Argument const one = args::card(cards.empty() ? Tarot::excuse : cards.lowest());
  bool const single = cards.size() == 1;
  switch (dutyOf(pub, own, playable)) {
    case Duty::lastCard: return tell(seen, say(phrases::canLastCard), say(statusLast));
    case Duty::lead: return tell(seen, say(phrases::canAnyLead), say(statusLead));
    case Duty::leadNoExcuse: return tell(seen, say(canLeadNoExcuse), say(statusLeadNoExcuse));
    case Duty::leadNotCalled: return describeFirstLead(pub, playable, seen);
    case Duty::setSuit:
      tell(seen, say(canExcuseLed, {args::seat(pub.turn)}), say(statusSetSuit));
      if (pub.fft && pub.called.valid() && pub.tricksDone() == 0)
        seen.guide.may.push_back(say(canExcuseFirstFft));
      return;
    case Duty::follow:
      return tell(seen,
                  single ? say(phrases::canFollowOne, {one, led}) : say(phrases::canFollow, {led, several}),
                  say(statusFollow, {led}));
    case Duty::trump:
      return tell(seen, single ? say(canTrumpOne, {led, one}) : say(phrases::canTrump, {led, several}),
                  say(statusTrump, {led}));
    case Duty::overtrump:
      return tell(seen, say(phrases::canOvertrump, {led, top, several}), say(statusOvertrump, {led, top}));
    case Duty::undertrump:
      return tell(seen, say(phrases::canUndertrump, {led, top, several}), say(statusUndertrump, {top}));
    case Duty::trumpHigher:
      return tell(seen, say(canTrumpHigher, {top, several}), say(statusTrumpHigher, {top}));
    case Duty::trumpLower: return tell(seen, say(canTrumpLower, {top}), say(statusTrumpLower));
    case Duty::noTrumps: return tell(seen, say(canNoTrumps), say(statusNoTrumps));
    case Duty::neither: return tell(seen, say(phrases::canNeither, {led}), say(statusNeither));
  }
}

}  // namespace giaguaro
