// Rules of thumb for Jaago-Chalis: what a sensible person does without counting worlds. Since everybody who
// can beat the best card must, the chance that a card takes its trick follows from what the others may still
// hold. What the trick would bring is weighed by how near ten points it brings its winner, and against what
// the card itself would be worth later: a high card for its suit, any card of it once its sister suit is
// gone.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/games/jaago-chalis/jaago_chalis.h"

namespace giaguaro {

namespace {

using Public = JaagoChalis::Public;

// What weighs how much, in halves of a point; the shares and counts are bare numbers. Fitted by coordinate
// search in self-play against a pool of random and of earlier styles, the part for the lead first by
// regression on what random playouts over sampled worlds say of leads; then rounded. What came out is what
// players say: keep what is high and what is left to trump with, lead what wins, or low from suits of which
// the others have few.
struct Style {
  double spite = 0.45;   // what a point for another seat costs, where one's own is 1
  double taking = 1;     // worth of winning the trick, besides its points
  double luck = 1.5;     // how widely the points still to be played will be spread
  double high = 11;      // cost of the highest card left of a suit
  double fall = 0.7;     // the share of it that each higher card of others leaves
  double jaago = 9;      // cost of a card whose sister suit the hand does not have
  double sister = 0.6;   // the share of it that each card of the sister suit leaves
  double shorten = 0.6;  // worth of coming one card nearer to trumping with the sister suit
  double black = 0.62;   // what keeping black cards counts, where red ones count 1
  double fear = 0.2;     // the share of a high card's worth that a sure trump would take
};
struct LeadStyle {
  double trick = 0.35;        // what the trick is expected to bring
  double win = 5;             // worth of the chance to win it
  double high = 7.5;          // cost of the highest card left of its suit
  double others = 1.1;        // cost of each card of the suit that each other seat has, as if all had 3 left
  double otherJaagos = 0.75;  // and of each that could trump it
  double onlyJaagos = 5.7;    // cost of leading what could trump, having none of the sister suit
  double length = 1;          // less for each card there
  double sisters = 2;         // worth of each card of the sister suit in the hand
};
constexpr Style style;
constexpr LeadStyle leadStyle;

// The score of a hand that stands at `points` with `left` still to be won by somebody, as expectation.
double expectedScore(double points, double left) {
  double const mean = points + left / JaagoChalis::players;
  double const spread = std::max(0.5, style.luck * std::sqrt(left));
  double const failing = 0.5 * std::erfc((mean - (JaagoChalis::ten - 0.5)) / (spread * std::sqrt(2.0)));
  return mean - JaagoChalis::ten * failing;
}

class PlayChoice {
 public:
  explicit PlayChoice(View<JaagoChalis> const& view)
      : view_(view), pub_(view.pub), own_(view.own->cards), facts_(JaagoChalis::facts(view)) {
    int taken = 0;
    for (int points : pub_.points) taken += points;
    left_ = JaagoChalis::allPoints - taken;
    lastTrick_ = own_.size() == 1;
  }

  Action best() const {
    CardSet const playable = JaagoChalis::playable(pub_, *view_.own);
    Card best = playable.lowest();
    if (playable.size() == 1) return Action::play(best);
    double worth = -1e9;
    for (Card card : playable) {
      double const here = pub_.trick.count == 0 ? leadWorth(card) : trickWorth(card) - keepWorth(card);
      if (here > worth) {
        worth = here;
        best = card;
      }
    }
    return Action::play(best);
  }

 private:
  // The chance that a seat holds this card, which we do not see.
  double chance(Seat seat, Card card) const {
    double places = 0;
    for (std::size_t other = 0; other < JaagoChalis::players; ++other)
      if (facts_.may[other].contains(card)) places += facts_.count[other];
    auto const index = static_cast<std::size_t>(seat);
    return facts_.may[index].contains(card) ? facts_.count[index] / places : 0;
  }
  // That it holds none of these.
  double none(Seat seat, CardSet cards) const {
    double chances = 1;
    for (Card card : cards& facts_.unseen) chances *= 1 - chance(seat, card);
    return chances;
  }

  double gain(Seat seat, double points) const {
    double const before = pub_.points[static_cast<std::size_t>(seat)];
    double const left = left_ - points;
    return expectedScore(before + points, left) - expectedScore(before, left);
  }

