// The play policy (core/ai/mind.h) for free play (core/families/free-play/free_play.h) where a called card
// makes a secret friend: what players remember, and the features by which a card is judged. Games of this kin
// share it, each with weights of its own.
//
// It knows what the seat to act may know: its own cards, the cards gone, and how much like the
// caller's friend each seat has played so far (its leaning). What it is told of the others' hands: nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/ai/weight_table.h"
#include "core/families/free-play/free_play.h"

namespace giaguaro {

namespace freePlay {

// What a card does when it follows: takes the trick as it stands or not, trump or not, its points (none, few,
// ten or more). The called card counts by itself: 11 where it does not take the trick, 12 where it does.
inline constexpr int deeds = 13;
inline constexpr int calledDeed = 11;

// 0: no points; 1: two to four; 2: an ace or a three.
constexpr int valueOf(Card card) { return card.strength() >= 8 ? 2 : card.strength() >= 5 ? 1 : 0; }
constexpr int deedOf(int value, bool wins, bool trump) {
  if (wins) return trump ? 8 + value : 5 + value;
  return trump ? 3 + (value > 0 ? 1 : 0) : value;
}

// How many bits are set, for the strengths of a suit: a portable build has no instruction for it.
inline constexpr auto countOf = [] {
  std::array<std::uint8_t, 1024> counts{};
  for (unsigned bits = 1; bits < counts.size(); ++bits)
    counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + bits % 2);
  return counts;
}();

// How much more (or less) often the secret friend does what a seat did than an opponent would, as a log ratio
// in eighths: by who wins, what lies there, whether it is the last card, and the deed; then for leads.
inline constexpr int leanContexts = 16;
inline constexpr int leadContexts = 3;
extern std::array<std::int8_t, leanContexts * deeds + leadContexts * 6> const leans;

}  // namespace freePlay

// Of the cards played before all eyes.
struct FreePlayMemory {
  CardSet gone{};
  // How much like the caller's friend each seat has played: a log ratio in eighths.
  std::array<std::int8_t, FreePlay::players> leaning{};

  // `seat`, whose turn it is, plays `card`.
  void note(FreePlay const& play, Seat caller, Seat seat, Card card) {
    gone.insert(card);
    if (play.partner != nobody || seat == caller) return;
    auto const place = static_cast<std::size_t>(leanPlace(play, caller, seat, card));
    auto& own = leaning[static_cast<std::size_t>(seat)];
    own = static_cast<std::int8_t>(std::clamp(own + freePlay::leans[place], -mostLeaning, mostLeaning));
  }

  // Which of the log ratios applies to this play.
  int leanPlace(FreePlay const& play, Seat caller, Seat seat, Card card) const {
    int const value = freePlay::valueOf(card);
    bool const trump = card.suit() == play.trump;
    int const callerIn = (caller - seat + FreePlay::players) % FreePlay::players;  // turns until the caller's
    if (play.trick.count == 0) {
      int const context = callerIn == 1 ? 0 : callerIn == 4 ? 1 : 2;
      return freePlay::leanContexts * freePlay::deeds + context * 6 + (trump ? 3 : 0) + value;
    }
    int const after = FreePlay::players - 1 - play.trick.count;
    bool const callerToCome = callerIn <= after;
    int who = 0;  // who wins: the caller, a seat before the caller has played, one after, one like a friend
    if (play.trick.winner != caller)
      who = leaning[static_cast<std::size_t>(play.trick.winner)] >= likelyLeaning ? 3 : callerToCome ? 1 : 2;
    bool const wins = beats(card, play.trick.best, play.trump);
    int const context = who * 4 + (play.onTable >= 10 ? 2 : 0) + (after == 0 ? 1 : 0);
    return context * freePlay::deeds + freePlay::deedOf(value, wins, trump);
  }

  // Against the likeliest other of the seats in question (bits): 1 rather the friend, -1 rather not, 0
  // unknown.
  int looksLikeFriend(Seat seat, unsigned candidates) const {
    int other = -2 * mostLeaning;
    for (std::size_t i = 0; i < leaning.size(); ++i)
      if ((candidates >> i & 1U) != 0 && static_cast<Seat>(i) != seat)
        other = std::max<int>(other, leaning[i]);
    int const ahead = leaning[static_cast<std::size_t>(seat)] - other;
    return (ahead >= likelyLeaning ? 1 : 0) - (ahead <= -likelyLeaning ? 1 : 0);
  }

  static constexpr int mostLeaning = 48;
  static constexpr int likelyLeaning = 8;
};

// What a game tells of the hand that is being played.
struct FreePlayStakes {
  Seat caller = nobody;
  int needed = 61;  // points for the caller's side
  bool solo = false;
};

// What is the same for all cards of one decision.
class FreePlayScene {
 public:
  static constexpr int groups = 6;

