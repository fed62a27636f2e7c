// All that could be said or played, each legal or with the rule that forbids it, and what would follow.
#include <algorithm>

#include "core/games/tarot/phrases.h"
#include "core/games/tarot/tarot.h"
#include "core/games/tarot/words.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Private = Tarot::Private;
using Phase = Tarot::Phase;
using Contract = Tarot::Contract;

// Why a seat may say and play nothing now; nothing if it is its turn.
std::optional<Message> turnRefusal(Public const& pub, Seat seat) {
  if (pub.over()) return say(phrases::noHandOver);
  if (seat == pub.turn) return std::nullopt;
  if (pub.phase == Phase::auction && pub.bids[static_cast<std::size_t>(seat)] >= 0) return say(noSpoken);
  return say(phrases::noTurn, {args::seat(pub.turn)});
}

// ---- Calls ----

std::optional<Message> bidRefusal(Public const& pub, Contract contract) {
  if (!pub.mayBeBid(contract)) return say(contract == Contract::slam ? noSlamBidFft : noAgainstFive);
  if (contract > pub.contract) return std::nullopt;
  return say(noContractNotHigher, {tarotWords::contract(contract), args::seat(pub.taker)});
}

bool lastToSpeak(Public const& pub) {
  return pub.bids[static_cast<std::size_t>(seatAfter(pub.turn, pub.players))] >= 0;
}

// With so many bouts in hand.
std::vector<Message> bidMeaning(Public const& pub, Contract contract, int bouts) {
  Argument const times = args::number(Tarot::multiplier(contract), "m");
  std::vector<Message> means;
  if (contract != Contract::slam)
    means.push_back(say(bouts == 0 ? meansNeedsNoBout : meansNeeds,
                        {args::number(bouts), args::number(Tarot::needed(bouts), "m")}));
  means.push_back(contract == Contract::slam ? say(meansEveryTrick)
                  : contract == Contract::without
                      ? say(pub.fft ? meansDogForTaker : meansDogShownForTaker, {times})
                  : contract == Contract::against ? say(meansDogForDefence, {times})
                                                  : say(meansTakesDog, {times}));
  means.push_back(say(lastToSpeak(pub) ? meansLast : meansTaker));
  if (contract == Contract::slam)
    means.push_back(say(meansSlamHouse));
  else
    means.push_back(say(meansPrice, {args::number(Tarot::base(contract)), times}));
  if (contract == Contract::slam) means.push_back(say(meansChienNobody));
  return means;
}

// What stands on a contract's tag.
std::vector<Message> bidTag(Public const& pub, Contract contract) {
  bool const slam = contract == Contract::slam;
  int const times = Tarot::multiplier(contract);
  int const base = Tarot::base(contract);
  std::vector<Message> tag{slam ? say(tagStake, {args::number(base)}) : say(tagTimes, {args::number(times)})};
  if (!pub.mayBeBid(contract)) {
    tag.push_back(say(tagNotPlayed));
  } else if (contract <= pub.contract) {
    tag.push_back(say(contract == pub.contract ? tagBidAlready : tagTooLow));
  } else {
    if (slam) return tag;  // its stake says enough
    tag.push_back(say(contract == Contract::without   ? (pub.fft ? tagDogClosed : tagDogShown)
                      : contract == Contract::against ? tagDogAgainst
                                                      : tagDogTaken));
  }
  return tag;
}

void offerBids(Public const& pub, int bouts, std::optional<Message> const& refusal, Offers& offers) {
  Offer pass{{Action::Kind::pass}, say(phrases::labelPass), say(deedPass), {}, refusal, {}};
  if (!refusal)
    pass.means.push_back(pub.taker == nobody && lastToSpeak(pub) ? say(phrases::meansAllPass)
                                                                 : say(meansOnce));
  offers.push_back(std::move(pass));
  for (Contract const contract : tarotWords::bids) {
    Offer offer{Tarot::bidOf(contract),
                say(tarotWords::label(contract)),
                say(deedBid, {tarotWords::contract(contract)}),
                {},
                refusal,
                {}};
    if (!refusal) {
      offer.refusal = bidRefusal(pub, contract);
      if (offer.legal()) offer.means = bidMeaning(pub, contract, bouts);
      offer.tag = bidTag(pub, contract);
    }
    offers.push_back(std::move(offer));
  }
}

