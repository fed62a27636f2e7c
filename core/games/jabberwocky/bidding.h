// How many tricks a hand is good for, quickly: what bids in playouts are made of, what bids tell of the hands
// behind them, and what the play policy goes by.
//
// The chance of a card to take a trick is a logistic regression over a million cards of random play, at three
// to five players, all sizes of hand and all stages of play: the sum is what a hand is good for when nobody
// wants anything. "Out" are cards that the seat does not see; those in play are the share of them that is in
// other hands.
//
// All figures are fitted (fitted.cpp): trick_odds.inc, and bidding.inc by them.
#pragma once

#include <array>
#include <cmath>

#include "core/games/jabberwocky/jabberwocky.h"

namespace giaguaro::jabberwockyBidding {

// Tables, so that judging a card is a few sums: e to the x, 1 / (1 + e to the -x), and the chance that none
// of `n` cards is in play when a share of `p` sixteenths of all is.
constexpr double exponential(double x) {
  double const small = x / 1024;
  double power = 1 + small * (1 + small / 2 * (1 + small / 3));
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

inline constexpr int oddsSteps = 16;  // entries for one unit of log odds
inline constexpr int oddsRange = 8;   // log odds beyond are as good as certain
inline constexpr auto chances = [] {
  std::array<float, 2 * oddsSteps * oddsRange> table{};
  for (int i = 0; i < static_cast<int>(table.size()); ++i)
    table[static_cast<std::size_t>(i)] =
        static_cast<float>(1 / (1 + exponential(-(i + 0.5) / oddsSteps + oddsRange)));
  return table;
}();
inline float chanceOf(float odds) {
  int const place = static_cast<int>((odds + oddsRange) * oddsSteps);
  return chances[static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(chances.size()) - 1))];
}

inline constexpr int shareSteps = 32;
inline constexpr auto noneOf = [] {
  std::array<std::array<float, 16>, shareSteps + 1> table{};
  for (int share = 0; share <= shareSteps; ++share) {
    double chance = 1;
    for (std::size_t n = 0; n < 16; ++n) {
      table[static_cast<std::size_t>(share)][n] = static_cast<float>(chance);
      chance *= 1 - static_cast<double>(share) / shareSteps;
    }
  }
  return table;
}();
// That none of `n` things happens of which each does with the chance `share`.
inline float chanceOfNone(float share, int n) {
  constexpr float half = 0.5F;  // to the nearest
  int const place = static_cast<int>(share * shareSteps + half);
  return noneOf[static_cast<std::size_t>(std::min(place, shareSteps))][static_cast<std::size_t>(n)];
}

// The 52 cards. They lie in the four suits: what CardSet asks of trumps of their own folds away.
inline constexpr CardSet deck = [] {
  CardSet all;
  for (int suit = 0; suit < plainSuits; ++suit) all |= CardSet::ofSuit(static_cast<Suit>(suit), 13);
  return all;
}();
inline CardSet suitOf(Card card) { return CardSet::ofSuit(static_cast<Suit>(card.code >> 4)); }
inline CardSet upTo(Card card) { return CardSet::ofSuit(Suit::clubs, card.code + 1); }

// What bears on the log odds that a card takes a trick.
struct TrickOdds {
  float base;
  float alone;   // times the chance that no higher one is in play
  float higher;  // each higher one in play
  float cards;   // each card in the hand
  float others;  // each other player
  float ruffs;   // trumps: each card in the hand, for a void; half for a single card
  float lower;   // each lower one of the suit in play: somebody can follow
  float guards;  // each lower one of the suit in the hand
  float trumps;  // each trump in play
};
struct FittedOdds {
  static constexpr std::array<TrickOdds, 2> of{
#include "core/games/jabberwocky/trick_odds.inc"
  };
  static constexpr TrickOdds trump = of[0];
  static constexpr TrickOdds plain = of[1];
};

// The chances of the cards of one hand, as its holder sees them, by the odds of trumps and of plain cards.
template <class Odds>
class TrickChancesBy {
 public:
  // `unseen`: every card that may be in another hand, or undealt.
  TrickChancesBy(CardSet own, CardSet unseen, Suit trump, int players)
      : own_(own), unseen_(unseen), trump_(trump) {
    int const cards = own.size();
    int const out = unseen.size();
    perUnseen_ = 1.0F / static_cast<float>(std::max(out, 1));
    share_ = std::min(1.0F, static_cast<float>(cards * (players - 1)) * perUnseen_);
    auto const left = static_cast<float>(cards);
    auto const others = static_cast<float>(players - 1);
    CardSet const trumps = CardSet::ofSuit(trump);
    int ruffs = 0;
    for (int i = 0; i < plainSuits; ++i) {
      int const length = (own & CardSet::ofSuit(static_cast<Suit>(i))).size();
      lengths_[static_cast<std::size_t>(i)] = static_cast<std::int8_t>(length);
      ruffs += static_cast<int>(static_cast<Suit>(i) != trump) * std::max(0, 2 - length);
    }
    trumpsOut_ = (unseen & trumps).size();
    trumpBase_ = Odds::trump.base + Odds::trump.cards * left + Odds::trump.others * others +
                 Odds::trump.ruffs * 0.5F * static_cast<float>(ruffs) * left;
    plainBase_ = Odds::plain.base + Odds::plain.cards * left + Odds::plain.others * others +
                 Odds::plain.trumps * share_ * static_cast<float>(trumpsOut_);
  }

