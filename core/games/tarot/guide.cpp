#include "core/games/tarot/guide.h"

#include <utility>

#include "core/games/tarot/phrases.h"
#include "core/games/tarot/piles_seen.h"
#include "core/games/tarot/show_phrases.h"
#include "core/games/tarot/words.h"

namespace giaguaro {

namespace {

using namespace tarotPhrases;
using Public = Tarot::Public;
using Private = Tarot::Private;
using Phase = Tarot::Phase;
using Contract = Tarot::Contract;

class Describer {
 public:
  Describer(View<Tarot> const& view, TarotStanding const& standing, Seen& seen)
      : view_(view),
        pub_(view.pub),
        standing_(standing),
        seen_(seen),
        mine_(view.own && view.seat == view.pub.turn) {}

  void describe() {
    switch (pub_.phase) {
      case Phase::auction: auction(); break;
      case Phase::call: call(); break;
      case Phase::discard: discard(); break;
      case Phase::announce: announce(); break;
      case Phase::play: play(); break;
      case Phase::over: break;
    }
    if (pub_.phase != Phase::auction) seen_.guide.needs = needs(view_, standing_);
  }

 private:
  void where(Message message) { seen_.guide.where.push_back(std::move(message)); }
  void may(Message message) { seen_.guide.may.push_back(std::move(message)); }
  void means(Message message) { seen_.guide.means.push_back(std::move(message)); }
  // What it means, on a line of its own.
  void line(Message message) {
    means(phrases::newLine());
    means(std::move(message));
  }
  // The same words in the status line and at the head of the guide.
  void turn(Message const& message) {
    seen_.status = message;
    where(message);
  }
  Argument turnSeat() const { return args::seat(pub_.turn); }
  Argument taker() const { return args::seat(pub_.taker); }
  Argument contract() const { return tarotWords::contract(pub_.contract); }
  static Argument mate() { return args::noun(nounPartner, "mate"); }

  // ---- The auction ----

  void auction() {
    turn(say(phrases::phaseAuction, {turnSeat()}));
    where(pub_.taker == nobody ? say(whereNoBid) : say(whereStands, {taker(), contract()}));
    std::vector<std::int32_t> passed;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      if (pub_.bids[static_cast<std::size_t>(seat)] != 0) continue;
      if (seat == view_.seat)
        where(say(wherePassedYou));
      else
        passed.push_back(seat);
    }
    if (!passed.empty())
      where(say(wherePassed, {args::number(static_cast<int>(passed.size())),
                              args::list(Argument::Kind::seats, "seats", passed)}));
    where(say(whereDogDown, {args::number(pub_.dogSize())}));
    means(say(pub_.players == 2   ? whyGoalTwo
              : pub_.players == 6 ? whyGoalSix
              : pub_.players == 5 ? whyGoalFive
                                  : whyGoal));
    line(say(whyAuction));
    if (view_.own) {
      int const bouts = (view_.own->cards & Tarot::bouts).size();
      seen_.guide.needs.push_back(say(bouts == 0 ? needYoursNone : needYours,
                                      {args::number(bouts), args::number(Tarot::needed(bouts), "m")}));
    }
    if (mine_) bid();
  }

  // What each contract that may be chosen stands for. A slam is no multiple of anything.
  void contracts() {
    bool priced = false;
    for (Contract const each : tarotWords::bids) {
      if (!pub_.mayBeBid(each) || each <= pub_.contract) continue;
      bool const slam = each == Contract::slam;
      if (!slam && !std::exchange(priced, true)) line(say(whyPrice));
      line(say(std::array{whyPetite, whyGarde, whyGardeSans, whyGardeContre,
                          whyChelem}[static_cast<std::size_t>(each) - 1],
               {args::number(slam ? Tarot::base(each) : Tarot::multiplier(each))}));
    }
  }

  void bid() {
    bool anyHigher = false;
    bool anyLower = false;
    bool notPlayed = false;
    for (Contract const each : tarotWords::bids) {
      if (!pub_.mayBeBid(each))
        notPlayed = true;
      else if (each > pub_.contract)
        anyHigher = true;
      else
        anyLower = true;
    }
    if (anyHigher) contracts();
    seen_.dock.title = say(dockBid);
    if (anyHigher) seen_.dock.free = say(dockFree);
    if (anyLower && notPlayed)
      seen_.dock.barred = say(dockBarredBoth);
    else if (anyLower)
      seen_.dock.barred = say(dockBarred, {taker()});
    else if (notPlayed)
      seen_.dock.barred = say(dockNotPlayed);
    if (pub_.taker == nobody) {
      may(say(mayOpenContract));
      seen_.dock.note = say(dockOpen, {args::number(Tarot::base(Contract::small))});
      seen_.status = say(statusOpen);
    } else if (anyHigher) {
      may(say(mayHigher, {taker(), contract()}));
      seen_.dock.note = say(dockHigher, {contract()});
      seen_.status = say(statusHigher, {contract()});
    } else {
      may(say(mayOnlyPass, {contract()}));
      seen_.dock.note = say(dockOnlyPass);
      seen_.status = say(statusOnlyPass, {contract()});
    }
  }

