// What is fitted for Jabberwocky: the chance of a card to take a trick, what bids promise, what hands wish.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <vector>

#include "core/ai/fit.h"
#include "core/ai/policy.h"
#include "core/ai/worlds.h"
#include "core/games/jabberwocky/mind.h"

namespace giaguaro {

namespace {

using namespace jabberwockyBidding;
using Public = Jabberwocky::Public;

constexpr std::size_t oddsCount = sizeof(TrickOdds) / sizeof(float);
using OddsPicture = std::array<double, oddsCount>;

// Log odds are linear in these: with one of them 1 and the others 0 they are what it is multiplied by.
struct OneByOne {
  static inline TrickOdds trump{};
  static inline TrickOdds plain{};

  static OddsPicture pictureOf(Card card, CardSet own, CardSet unseen, Suit trumpSuit, int players) {
    OddsPicture picture{};
    for (std::size_t i = 0; i < oddsCount; ++i) {
      std::array<float, oddsCount> unit{};
      unit[i] = 1;
      trump = plain = std::bit_cast<TrickOdds>(unit);
      picture[i] = TrickChancesBy<OneByOne>(own, unseen, trumpSuit, players).logOdds(card);
    }
    return picture;
  }
};

// A table and a hand of the match, drawn evenly.
Context contextOf(Rng& rng) {
  Context context;
  context.options = completed(Jabberwocky::info.options, {});
  auto const& players = Jabberwocky::info.players;
  context.players = static_cast<std::int8_t>(players[rng.below(static_cast<std::uint32_t>(players.size()))]);
  context.hand = static_cast<std::int16_t>(rng.below(Jabberwocky::hands));
  context.dealer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(context.players)));
  return context;
}

// Of one hand played at random, as its cards stood before the first two tricks: whether each took one. (Of
// later ones there are so many that what a hand as dealt is good for would suffer.)
void observeCards(Rng& rng, LogisticRegression& trumps, LogisticRegression& plain) {
  struct Observed {
    Card card;
    OddsPicture picture;
  };
  Context const context = contextOf(rng);
  Jabberwocky hand = Jabberwocky::start(context, Jabberwocky::shuffle(context, nullptr, rng));
  while (!hand.pub.playing()) hand.apply(Jabberwocky::bidOf(0), nullptr);
  Public const& pub = hand.pub;
  std::vector<Observed> observed;
  CardSet winners;
  CardSet gone;
  while (!pub.over()) {
    if (pub.trick.count == 0 && pub.tricksDone() <= 1)
      for (Seat seat = 0; seat < pub.players; ++seat) {
        CardSet const own = hand.own(seat).cards;
        CardSet const unseen = deck - own - gone - pub.shownStock();
        for (Card card : own)
          observed.push_back({card, OneByOne::pictureOf(card, own, unseen, pub.trump, pub.players)});
      }
    CardSet const cards = Jabberwocky::dutiful(pub, hand.own(pub.turn));
    Card const card = cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))));
    if (pub.trick.count + 1 == pub.players)
      winners.insert(beats(card, pub.trick.best, pub.trump) ? card : pub.trick.best);
    gone.insert(card);
    hand.apply(Action::play(card), nullptr);
  }
  for (auto const& [card, picture] : observed)
    (card.suit() == pub.trump ? trumps : plain).add(picture, winners.contains(card));
}

std::string fitTrickOdds(std::uint64_t seed) {
  constexpr std::size_t cards = 1000000;
  Rng rng(seed);
  LogisticRegression trumps(oddsCount);
  LogisticRegression plain(oddsCount);
  while (trumps.count() + plain.count() < cards) observeCards(rng, trumps, plain);
  return listedAsFloats(trumps.weights(), 3, oddsCount) + listedAsFloats(plain.weights(), 3, oddsCount);
}

// What has been fitted so far of bids; nothing: rules of thumb bid, and what is bid tells nothing.
using SoFar = std::optional<FittedBidding>;

// A hand in which some seats have bid, and the next is to.
struct Bidding {
  Context context;
  Jabberwocky hand;
  History history;
  Tricks tricks{};  // that random play gave the seat to bid, in worlds that it
                    // must think possible

  View<Jabberwocky> view() const { return viewOf(context, hand, history, hand.pub.turn); }
  void act(Action action) {
    history.push_back({hand.pub.turn, action});
    hand.apply(action, nullptr);
  }
};

constexpr int playouts = 150;

// How likely the seats before were to bid as they did with the cards of this world.
double likelihoodOf(Jabberwocky const& world, WishPicture const& wishes) {
  Public const& pub = world.pub;
  double chance = 1;
  int sum = 0;
  for (int step = 0; step < pub.bidsMade(); ++step) {
    Seat const seat = seatAfter(pub.dealer, pub.players, step + 1);
    WishPicture const picture = wishPicture(pub, world.own(seat).cards, sum, step);
    chance *= bidLikelihood(wishBy(wishes, picture), pub.bidOf(seat), -1);
    sum += pub.bidOf(seat);
  }
  return chance;
}

// A world is kept as often as it is likely; where hardly any is, what comes is taken.
Tricks tricksOf(Bidding const& bidding, SoFar const& soFar, Rng& rng) {
  constexpr int mostTries = 40;
  View<Jabberwocky> const view = bidding.view();
  Worlds<Jabberwocky> const worlds(view, Beliefs::none(), Policy<Jabberwocky>::learned(), rng);
  Tricks tricks{};
  for (int i = 0; i < playouts; ++i) {
    Jabberwocky world = worlds.draw(rng);
    for (int tries = 1; soFar && tries < mostTries; ++tries) {
      if (Policy<Jabberwocky>::uniform(rng) < likelihoodOf(world, soFar->wish)) break;
      world = worlds.draw(rng);
    }
    ++tricks[static_cast<std::size_t>(tricksAtRandom(world, view.seat, rng))];
  }
  return tricks;
}