  float of(Card card) const { return chanceOf(logOdds(card)); }

  float logOdds(Card card) const {
    CardSet const below = upTo(card);
    CardSet const out = unseen_ & suitOf(card);
    int const higher = (out - below).size();
    float const alone = chanceOfNone(share_, higher);
    float const over = static_cast<float>(higher) * share_;
    if (static_cast<Suit>(card.code >> 4) == trump_)
      return trumpBase_ + Odds::trump.alone * alone + Odds::trump.higher * over;
    int const lower = (out & below).size();
    int const guards = (own_ & suitOf(card) & below).size() - 1;
    return plainBase_ + Odds::plain.alone * alone + Odds::plain.higher * over +
           Odds::plain.lower * share_ * static_cast<float>(lower) +
           Odds::plain.guards * static_cast<float>(guards);
  }

  float sum() const {
    float sum = 0;
    for (Card card : own_) sum += of(card);
    return sum;
  }

  float share() const { return share_; }          // of the cards out, in other hands
  float perUnseen() const { return perUnseen_; }  // 1 / how many are out
  int trumpsOut() const { return trumpsOut_; }
  int length(Suit suit) const { return lengths_[static_cast<std::size_t>(suit)]; }

 private:
  CardSet own_;
  CardSet unseen_;
  Suit trump_;
  float share_;
  float perUnseen_;
  float trumpBase_;
  float plainBase_;
  int trumpsOut_ = 0;
  std::array<std::int8_t, plainSuits> lengths_{};
};
using TrickChances = TrickChancesBy<FittedOdds>;

// What is known when a number is thought of as a bid, and how it bears on the log odds of making it. In
// order: 1, log odds of that number of tricks, distance from their mean and its square, whether the bid is 0,
// cards (over six) and times the distance, what was bid before over its fair share and times the distance;
// times the distance: own trumps, voids, seats still to bid; three players, five; times the distance again:
// the overbid where nobody follows, being first, own trumps where first.
using BidPicture = std::array<double, 17>;
// The same for what a seat would like to bid. In order: 1, cards (over three), tricks that the hand is good
// for and times the cards over three, what was bid before over its fair share.
using WishPicture = std::array<double, 5>;

inline constexpr int mostOfSmall = 4;  // tricks of the rounds that count as small
struct FittedBidding {
  BidPicture smallRounds;
  BidPicture largeRounds;
  WishPicture wish;
};
extern FittedBidding const fittedBidding;

// Of a hand as dealt. `bidSum` of `bidsMade` seats before.
inline WishPicture wishPicture(Jabberwocky::Public const& pub, CardSet dealt, int bidSum, int bidsMade) {
  CardSet unseen = deck - dealt;
  unseen.erase(pub.turnedUp);
  float const sum = TrickChances(dealt, unseen, pub.trump, pub.players).sum();
  double const more = pub.tricks - 3;
  double const fair = static_cast<double>(bidsMade * pub.tricks) / pub.players;
  return {1, more, sum, more * sum, bidSum - fair};
}

// What a seat with this hand would like to bid: not rounded.
inline float wishBy(WishPicture const& weights, WishPicture const& picture) {
  double wished = 0;
  for (std::size_t i = 0; i < picture.size(); ++i) wished += weights[i] * picture[i];
  return static_cast<float>(wished);
}
inline float wish(Jabberwocky::Public const& pub, CardSet dealt, int bidSum, int bidsMade) {
  return wishBy(fittedBidding.wish, wishPicture(pub, dealt, bidSum, bidsMade));
}

// The number nearest to `wished` that may be bid, by the seat to bid.
inline int nearestBid(Jabberwocky::Public const& pub, float wished) {
  int const hook = pub.hook();
  int const near = std::clamp(static_cast<int>(std::lround(wished)), 0, static_cast<int>(pub.tricks));
  if (near != hook) return near;
  bool const up = near == 0 || (near < pub.tricks && wished > static_cast<float>(near));
  return up ? near + 1 : near - 1;
}

// How likely this bid is of a player who would like to bid `wished`, up to a constant factor; at most 1.
// `hook`: what may not be bid, -1 nothing.
double bidLikelihood(double wished, int bid, int hook);

// How often a seat took each number of tricks.
using Tricks = std::array<int, Jabberwocky::mostTricks + 1>;

// Of a seat that holds `own`, when the hand played out at random `playouts` times gave it `tricks`.
BidPicture bidPicture(Jabberwocky::Public const& pub, CardSet own, Tricks const& tricks, int playouts,
                      int bid);
// The chance that it makes this bid. Random play knows nothing of bids: a logistic regression over what
// sensible players made of them says what follows.
double promise(Jabberwocky::Public const& pub, CardSet own, Tricks const& tricks, int playouts, int bid);

// The hand is played to its end at random, without revokes; how many tricks the seat took.
int tricksAtRandom(Jabberwocky& hand, Seat seat, Rng& rng);

}  // namespace giaguaro::jabberwockyBidding