  FreePlayScene(FreePlay const& play, FreePlayStakes const& stakes, Seat seat, CardSet own,
                FreePlayMemory const& memory)
      : trump_(play.trump),
        called_(play.partner == nobody ? play.called : noCard),
        best_(play.trick.best),
        lead_(play.trick.count == 0),
        onTable_(play.onTable) {
    CardSet const unseen = fortyCards.cards() - memory.gone - own;
    Role const role = roleOf(play, stakes, seat, own);
    Seat const partner = play.partner != nobody ? play.partner : role.knows ? role.partner : nobody;
    int const after = FreePlay::players - 1 - play.trick.count;

    // Of the caller's side as far as known, others than this seat: in how many turns the first of them plays;
    // 0: none in this trick.
    int const callerIn = turnsTo(stakes.caller, seat, after);
    int const partnerIn = partner == nobody ? 0 : turnsTo(partner, seat, after);
    int const offset = callerIn == 0 || (partnerIn != 0 && partnerIn < callerIn) ? partnerIn : callerIn;

    for (std::size_t i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      out_[i] = static_cast<std::uint16_t>(unseen.strengths(suit));
      held_[i] = heldBucket[freePlay::countOf[own.strengths(suit)]];
    }
    bool const trumps = trump_ != Suit::trumps;
    int const trumpsOut = trumps ? freePlay::countOf[unseen.strengths(trump_)] : 0;
    int const outBucket = trumpsBucket[static_cast<std::size_t>(trumpsOut)];
    int const mine = trumps ? std::min<int>(3, freePlay::countOf[own.strengths(trump_)]) : 0;
    int const trick = play.history.cards.size() / FreePlay::players;

    need_ = stakes.needed - play.sidePoints(stakes.caller, partner);
    left_ = FreePlay::allPoints - play.takenPoints();
    decided_ = need_ <= 0 || need_ > left_;
    openNeed_ = need_ <= 30 ? 4 : 5;

    int const nine = role.nine;
    int const five = fiveOf[static_cast<std::size_t>(nine)];
    int const three = threeOf[static_cast<std::size_t>(five)];
    int const late = trick >= 4 ? 1 : 0;
    if (lead_) {
      base_ = {leadTurns.at(nine, offset),    leadTrumpsOut.at(five, outBucket),
               leadPhase.at(five, trick / 2), leadSuitOut.at(three, 0, late),
               leadHeld.at(five, mine, late), leadNeed.at(five)};
    } else {
      int const relation = relationOf(play, stakes, seat, partner, memory);
      int const last = after == 0 ? 0 : 1;
      base_ = {followWinner.at(nine, relation, after),
               followStake.at(nine, offset > 0 ? 1 : 0, tableBucket(onTable_)),
               followPhase.at(five, trick / 2),
               followHigher.at(three, outBucket, last),
               followHeld.at(five, mine, late),
               followNeed.at(five)};
    }
  }

  std::array<std::uint16_t, groups> indices(Card card) const {
    auto const suit = static_cast<std::size_t>(card.suit()) & 3U;
    bool const trump = card.suit() == trump_;
    bool const called = card == called_;
    int const value = freePlay::valueOf(card);
    int const kind = called ? kinds - 1 : (trump ? 10 : 0) + card.strength();
    int const family = called ? families - 1 : (trump ? 3 : 0) + value;
    unsigned const out = out_[suit];
    int const higher = std::min<int>(3, freePlay::countOf[out >> (card.strength() + 1)]);
    int const inTrick = onTable_ + FreePlay::cardPoints(card);
    int const need = decided_ ? 0 : (need_ <= inTrick ? 1 : 0) + (need_ > left_ - inTrick ? 2 : 0);
    int const needState = decided_ || need > 0 ? need : openNeed_;
    if (lead_)
      return weightPlaces(base_[0] + leadTurns.within(kind), base_[1] + leadTrumpsOut.within(higher, family),
                          base_[2] + leadPhase.within(kind),
                          base_[3] + leadSuitOut.within(outOf[freePlay::countOf[out]], 0, family),
                          base_[4] + leadHeld.within(held_[suit], family),
                          base_[5] + leadNeed.within(needState, family));
    bool const wins = beats(card, best_, trump_);
    int const deed = called ? freePlay::calledDeed + (wins ? 1 : 0) : freePlay::deedOf(value, wins, trump);
    return weightPlaces(base_[0] + followWinner.within(deed), base_[1] + followStake.within(deed),
                        base_[2] + followPhase.within(kind), base_[3] + followHigher.within(higher, deed),
                        base_[4] + followHeld.within(held_[suit], family),
                        base_[5] + followNeed.within(needState, deed));
  }

