// What the computer players know of Jabberwocky (core/ai/mind.h).
//
// Every fact is about single cards of one seat, so that the places of Game::facts hold exactly the possible
// worlds. Bids tell of the hands behind them (likelihood). A seat wants its bid; between cards that are alike
// to it, it rather has the others make theirs (worths). It never revokes: `playable` is what may be played
// without.
//
// The policy weighs what is left in the hand against what is still needed. A card is judged by the chance
// that it takes the trick, and by how well the rest then fits: `spare` is the tricks that the rest is good
// for, less those still needed, if this card loses; if it wins, one more.
#pragma once

#include <optional>
#include <vector>

#include "core/ai/advice.h"
#include "core/ai/mind.h"
#include "core/ai/weight_table.h"
#include "core/games/jabberwocky/bidding.h"
#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro {

// The tables of the policy's weights, one for each group. All begin with the kind of choice (a lead, a card
// that follows, one that need not) or have it among what comes first; then the seat's own state (its bid is
// lost, it has it, it wants some more tricks, all of them; roughly: lost, has it, wants more).
namespace jabberwockyPolicy {

// Kind, state; the chance to win the trick, the tricks to spare then.
inline constexpr WeightTable<3, 4, 7, 10> winsAndSpare{0};
// Kind, rough state, the state of who takes the trick so far (of a lead: how many have their bid), how many
// to come want more, whether one of them has its bid; the chance to win, roughly.
inline constexpr WeightTable<3, 3, 5, 3, 2, 3> wishes{winsAndSpare.end()};
// Kind, state; the chance to win, the place among cards that do alike, the tricks to spare.
inline constexpr WeightTable<3, 4, 3, 4, 3> order{wishes.end()};
// Kind, state; trump; cards out above it, below it; cards of the suit held.
inline constexpr WeightTable<3, 4, 2, 5, 3, 3> suits{order.end()};
// Kind, rough state, what all bids ask for of the tricks left, how many those are; the chance to win, the
// tricks to spare.
inline constexpr WeightTable<3, 3, 5, 5, 3, 3> phases{suits.end()};
// Players, trumps held, kind, state; the chance to win, trump.
inline constexpr WeightTable<3, 4, 3, 4, 3, 2> tables{phases.end()};

inline constexpr int weightCount = tables.end();

}  // namespace jabberwockyPolicy

struct Jabberwocky::Mind : private MindDefaults<Jabberwocky> {
  using MindDefaults::drawsOrder;
  using MindDefaults::settle;
  using MindDefaults::spokenWorths;
  // Flat is as good as the tree for the same number of playouts, in half the time.
  static constexpr Tuning tuning{.slips = 0.05F};

  static std::vector<Places> cases(View<Jabberwocky> const& view) { return {placesOf(facts(view))}; }
  static bool checks(View<Jabberwocky> const&) { return false; }
  static Jabberwocky assemble(View<Jabberwocky> const& view, Placement const& placement) {
    Jabberwocky hand;
    hand.pub = view.pub;
    for (std::size_t seat = 0; seat < hand.seats.size(); ++seat)
      hand.seats[seat].cards = placement.hands[seat];
    return hand;
  }
  static Deal dealt(View<Jabberwocky> const& view, Placement const& placement);
  static Card question(View<Jabberwocky> const&) { return noCard; }
  static double likelihood(View<Jabberwocky> const& view, Placement const& placement);

  static Worths worths(Jabberwocky const& hand, Context const& context);
  static bool succeeded(Jabberwocky const& hand, Seat seat) {
    return hand.pub.bidOf(seat) == hand.pub.takenBy(seat);
  }
  static unsigned side(Jabberwocky const&) { return 0; }

  static Actions considered(View<Jabberwocky> const& view);
  static CardSet playable(Public const& pub, Private const& own) { return dutiful(pub, own); }
  static Action speak(Public const& pub, Private const& own, Rng& rng);

  struct Memory {
    CardSet played{};
    std::array<std::uint8_t, plainSuits> voids{};  // seats that have shown to hold none of a suit, as bits

    // Where revokes are penalised one is possible, but so rare that it is not reckoned with.
    void see(Public const& before, Card card) {
      see(before.turn, card, before.led, before.trick.count == 0, before.broken, before.trump);
    }
    void see(Seat seat, Card card, Suit led, bool leads, bool broken, Suit trump) {
      bool const isVoid = !leads & (suitOf(card) != led);
      std::uint8_t& none = voids[static_cast<std::size_t>(led)];
      none = static_cast<std::uint8_t>(none | (static_cast<unsigned>(isVoid) << seat));
      if (leads & !broken & (suitOf(card) == trump))  // it holds nothing but trumps
        for (int suit = 0; suit < plainSuits; ++suit)
          if (static_cast<Suit>(suit) != trump)
            voids[static_cast<std::size_t>(suit)] |= static_cast<std::uint8_t>(1U << seat);
      played.insert(card);
    }
    friend bool operator==(Memory const&, Memory const&) = default;
  };
  static Memory recall(Public const& pub);

