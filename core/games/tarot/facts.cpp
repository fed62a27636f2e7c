// What a seat can know: card by card (facts), and of several cards at once (fits).
//
// Card by card: voids and trumps that duty proves missing; where the dog's cards and those of a shown handful
// can be; what the call says of the taker's hand; what no discard can hold. At two players the hand alone is
// proved to lack a card by what its seat plays: what lies covered answers for nothing. At once: the petit sec that did
// not void the hand, the handfuls that were or were not asked for, and a discard that was possible.
#include <algorithm>

#include "core/games/tarot/tarot.h"

namespace giaguaro {

namespace {

using Public = Tarot::Public;
using Private = Tarot::Private;
using Phase = Tarot::Phase;
using Contract = Tarot::Contract;
using PerSeatCards = std::array<CardSet, mostHoldings>;

// fft: the trumps that had to go, and were seen.
int discardedTrumps(Public const& pub) { return setOf(pub.discard).in(Suit::trumps).size(); }

CardSet trumpsAbove(Card card) { return Tarot::trumpCards & CardSet::above(card); }

// For each seat cards that it cannot hold any more, since its duty would have been to play otherwise.
PerSeatCards provedByPlay(Public const& pub) {
  PerSeatCards cannot{};
  auto const& history = pub.history;
  Suit led = Suit::clubs;
  Card best{};
  for (int place = 0; place < history.cards.size(); ++place) {
    if (place % pub.players == 0) best = noCard;
    Card const card = history.cards[place];
    CardSet& missing = cannot[at(history.seat(place, pub.players))];
    bool const calledSuitLed =
        place == 0 && pub.fft && pub.called.valid() && card != pub.called && card.suit() == pub.called.suit();
    // Only who holds nothing else may lead the called suit to the first trick.
    if (calledSuitLed) missing |= seventyEightCards.cards() - CardSet::ofSuit(card.suit());
    if (card.isExcuse()) continue;
    if (!best.valid()) {
      led = card.suit();
      best = card;
      continue;
    }
    if (card.suit() != led || led == Suit::trumps) {
      if (led != Suit::trumps) missing |= CardSet::ofSuit(led);
      if (card.suit() != Suit::trumps)
        missing |= Tarot::trumpCards;
      else if (best.suit() == Suit::trumps && card < best)
        missing |= trumpsAbove(best);
    }
    if (beats(card, best, Suit::trumps)) best = card;
  }
  return cannot;
}

// The honours above the called card's rank: the taker had all of them in sight, or it could not have called
// it. With nothing called where one would have been: all sixteen.
CardSet ranksAboveCall(Public const& pub) {
  if (pub.players != 5 || pub.taker == nobody || pub.phase <= Phase::call) return {};
  int const called = pub.called.valid() ? pub.called.strength() : Tarot::jack - 1;
  CardSet above;
  for (int strength = Tarot::king; strength > called; --strength) above |= Tarot::rankCards(strength);
  return above;
}

// Whether the taker saw the dog when it called.
bool calledAfterDog(Public const& pub) { return !pub.fft && pub.contract < Contract::against; }

class Knowledge {
 public:
  Knowledge(Public const& pub, Private const* own, Seat viewer) : pub_(pub), own_(own), viewer_(viewer) {}

  Facts facts() {
    unseen();
    counts();
    for (CardSet& may : facts_.may) may = facts_.unseen;
    facts_.mayStock = facts_.unseen;
    stock();
    handfuls();
    call();
    PerSeatCards const cannot = provedByPlay(pub_);
    for (Seat seat = 0; seat < pub_.players; ++seat) facts_.may[at(seat)] -= cannot[at(seat)];
    if (facts_.stockCount == 0) facts_.mayStock = {};
    for (std::size_t place = at(pub_.players); place < facts_.may.size(); ++place)
      if (facts_.count[place] == 0) facts_.may[place] = {};
    if (viewer_ != nobody) facts_.may[at(viewer_)] = {};
    return facts_;
  }