 private:
  // How a seat plays: the caller, its friend, an opponent, each while the friend is hidden and once it is
  // known; the caller alone with a trump; in a solo the caller, and the others.
  struct Role {
    int nine = 0;
    bool knows = false;  // who the friend is, though it is not shown
    Seat partner = nobody;
  };
  static Role roleOf(FreePlay const& play, FreePlayStakes const& stakes, Seat seat, CardSet own) {
    bool const isCaller = seat == stakes.caller;
    if (stakes.solo) return {isCaller ? 7 : 8, true, stakes.caller};
    if (play.partner == nobody) {
      bool const holds = own.contains(play.called);
      if (isCaller) return {holds ? 2 : 0, holds, holds ? seat : nobody};
      return {holds ? 3 : 5, holds, holds ? seat : nobody};
    }
    if (isCaller) return {play.partner == seat ? 2 : 1, true, play.partner};
    return {play.partner == seat ? 4 : 6, true, play.partner};
  }

  static int turnsTo(Seat other, Seat seat, int after) {
    int turns = other - seat;
    turns += turns < 0 ? FreePlay::players : 0;
    return turns <= after ? turns : 0;
  }

  // Of whoever wins the trick: 0 a foe, 1 rather a foe, 2 unknown, 3 rather an ally, 4 an ally.
  static int relationOf(FreePlay const& play, FreePlayStakes const& stakes, Seat seat, Seat partner,
                        FreePlayMemory const& memory) {
    Seat const winner = play.trick.winner;
    bool const mine = seat == stakes.caller || seat == partner;
    if (winner == stakes.caller) return mine ? 4 : 0;
    if (partner != nobody) return mine == (winner == partner) ? 4 : 0;
    unsigned const candidates = 31U & ~(1U << stakes.caller) & ~(1U << seat);
    int const looks = memory.looksLikeFriend(winner, candidates);
    return 2 + (mine ? looks : -looks);
  }

  static int tableBucket(int points) {
    return points == 0 ? 0 : points <= 4 ? 1 : points <= 9 ? 2 : points <= 14 ? 3 : 4;
  }

  // Cards one by one, the called one by itself; and by trump and points.
  static constexpr int kinds = 21;
  static constexpr int families = 7;
  static constexpr int needs = 6;
  // By number of cards: held of a suit, unseen of it, unseen trumps.
  static constexpr std::array<std::uint8_t, 11> heldBucket{0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2};
  static constexpr std::array<std::uint8_t, 11> outOf{0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2};
  static constexpr std::array<std::uint8_t, 11> trumpsBucket{0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3};
  static constexpr std::array<std::uint8_t, 9> fiveOf{0, 0, 0, 1, 1, 2, 2, 3, 4};
  static constexpr std::array<std::uint8_t, 5> threeOf{0, 1, 2, 0, 2};

  // The tables of the weights. Roles are told apart as nine, as five without the hidden friend's secret, or
  // as three. Of a card that follows: role, what the winner so far is to it, seats to come; deed.
  static constexpr WeightTable<9, 5, 4, freePlay::deeds> followWinner{0};
  // Role, whether one of the caller's side is to come, points on the table; deed.
  static constexpr WeightTable<9, 2, 5, freePlay::deeds> followStake{followWinner.end()};
  // Role, two tricks at a time; card.
  static constexpr WeightTable<5, 4, kinds> followPhase{followStake.end()};
  // Role, trumps out, whether somebody is to come; higher cards out, deed.
  static constexpr WeightTable<3, 4, 2, 4, freePlay::deeds> followHigher{followPhase.end()};
  // Role, trumps held, whether four tricks are done; cards of the suit held, family.
  static constexpr WeightTable<5, 4, 2, 3, families> followHeld{followHigher.end()};
  // Role; what the trick would decide, deed.
  static constexpr WeightTable<5, needs, freePlay::deeds> followNeed{followHeld.end()};
  // Of a lead: role, in how many turns the caller's side plays; card.
  static constexpr WeightTable<9, 5, kinds> leadTurns{followNeed.end()};
  // Role, trumps out; higher cards out, family.
  static constexpr WeightTable<5, 4, 4, families> leadTrumpsOut{leadTurns.end()};
  // Role, two tricks at a time; card.
  static constexpr WeightTable<5, 4, kinds> leadPhase{leadTrumpsOut.end()};
  // Role; cards of the suit out; whether four tricks are done; family.
  static constexpr WeightTable<3, 3, 2, families> leadSuitOut{leadPhase.end()};
  // As of a card that follows.
  static constexpr WeightTable<5, 4, 2, 3, families> leadHeld{leadSuitOut.end()};
  static constexpr WeightTable<5, needs, families> leadNeed{leadHeld.end()};

 public:
  static constexpr int weightCount = leadNeed.end();

 private:
  Suit trump_;
  Card called_;
  Card best_;
  bool lead_;
  bool decided_ = false;
  int onTable_;
  int need_ = 0;
  int left_ = 0;
  int openNeed_ = 0;
  std::array<std::uint8_t, plainSuits> held_{};
  std::array<std::uint16_t, plainSuits> out_{};  // unseen, as strengths
  std::array<int, groups> base_{};
};

}  // namespace giaguaro