  // What this card makes of the trick, to us.
  double trickWorth(Card card) const {
    bool const lead = pub_.trick.count == 0;
    Suit const led = lead ? card.suit() : pub_.led;
    Suit const jaago = JaagoChalis::sister(led);
    bool const takes = lead || beats(card, pub_.trick.best, jaago);
    Card const best = takes ? card : pub_.trick.best;
    CardSet const followers = CardSet::ofSuit(led);
    CardSet const jaagos = CardSet::ofSuit(jaago);
    double const colour = JaagoChalis::cardPoints(Card::of(led, 0));

    double points = pub_.onTable + JaagoChalis::cardPoints(card) + (lastTrick_ ? JaagoChalis::lastTrick : 0);
    double holds = 1;  // the chance that nobody beats `best`
    std::array<double, JaagoChalis::players> takers{};
    for (int step = 1; step < JaagoChalis::players - pub_.trick.count; ++step) {
      Seat const seat = seatAfter(view_.seat, JaagoChalis::players, step);
      double const isVoid = none(seat, followers);
      double const noJaago = none(seat, jaagos);
      double const beaten = best.suit() == jaago
                                ? isVoid * (1 - none(seat, over(jaagos, best)))
                                : (1 - none(seat, over(followers, best))) + isVoid * (1 - noJaago);
      points += colour + isVoid * noJaago * (3 - 2 * colour);
      takers[static_cast<std::size_t>(seat)] += holds * beaten;
      holds *= 1 - beaten;
    }
    takers[static_cast<std::size_t>(takes ? view_.seat : pub_.trick.winner)] += holds;

    double worth = 0;
    for (Seat seat = 0; seat < JaagoChalis::players; ++seat) {
      double const taken = takers[static_cast<std::size_t>(seat)];
      if (taken <= 0) continue;
      worth += seat == view_.seat ? taken * (gain(seat, points) + style.taking)
                                  : -style.spite * taken * gain(seat, points);
    }
    return worth;
  }

  double leadWorth(Card card) const {
    CardSet const followers = CardSet::ofSuit(card.suit());
    CardSet const jaagos = CardSet::ofSuit(JaagoChalis::sister(card.suit()));
    double wins = 1;
    for (int step = 1; step < JaagoChalis::players; ++step) {
      Seat const seat = seatAfter(view_.seat, JaagoChalis::players, step);
      wins *= none(seat, over(followers, card)) - none(seat, followers) * (1 - none(seat, jaagos));
    }
    double const scale = 3.0 / own_.size();
    int const sisters = (own_ & jaagos).size();
    double const kept = sisters > 0 ? 0 : leadStyle.onlyJaagos - leadStyle.length * (own_ & followers).size();
    return leadStyle.trick * trickWorth(card) + leadStyle.win * wins + leadStyle.sisters * sisters - kept -
           leadStyle.high * std::pow(style.fall, over(facts_.unseen, card).size()) -
           leadStyle.others * scale * (facts_.unseen & followers).size() -
           leadStyle.otherJaagos * scale * (facts_.unseen & jaagos).size();
  }

  // What it costs to part with a card: its power later, less what a shorter suit brings.
  double keepWorth(Card card) const {
    CardSet const followers = CardSet::ofSuit(card.suit());
    CardSet const jaagos = CardSet::ofSuit(JaagoChalis::sister(card.suit()));
    double safe = 1;
    for (int step = 1; step < JaagoChalis::players; ++step) {
      Seat const seat = seatAfter(view_.seat, JaagoChalis::players, step);
      safe *= 1 - none(seat, followers) * (1 - none(seat, jaagos));
    }
    double const power =
        std::pow(style.fall, over(facts_.unseen, card).size()) * (1 - style.fear * (1 - safe));
    // Its sister suit will be led only while others have some of it.
    int const sisters = (own_ & jaagos).size();
    bool const led = !(facts_.unseen & jaagos).empty();
    double const asJaago = led ? style.jaago * std::pow(style.sister, sisters) : 0;
    double const shorter = sisters == 0 ? 0 : style.shorten / (own_ & followers).size();
    double const colour = JaagoChalis::isRed(card.suit()) ? 1 : style.black;
    return colour * (style.high * power + asJaago * (0.5 + power) - shorter);
  }

  View<JaagoChalis> const& view_;
  Public const& pub_;
  CardSet own_;
  Facts facts_;
  double left_ = 0;
  bool lastTrick_ = false;
};

}  // namespace

Action JaagoChalis::greedy(View<JaagoChalis> const& view, Rng&) { return PlayChoice(view).best(); }

}  // namespace giaguaro
