// What a computer player must know of Jaago-Chalis (core/ai/mind.h).
//
// In this game a follower never chooses whether to win, nor how many points to give: duty decides both, since
// the cards of one duty win or lose alike and are of one colour. It chooses what to part with, and how hard
// it makes the trick for the seats after it. So the policy knows three kinds of choice, each with weights of
// its own: the lead, a card that wins so far, a card that does not.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/ai/mind.h"
#include "core/ai/weight_table.h"
#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

// The tables of the policy's weights.
namespace jaagoPolicy {

// Of a lead: higher cards in other hands, cards of the suit held and in other hands, red.
inline constexpr WeightTable<6, 5, 5, 2> leadRank{0};
// Cards of the sister suit held and in other hands, of the suit in other hands, higher ones.
inline constexpr WeightTable<5, 5, 5, 4> leadSister{leadRank.end()};
// Seats known to have none of the suit that may trump, that may not; higher ones; cards left.
inline constexpr WeightTable<4, 4, 4, 6> leadVoids{leadSister.end()};
// What we lack of ten points, cards left, higher ones, red.
inline constexpr WeightTable<5, 6, 4, 2> leadNeed{leadVoids.end()};
// Cards held below it, cards of the suit held, higher ones, cards left.
inline constexpr WeightTable<4, 5, 6, 3> leadBelow{leadNeed.end()};

// Of a card that wins so far: how (over, trump, overtrump); seats to come; cards over it that they may hold,
// whether one of them is known to trump; its place among those that we may play.
inline constexpr WeightTable<3, 4, 5, 2, 3> winHolds{leadBelow.end()};
// How; higher cards in other hands; cards of the suit held and in other hands.
inline constexpr WeightTable<3, 6, 4, 5> winRank{winHolds.end()};
// Points in the trick; what we lack of ten; seats to come; cards over it that they may hold; its place.
inline constexpr WeightTable<4, 5, 4, 3, 3> winStake{winRank.end()};
// Cards left; higher ones; how; cards of the sister suit in other hands.
inline constexpr WeightTable<6, 6, 3, 3> winPhase{winStake.end()};
// Cards of the sister suit held and in other hands, higher ones, how.
inline constexpr WeightTable<4, 4, 4, 3> winSister{winPhase.end()};

// Of one that does not: why (under, following a trumped trick, undertrump, careful); higher cards in other
// hands, cards of the suit held, its place.
inline constexpr WeightTable<4, 6, 5, 3> loseRank{winSister.end()};
// Careful; higher ones; cards of the sister suit held and in other hands.
inline constexpr WeightTable<2, 6, 5, 5> loseSister{loseRank.end()};
// Cards left, higher ones, cards of the suit in other hands, careful.
inline constexpr WeightTable<6, 6, 5, 2> losePhase{loseSister.end()};
// Cards of the suit held, of its sister; red; why.
inline constexpr WeightTable<5, 5, 2, 4> loseLengths{losePhase.end()};
// Careful; what we lack of ten; higher ones; cards held below it.
inline constexpr WeightTable<2, 5, 4, 4> loseNeed{loseLengths.end()};

inline constexpr int weightCount = loseNeed.end();

}  // namespace jaagoPolicy

struct JaagoChalis::Mind : private MindDefaults<JaagoChalis> {
  using MindDefaults::call;
  using MindDefaults::drawsOrder;
  using MindDefaults::settle;
  using MindDefaults::spokenWorths;
  static constexpr Tuning tuning{.noviceIterations = 10};

  using Public = JaagoChalis::Public;
  using Private = JaagoChalis::Private;

  // Facts about single cards say all that there is to say.
  static std::vector<Places> cases(View<JaagoChalis> const& view);
  static bool checks(View<JaagoChalis> const&) { return false; }
  static JaagoChalis assemble(View<JaagoChalis> const& view, Placement const& placement);
  static Deal dealt(View<JaagoChalis> const& view, Placement const& placement);
  static Card question(View<JaagoChalis> const&) { return noCard; }
  static double likelihood(View<JaagoChalis> const&, Placement const&) { return 1; }

