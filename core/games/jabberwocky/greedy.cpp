// Rules of thumb for Jabberwocky. Every card has a chance to take a trick, judged by what may still beat it
// and by how much the others want; the chances of a hand together say how likely each number of tricks is.
// The bid is the likeliest number. In the play each card is weighed by who probably takes the trick with it
// on the table, and by how well what is left in the hand then fits the bid: so it wins cheaply while tricks
// are wanted, and afterwards throws its highest card that loses. A seat whose bid is lost plays against the
// bids of the others.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/games/jabberwocky/jabberwocky.h"
#include "core/rules/follow.h"

namespace giaguaro {

namespace {

using Public = Jabberwocky::Public;

// Log odds that a card takes a trick: logistic regression over some 400,000 cards of self-play at three to
// five players and all sizes of hand, repeated with the play that came out of it until nothing changed.
// "Out" are cards that the seat does not see; those in play are the share of them that is in other hands.
struct TrumpOdds {
  static constexpr double base = -3.53;
  static constexpr double alone = 3.78;    // times the chance that no higher one is in play
  static constexpr double higher = -0.50;  // each higher one in play
  static constexpr double cards = 0.393;   // each card in the hand
  static constexpr double others = 0.189;  // each other player
  static constexpr double demand = -1.44;  // times what the others want too much
  static constexpr double ruffs = 0.145;   // each card in the hand, for a void; half for a single card
};
struct PlainOdds {
  static constexpr double base = -1.70;
  static constexpr double alone = 0.98;
  static constexpr double higher = -0.33;
  static constexpr double lower = 0.40;    // each lower one of the suit in play: somebody can follow
  static constexpr double guards = -0.34;  // each lower one of the suit in the hand
  static constexpr double trumps = -0.26;  // each trump in play
  static constexpr double cards = 0.236;
  static constexpr double others = -0.369;
  static constexpr double demand = -1.63;
};

// How often a seat that can go over the winning card does. Strength depends little on these.
constexpr double wants = 0.75;     // it wants tricks
constexpr double wantsAll = 0.95;  // it wants every trick that is left
constexpr double ducks = 0.05;     // it has what it bid
constexpr double hasLost = 0.5;    // it cannot make its bid any more
// What another's bid is worth against one's own.
constexpr double spoiling = 0.05;

using Distribution = std::array<double, Jabberwocky::mostTricks + 1>;  // how likely each number of tricks is

// That none of `wanted` among `all` cards is among `drawn` of them.
double chanceOfNone(int all, int wanted, int drawn) {
  double chance = 1;
  for (int i = 0; i < drawn && i < all; ++i)
    chance *= std::max(0.0, static_cast<double>(all - wanted - i) / (all - i));
  return chance;
}

class Judgement {
 public:
  explicit Judgement(View<Jabberwocky> const& view)
      : view_(view), pub_(view.pub), facts_(Jabberwocky::facts(view)), left_(view.own->cards.size()) {
    int held = 0;
    for (int count : facts_.count) held += count;
    inPlay_ = facts_.unseen.empty() ? 0 : static_cast<double>(held) / facts_.unseen.size();
    demand_ = demand();
  }

  Action bid() const {
    Distribution const tricks = distribution(view_.own->cards);
    int best = -1;
    for (int number = 0; number <= pub_.tricks; ++number)
      if (number != pub_.hook() && (best < 0 || tricks[at(number)] > tricks[at(best)])) best = number;
    return Jabberwocky::bidOf(best);
  }

  Action play() const {
    Card best{};
    double worth = 0;
    for (Card card : Jabberwocky::dutiful(pub_, *view_.own)) {
      double const here = worthOf(card);
      if (!best.valid() || here > worth) {
        worth = here;
        best = card;
      }
    }
    return Action::play(best);
  }

 private:
  using Chances = std::array<double, mostSeats>;  // that each seat takes the trick

  int wanted(Seat seat) const { return pub_.bidOf(seat) - pub_.takenBy(seat); }
  bool lost(Seat seat) const { return wanted(seat) < 0 || wanted(seat) > left_; }

  // How many tricks the others want, over their share of those that are left, for each of these. Whoever has
  // not bid wants a fair share.
  double demand() const {
    double tricks = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      if (seat == view_.seat) continue;
      tricks += pub_.bidOf(seat) < 0 ? static_cast<double>(left_) / pub_.players
                                     : static_cast<double>(std::clamp(wanted(seat), 0, left_));
    }
    return tricks / left_ - static_cast<double>(pub_.players - 1) / pub_.players;
  }

