// How hints are explained in French Tarot (core/reasons/telling.h).
#pragma once

#include <utility>

#include "core/games/tarot/account.h"
#include "core/games/tarot/ending.h"
#include "core/games/tarot/mind.h"
#include "core/games/tarot/phrases.h"
#include "core/games/tarot/reason_phrases.h"
#include "core/games/tarot/words.h"
#include "core/reasons/telling.h"

namespace giaguaro {

template <>
struct Telling<Tarot> {
  static ReasonWords const& words() {
    using namespace tarotPhrases;
    static constexpr ReasonWords words{.keeps = reasonKeeps,
                                       .keepsCost = reasonKeepsCost,
                                       .hides = reasonHides,
                                       .mate = nounPartner,
                                       .declarer = nounPreneur,
                                       .count = reasonCount};
    return words;
  }
  static constexpr int halvesOfPoint = 1;
  static Seat winnerOf(Tarot::Public const& pub, int trick) { return pub.winnerOf(trick); }
  static int halvesOfTrick(Tarot::Public const& pub, int trick) { return pub.halvesOfTrick(trick); }
  static bool stands(Tarot::Public const& pub, Seat seat, Action said) {
    return pub.taker == seat && pub.contract == Tarot::contractOf(said);
  }
  static std::optional<ContractWords> contract(Action said) {
    if (said.kind != Action::Kind::bid && said.kind != Action::Kind::solo) return std::nullopt;
    return ContractWords{tarotPhrases::reasonMade, tarotPhrases::reasonMadeIfKept,
                         tarotPhrases::reasonTooDear, tarotWords::contract(Tarot::contractOf(said))};
  }
  static Seat declarer(Tarot::Public const& pub) { return pub.taker; }
  static int made(Tarot::Public const& pub, Seat) { return 2 * TarotAccount::of(pub).points; }
  static int needed(Tarot::Public const& pub, Seat) { return 2 * TarotAccount::of(pub).needed; }
  static Suit trumpOf(Tarot::Public const&) { return Suit::trumps; }
  static Message held(CardSet cards) {
    int trumps = 0;
    for (Card const card : cards) trumps += card.suit() == Suit::trumps && !card.isExcuse() ? 1 : 0;
    int const bouts = (cards & Tarot::bouts).size();
    return say(bouts > 0 ? tarotPhrases::reasonHolds : tarotPhrases::reasonHoldsNoBout,
               {args::number(bouts), args::number(trumps, "m")});
  }
  // How often as much as the other the one counts; 0: not so many times.
  static int timesOf(Action one, Action other) {
    int const more = Tarot::multiplier(Tarot::contractOf(one));
    int const less = Tarot::multiplier(Tarot::contractOf(other));
    return less > 0 && more % less == 0 ? more / less : 0;
  }
  // What a discard leaves its player without, and the points in it.
  static std::vector<Message> ofDiscard(Tarot::Private const& own, Card last) {
    using namespace tarotPhrases;
    CardSet aside{last};
    for (Card const card : own.discard) aside.insert(card);
    CardSet const kept = own.cards - aside;
    std::vector<std::int32_t> gone;
    for (int suit = 0; suit < plainSuits; ++suit)
      if (auto const each = static_cast<Suit>(suit); kept.in(each).empty() && !aside.in(each).empty())
        gone.push_back(suit);
    int halves = 0;
    for (Card const card : aside) halves += Tarot::halvesOf(card);
    std::vector<Message> told;
    if (!gone.empty()) told.push_back(say(reasonVoid, {args::list(Argument::Kind::suits, "suits", gone)}));
    told.push_back(say(reasonSaves, {args::points(halves)}));
    return told;
  }
  // What speaks for a called card: how much one has of its suit, what else is high there, and whether it can be led to the
  // partner; with the figures last, where there is room for them.
  static std::vector<Message> ofCall(View<Tarot> const& view, Reason const& reason) {
    using namespace tarotPhrases;
    constexpr std::size_t most = 3;
    Card const called = reason.best.card();
    if (view.own->cards.contains(called))
      return {say(meansCallsOwn, {args::card(called)}), held(view.own->cards)};
    CardSet const had = view.pub.takesDog() ? view.own->cards | view.pub.shownStock() : view.own->cards;
    CardSet const suit = had.in(called.suit());
    bool const compares =
        reason.other.kind == Action::Kind::call && reason.other.card().suit() != called.suit();
    Suit const otherSuit = compares ? reason.other.card().suit() : called.suit();
    CardSet const other = compares ? had.in(otherSuit) : CardSet{};
    std::vector<Message> told;
    auto const add = [&told](Message message) { told.push_back(std::move(message)); };
    if (!suit.empty() && !other.empty())
      add(say(reasonCallHeld, {args::suit(called.suit()), args::cards(suit), args::suit(otherSuit, "other"),
                               args::cards(other, "others")}));
    else if (compares && !suit.empty())
      add(say(reasonCallHeldNone,
              {args::suit(called.suit()), args::cards(suit), args::suit(otherSuit, "other")}));
    else if (!other.empty())
      add(say(reasonCallHeldNone,
              {args::suit(otherSuit), args::cards(other), args::suit(called.suit(), "other")}));
    else if (!suit.empty())
      add(say(reasonCallHeldAlone, {args::suit(called.suit()), args::cards(suit)}));
    Card const queen = Card::of(called.suit(), Tarot::queen);
    if (called.strength() == Tarot::king && suit.contains(queen))
      add(say(reasonCallQueen, {args::card(queen), args::card(called, "other")}));
    else if (compares && suit.size() > other.size())
      add(say(reasonCallLonger, {args::suit(called.suit())}));
    if (!suit.empty())
      add(say(reasonCallLead, {args::suit(called.suit()), args::card(called)}));
    else if (!had.in(Suit::trumps).empty())
      add(say(reasonCallVoid, {args::suit(called.suit())}));
    if (!reason.sentences.empty() && told.size() < most) told.push_back(reason.sentences.front());
    return told;
  }
  // What it is bid on, and by how much the contract is made or missed.
  static std::vector<Message> ofHand(View<Tarot> const& view, Reason const& reason) {
    using namespace tarotPhrases;
    if (reason.best.kind == Action::Kind::discard) return ofDiscard(*view.own, reason.best.card());
    if (reason.best.kind == Action::Kind::call) return ofCall(view, reason);
    if (reason.kind == Reason::Kind::outbid) return {reason.sentences.front(), held(view.own->cards)};
    bool const passes = reason.best.kind == Action::Kind::pass;
    SaidFigures const& said = passes ? reason.otherSaid : reason.bestSaid;
    auto const words = contract(passes ? reason.other : reason.best);
    int const more = said.made - said.needed;
    if (!words || said.worlds < SaidFigures::leastOften) return {};
    bool const chance = reason.kind == Reason::Kind::contract || reason.kind == Reason::Kind::tooDear;
    // It is not points that a slam is made by.
    if (Tarot::contractOf(passes ? reason.other : reason.best) == Tarot::Contract::slam)
      return chance ? std::vector{held(view.own->cards), say(passes ? reasonSlamWouldFail : reasonSlam,
                                                             {args::number(reason.first)})}
                    : std::vector<Message>{};
    if (passes && more > 0) return {};
    Phrase const& ends = passes ? reasonWouldFall : more < 0 ? reasonFalls : reasonEnds;
    std::vector told{held(view.own->cards), say(ends, {words->what, args::points(more < 0 ? -more : more)})};
    // Both would be made: what speaks for the higher is what it counts.
    auto const lower = contract(reason.other);
    int const times = !passes && lower ? timesOf(reason.best, reason.other) : 0;
    if (times > 1 && more >= 0) told.push_back(say(reasonCounts, {args::number(times), lower->what}));
    return told;
  }
};

}  // namespace giaguaro