  static Worths worths(JaagoChalis const& hand, Context const& context);
  static bool succeeded(JaagoChalis const& hand, Seat seat) {
    return hand.pub.points[static_cast<std::size_t>(seat)] >= ten;
  }
  static unsigned side(JaagoChalis const&) { return 0; }

  // One card of each run that nothing still in other hands can part: they take the same tricks, and their
  // points are the same.
  static Actions considered(View<JaagoChalis> const& view);
  // The same as far as the hand alone shows it: the lowest of cards that follow one another.
  static CardSet playable(Public const& pub, Private const& own) {
    CardSet const cards = JaagoChalis::playable(pub, own);
    std::uint64_t const bits = bitsOf(cards);
    return setOf(bits & ~(bits << 1));
  }
  // There is nothing but cards to play; should it be asked all the same, one that may be played.
  static Action speak(Public const& pub, Private const& own, Rng& rng);

  // Sets of cards as the 64 bits that hold the four suits, 16 bits apart (core/cards/card_set.h): what is
  // asked of each suit is asked of all four at once.
  using Bits = std::uint64_t;
  static constexpr Bits bitsOf(CardSet set) { return std::bit_cast<std::array<Bits, 2>>(set)[0]; }
  static constexpr CardSet setOf(Bits bits) { return std::bit_cast<CardSet>(std::array<Bits, 2>{bits, 0}); }
  static constexpr Bits bitOf(Card card) { return Bits{1} << (card.code & 63); }
  static constexpr Bits ofSuit(Suit suit) { return Bits{0x1fff} << (static_cast<unsigned>(suit) * 16); }
  // Of its suit, the stronger cards.
  static constexpr Bits above(Card card) { return (~Bits{1} << (card.code & 63)) & ofSuit(card.suit()); }
  static constexpr Bits all = 0x1fff1fff1fff1fff;

  // The cards not yet played, and what each seat may hold by the duties that it failed.
  struct Memory {
    Bits left = all;
    std::array<Bits, players> may{all, all, all, all};

    // In a playout before every card.
    void see(Public const& before, Card card) {
      left &= ~bitOf(card);
      if (before.trick.count == 0) return;
      Bits& mine = may[static_cast<std::size_t>(before.turn)];
      Suit const suit = card.suit();
      Suit const jaago = sister(before.led);
      Bits never = suit != before.led ? ofSuit(before.led) : 0;
      never |= suit != before.led && suit != jaago ? ofSuit(jaago) : 0;
      never |= suit == before.trick.best.suit() && card < before.trick.best ? above(before.trick.best) : 0;
      mine &= ~never;
    }
    bool operator==(Memory const&) const = default;
  };
  static Memory recall(Public const& pub);

  static constexpr int groups = 5;
  class Scene;
  static constexpr int weightCount = jaagoPolicy::weightCount;
  static Weights<weightCount> weights();
  static std::span<Fit const> fitted();