// The four cards of every rank down to the lowest that has a card to call.
void offerCards(Public const& pub, Private const& own, Offers& offers) {
  CardSet const callable = Tarot::callable(pub, own);
  bool const dogStaysClosed = pub.dog.empty() && !pub.takesDog();
  for (int const strength : {Tarot::king, Tarot::queen, Tarot::cavalier, Tarot::jack}) {
    for (Card card : Tarot::rankCards(strength)) {
      Message const label = say(labelCall, {args::card(card)});
      Offer offer{Tarot::callOf(card), label, label, args::card(card), std::nullopt, {}};
      bool const held = own.cards.contains(card);
      if (!callable.contains(card)) {
        offer.refusal = say(held ? noCallOwn : noCallInChien, {args::card(card)});
        offer.tag = {say(held ? tagInHand : tagInDog)};
      } else {
        offer.means.push_back(say(held ? meansCallsOwn : meansCalls, {args::card(card)}));
        offer.tag = {say(held ? tagAlone : tagMayBeCalled)};
      }
      if (offer.legal() && dogStaysClosed && !held) offer.means.push_back(say(meansCallsHidden));
      offers.push_back(std::move(offer));
    }
    // Lower ranks are not spoken of where they cannot be called.
    CardSet const ranked = Tarot::rankCards(strength);
    if (pub.fft ? !own.cards.contains(ranked) : !(callable & ranked).empty()) break;
  }
}

void offerAnnouncements(Public const& pub, Offers& offers) {
  offers.push_back(
      {Tarot::announceOf(true), say(labelSlam), say(deedSlam), {}, std::nullopt, {say(meansSlam)}});
  offers.push_back({Tarot::announceOf(false),
                    say(labelNoSlam),
                    say(deedNoSlam),
                    {},
                    std::nullopt,
                    {say(meansNoSlam, {args::seat(seatAfter(pub.dealer, pub.players))})}});
}

void offerHandfuls(Public const& pub, Private const& own, Offers& offers) {
  int number = 0;
  for (int const size : Tarot::handfulClasses(pub.players, pub.fft)) {
    int const worth = Tarot::handfulWorth(number++);
    if (own.cards.in(Suit::trumps).size() < size) continue;
    CardSet const shown = Tarot::handfulCards(own.cards, size);
    offers.push_back({.action = Tarot::showOf(size),
                      .label = say(labelShow, {args::number(size)}),
                      .deed = say(deedShow, {args::number(size)}),
                      .means = {say(meansShows, {args::cards(shown), args::number(worth)})},
                      .shows = seventyEightCards.sorted(shown)});
  }
  offers.push_back(
      {Tarot::showOf(0), say(labelNoShow), say(deedNoShow), {}, std::nullopt, {say(meansShowsNothing)}});
}

// ---- Discards ----

std::optional<Message> discardRefusal(Private const& own, CardSet discardable, Card card) {
  if (discardable.contains(card)) return std::nullopt;
  if (Tarot::bouts.contains(card)) return say(noDiscardBout, {args::card(card)});
  if (Tarot::kings.contains(card)) return say(noDiscardKing, {args::card(card)});
  return say(noDiscardTrump,
             {args::card(card), args::cards(own.cards - Tarot::neverDiscarded - CardSet::allTrumps())});
}

std::vector<Message> discardMeaning(Public const& pub, Private const& own, Card card) {
  std::vector<Message> means;
  bool const trump = card.suit() == Suit::trumps;
  if (!trump && own.cards.in(card.suit()).size() == 1)
    means.push_back(say(meansDiscardVoid, {args::suit(card.suit())}));
  if (pub.fft && trump) means.push_back(say(meansDiscardSeen));
  int halves = Tarot::halvesOf(card);
  for (Card aside : own.discard) halves += Tarot::halvesOf(aside);
  means.push_back(say(meansDiscardCounts, {args::points(halves)}));
  return means;
}

// ---- Cards ----

