// How a card is judged in French Tarot: what a seat remembers, and which weights of the play policy
// (core/ai/mind.h) apply to each of its cards.
//
// Roles: taker and defender at two, three and four players, at five and six the partner too, who knows itself.
// Two and six players have weights of their own for everything. Leads and
// the other cards have weights of their own; of the latter the duty makes four kinds. Everything follows from
// what is public and the seat's own cards.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/games/tarot/policy_tables.h"
#include "core/games/tarot/tarot.h"

namespace giaguaro {

// What everybody can remember of the cards that were played. Seats are bits.
struct TarotMemory {
  CardSet played{};
  std::array<std::uint8_t, 5> voids{};         // by suit, trumps last: who has shown to have none
  std::array<std::uint8_t, plainSuits> led{};  // who has led the suit

  void see(Tarot::Public const& pub, Card card) { see(pub.turn, pub.trick.best, pub.led, card); }
  // `best` wins the trick as it lies (no card: this one sets the suit), `suitLed` is to be followed.
  void see(Seat seat, Card best, Suit suitLed, Card card) {
    played.insert(card);
    if (card.isExcuse()) return;
    auto const bit = static_cast<std::uint8_t>(1 << seat);
    Suit const suit = card.suit();
    if (!best.valid()) {
      if (suit != Suit::trumps) add(led[static_cast<std::size_t>(suit)], bit);
      return;
    }
    if (suit == suitLed) return;
    add(voids[static_cast<std::size_t>(suitLed)], bit);
    if (suit != Suit::trumps) add(voids[4], bit);
  }
  unsigned voidIn(Suit suit) const { return voids[static_cast<std::size_t>(suit)]; }

  friend bool operator==(TarotMemory const&, TarotMemory const&) = default;

 private:
  static void add(std::uint8_t& mask, std::uint8_t bit) { mask = static_cast<std::uint8_t>(mask | bit); }
};

class TarotScene {
 public:
  static constexpr int groups = 5;
  static constexpr int weightCount = tarotPolicy::weightCount;
  using Indices = std::array<std::uint16_t, groups>;

  // The seat to act, which is about to play a card.
  TarotScene(Tarot::Public const& pub, Tarot::Private const& own, TarotMemory const& memory) {
    look(pub, own, memory);
    sides(pub, own, memory);
    if (pub.trick.best.valid())
      follow(pub, memory);
    else
      lead(pub, memory);
  }

  Indices indices(Card card) const { return kind_ == Kind::lead ? ofLead(card) : ofFollowing(card); }

 private:
  // What duty leaves: the first card of a trick (or after a led excuse); the suit led; a trump on a plain
  // suit; a trump on trumps; anything.
  enum class Kind : std::uint8_t { suit, ruff, trumps, discard, lead };
  // What the seat that wins as it stands is to this one.
  enum class Winner : std::uint8_t { allySafe, ally, unknown, foe };

  // A set's cards as bits: plain suits 16 apart, trumps by their number, the excuse at 0.
  struct Bits {
    std::uint64_t plain;
    std::uint64_t trumps;
  };
  static Bits bitsOf(CardSet set) { return std::bit_cast<Bits>(set); }
  // How many bits there are in each suit at once, 16 bits apart, or in each half, 32 bits apart (Warren,
  // "Hacker's Delight", 5-1); a portable build has no instruction for it.
  static std::uint64_t suitCounts(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
    return (bits + (bits >> 8)) & 0x001f001f001f001fU;
  }
  static std::uint64_t halfCounts(std::uint64_t bits) {
    std::uint64_t const counts = suitCounts(bits);
    return counts + (counts >> 16);
  }
  static int countOf(std::uint64_t counts, int suit) { return static_cast<int>(counts >> (16 * suit) & 31); }
  static int upToThree(std::uint64_t bits) {
    int count = bits != 0 ? 1 : 0;
    bits &= bits - 1;
    count += bits != 0 ? 1 : 0;
    bits &= bits - 1;
    return count + (bits != 0 ? 1 : 0);
  }
  static int trumpBucket(int count) { return count < 3 ? 0 : count < 5 ? 1 : count < 8 ? 2 : 3; }
  static int outBucket(int count) { return count == 0 ? 0 : count < 4 ? 1 : count < 8 ? 2 : 3; }
  static int honourOf(Card card) { return std::max(0, card.strength() - 9); }  // plain: none, J N Q K
  static int honourClass(Card card) { return (honourOf(card) + 1) / 2; }       // none, J N, Q K