  // How many of these cards each suit has, in its own 16 bits.
  static constexpr Bits counts(Bits cards) {
    cards -= cards >> 1 & 0x5555555555555555;
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
    cards = (cards + (cards >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (cards + (cards >> 8)) & 0x001f001f001f001f;
  }
  // 1 for each suit that has any of these cards.
  static constexpr Bits any(Bits cards) { return (cards + all) >> 13 & 0x0001000100010001; }
  // Each suit's bits in the place of its sister's.
  static constexpr Bits sisters(Bits bits) {
    bits = bits >> 32 | bits << 32;
    return (bits & 0xffff0000ffff0000) >> 16 | (bits & 0x0000ffff0000ffff) << 16;
  }
  static constexpr int of(Bits counts, Suit suit) {
    return static_cast<int>(counts >> (static_cast<unsigned>(suit) * 16) & 31);
  }
};

// One decision, as its seat may see it.
class JaagoChalis::Mind::Scene {
 public:
  Scene(Public const& pub, Private const& own, Memory const& memory) : own_(bitsOf(own.cards)) {
    auto const me = static_cast<std::size_t>(pub.turn);
    others_ = memory.left & ~own_;
    ownCounts_ = counts(own_);
    otherCounts_ = counts(others_);
    int const held = own.cards.size();
    constexpr std::array<std::uint8_t, tricks + 1> phases{0, 0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5};
    phase_ = phases[static_cast<std::size_t>(held)];
    need_ = needOf(pub.points[me], pub.points[0] + pub.points[1] + pub.points[2] + pub.points[3]);

    // Who has yet to play to this trick: of them, how many have none of a suit and would trump it, and how
    // many can do neither.
    toCome_ = players - 1 - pub.trick.count;
    for (int step = 1; step <= toCome_; ++step) {
      Bits const may = others_ & memory.may[(me + static_cast<std::size_t>(step)) % players];
      Bits const follow = any(may);
      Bits const trump = sisters(follow);
      Bits const isVoid = follow ^ 0x0001000100010001;
      reach_ |= may;
      ruffers_ += isVoid & trump;
      careful_ += isVoid & ~trump;
    }
    if (pub.trick.count == 0) {
      kind_ = Kind::lead;
      return;
    }
    led_ = pub.led;
    Suit const jaago = sister(led_);
    bool const trumped = pub.trumped();
    Bits const follows = own_ & ofSuit(led_);
    Bits const trumps = own_ & ofSuit(jaago);
    Bits const higher = own_ & above(pub.trick.best);
    // In the order of JaagoDuty (core/games/jaago-chalis/duty.h).
    if (follows != 0) {
      kind_ = !trumped && higher != 0 ? Kind::wins : Kind::loses;
      duty_ = kind_ == Kind::wins || !trumped ? 0 : 1;
    } else if (trumps != 0) {
      kind_ = !trumped || higher != 0 ? Kind::wins : Kind::loses;
      duty_ = kind_ == Kind::wins ? (trumped ? 2 : 1) : 2;
    } else {
      kind_ = Kind::loses;
      duty_ = 3;
    }
    bool const mustGoOver = kind_ == Kind::wins && duty_ != 1;
    asked_ = follows != 0 ? follows : trumps != 0 ? trumps : own_;
    if (mustGoOver) asked_ &= higher;
    // What the trick will have brought, as far as one can tell.
    int const stake = pub.onTable + (toCome_ + 1) * (isRed(led_) ? 2 : 1) + (held == 1 ? lastTrick : 0);
    stake_ = (stake > 4) + (stake > 6) + (stake > 7);
  }

  std::array<std::uint16_t, groups> indices(Card card) const {
    switch (kind_) {
      case Kind::lead: return ofLead(card);
      case Kind::wins: return ofWinner(card);
      default: return ofLoser(card);
    }
  }

 private:
  enum class Kind : std::uint8_t { lead, wins, loses };

  static constexpr int upTo(int value, int most) { return value < most ? value : most; }
  // 0, 1-2, 3-4, 5-6, more.
  static constexpr int inPairs(int count) { return upTo((count + 1) / 2, 4); }
  static constexpr int number(Bits cards) {
    cards = counts(cards);
    return static_cast<int>((cards * 0x0001000100010001) >> 48);
  }
  // What `points` lack of ten, as one of five: nothing; a trick's worth or so; more; much; too much.
  static constexpr int needOf(int points, int taken) {
    int const lacking = ten - points;
    if (lacking <= 0) return 0;
    return lacking > allPoints - taken ? 4 : lacking <= 6 ? 1 : lacking <= 12 ? 2 : 3;
  }

  // What is asked of each card, whatever the choice.
  struct About {
    Bits above;
    int higher, held, others, sistersHeld, sistersOthers, red;
  };
  About about(Card card) const {
    Suit const suit = card.suit();
    Bits const over = above(card);
    return {over,
            number(others_ & over),
            of(ownCounts_, suit),
            of(otherCounts_, suit),
            of(ownCounts_, sister(suit)),
            of(otherCounts_, sister(suit)),
            isRed(suit) ? 1 : 0};
  }
  int below(Card card) const { return number(own_ & ofSuit(card.suit()) & (bitOf(card) - 1)); }
  // The lowest (0) of those of its suit that we may play, the highest (2), or between.
  int place(Card card, Bits over) const {
    Bits const rest = asked_ & ofSuit(card.suit());
    if ((rest & (bitOf(card) - 1)) == 0) return 0;
    return (rest & over) == 0 ? 2 : 1;
  }

  std::array<std::uint16_t, groups> ofLead(Card card) const {
    using namespace jaagoPolicy;
    About const a = about(card);
    Suit const suit = card.suit();
    int const higher4 = upTo(a.higher, 3);
    int const higher6 = upTo(a.higher, 5);
    return weightPlaces(
        leadRank.at(higher6, upTo(a.held - 1, 4), inPairs(a.others), a.red),
        leadSister.at(upTo(a.sistersHeld, 4), inPairs(a.sistersOthers), inPairs(a.others), higher4),
        leadVoids.at(of(ruffers_, suit), of(careful_, suit), higher4, phase_),
        leadNeed.at(need_, phase_, higher4, a.red),
        leadBelow.at(upTo(below(card), 3), upTo(a.held - 1, 4), higher6, phase_ / 2));
  }
  std::array<std::uint16_t, groups> ofWinner(Card card) const {
    using namespace jaagoPolicy;
    About const a = about(card);
    int const beaten = number(reach_ & a.above);
    int const at = place(card, a.above);
    int const ruffed = duty_ == 0 && of(ruffers_, led_) > 0 ? 1 : 0;
    return weightPlaces(
        winHolds.at(duty_, toCome_, upTo(beaten, 4), ruffed, at),
        winRank.at(duty_, upTo(a.higher, 5), upTo(a.held - 1, 3), inPairs(a.others)),
        winStake.at(stake_, need_, toCome_, upTo(beaten, 2), at),
        winPhase.at(phase_, upTo(a.higher, 5), duty_, upTo(a.sistersOthers, 2)),
        winSister.at(upTo(a.sistersHeld, 3), upTo(inPairs(a.sistersOthers), 3), upTo(a.higher, 3), duty_));
  }
  std::array<std::uint16_t, groups> ofLoser(Card card) const {
    using namespace jaagoPolicy;
    About const a = about(card);
    int const careful = duty_ == 3 ? 1 : 0;
    int const higher = upTo(a.higher, 5);
    return weightPlaces(loseRank.at(duty_, higher, upTo(a.held - 1, 4), place(card, a.above)),
                        loseSister.at(careful, higher, upTo(a.sistersHeld, 4), inPairs(a.sistersOthers)),
                        losePhase.at(phase_, higher, inPairs(a.others), careful),
                        loseLengths.at(upTo(a.held - 1, 4), upTo(a.sistersHeld, 4), a.red, duty_),
                        loseNeed.at(careful, need_, upTo(a.higher, 3), upTo(below(card), 3)));
  }

  Bits own_ = 0;
  Bits others_ = 0;     // in other hands
  Bits reach_ = 0;      // what of it seats to come may hold
  Bits asked_ = 0;      // what we may play to the trick
  Bits ownCounts_ = 0;  // by suit, like all counts here
  Bits otherCounts_ = 0;
  Bits ruffers_ = 0;  // seats to come without the suit that may trump it
  Bits careful_ = 0;  // that can neither follow nor trump
  int phase_ = 0;     // by the number of cards held
  int need_ = 0;
  int toCome_ = 0;
  int stake_ = 0;
  int duty_ = 0;
  Suit led_ = Suit::clubs;
  Kind kind_ = Kind::lead;
};

}  // namespace giaguaro