// Why a card may not be played now; nothing where it may.
std::optional<Message> playRefusal(Public const& pub, Private const& own, CardSet playable, Card card) {
  if (playable.contains(card)) return std::nullopt;
  if (Tarot::asksToShow(pub, own)) return say(noShowFirst);
  Card const best = pub.trick.best;
  if (!best.valid()) {
    if (card.isExcuse()) return say(noExcuseLead);
    return say(noFirstLeadCalled, {args::suit(pub.called.suit()), args::card(pub.called)});
  }
  CardSet const allowed = playable - Tarot::excuseOnly;
  bool const trumpsLed = pub.led == Suit::trumps;
  if (!trumpsLed && !own.cards.in(pub.led).empty())
    return say(phrases::noFollow, {args::suit(pub.led), args::cards(allowed)});
  if (card.suit() == Suit::trumps)  // too low
    return say(trumpsLed ? noTrumpLedHigher : phrases::noOvertrump,
               {args::cards(allowed), args::card(best, "top")});
  if (trumpsLed) return say(noTrumpLed, {args::cards(allowed)});
  return say(phrases::noTrumpDuty, {args::suit(pub.led), args::cards(allowed)});
}

// What would follow if the seat to act played a card.
class CardMeaning {
 public:
  CardMeaning(Public const& pub, Private const& own)
      : pub_(pub), own_(own), seat_(pub.turn), partner_(Tarot::partnerKnownTo(pub, &own, seat_)) {}

  std::vector<Message> of(Card card) {
    means_.clear();
    if (card.isExcuse()) {
      excuse();
    } else {
      trick(card);
      if (card == Tarot::petit) petit();
      if (lastToPlay()) bouts(card);
    }
    if (pub_.coversOne(seat_, card)) add(say(meansTurns));
    if (card == pub_.called)
      add(seat_ == pub_.taker ? say(phrases::meansRevealsAlone)
                              : say(phrases::meansReveals, {args::noun(nounPartner, "mate")}));
    return means_;
  }

 private:
  void add(Message message) { means_.push_back(std::move(message)); }
  bool lastToPlay() const { return pub_.trick.count == pub_.players - 1; }
  int left() const { return own_.cards.size() + pub_.unturned(seat_); }
  bool lastTrick() const { return left() == 1; }
  bool wins(Card card) const {
    Card const best = pub_.trick.best;
    return !best.valid() || beats(card, best, Suit::trumps);
  }

  // Of the taker's side, as far as this seat knows: 1, not: -1, not known: 0.
  int side(Seat seat) const {
    if (seat == pub_.taker || (seat == partner_ && partner_ != nobody)) return 1;
    return pub_.players == 5 && partner_ == nobody ? 0 : -1;
  }
  bool ownSideWonAll() const {
    int const mine = side(seat_);
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (pub_.tricksWon[static_cast<std::size_t>(seat)] > 0 && seat != seat_ &&
          (mine == 0 || side(seat) != mine))
        return false;
    return true;
  }

  void excuse() {
    if (lastTrick()) {
      bool const leads = pub_.trick.count == 0;
      add(say(leads && ownSideWonAll() ? meansExcuseSlam : meansExcuseLost));
      return;
    }
    if (pub_.trick.count == 0) add(say(meansExcuseLeads));
    add(say(meansExcuseKeep));
    if (left() == 2) add(say(meansExcuseSoon));
  }

  void trick(Card card) {
    if (!pub_.trick.best.valid()) {
      if (pub_.trick.count > 0) add(say(meansSetsSuit));
      return;
    }
    bool const trump = card.suit() == Suit::trumps;
    if (wins(card) && lastToPlay()) {
      add(say(phrases::meansWinsSure, {args::points(pub_.onTable + Tarot::halvesOf(card))}));
    } else if (wins(card)) {
      bool const first = trump && pub_.trick.best.suit() != Suit::trumps;
      add(say(first ? phrases::meansTrumps : phrases::meansWouldWin));
    } else {
      bool const offSuit = !trump && card.suit() != pub_.led;
      add(say(offSuit ? phrases::meansOffSuit : phrases::meansWouldLose));
      if (Tarot::halvesOf(card) > 1)
        add(say(phrases::meansGives, {args::points(Tarot::halvesOf(card)), args::seat(pub_.trick.winner)}));
    }
  }

