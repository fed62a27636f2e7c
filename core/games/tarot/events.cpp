// What an action has moved and shown, told from the hand before and after it.
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/tarot.h"
#include "core/games/tarot/words.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Phase = Tarot::Phase;

class Teller {
 public:
  // `after` is the hand with `action` applied to the one whose public part was `before`.
  Teller(Public const& before, Tarot const& after, Action action, Events& events)
      : before_(before),
        hand_(after),
        pub_(after.pub),
        action_(action),
        seat_(before.turn),
        events_(events) {}

  void tell() {
    if (action_.kind == Action::Kind::play)
      played();
    else
      spoke();
    if (before_.phase == Phase::auction && !pub_.over() && pub_.phase != Phase::auction) wonAuction();
    if (before_.phase != Phase::over && !pub_.over()) dog();
    if (before_.phase == Phase::discard && pub_.phase != Phase::discard)
      add(Event::Kind::setAside, say(didDiscard, {args::seat(pub_.taker)}), {}, pub_.taker);
    if (action_.kind == Action::Kind::play && pub_.trick.count == 0) trickOver();
    if (pub_.over()) ended();
  }

 private:
  void add(Event::Kind kind, Message message, CardSet cards = {}, Seat seat = nobody) {
    events_.push_back({.kind = kind, .seat = seat, .cards = cards, .message = std::move(message)});
  }

  void spoke() {
    Event deed{.kind = Event::Kind::spoke, .seat = seat_, .action = action_};
    Argument const seat = args::seat(seat_);
    switch (action_.kind) {
      case Action::Kind::pass: deed.message = say(phrases::didPass, {seat}); break;
      case Action::Kind::call: deed.message = say(didCall, {seat, args::card(action_.card())}); break;
      case Action::Kind::announce:
        deed.message = say(action_.first != 0 ? didSlam : didNoSlam, {seat});
        break;
      case Action::Kind::show:
        if (action_.first == 0) {
          deed.message = say(didNoShow, {seat});
        } else {
          deed.kind = Event::Kind::revealed;
          deed.cards = pub_.handfuls.back().cards;
          deed.message = say(didShow, {seat, args::number(action_.first), args::cards(deed.cards)});
        }
        break;
      case Action::Kind::discard: discarded(deed); break;
      default: deed.message = say(didBidContract, {seat, tarotWords::contract(pub_.contract)});
    }
    events_.push_back(std::move(deed));
  }

  void discarded(Event& deed) const {
    Argument const seat = args::seat(seat_);
    deed.kind = Event::Kind::setAside;
    deed.cards.insert(action_.card());
    if (Tarot::discardIsShown(pub_, action_)) {
      deed.message = say(didDiscardTrump, {seat, args::cards(deed.cards)});
      return;
    }
    deed.onlyFor = seat_;
    deed.message = say(didDiscardCard, {seat, args::card(action_.card())});
    deed.messageForOthers = say(didDiscardUnseen, {seat});
  }

  void wonAuction() {
    add(Event::Kind::revealed,
        say(phrases::didWonAuction, {args::seat(pub_.taker), args::noun(nounPreneur, "role")}), {},
        pub_.taker);
    // House turns it, or leaves it, now; under fft a card is called first.
    bool const closed = !pub_.takesDog() && pub_.dog.empty();
    if (closed) add(Event::Kind::revealed, say(phaseChienClosed));
  }

  void dog() {
    if (before_.dog.empty() && !pub_.dog.empty())
      add(Event::Kind::revealed, say(phaseChien, {args::cards(pub_.shownStock())}), pub_.shownStock());
    bool const noCall = pub_.players == 5 && before_.phase == Phase::auction &&
                        pub_.phase != Phase::auction && pub_.phase != Phase::call;
    if (noCall) add(Event::Kind::revealed, say(didNoCall, {args::seat(pub_.taker)}), {}, pub_.taker);
    if (before_.dogTaken() || !pub_.dogTaken()) return;
    add(Event::Kind::revealed, say(didTakeDog, {args::seat(pub_.taker)}), {}, pub_.taker);
    if (pub_.called.valid() && pub_.partner == pub_.taker)
      add(Event::Kind::revealed, say(didAloneSeen, {args::card(pub_.called), args::seat(pub_.taker)}),
          {pub_.called}, pub_.taker);
  }