  // What each of these bids promises: how many tricks the seat takes where everybody plays at random,
  // over `playouts` worlds, and what experience says of such a picture. Crude play is wrong in all
  // directions, so that its errors cancel out; sensible rules are wrong together.
  static Advice call(View<Jabberwocky> const& view, Actions const& bids, WorldSource<Jabberwocky> const& draw,
                     int playouts, Rng& rng, StopFlag const& stop) {
    jabberwockyBidding::Tricks tricks{};
    int played = 0;
    for (; played < playouts && !stop.stopped(); ++played) {
      Jabberwocky hand = draw(rng);
      ++tricks[static_cast<std::size_t>(jabberwockyBidding::tricksAtRandom(hand, view.seat, rng))];
    }
    return stop.stopped() ? Advice{} : bestBid(view, bids, tricks, played);
  }
  static Advice bestBid(View<Jabberwocky> const& view, Actions const& bids,
                        jabberwockyBidding::Tricks const& tricks, int playouts);

  static constexpr std::size_t groups = 6;
  class Scene;
  static constexpr int weightCount = jabberwockyPolicy::weightCount;
  static Weights<weightCount> weights();
  static std::span<Fit const> fitted();
};

class Jabberwocky::Mind::Scene {
 public:
  Scene(Public const& pub, Private const& own, Memory const& memory)
      : own_(own.cards),
        unseen_(jabberwockyBidding::deck - memory.played - own.cards - CardSet{pub.turnedUp}),
        best_(pub.trick.best),
        trump_(pub.trump),
        leads_(pub.trick.count == 0),
        chances_(own.cards, unseen_, pub.trump, pub.players) {
    int const left = own.cards.size();
    auto const self = static_cast<std::size_t>(pub.turn);
    need_ = pub.bids[self] - pub.taken[self];
    surplus_ = chances_.sum() - static_cast<float>(need_);

    after_ = pub.players - 1 - pub.trick.count;
    int demand = -left;
    unsigned later = 0;  // seats, as bits
    int wanting = 0;     // of these
    int full = 0;
    float eager = 0;
    for (Seat seat = 0; seat < pub.players; ++seat) {
      auto const index = static_cast<std::size_t>(seat);
      int const need = pub.bids[index] - pub.taken[index];
      int const step = seat - pub.turn + (seat < pub.turn ? pub.players : 0);
      bool const follows = (step > 0) & (step <= after_);
      later |= static_cast<unsigned>(follows) << seat;
      wanting += static_cast<int>(follows & (need > 0) & (need <= left));
      full += static_cast<int>(follows & (need == 0));
      eager += follows ? eagerness[static_cast<std::size_t>(stateOf(need, left))] : 0.0F;
      demand += std::clamp(need, 0, left);
    }
    shareAfter_ = std::min(1.0F, eager * static_cast<float>(left) * chances_.perUnseen());
    findRuffs(memory, later, left, after_ == 0 ? 0 : eager / static_cast<float>(after_));

    bool const follows = !leads_ && !(own.cards & CardSet::ofSuit(pub.led)).empty();
    int const kind = leads_ ? 0 : follows ? 1 : 2;
    int const state = stateOf(need_, left);  // 4
    int const rough = std::min(state, 2);    // 3: lost, has enough, wants more
    int winner = std::min(full, 4);          // the state of who takes the trick so far
    if (!leads_) {
      auto const index = static_cast<std::size_t>(pub.trick.winner);
      winner = stateOf(pub.bids[index] - pub.taken[index], left);
    }
    int const asked = std::clamp(demand + 2, 0, 4);
    int const phase = left < 4 ? left - 1 : left < 6 ? 3 : 4;
    int const trumps = std::min(3, chances_.length(trump_));
    bases_ = {
        jabberwockyPolicy::winsAndSpare.at(kind, state),
        jabberwockyPolicy::wishes.at(kind, rough, winner, std::min(wanting, 2), static_cast<int>(full > 0)),
        jabberwockyPolicy::order.at(kind, state),
        jabberwockyPolicy::suits.at(kind, state),
        jabberwockyPolicy::phases.at(kind, rough, asked, phase),
        jabberwockyPolicy::tables.at(pub.players - 3, trumps, kind, state)};
  }

