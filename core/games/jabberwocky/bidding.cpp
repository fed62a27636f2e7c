#include "core/games/jabberwocky/bidding.h"

namespace giaguaro::jabberwockyBidding {

namespace {

constexpr double spread = 0.5;          // of bids about what a seat would like to bid
constexpr double area = 1.25331413732;  // under its bell: spread * sqrt(2 pi)

double bell(double distance) { return std::exp(-distance * distance / (2 * spread * spread)); }

}  // namespace

FittedBidding const fittedBidding{
#include "core/games/jabberwocky/bidding.inc"
};

double bidLikelihood(double wished, int bid, int hook) {
  // Who may not bid the nearest number bids a neighbour: the others share its part.
  double const barred = hook < 0 ? 0 : bell(wished - hook) / area;
  return std::min(1.0, bell(wished - bid) / (1 - barred));
}

BidPicture bidPicture(Jabberwocky::Public const& pub, CardSet own, Tricks const& tricks, int playouts,
                      int bid) {
  double mean = 0;
  for (std::size_t i = 0; i < tricks.size(); ++i) mean += static_cast<double>(i) * tricks[i] / playouts;
  double const share = (tricks[static_cast<std::size_t>(bid)] + 0.5) / (playouts + 1);
  double const off = bid - mean;
  int const made = pub.bidsMade();
  int const later = pub.players - 1 - made;
  double const demand = pub.bidSum() - static_cast<double>(made * pub.tricks) / pub.players;
  double const size = pub.tricks - 6;
  int const trumps = (own & CardSet::ofSuit(pub.trump)).size();
  int voids = 0;
  for (int i = 0; i < plainSuits; ++i)
    voids += static_cast<int>(static_cast<Suit>(i) != pub.trump && own.in(static_cast<Suit>(i)).empty());
  auto const when = [](bool condition) { return condition ? 1.0 : 0.0; };
  return {1,
          std::log(share / (1 - share)),
          off,
          off * off,
          when(bid == 0),
          size,
          size * off,
          demand,
          demand * off,
          trumps * off,
          voids * off,
          later * off,
          when(pub.players == 3),
          when(pub.players == 5),
          when(later == 0) * demand * off,
          when(made == 0) * off,
          when(made == 0) * trumps * off};
}

double promise(Jabberwocky::Public const& pub, CardSet own, Tricks const& tricks, int playouts, int bid) {
  BidPicture const picture = bidPicture(pub, own, tricks, playouts, bid);
  BidPicture const& weights =
      pub.tricks <= mostOfSmall ? fittedBidding.smallRounds : fittedBidding.largeRounds;
  double odds = 0;
  for (std::size_t i = 0; i < picture.size(); ++i) odds += weights[i] * picture[i];
  return 1 / (1 + std::exp(-odds));
}

int tricksAtRandom(Jabberwocky& hand, Seat seat, Rng& rng) {
  // What is bid does not change how cards are played here.
  while (hand.pub.phase == Jabberwocky::Phase::bids) hand.apply(Jabberwocky::bidOf(0), nullptr);
  while (!hand.pub.over()) {
    CardSet const cards = Jabberwocky::dutiful(hand.pub, hand.own(hand.pub.turn));
    hand.apply(Action::play(cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size()))))),
               nullptr);
  }
  return hand.pub.takenBy(seat);
}

}  // namespace giaguaro::jabberwockyBidding