  void look(Tarot::Public const& pub, Tarot::Private const& own, TarotMemory const& memory) {
    CardSet seen = memory.played | own.cards;
    for (Card card : own.discard) seen.insert(card);
    if (!pub.dogTaken())
      for (Card card : pub.dog) seen.insert(card);
    own_ = bitsOf(own.cards);
    out_ = bitsOf(seventyEightCards.cards() - seen);
    trumps_ = own_.trumps & ~std::uint64_t{1};
    trumpsOut_ = out_.trumps & ~std::uint64_t{1};
    ownCounts_ = suitCounts(own_.plain);
    outCounts_ = suitCounts(out_.plain);
    std::uint64_t const trumpCounts = halfCounts(trumps_ | trumpsOut_ << 32);
    trumpCount_ = static_cast<int>(trumpCounts & 31);
    trumpOutCount_ = static_cast<int>(trumpCounts >> 32 & 31);
    left_ = pub.handSize() - pub.history.leaders.size() + (pub.trick.count > 0 ? 1 : 0);
    phase_ = left_ > 10 ? 0 : left_ > 5 ? 1 : left_ > 2 ? 2 : 3;
    petit_ = (trumps_ >> 1 & 1) != 0 ? 0 : (trumpsOut_ >> 1 & 1) != 0 ? 1 : 2;
  }

  // Who the partner can be is left open to whoever cannot know; a seat that is void of the called card's suit
  // it is not.
  void sides(Tarot::Public const& pub, Tarot::Private const& own, TarotMemory const& memory) {
    Seat const me = pub.turn;
    unsigned const mine = 1U << me;
    unsigned const everyone = (1U << pub.players) - 1;
    unsigned attack = 1U << pub.taker;
    unsigned unknown = 0;
    bool partner = false;
    if (pub.players >= 5) {
      if (pub.partner != nobody) {
        attack |= 1U << pub.partner;
        partner = pub.partner == me;
      } else if (own.cards.contains(pub.called)) {
        attack |= mine;
        partner = true;
      } else if (pub.called.valid()) {
        unknown = everyone & ~attack & ~mine & ~memory.voidIn(pub.called.suit());
      }
    }
    bool const taker = me == pub.taker;
    role_ = taker ? 0 : partner ? 1 : 2;
    table_ = pub.players >= 5 ? 4 + role_ : 2 * std::max(0, pub.players - 3) + (taker ? 0 : 1);
    first_ = pub.players == 2 || pub.players == 6 ? tarotPolicy::weightsOfFamily : 0;
    bool const attacks = taker || partner;
    allies_ = attacks ? attack : everyone & ~attack & ~unknown;
    unknown_ = unknown;
    foes_ = everyone & ~allies_ & (attacks ? everyone : ~unknown);
    takerAt_ = std::min(4, (pub.taker - me + pub.players) % pub.players);
  }

  // ---- The first card of a trick ----

  // Who has shown to have none; at two who has been turned a card of it since has one again.
  static unsigned lacking(Tarot::Public const& pub, TarotMemory const& memory, Suit suit) {
    unsigned seats = memory.voidIn(suit);
    if (pub.players == 2) [[unlikely]]
      for (Seat seat = 0; seat < 2; ++seat)
        if (!(pub.uncoveredOf(seat).in(suit)-Tarot::excuseOnly).empty()) seats &= ~(1U << seat);
    return seats;
  }

  void lead(Tarot::Public const& pub, TarotMemory const& memory) {
    kind_ = Kind::lead;
    unsigned const trumpless = lacking(pub, memory, Suit::trumps);
    bool const ruffs = trumpsOut_ != 0;
    unsigned const mine = 1U << pub.turn;
    for (int suit = 0; suit < plainSuits; ++suit) {
      auto const index = static_cast<std::size_t>(suit);
      unsigned const ruffing = ruffs ? lacking(pub, memory, static_cast<Suit>(suit)) & ~trumpless & ~mine : 0;
      int const state = ((ruffing & foes_) != 0 ? 1 : 0) + ((ruffing & ~foes_) != 0 ? 2 : 0);
      unsigned const led = memory.led[index];
      int const by = ((led & allies_) != 0 ? 1 : 0) + ((led & ~allies_) != 0 ? 2 : 0);
      suitPast_[index] = static_cast<std::int8_t>(tarotPolicy::leadPast::plain.at(by, state));
    }
    called_ = pub.players == 5 && pub.called.valid() && pub.partner == nobody ? pub.called : noCard;
    // The others' trumps, each one's share of them against one's own.
    int const share = trumpCount_ * (pub.players - 1) - trumpOutCount_;
    int const part = share < 0 ? 0 : share <= trumpOutCount_ ? 1 : 2;
    trumpState_ = tarotPolicy::leadPast::trump.at(outBucket(trumpOutCount_), part);
    where_ = takerAt_ == 0 ? outBucket(trumpOutCount_) : takerAt_;
    constexpr tarotPolicy::LeadGroups const& groupsOf = tarotPolicy::lead;
    begin(groupsOf.card.at(table_), groupsOf.above.at(table_), groupsOf.past.at(table_),
          groupsOf.length.at(table_), groupsOf.taker.at(table_));
  }