  // ---- Between auction and play ----

  void whoPlays() {
    if (pub_.players > 2 && pub_.players < 5)
      where(say(whereAgainst, {taker(), contract(), args::number(pub_.players - 1)}));
    else
      where(say(whereContract, {taker(), contract()}));
    if (pub_.players >= 5 && pub_.phase > Phase::call) partner();
  }

  void partner() {
    Seat const partner = standing_.partner;
    if (pub_.called.valid() && (partner == nobody || standing_.secret))
      where(say(whereCalled, {args::card(pub_.called)}));
    if (partner == nobody) return;
    if (partner == pub_.taker)
      where(standing_.secret ? say(factAloneYou) : say(whereAlone, {args::seat(partner)}));
    else
      where(standing_.secret ? say(factPartnerYou, {mate()}) : say(wherePartner, {args::seat(partner)}));
  }

  void dogInWords() {
    if (!pub_.dog.empty())
      where(say(phaseChien, {args::cards(pub_.shownStock())}));
    else
      where(pub_.takesDog() ? say(whereDogLater) : say(phaseChienClosed));
  }

  void call() {
    turn(say(phaseCall, {turnSeat()}));
    whoPlays();
    dogInWords();
    means(say(whyCall));
    if (pub_.dog.empty()) means(say(whyCallDog));
    if (!mine_) return;
    CardSet const callable = Tarot::callable(pub_, *view_.own);
    CardSet const others = callable - view_.own->cards;
    CardSet const kings = others & Tarot::kings;
    CardSet const lower = others - Tarot::kings;
    if (!kings.empty()) may(say(mayCallKing, {args::cards(kings)}));
    if (!lower.empty()) may(say(pub_.fft ? mayCallBelow : mayCallLower, {args::cards(lower)}));
    if (!(callable & view_.own->cards).empty()) may(say(mayCallOwn));
    seen_.dock.title = say(dockCall);
    seen_.dock.note = say(dockCallNote);
    seen_.dock.free = say(dockCallFree);
    if (!pub_.fft) seen_.dock.barred = say(pub_.dog.empty() ? dockCallOwn : dockCallBarred);
  }

  void discard() {
    // A face may let all be chosen before the hand hears of one: what is said counts the whole discard.
    Argument const all = args::number(pub_.dogShare(pub_.turn));
    turn(say(phaseDiscard, {turnSeat(), all}));
    whoPlays();
    if (!mine_) dogInWords();  // whoever has taken it up sees which of the cards it was
    means(say(pub_.players == 6 ? whyDiscardPair : pub_.fft ? whyDiscardFft : whyDiscard));
    if (!mine_) return;
    CardSet const plain = view_.own->cards - Tarot::neverDiscarded - CardSet::allTrumps();
    int const trumps = pub_.toDiscard() - plain.size() + pub_.discard.size();
    bool const trumpsGo = pub_.fft && trumps > 0;
    bool const trumpsStay = pub_.fft && !trumpsGo;
    may(say(trumpsStay ? mayDiscardFft : mayDiscard, {all}));
    if (trumpsGo) may(say(mayDiscardTrumps, {args::number(trumps)}));
    if (pub_.players == 2) means(say(whyPilesStay));
    means(say(whyDiscardMarks));
    int halves = 0;
    for (Card card : view_.own->discard) halves += Tarot::halvesOf(card);
    if (halves > 0) means(say(meansDiscardCounts, {args::points(halves)}));
    seen_.dock.title = say(dockDiscard);
    seen_.dock.note = say(trumpsGo ? dockDiscardTrumps : dockDiscardNote, {all});
    seen_.dock.barred = say(trumpsStay ? dockDiscardBarredFft : dockDiscardBarred);
    seen_.dock.free = say(dockDiscardFree);
    seen_.dock.bar = {halves / 2, Tarot::needed(standing_.bouts), Tarot::allHalves / 2};
  }

  void announce() {
    turn(say(phaseAnnounce, {turnSeat()}));
    whoPlays();
    pile();
    means(say(whySlam));
    if (!mine_) return;
    may(say(maySlam));
    seen_.dock.title = say(dockSlam);
    seen_.dock.note = say(dockSlamNote);
  }