  void played() {
    Card const card = action_.card();
    bool const lastTrick = hand_.own(seat_).cards.empty() && pub_.unturned(seat_) == 0;
    Event deed{.kind = Event::Kind::played, .seat = seat_, .action = action_, .cards = {card}};
    if (card.isExcuse() && !lastTrick)
      deed.message = say(didExcuse, {args::seat(seat_)});
    else
      deed.message = say(before_.trick.count == 0 ? phrases::didLead : phrases::didPlay,
                         {args::seat(seat_), args::card(card)});
    events_.push_back(std::move(deed));
    if (card != pub_.called || before_.partner != nobody) return;
    Argument const called = args::card(card);
    add(Event::Kind::revealed,
        seat_ == pub_.taker
            ? say(phrases::didRevealAlone, {called, args::seat(seat_), args::noun(nounPreneur, "role")})
            : say(phrases::didReveal, {called, args::seat(seat_), args::noun(nounPartner, "mate")}),
        {card}, seat_);
  }

  void trickOver() {
    int const number = pub_.tricksDone() - 1;
    Seat const winner = pub_.lastWinner;
    CardSet cards;
    for (int place = 0; place < pub_.players; ++place)
      cards.insert(pub_.history.card(number, place, pub_.players));
    Card best = pub_.trickAt(number, pub_.players).best;
    bool const excuseWins = pub_.trickAt(number, pub_.players).winner != winner;
    if (excuseWins) best = Tarot::excuse;
    Argument const seat = args::seat(winner);
    add(Event::Kind::took,
        excuseWins ? say(phrases::didTakeTrick, {seat, args::card(best)})
                   : say(tookTrick, {seat, args::card(best), args::points(pub_.halvesOfTrick(number))}),
        cards, winner);
    if (cards.contains(Tarot::petit) && pub_.fell(Tarot::petit).player != winner)
      add(Event::Kind::revealed, say(didPetitTaken, {args::seat(winner)}), {Tarot::petit}, winner);
    for (Seat owner = 0; owner < pub_.players; ++owner)
      for (Card const card : pub_.uncoveredOf(owner) - before_.uncoveredOf(owner))
        add(Event::Kind::revealed, say(didTurn, {args::seat(owner), args::card(card)}), {card}, owner);
    if (!pub_.over() || !cards.contains(Tarot::excuse)) return;
    Seat const player = pub_.fell(Tarot::excuse).player;
    if (excuseWins)
      add(Event::Kind::revealed, say(didExcuseWins), Tarot::excuseOnly, player);
    else
      add(Event::Kind::revealed,
          say(didExcuseLast, {args::noun(pub_.attacks(player) ? nounDefence : nounAttack, "side")}),
          Tarot::excuseOnly);
  }

  void ended() {
    if (!pub_.isVoid()) {
      if (before_.dog.empty())
        add(Event::Kind::revealed, say(didDogWas, {args::cards(pub_.shownStock())}), pub_.shownStock());
      if (before_.partner == nobody && pub_.called.valid() && pub_.fell(pub_.called).trick < 0)
        add(Event::Kind::revealed,
            say(pub_.shownStock().contains(pub_.called) ? didCalledInChien : didCalledInDiscard,
                {args::seat(pub_.taker)}),
            {pub_.called}, pub_.taker);
    }
    add(Event::Kind::ended, say(pub_.isVoid() ? phrases::phaseVoid : phrases::phaseHandOver));
  }

  Public const& before_;
  Tarot const& hand_;
  Public const& pub_;
  Action action_;
  Seat seat_;
  Events& events_;
};

}  // namespace

void Tarot::applyTelling(Action action, Events& events) {
  Public const before = pub;
  apply(action, nullptr);
  Teller(before, *this, action, events).tell();
}

}  // namespace giaguaro