// The bid that promises most.
int bestBid(Bidding const& bidding, FittedBidding const& fitted) {
  Public const& pub = bidding.hand.pub;
  BidPicture const& weights = pub.tricks <= mostOfSmall ? fitted.smallRounds : fitted.largeRounds;
  int best = 0;
  double most = -1e9;
  for (int bid = 0; bid <= pub.tricks; ++bid) {
    if (bid == pub.hook()) continue;
    BidPicture const picture =
        bidPicture(pub, bidding.hand.own(pub.turn).cards, bidding.tricks, playouts, bid);
    double const odds = std::inner_product(picture.begin(), picture.end(), weights.begin(), 0.0);
    if (odds <= most) continue;
    most = odds;
    best = bid;
  }
  return best;
}

Bidding drawBidding(bool small, SoFar const& soFar, Rng& rng) {
  Bidding bidding;
  do bidding.context = contextOf(rng);
  while ((Jabberwocky::handSize(bidding.context) <= mostOfSmall) != small);
  Context const& context = bidding.context;
  bidding.hand = Jabberwocky::start(context, Jabberwocky::shuffle(context, nullptr, rng));
  for (auto before = rng.below(static_cast<std::uint32_t>(context.players)); before > 0; --before) {
    if (soFar) bidding.tricks = tricksOf(bidding, soFar, rng);
    bidding.act(soFar ? Jabberwocky::bidOf(bestBid(bidding, *soFar))
                      : Jabberwocky::greedy(bidding.view(), rng));
  }
  bidding.tricks = tricksOf(bidding, soFar, rng);
  return bidding;
}

// Bids about the likeliest number of tricks, four in ten of them one off, each played out six times as the
// cards lie: which were made.
BidPicture fitPromise(bool small, SoFar const& soFar, Rng& rng) {
  constexpr int bids = 25000;
  constexpr int plays = 6;
  Policy<Jabberwocky> const& policy = Policy<Jabberwocky>::learned();
  LogisticRegression made(std::tuple_size_v<BidPicture>);
  for (int i = 0; i < bids; ++i) {
    Bidding const bidding = drawBidding(small, soFar, rng);
    Public const& pub = bidding.hand.pub;
    Seat const seat = pub.turn;
    auto const likeliest = std::max_element(bidding.tricks.begin(), bidding.tricks.end());
    auto bid = static_cast<int>(likeliest - bidding.tricks.begin());
    if (rng.below(10) < 4) bid += rng.below(2) == 0 ? 1 : -1;
    bid = std::clamp<int>(bid, 0, pub.tricks);
    if (bid == pub.hook()) bid += bid == pub.tricks ? -1 : 1;
    BidPicture const picture = bidPicture(pub, bidding.hand.own(seat).cards, bidding.tricks, playouts, bid);
    for (int play = 0; play < plays; ++play) {
      Bidding played = bidding;
      played.act(Jabberwocky::bidOf(bid));
      while (!played.hand.pub.playing()) played.act(Jabberwocky::greedy(played.view(), rng));
      playOutBy(policy, played.hand, Jabberwocky::Mind::recall(played.hand.pub), 0, rng);
      made.add(picture, Jabberwocky::Mind::succeeded(played.hand, seat));
    }
  }
  std::vector<double> const weights = made.weights();
  BidPicture promise{};
  std::copy(weights.begin(), weights.end(), promise.begin());
  return promise;
}

// What the bids that promise most have to do with the hands.
WishPicture fitWish(FittedBidding const& promises, SoFar const& soFar, Rng& rng) {
  constexpr int bids = 12000;
  LeastSquares squares(std::tuple_size_v<WishPicture>);
  for (int i = 0; i < bids; ++i) {
    Bidding const bidding = drawBidding(i % 4 == 0, soFar, rng);
    Public const& pub = bidding.hand.pub;
    squares.add(wishPicture(pub, bidding.hand.own(pub.turn).cards, pub.bidSum(), pub.bidsMade()),
                bestBid(bidding, promises));
  }
  std::vector<double> const weights = squares.weights();
  WishPicture wish{};
  std::copy(weights.begin(), weights.end(), wish.begin());
  return wish;
}

// What bids tell of the hands behind them rests on what hands wish, and that on what bids promise: first as
// if they told nothing, then with what came of it.
std::string fitBidding(std::uint64_t seed) {
  Rng rng(seed);
  SoFar soFar;
  for (int round = 0; round < 2; ++round) {
    FittedBidding next{fitPromise(true, soFar, rng), fitPromise(false, soFar, rng), {}};
    next.wish = fitWish(next, soFar, rng);
    soFar = next;
  }
  return listed(soFar->smallRounds, 4, soFar->smallRounds.size()) +
         listed(soFar->largeRounds, 4, soFar->largeRounds.size()) +
         listed(soFar->wish, 3, soFar->wish.size());
}

constexpr std::array itsFits{Fit{"trick-odds", "core/games/jabberwocky/trick_odds.inc", fitTrickOdds},
                             Fit{"bidding", "core/games/jabberwocky/bidding.inc", fitBidding}};

}  // namespace

std::span<Fit const> Jabberwocky::Mind::fitted() { return itsFits; }

}  // namespace giaguaro