  void petit() {
    if (lastTrick())
      add(say(meansPetitLast, {args::number(pub_.fft ? 10 * Tarot::multiplier(pub_.contract) : 10)}));
    if (!wins(Tarot::petit)) return;
    Facts const facts = Tarot::facts(pub_, &own_, seat_);
    CardSet const higher = Tarot::trumpCards - CardSet{Tarot::petit};
    int mayTake = 0;
    for (int step = 1; step < pub_.players - pub_.trick.count; ++step) {
      auto const other = static_cast<std::size_t>(seatAfter(seat_, pub_.players, step));
      if (!(facts.may[other] & higher).empty()) ++mayTake;
    }
    add(mayTake > 0 ? say(meansPetitRisk, {args::number(mayTake)}) : say(meansPetitSafe));
  }

  // Petit and 21, where this card ends the trick and its winner's side is known. Those that the attack has
  // taken are counted as the cards lie; those that it has lost are what it can no longer have.
  void bouts(Card card) {
    Seat const winner = wins(card) ? seat_ : pub_.trick.winner;
    int const won = side(winner);
    if (won == 0) return;
    int here = 0;
    int taken = 0;
    int lost = 0;
    CardSet onTable{card};
    int const size = pub_.history.cards.size();
    for (int i = size - pub_.trick.count; i < size; ++i) onTable.insert(pub_.history.cards[i]);
    for (Card bout : Tarot::bouts) {
      if (onTable.contains(bout) && !bout.isExcuse()) {
        ++here;
        continue;
      }
      Public::Fell const fell = pub_.fell(bout);
      int const owner = fell.trick < 0 ? 0 : side(bout.isExcuse() ? fell.player : fell.winner);
      bool const inDog = pub_.contract == Contract::without && pub_.shownStock().contains(bout);
      taken += owner > 0 || inDog ? 1 : 0;
      lost += owner < 0 ? 1 : 0;
    }
    if (here == 0) return;
    add(won > 0 ? say(meansBoutTaken, {args::number(Tarot::needed(taken + here))})
                : say(meansBoutLost, {args::number(Tarot::needed(3 - lost - here))}));
  }

  Public const& pub_;
  Private const& own_;
  Seat seat_;
  Seat partner_;
  std::vector<Message> means_{};
};

// Why no card may be played before the play, by the seat to act.
Message beforePlay(Phase phase) {
  switch (phase) {
    case Phase::auction: return say(phrases::noAuctionOpen);
    case Phase::call: return say(noCallFirst);
    default: return say(noAnnounceFirst);
  }
}

}  // namespace

Offers Tarot::offered(Public const& pub, Private const& own, Seat seat) {
  Offers offers;
  std::optional<Message> const refusal = turnRefusal(pub, seat);
  bool const onTurn = !refusal;
  if (pub.phase == Phase::auction) offerBids(pub, (own.cards & bouts).size(), refusal, offers);
  if (onTurn && pub.phase == Phase::call) offerCards(pub, own, offers);
  if (onTurn && pub.phase == Phase::announce) offerAnnouncements(pub, offers);
  if (onTurn && asksToShow(pub, own)) offerHandfuls(pub, own, offers);

  if (onTurn && pub.phase == Phase::discard) {
    CardSet const free = discardable(pub, own);
    for (Card card : seventyEightCards.sorted(heldOf(pub, own.cards, seat))) {
      Message const label = say(labelDiscard, {args::card(card)});
      Offer offer{discardOf(card), label, label, args::card(card), discardRefusal(own, free, card), {}};
      if (offer.legal()) offer.means = discardMeaning(pub, own, card);
      offer.halves = halvesOf(card);
      offers.push_back(std::move(offer));
    }
    for (Card card : seventyEightCards.sorted(pub.uncoveredOf(seat))) {
      Message const label = say(labelDiscard, {args::card(card)});
      offers.push_back({discardOf(card), label, label, args::card(card), say(noDiscardPile), {}});
    }
    return offers;
  }
  CardSet const free = onTurn ? playable(pub, own) : CardSet{};
  CardMeaning meaning(pub, own);
  for (Card card : seventyEightCards.sorted(own.cards)) {
    Message const label = say(phrases::labelPlay, {args::card(card)});
    Offer offer{Action::play(card), label, label, args::card(card), refusal, {}};
    if (onTurn && !pub.playing()) {
      offer.refusal = beforePlay(pub.phase);
    } else if (onTurn) {
      offer.refusal = playRefusal(pub, own, free, card);
      if (offer.legal()) offer.means = meaning.of(card);
    }
    offers.push_back(std::move(offer));
  }
  return offers;
}

}  // namespace giaguaro