  Indices ofLead(Card card) const {
    if (card.code >= 64) return ofTrumpLead(card);
    int const suit = card.code >> 4;
    int const strength = card.strength();
    std::uint64_t const higher = (out_.plain >> (16 * suit) & 0xffff) >> (strength + 1);
    int const above = upToThree(higher);
    int const honour = honourOf(card);
    int const length = std::min(countOf(ownCounts_, suit), 5) - 1;
    int const outside = outBucket(countOf(outCounts_, suit));
    int const rank = above == 0 ? 2 : honour > 0 ? 1 : 0;
    int const called = !called_.valid() || called_.suit() != card.suit() ? 0 : card == called_ ? 2 : 1;
    using namespace tarotPolicy;
    return at(leadCard::plain.at(length, honour), leadAbove::plain.at(above, honour, phase_),
              suitPast_[static_cast<std::size_t>(suit)] + leadPast::plain.within(rank),
              leadLength::plain.at(outside, std::min(length, 3), called), leadTaker.at(where_, rank));
  }

  Indices ofTrumpLead(Card card) const {
    using namespace tarotPolicy;
    if (card.isExcuse())
      return at(leadCard::excuse.at(), leadAbove::excuse.at(phase_), leadPast::excuse.at(),
                leadLength::excuse.at(), leadTaker.at(where_, 5));
    int const number = card.strength();
    int const above = upToThree(trumpsOut_ >> (number + 1));
    bool const high = number > 12;
    int const which = number == 1 ? 0 : number == 21 ? 4 : above == 0 ? 3 : high ? 2 : 1;
    return at(leadCard::trump.at(which), leadAbove::trump.at(above, phase_),
              trumpState_ + leadPast::trump.within(high ? 1 : 0),
              leadLength::trump.at(petit_, trumpBucket(trumpCount_)),
              leadTaker.at(where_, above == 0 ? 4 : 3));
  }

  // ---- The others ----

  void follow(Tarot::Public const& pub, TarotMemory const& memory) {
    int const led = static_cast<int>(pub.led);
    best_ = pub.trick.best;
    bool const trumped = best_.code >= 64;
    std::uint64_t const suit = pub.led == Suit::trumps ? 0 : own_.plain >> (16 * led) & 0xffff;
    kind_ = suit != 0                 ? Kind::suit
            : trumps_ == 0            ? Kind::discard
            : pub.led == Suit::trumps ? Kind::trumps
                                      : Kind::ruff;
    if (kind_ == Kind::suit) {
      choice_ = suit;
    } else {
      std::uint64_t const over =
          trumped ? trumps_ >> (best_.strength() + 1) << (best_.strength() + 1) : trumps_;
      choice_ = over != 0 ? over : trumps_;
    }
    int const after = pub.players - 1 - pub.trick.count;
    last_ = after == 0;
    unsigned const everyone = (1U << pub.players) - 1;
    unsigned const turned = ((1U << after) - 1) << (pub.turn + 1);
    unsigned const later = (turned | turned >> pub.players) & everyone;
    unsigned const foesLater = later & foes_;
    bool const ruffing = pub.led != Suit::trumps && trumpsOut_ != 0 &&
                         (foesLater & memory.voidIn(pub.led) & ~memory.voids[4]) != 0;
    danger_ = ruffing;
    foesAfter_ = upToThree(foesLater);
    foesAfter_ = std::min(foesAfter_, 2);
    unsigned const winner = 1U << pub.trick.winner;
    std::uint64_t const higher = trumped ? trumpsOut_ >> (best_.strength() + 1)
                                         : (out_.plain >> (16 * led) & 0xffff) >> (best_.strength() + 1);
    bool const safe = foesLater == 0 || (higher == 0 && (trumped || !ruffing));
    winner_ = (winner & allies_) != 0    ? (safe ? Winner::allySafe : Winner::ally)
              : (winner & unknown_) != 0 ? Winner::unknown
                                         : Winner::foe;
    int const extra = pub.onTable - pub.trick.count;
    points_ = extra <= 0 ? 0 : extra <= 4 ? 1 : extra <= 8 ? 2 : 3;
    constexpr tarotPolicy::FollowGroups const& groupsOf = tarotPolicy::follow;
    begin(groupsOf.card.at(table_), groupsOf.stake.at(table_), groupsOf.above.at(role_),
          groupsOf.holding.at(role_), groupsOf.danger.at(table_));
  }