  std::array<std::uint16_t, groups> indices(Card card) const {
    CardSet const suit = suitOfCard(card);
    CardSet const below = upTo(card);
    bool const isTrump = static_cast<Suit>(card.code >> 4) == trump_;
    bool const sameSuit = (card.code >> 4) == (best_.code >> 4);
    bool const takes = leads_ | (sameSuit & (card.code > best_.code)) | (isTrump & !sameSuit);

    CardSet const out = unseen_ & suit;
    int const higher = (out - below).size();
    int const lower = (out & below).size();
    float const safe = isTrump ? 1.0F : safe_[static_cast<std::size_t>(card.code >> 4)];
    float const wins = takes ? safe * jabberwockyBidding::chanceOfNone(shareAfter_, higher) : 0.0F;
    int const win = winClass(wins);
    int const roughWin = !takes ? 0 : wins < 0.6F ? 1 : 2;

    float const spare = surplus_ - chances_.of(card);
    int const spareLevel = std::clamp(static_cast<int>((spare + 2.0F) * (10.0F / 3)), 0, 9);
    int const spareRough = spare < -0.7F ? 0 : spare < -0.3F ? 1 : 2;

    // Among the own cards of the suit that win now, or those that do not: alone, lowest, between, highest.
    CardSet const mine = own_ & suit;
    CardSet const bound = (!leads_ & sameSuit) ? upTo(best_) : CardSet{};
    CardSet const alike = takes ? mine - bound : ((!leads_ & sameSuit) ? mine & bound : mine);
    bool const hasLower = (alike & below).size() > 1;
    bool const hasHigher = !(alike - below).empty();
    int const place = hasLower ? (hasHigher ? 2 : 3) : (hasHigher ? 1 : 0);

    float const over = static_cast<float>(higher) * chances_.share();
    int const overLevel = higher == 0 ? 0 : over < 0.6F ? 1 : over < 1.3F ? 2 : over < 2.6F ? 3 : 4;
    float const under = static_cast<float>(lower) * chances_.share();
    int const underLevel = under < 0.5F ? 0 : under < 2 ? 1 : 2;
    int const length = std::min(3, static_cast<int>(mine.size())) - 1;
    int const suitKind = static_cast<int>(isTrump);

    using namespace jabberwockyPolicy;
    return weightPlaces(bases_[0] + winsAndSpare.within(win, spareLevel), bases_[1] + wishes.within(roughWin),
                        bases_[2] + order.within(roughWin, place, spareRough),
                        bases_[3] + suits.within(suitKind, overLevel, underLevel, length),
                        bases_[4] + phases.within(roughWin, spareRough),
                        bases_[5] + tables.within(roughWin, suitKind));
  }

 private:
  static CardSet suitOfCard(Card card) { return jabberwockyBidding::suitOf(card); }
  static CardSet upTo(Card card) { return jabberwockyBidding::upTo(card); }
  // 0: its bid is lost, 1: it has it, 2: it wants some of the tricks that are left, 3: all of them.
  static int stateOf(int need, int left) {
    if (need < 0 || need > left) return 0;
    return need == 0 ? 1 : need == left ? 3 : 2;
  }
  // How often a seat in each state goes over a card where it can.
  static constexpr std::array<float, 4> eagerness{0.6F, 0.25F, 0.9F, 1.0F};
  static int winClass(float chance) {
    if (chance >= 0.995F) return 6;
    return chance <= 0      ? 0
           : chance < 0.15F ? 1
           : chance < 0.4F  ? 2
           : chance < 0.65F ? 3
           : chance < 0.9F  ? 4
                            : 5;
  }

  // The chance that nobody who plays later ruffs a trick in each suit.
  void findRuffs(Memory const& memory, unsigned later, int left, float eager) {
    using jabberwockyBidding::chanceOfNone;
    auto const voidIn = [&](std::size_t suit) { return memory.voids[suit] & later; };
    auto const trump = static_cast<std::size_t>(trump_);
    float const perUnseen = chances_.perUnseen();
    float const holds =
        eager * (1 - chanceOfNone(static_cast<float>(chances_.trumpsOut()) * perUnseen, left));
    unsigned const able = later & ~voidIn(trump);
    std::size_t const first = leads_ ? 0 : static_cast<std::size_t>(best_.code >> 4);
    std::size_t const last = leads_ ? plainSuits - 1 : first;
    for (std::size_t suit = first; suit <= last; ++suit) {
      int const out = (unseen_ & CardSet::ofSuit(static_cast<Suit>(suit))).size();
      float const isVoid = chanceOfNone(static_cast<float>(out) * perUnseen, left);
      unsigned const known = able & memory.voids[suit];
      safe_[suit] = chanceOfNone(holds, bits(known)) * chanceOfNone(holds * isVoid, bits(able & ~known));
    }
  }
  static int bits(unsigned seats) {
    int count = 0;
    for (int seat = 0; seat < mostSeats; ++seat) count += static_cast<int>(seats >> seat & 1U);
    return count;
  }

  CardSet own_;
  CardSet unseen_;
  Card best_;
  Suit trump_;
  bool leads_;
  jabberwockyBidding::TrickChances chances_;
  int need_ = 0;
  int after_ = 0;
  float surplus_ = 0;
  float shareAfter_ = 0;
  std::array<float, plainSuits> safe_{1, 1, 1, 1};
  std::array<int, groups> bases_{};
};

}  // namespace giaguaro