 private:
  void unseen() {
    CardSet seen = setOf(pub_.discard);
    for (Card card : pub_.history.cards) seen.insert(card);
    if (!pub_.dogTaken()) seen |= pub_.shownStock();
    for (Seat seat = 0; seat < pub_.players; ++seat) seen |= pub_.uncoveredOf(seat);
    if (own_ != nullptr) seen |= own_->cards | setOf(own_->discard);
    facts_.unseen = seventyEightCards.cards() - seen;
  }

  void counts() {
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      if (seat == viewer_) continue;
      int const inPiles = pub_.players == 2 ? pub_.piles[at(seat)].size() : 0;
      facts_.count[at(seat)] = pub_.cardsLeft(seat) + pub_.toDiscardBy(seat) - inPiles;
    }
    if (pub_.players == 2)
      for (Seat seat = 0; seat < 2; ++seat)
        facts_.count[Tarot::coveredBefore(seat)] = pub_.piles[at(seat)].coveredCount();
    if (pub_.dog.empty())
      facts_.stockCount = pub_.dogSize();
    else if (pub_.dogTaken() && viewer_ != pub_.taker)
      facts_.stockCount = discardedUnseen(pub_.taker);
    if (pub_.players == 6 && pub_.dogTaken() && viewer_ != pub_.partner)
      facts_.count[Tarot::partnersDiscard] = discardedUnseen(pub_.partner);
  }
  // By others than a seat itself; shown is nothing but the taker's at tables without a partner that discards, and in
  // the end all.
  int discardedUnseen(Seat seat) const {
    int const aside = pub_.dogShare(seat) - pub_.toDiscardBy(seat);
    return std::max(0, aside - pub_.discard.size());
  }

  // Where the dog and the discard can be.
  void stock() {
    if (!pub_.dogTaken()) return;
    everywhereBut(pub_.taker, pub_.takenBy(pub_.taker));
    facts_.mayStock -= Tarot::neverDiscarded;
    if (pub_.players == 6) {
      CardSet const partners = pub_.takenBy(pub_.partner);
      everywhereBut(pub_.partner, partners);
      facts_.mayStock -= partners;
      CardSet& mayLieAside = facts_.may[Tarot::partnersDiscard];
      mayLieAside = ((mayLieAside | partners) & facts_.unseen) - Tarot::neverDiscarded;
    }
    if (!pub_.fft) return;
    facts_.mayStock -= CardSet::allTrumps();
    // Trumps had to go: so all that may go before them went too.
    if (discardedTrumps(pub_) > 0 && pub_.toDiscard() == 0)
      facts_.may[at(pub_.taker)] -= seventyEightCards.cards() - CardSet::allTrumps() - Tarot::kings;
  }

  void handfuls() {
    for (Tarot::Handful const& shown : pub_.handfuls) {
      everywhereBut(shown.seat, shown.cards);
      facts_.mayStock -= shown.cards;
      // Its highest trumps; with the excuse: all that it has.
      CardSet const absent =
          shown.cards.contains(Tarot::excuse) ? Tarot::trumpCards : trumpsAbove(lowestTrump(shown.cards));
      facts_.may[at(shown.seat)] -= absent - shown.cards;
    }
  }

  void call() {
    CardSet const above = ranksAboveCall(pub_);
    if (!above.empty()) {
      everywhereBut(pub_.taker, above);
      // Not in a dog that the taker had not seen; into the discard they may have gone.
      if (!pub_.dogTaken()) facts_.mayStock -= above;
    }
    if (pub_.fft || !pub_.called.valid()) return;
    facts_.may[at(pub_.taker)].erase(pub_.called);
    if (calledAfterDog(pub_)) facts_.mayStock.erase(pub_.called);
  }

  // No other seat than this one holds these cards.
  void everywhereBut(Seat owner, CardSet cards) {
    for (std::size_t place = 0; place < facts_.may.size(); ++place)
      if (place != at(owner)) facts_.may[place] -= cards;
  }
  static Card lowestTrump(CardSet cards) { return (cards & Tarot::trumpCards).lowest(); }