  Indices ofFollowing(Card card) const {
    if (card.isExcuse()) return ofExcuse();
    using namespace tarotPolicy;
    bool const trump = card.code >= 64;
    int const kind = static_cast<int>(kind_);
    int const winner = static_cast<int>(winner_);
    int const suit = card.code >> 4;
    std::uint64_t const higher = trump ? trumpsOut_ >> (card.strength() + 1)
                                       : (out_.plain >> (16 * suit) & 0xffff) >> (card.strength() + 1);
    int const above = upToThree(higher);
    bool const wins = beats(card, best_, Suit::trumps);
    // Not, perhaps, over all but ruffs, for sure.
    int const win = !wins ? 0 : last_ ? 3 : above == 0 && (trump || !danger_) ? 2 : 1;
    std::uint64_t const bit = std::uint64_t{1} << (trump ? card.strength() : card.strength() & 15);
    bool const lowest = (choice_ & (bit - 1)) == 0;
    bool const highest = (choice_ & ~(bit | (bit - 1))) == 0;
    bool const petit = card == Tarot::petit;
    int const which = !trump            ? honourOf(card)
                      : petit           ? 3
                      : card.code == 85 ? 4
                      : lowest          ? 0
                      : highest         ? 2
                                        : 1;
    int const worth = trump ? (petit || card.code == 85 ? 2 : 0) : honourClass(card);
    int held = 0;
    if (trump) {
      bool const second = upToThree(choice_ & (bit - 1)) == 1;
      int const place = lowest ? 0 : highest ? 3 : second ? 1 : 2;
      held = holding::trump.at(trumpBucket(trumpCount_), place, petit_);
    } else if (kind_ == Kind::suit) {
      int const length = std::min(countOf(ownCounts_, suit), 4) - 1;
      held = holding::plain.at(length, lowest ? 0 : highest ? 2 : 1, outBucket(countOf(outCounts_, suit)));
    } else {
      int const length = std::min(countOf(ownCounts_, suit), 4) - 1;
      int const outside = outBucket(countOf(outCounts_, suit));
      held = holding::plain.at(length, worth, above == 0 ? 0 : outside);
    }
    int const danger = danger_ ? 1 : 0;
    int const special = petit ? followDanger::petit.at(trumpBucket(trumpCount_), win, winner)
                              : followDanger::card.at(foesAfter_, danger, win, worth);
    return at(followCard.at(kind, winner, which, wins ? 1 : 0, last_ ? 1 : 0),
              followStake.at(points_, winner, win, worth), followAbove.at(kind, above, win, phase_),
              followHolding.at(kind, held), special);
  }

  Indices ofExcuse() const {
    int const kind = static_cast<int>(kind_);
    int const winner = static_cast<int>(winner_);
    int const left = left_ < 4 ? std::max(0, left_ - 1) : left_ < 7 ? 3 : 4;
    using namespace tarotPolicy;
    return at(followCard.at(kind, winner, 5, 0, last_ ? 1 : 0), followStake.at(points_, winner),
              followAbove.at(kind, 3, 0, phase_),
              followHolding.at(kind, holding::excuse.at(trumpBucket(trumpCount_))),
              followDanger::excuse.at(left, winner, points_ > 1 ? 1 : 0));
  }

  Indices at(int a, int b, int c, int d, int e) const {
    return weightPlaces(base_[0] + a, base_[1] + b, base_[2] + c, base_[3] + d, base_[4] + e);
  }
  void begin(int a, int b, int c, int d, int e) {
    base_ = {first_ + a, first_ + b, first_ + c, first_ + d, first_ + e};
  }

  // Of the seat: bits of its cards, and of those that it cannot see (in a hand, or aside).
  Bits own_{}, out_{};
  std::uint64_t trumps_ = 0, trumpsOut_ = 0;  // without the excuse
  std::uint64_t ownCounts_ = 0, outCounts_ = 0;
  int trumpCount_ = 0, trumpOutCount_ = 0;
  int left_ = 0;   // cards in its hand
  int phase_ = 0;  // 3: the last two cards
  int petit_ = 0;  // its own, out, gone

  int role_ = 0;   // taker, partner, defender
  int table_ = 0;  // and at which table
  int first_ = 0;  // of the weights of this table's kind
  int takerAt_ = 0;
  unsigned allies_ = 0, foes_ = 0, unknown_ = 0;  // seats; who is not known counts as a foe for the attack

  Kind kind_ = Kind::lead;
  std::array<int, groups> base_{};

  // Leads.
  std::array<std::int8_t, plainSuits> suitPast_{};  // who has led it, who ruffs it
  Card called_{};                                   // while its holder is not known to all
  int trumpState_ = 0;
  int where_ = 0;  // how far round the taker sits; of the taker: how many trumps are out

  // The others.
  Card best_{};
  std::uint64_t choice_ = 0;  // of the suit (or the trumps) that duty leaves
  bool last_ = false;
  bool danger_ = false;  // a foe who plays later is known to ruff
  int foesAfter_ = 0;    // at most 2
  Winner winner_ = Winner::foe;
  int points_ = 0;  // on the table
};

}  // namespace giaguaro