  double chanceOf(CardSet hand, Card card) const {
    CardSet const suit = hand.in(card.suit());
    CardSet const out = facts_.unseen.in(card.suit());
    int const higherOut = over(out, card).size();
    double const alone = std::pow(1 - inPlay_, higherOut);
    double const higher = higherOut * inPlay_;
    int const cards = hand.size();
    int const others = pub_.players - 1;
    double odds = 0;
    if (card.suit() == pub_.trump) {
      using Odds = TrumpOdds;
      double ruffs = 0;
      for (int i = 0; i < plainSuits; ++i) {
        int const length = hand.in(static_cast<Suit>(i)).size();
        if (static_cast<Suit>(i) != pub_.trump && length < 2) ruffs += length == 0 ? 1 : 0.5;
      }
      odds = Odds::base + Odds::alone * alone + Odds::higher * higher + Odds::cards * cards +
             Odds::others * others + Odds::demand * demand_ + Odds::ruffs * ruffs * cards;
    } else {
      using Odds = PlainOdds;
      double const lower = (out.size() - higherOut) * inPlay_;
      int const guards = suit.size() - over(suit, card).size() - 1;
      double const trumps = facts_.unseen.in(pub_.trump).size() * inPlay_;
      odds = Odds::base + Odds::alone * alone + Odds::higher * higher + Odds::lower * lower +
             Odds::guards * guards + Odds::trumps * trumps + Odds::cards * cards + Odds::others * others +
             Odds::demand * demand_;
    }
    return 1 / (1 + std::exp(-odds));
  }

  Distribution distribution(CardSet hand) const {
    Distribution tricks{1};
    int count = 0;
    for (Card card : hand) {
      double const chance = chanceOf(hand, card);
      for (int i = ++count; i > 0; --i) tricks[at(i)] += chance * (tricks[at(i - 1)] - tricks[at(i)]);
      tricks[0] *= 1 - chance;
    }
    return tricks;
  }

  // That a seat which plays after the viewer goes over `best`.
  double chanceToBeat(Seat seat, Suit led, Card best) const {
    CardSet const may = facts_.may[at(seat)];
    int const all = may.size();
    int const count = facts_.count[at(seat)];
    CardSet const suit = may.in(led);
    int const higher = over(may, best).in(led).size();
    double const isVoid = chanceOfNone(all, suit.size(), count);
    double const canFollowOver = 1 - chanceOfNone(all, higher, count);
    double const mustFollowOver = std::max(0.0, chanceOfNone(all, suit.size() - higher, count) - isVoid);
    double canRuff = 0;
    if (led != pub_.trump) {
      CardSet const trumps = best.suit() == pub_.trump ? over(may, best) : may.in(pub_.trump);
      canRuff = isVoid - chanceOfNone(all, suit.size() + trumps.size(), count);
    }
    double const free = std::max(0.0, canFollowOver - mustFollowOver) + std::max(0.0, canRuff);
    return std::min(1.0, mustFollowOver + eagerness(seat) * free);
  }

  double eagerness(Seat seat) const {
    int const wanted = this->wanted(seat);
    int const left = facts_.count[at(seat)];
    if (wanted == 0) return ducks;
    if (wanted < 0 || wanted > left) return hasLost;
    return wanted == left ? wantsAll : wants;
  }

  Chances winnerWith(Card card) const {
    bool const takes = pub_.trick.count == 0 || beats(card, pub_.trick.best, pub_.trump);
    Card const best = takes ? card : pub_.trick.best;
    Suit const led = pub_.trick.count == 0 ? card.suit() : pub_.led;
    Chances chances{};
    double holds = 1;
    for (int step = 1; step < pub_.players - pub_.trick.count; ++step) {
      Seat const other = seatAfter(view_.seat, pub_.players, step);
      double const taken = holds * chanceToBeat(other, led, best);
      chances[at(other)] = taken;
      holds -= taken;
    }
    chances[at(takes ? view_.seat : pub_.trick.winner)] += holds;
    return chances;
  }

  // How much the trick harms the bids of the others.
  double spoils(Chances const& takes) const {
    double sum = 0;
    for (Seat seat = 0; seat < pub_.players; ++seat) {
      if (seat == view_.seat || lost(seat)) continue;
      if (wanted(seat) == 0)
        sum += takes[at(seat)];
      else
        sum -= takes[at(seat)];
      if (wanted(seat) == left_) sum += 1 - takes[at(seat)];
    }
    return sum;
  }

  double worthOf(Card card) const {
    Chances const takes = winnerWith(card);
    double const worth = spoiling * spoils(takes);
    if (lost(view_.seat)) return worth;
    CardSet rest = view_.own->cards;
    rest.erase(card);
    Distribution const tricks = distribution(rest);
    int const needed = wanted(view_.seat);
    double const wins = takes[at(view_.seat)];
    return worth + (needed > 0 ? wins * tricks[at(needed - 1)] : 0) + (1 - wins) * tricks[at(needed)];
  }

  View<Jabberwocky> const& view_;
  Public const& pub_;
  Facts facts_;
  int left_;  // tricks, with the one on the table
  double inPlay_ = 0;
  double demand_ = 0;
};

}  // namespace

Action Jabberwocky::greedy(View<Jabberwocky> const& view, Rng&) {
  Judgement const judgement(view);
  return view.pub.phase == Phase::bids ? judgement.bid() : judgement.play();
}

}  // namespace giaguaro