  // ---- The play ----

  // Discard or dog, as far as the viewer knows them.
  void pile() {
    Tarot::SmallPile const known = knownDiscard(view_);
    CardSet cards;
    for (Card card : known) cards.insert(card);
    if (!cards.empty())
      where(known != pub_.discard ? say(whereDiscard, {args::cards(cards)})
                                  : say(didDiscardTrump, {taker(), args::cards(cards)}));
    if (pub_.dogTaken()) where(say(whereDogHeld, {args::cards(pub_.shownStock())}));
    switch (pub_.contract) {
      case Contract::without:
        where(pub_.dog.empty() ? say(meansChienPreneur)
                               : say(whereDogCounts, {args::cards(pub_.shownStock())}));
        break;
      case Contract::against: where(say(meansChienDefence)); break;
      case Contract::slam: where(say(meansChienNobody)); break;
      default: break;
    }
  }

  void play() {
    bool const lead = pub_.trick.count == 0;
    bool const asked = mine_ && Tarot::asksToShow(pub_, *view_.own);
    where(say(whereTrick, {args::number(pub_.tricksDone() + 1), args::number(pub_.handSize(), "m")}));
    turn(say(asked ? phaseShow : lead ? phrases::phaseLead : phrases::phaseFollow, {turnSeat()}));
    whoPlays();
    if (pub_.slamAnnounced) where(say(didSlam, {taker()}));
    pile();
    for (Tarot::Handful const& shown : pub_.handfuls)
      where(say(factPoignee, {args::seat(shown.seat), args::number(shown.size)}));
    if (!lead) trickInWords();
    if (asked) return show();
    endOfHand();
    if (mine_) card();
    if (pub_.players == 2 && view_.own) line(unseenSaid(view_));
  }

  void trickInWords() {
    if (pub_.trick.best.valid())
      means(say(phrases::meansWinning, {args::seat(pub_.trick.winner), args::card(pub_.trick.best)}));
    else
      means(say(canExcuseLed, {turnSeat()}));
    means(pub_.onTable == 0 ? say(phrases::meansNothingOnTable)
                            : say(phrases::meansOnTable, {args::points(pub_.onTable)}));
  }

  // What the last tricks mean, from two tricks before the end on.
  void endOfHand() {
    int const left = pub_.handSize() - pub_.tricksDone();
    if (left > 2) return;
    auto const out = [this](Card card) {
      CardSet gone = pub_.shownStock();
      if (pub_.dogTaken()) gone = {};
      for (int place = 0; place < pub_.tricksDone() * pub_.players; ++place)
        gone.insert(pub_.history.cards[place]);
      return !gone.contains(card);
    };
    if (left == 1 && out(Tarot::excuse)) means(say(meansLastTrick));
    if (out(Tarot::petit))
      means(say(meansPetitOut, {args::number(pub_.fft ? 10 * Tarot::multiplier(pub_.contract) : 10)}));
  }

  void show() {
    int number = 0;
    for (int const size : Tarot::handfulClasses(pub_.players, true)) {
      int const worth = Tarot::handfulWorth(number++);
      if (view_.own->cards.in(Suit::trumps).size() >= size)
        may(say(mayShow, {args::number(size), args::number(worth, "m")}));
    }
    seen_.dock.title = say(dockShow);
    seen_.dock.note = say(dockShowNote);
  }

  void card() {
    CardSet const cards = view_.own->cards;
    CardSet const playable = Tarot::playable(pub_, *view_.own);
    describeDuty(pub_, cards, playable, seen_);
    CardSet const lying = (playable & pub_.uncoveredOf(view_.seat)) - Tarot::excuseOnly;
    if (!lying.empty() && playable != cards) may(say(mayFromPiles, {args::cards(lying)}));
    bool const letsOff = pub_.trick.best.valid() && playable.size() > 1 && playable != cards;
    if (letsOff && playable.contains(Tarot::excuse)) may(say(canExcuse));
    if (playable.size() == 1 && cards.size() > 1)
      seen_.status = say(statusOne, {args::card(playable.lowest())});
    int const after = pub_.players - 1 - pub_.trick.count;
    means(after == 0 ? say(phrases::phaseLastToPlayYou)
                     : say(phrases::meansStillToPlay, {args::number(after)}));
  }

  View<Tarot> const& view_;
  Public const& pub_;
  TarotStanding const& standing_;
  Seen& seen_;
  bool mine_;
};

}  // namespace

void describe(View<Tarot> const& view, TarotStanding const& standing, Seen& seen) {
  Describer(view, standing, seen).describe();
}

}  // namespace giaguaro