  Public const& pub_;
  Private const* own_;
  Seat viewer_;
  Facts facts_{};
};

class Fitting {
 public:
  Fitting(View<Tarot> const& view, Deal const& deal)
      : view_(view),
        pub_(view.pub),
        deal_(deal),
        facts_(Tarot::facts(pub_, view.own ? &*view.own : nullptr, view.seat)) {
    for (Card card : deal.stock) dog_.push(card);
    for (Seat seat = 0; seat < pub_.players; ++seat)
      held_[at(seat)] = deal.hands[at(seat)] | pub_.takenBy(seat);
    left_ = held_;
  }

  bool fits() {
    return dogFits() && pilesFit() && playFits() && ownFits() && handsFit() && petitSecFits() && callFits() &&
           handfulsFit();
  }

 private:
  // Two players: what lies or lay open is as it is, and what is covered may be there.
  bool pilesFit() const {
    if (pub_.players != 2) return deal_.piles.empty();
    if (deal_.piles.size() != 2 * Tarot::pilesEach) return false;
    for (int place = 0; place < deal_.piles.size(); ++place) {
      auto const seat = static_cast<Seat>(place / Tarot::pilesEach);
      DealtPile const& seen = pub_.piles[at(seat)].dealt[at(place % Tarot::pilesEach)];
      DealtPile const& dealt = deal_.piles[place];
      bool const fits = seen.under.valid() ? dealt.under == seen.under
                                           : facts_.may[Tarot::coveredBefore(seat)].contains(dealt.under);
      if (dealt.top != seen.top || !fits) return false;
    }
    return true;
  }

  bool dogFits() const {
    if (!pub_.dog.empty()) return dog_ == pub_.dog;
    return dog_.size() == pub_.dogSize() && facts_.mayStock.contains(setOf(dog_));
  }

  bool playFits() {
    for (int place = 0; place < pub_.history.cards.size(); ++place) {
      Seat const seat = pub_.history.seat(place, pub_.players);
      if (pub_.players == 2 && pub_.piles[at(seat)].seen().contains(pub_.history.cards[place])) continue;
      CardSet& left = left_[at(pub_.history.seat(place, pub_.players))];
      if (!left.contains(pub_.history.cards[place])) return false;
      left.erase(pub_.history.cards[place]);
    }
    if (!pub_.dogTaken()) return true;
    for (int place = 0; place < pub_.discard.size(); ++place) {
      // In the end all of it is seen: the taker's part first.
      CardSet& left = left_[at(place < pub_.dogShare(pub_.taker) ? pub_.taker : pub_.partner)];
      if (!left.contains(pub_.discard[place])) return false;
      left.erase(pub_.discard[place]);
    }
    return true;
  }

  bool ownFits() const {
    if (!view_.own) return true;
    CardSet const aside = setOf(view_.own->discard);
    CardSet const unseenAside = aside - setOf(pub_.discard);
    CardSet const left = left_[at(view_.seat)];
    return left.contains(unseenAside) && left - unseenAside == heldOf(pub_, view_.own->cards, view_.seat);
  }

  bool handsFit() const {
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      if (seat == view_.seat) continue;
      if (!(pub_.dogShare(seat) > 0 && pub_.dogTaken() ? takerFits(seat)
                                                       : facts_.may[at(seat)].contains(left_[at(seat)])))
        return false;
    }
    return true;
  }

  // The hand and the discard of whoever took of the dog lie together here, as far as it was not seen: there must
  // be a way to part them.
  bool takerFits(Seat seat) const {
    bool const partners = seat != pub_.taker;
    CardSet const left = left_[at(seat)];
    CardSet const mustBeAside = left - facts_.may[at(seat)];
    CardSet const mayBeAside = left & (partners ? facts_.may[Tarot::partnersDiscard] : facts_.mayStock);
    int const aside = partners ? facts_.count[Tarot::partnersDiscard] : facts_.stockCount;
    if (!mayBeAside.contains(mustBeAside) || mustBeAside.size() > aside || mayBeAside.size() < aside)
      return false;
    int const trumps = discardedTrumps(pub_);
    if (!pub_.fft || trumps == 0) return true;
    // Trumps went aside one by one, each while fewer others could go than were to go.
    CardSet const plain = held_[at(pub_.taker)] - CardSet::allTrumps() - Tarot::kings;
    return trumps <= pub_.dogSize() - plain.size();
  }

  bool petitSecFits() const {
    if (!pub_.fft) return true;
    for (Seat seat = 0; seat < pub_.players; ++seat)
      if (Tarot::isPetitSec(deal_.hands[at(seat)]) != (seat == pub_.petitSec)) return false;
    return true;
  }

  // A call that is still to be made was possible.
  bool callFits() const {
    if (pub_.phase != Phase::call || pub_.fft) return true;
    return !(Tarot::honours - held_[at(pub_.taker)] - pub_.shownStock()).empty();
  }

  // Seats about to play their first card were asked, or not, as their cards wanted it.
  bool handfulsFit() const {
    if (!pub_.fft) return true;
    int const least = Tarot::handfulClasses(pub_.players, true)[0];
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      bool const asked = ((pub_.shownAsked >> seat) & 1) != 0;
      if (!asked && pub_.cardsPlayedBy(seat) == 0) continue;
      if (asked != (heldInPlay(seat).in(Suit::trumps).size() >= least)) return false;
    }
    for (Tarot::Handful const& shown : pub_.handfuls)
      if (Tarot::handfulCards(heldInPlay(shown.seat), shown.size) != shown.cards) return false;
    return true;
  }
  // Trumps are right in it: whatever the taker has put aside unseen is plain.
  CardSet heldInPlay(Seat seat) const {
    return seat == pub_.taker ? held_[at(seat)] - setOf(pub_.discard) : held_[at(seat)];
  }

  View<Tarot> const& view_;
  Public const& pub_;
  Deal const& deal_;
  Facts facts_;
  Tarot::SmallPile dog_{};
  PerSeatCards held_{};  // as dealt, the taker's with the dog that it took
  PerSeatCards left_{};  // without what was played or was seen to be put aside
};

}  // namespace

Facts Tarot::facts(Public const& pub, Private const* own, Seat viewer) {
  return Knowledge(pub, own, viewer).facts();
}

Facts Tarot::facts(View<Tarot> const& view) {
  return facts(view.pub, view.own ? &*view.own : nullptr, view.seat);
}

bool Tarot::fits(View<Tarot> const& view, Deal const& deal) { return Fitting(view, deal).fits(); }

ClaimRules Tarot::claimRules(View<Tarot> const& view) {
  Public const& pub = view.pub;
  Seat const partner = partnerKnownTo(pub, view.own ? &*view.own : nullptr, view.seat);
  auto const attacks = [&](Seat seat) { return seat == pub.taker || seat == partner; };
  bool const sidesKnown = pub.players < 5 || partner != nobody;
  bool wonAll = true;
  for (Seat seat = 0; seat < pub.players; ++seat) {
    if (seat == view.seat || pub.tricksWon[at(seat)] == 0) continue;
    wonAll = wonAll && sidesKnown && attacks(seat) == attacks(view.seat);
  }
  bool const covered = pub.players == 2 && (pub.piles[0].covered | pub.piles[1].covered) != 0;
  return {.trick = pub.trick,
          .led = pub.led,
          .following = true,
          .trumps = ClaimRules::always(Suit::trumps),
          .notLed = excuseOnly,
          .keptForLast = {petit},
          .covered = covered,
          .excuseTakesLast = wonAll};
}

Seat Tarot::partnerKnownTo(Public const& pub, Private const* own, Seat seat) {
  if (pub.partner != nobody || !pub.called.valid() || own == nullptr) return pub.partner;
  bool const aside = setOf(own->discard).contains(pub.called);
  return own->cards.contains(pub.called) || aside ? seat : nobody;
}

}  // namespace giaguaro
