#include "core/reasons/choice.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/reasons/share.h"

namespace giaguaro {

namespace {

using Kind = Reason::Kind;
using Column = std::function<double(ReasonLine const&)>;

constexpr double sureErrors = 2;
constexpr int telling = 4;             // halves that a figure beside the first must make a difference of
constexpr double tellingShare = 0.15;  // of deals, that two shares must lie apart to be told

int ofHundred(double share) { return static_cast<int>(std::lround(100 * std::clamp(share, 0.0, 1.0))); }

// Of worlds in which it is so: the column is 1 there, else 0.
int countOf(std::vector<ReasonLine> const& lines, Column const& column) {
  return static_cast<int>(
      std::ranges::count_if(lines, [&column](ReasonLine const& line) { return column(line) != 0; }));
}

double meanOf(std::vector<ReasonLine> const& lines, Column const& column) {
  double sum = 0;
  for (ReasonLine const& line : lines) sum += column(line);
  return lines.empty() ? 0 : sum / static_cast<double>(lines.size());
}

// The best less the other, world by world.
struct Difference {
  double mean = 0;
  double error = 0;

  bool isSure() const { return mean > 0 && mean > sureErrors * error; }
};

class Choice {
 public:
  Choice(Reason& reason, ReasonPosition const& position) : reason_(reason), position_(position) {}

  void choose() {
    reason_.worlds = static_cast<int>(table().best.size());
    if (!position_.playing) return chooseCall();
    if (table().best.empty()) return;
    if (table().other.empty()) return tellAlone();
    if (position_.byTricks ? tellTricks() : tellPoints()) return;
    if (tellHiding() || tellAim() || tellSpoiling()) return;
    tellNoDifference();
  }

 private:
  ReasonTable const& table() const { return reason_.table; }

  Difference difference(Column const& column) const {
    double sum = 0;
    double squares = 0;
    std::size_t const count = table().best.size();
    for (std::size_t i = 0; i < count; ++i) {
      double const one = column(table().best[i]) - column(table().other[i]);
      sum += one;
      squares += one * one;
    }
    double const mean = sum / static_cast<double>(count);
    double const variance = std::max(0.0, squares / static_cast<double>(count) - mean * mean);
    return {mean, std::sqrt(variance / static_cast<double>(count))};
  }

  void tell(Kind kind, int first, int second = 0) {
    reason_.kind = kind;
    reason_.first = first;
    reason_.second = second;
  }

  // Points as they are told: whole ones but where halves count.
  int rounded(double halves) const {
    return position_.halves ? static_cast<int>(std::lround(halves))
                            : 2 * static_cast<int>(std::lround(halves / 2));
  }

  // ---- Points ----

  struct CardDifference {
    Card card{};
    Difference share{};
    double points = 0;
  };

  // The card whose way to the side makes the greatest difference.
  CardDifference dearestCard() const {
    CardSet seen;
    for (std::vector<ReasonLine> const* lines : {&table().best, &table().other})
      for (ReasonLine const& line : *lines) seen = seen | line.won;
    CardDifference dearest;
    for (Card const card : seen) {
      Difference const share = difference([card](ReasonLine const& line) { return line.won.contains(card); });
      double const points = share.mean * position_.halvesOf[card.code];
      if (share.isSure() && share.mean >= tellingShare && points > dearest.points)
        dearest = {card, share, points};
    }
    return dearest;
  }

  bool tellPoints() {
    Difference const trick = difference([](ReasonLine const& line) { return line.gained(); });
    Difference const later = difference([](ReasonLine const& line) { return line.later; });
    bool const now = trick.isSure() && rounded(trick.mean) > 0;
    bool const then = later.isSure() && rounded(later.mean) > 0;
    double const most = std::max(now ? trick.mean : 0, then ? later.mean : 0);
    if (most == 0 || rounded(trick.mean) + rounded(later.mean) <= 0) return false;
    CardDifference const card = dearestCard();
    bool const named = card.points >= most / 2;
    bool const asOther = named && card.card == reason_.other.card();
    if ((asOther || (now && trick.mean == most)) && tellBeaten()) return true;
    if (named)
      tellCard(card.card, asOther ? Kind::kept : Kind::wins);
    else if (now && trick.mean == most)
      tellSum(Kind::trick, trick.mean, later);
    else
      tellLater(trick, later.mean, card);
    return true;
  }

  void tellSum(Kind kind, double more, Difference const& opposite) {
    tell(kind, rounded(more));
    if (opposite.mean < -sureErrors * opposite.error) reason_.cost = rounded(-opposite.mean);
  }

  void tellLater(Difference const& trick, double more, CardDifference const& dearest) {
    tellSum(position_.otherTrumps && !position_.bestTrumps ? Kind::keeps : Kind::later, more, trick);
    if (dearest.points < telling) return findKept();
    reason_.card = dearest.card;
    reason_.second = countOf(table().best, winsCard(dearest.card));
    reason_.third = countOf(table().other, winsCard(dearest.card));
  }

  // Points to come alone say no more than the table of the choices: mostly they come from what the other card is kept for.
  void findKept() {
    Card const card = reason_.other.card();
    Column const takes = [card](ReasonLine const& line) { return line.took.contains(card); };
    Difference const share = difference(takes);
    constexpr double often = 0.4;
    if (!share.isSure() || share.mean < often) return;
    reason_.keptTakes = countOf(table().best, takes);
    reason_.nowTakes = countOf(table().other, takes);
  }

  static Column winsCard(Card card) {
    return [card](ReasonLine const& line) { return line.won.contains(card); };
  }

  void tellCard(Card card, Kind kind) {
    reason_.card = card;
    tell(kind, countOf(table().best, winsCard(card)), countOf(table().other, winsCard(card)));
  }

  // The other looks good as the trick stands, and is not.
  bool tellBeaten() {
    constexpr double often = 0.4;
    if (!position_.otherLeads) return false;
    Difference const trick = difference([](ReasonLine const& line) { return line.takes ? 0 : -line.trick; });
    std::vector<ReasonLine> lost;
    for (ReasonLine const& line : table().other)
      if (!line.takes) lost.push_back(line);
    double const share = static_cast<double>(lost.size()) / static_cast<double>(table().other.size());
    int const points = rounded(meanOf(lost, [](ReasonLine const& line) { return line.trick; }));
    if (share < often || points == 0 || !trick.isSure()) return false;
    auto const trumped = std::count_if(lost.begin(), lost.end(), [this](ReasonLine const& line) {
      return line.winning.suit() == position_.trump && !position_.otherTrumps;
    });
    reason_.byTrump = nearlyAll(static_cast<std::size_t>(trumped), lost.size());
    if (position_.opens && !reason_.byTrump && tellLed()) return true;
    tell(Kind::beaten, static_cast<int>(lost.size()), points);
    reason_.seat = usualWinner(lost);
    std::vector<ReasonLine> lostToo;
    for (ReasonLine const& line : table().best)
      if (!line.takes) lostToo.push_back(line);
    if (!lostToo.empty()) {
      int const less = rounded(meanOf(lostToo, [](ReasonLine const& line) { return line.trick; }));
      bool const muchLess = 4 * less <= 3 * points;  // else "only" sounds like a jest
      if (less + telling <= points && muchLess) reason_.less = less;
    }
    return true;
  }

  // Whatever is led is ahead for now: that it will not be for long is nothing to be told of it.
  bool tellLed() {
    Column const takes = [](ReasonLine const& line) { return line.takes; };
    Difference const share = difference(takes);
    if (!share.isSure() || share.mean < tellingShare) return false;
    tell(Kind::led, countOf(table().best, takes), countOf(table().other, takes));
    return true;
  }

  static bool nearlyAll(std::size_t count, std::size_t all) { return 10 * count >= 9 * all; }

  // Nobody: now one, now another.
  static Seat usualWinner(std::vector<ReasonLine> const& lines) {
    for (Seat seat = 0; seat < mostSeats; ++seat) {
      auto const count = std::count_if(lines.begin(), lines.end(),
                                       [seat](ReasonLine const& line) { return line.winner == seat; });
      if (nearlyAll(static_cast<std::size_t>(count), lines.size())) return seat;
    }
    return nobody;
  }

  // ---- Tricks ----

  bool tellTricks() {
    if (!tellsAim()) return false;
    Difference const takes = difference([](ReasonLine const& line) { return line.takes; });
    if (std::abs(takes.mean) < tellingShare) return false;
    Column const column = [](ReasonLine const& line) { return line.takes; };
    tell(takes.mean > 0 ? Kind::takes : Kind::ducks, countOf(table().best, column),
         countOf(table().other, column));
    return true;
  }

  // ---- What else differs ----

  // Only a seat that knows itself to be the friend can hide it.
  bool tellHiding() {
    auto const shows = [](ReasonLine const& line) { return line.shows; };
    double const best = meanOf(table().best, shows);
    double const other = meanOf(table().other, shows);
    if (best > 0 || other < 1) return false;
    Difference const score = difference([](ReasonLine const& line) { return line.score; });
    if (!score.isSure()) return false;
    tell(Kind::hides, reason_.worlds);
    return true;
  }

  // By the figures of the search, that stand beside it.
  bool tellsAim() const {
    constexpr double least = 0.02;
    Candidate const& best = reason_.bestFigures;
    Candidate const& other = reason_.otherFigures;
    bool const sure = best.worth - other.worth > sureErrors * std::hypot(best.error, other.error);
    return other.playouts > 0 && sure && best.chance - other.chance >= least &&
           ofHundred(best.chance) > ofHundred(other.chance);
  }

  bool tellAim() {
    if (!tellsAim()) return false;
    tell(Kind::aim, ofHundred(reason_.bestFigures.chance), ofHundred(reason_.otherFigures.chance));
    findTurning();
    return true;
  }

  // The chances alone say no more than the table of the choices: what they come from is told where it is one card.
  void findTurning() {
    using How = Turning::How;
    std::array<std::array<int, 128>, 3> times{};
    int worlds = 0;
    auto const count = [&times](How how, CardSet cards) {
      for (Card const card : cards) ++times.at(static_cast<std::size_t>(how)).at(card.code);
    };
    for (std::size_t i = 0; i < table().best.size(); ++i) {
      ReasonLine const& best = table().best[i];
      ReasonLine const& other = table().other[i];
      if (!best.success || other.success) continue;
      ++worlds;
      if (!position_.byTricks) count(How::comes, best.won - other.won);
      if (position_.byTricks) count(How::takes, best.took - other.took);
      if (position_.byTricks) count(How::sheds, other.took - best.took);
    }
    if (worlds < Turning::leastWorlds) return;
    for (How const how : {How::comes, How::takes, How::sheds}) {
      auto const& of = times.at(static_cast<std::size_t>(how));
      auto const most = std::ranges::max_element(of);
      if (2 * *most <= worlds || *most <= reason_.turning.times) continue;
      reason_.turning = {Card{static_cast<std::uint8_t>(most - of.begin())}, how, *most, worlds};
    }
  }

  // Where each plays alone: somebody misses its aim more often.
  bool tellSpoiling() {
    Difference most;
    for (Seat seat = 0; seat < mostSeats; ++seat) {
      auto const aims = [seat](ReasonLine const& line) { return (line.successes >> seat & 1U) != 0; };
      Difference const fewer = difference([aims](ReasonLine const& line) { return aims(line) ? -1 : 0; });
      if (!fewer.isSure() || fewer.mean < tellingShare || fewer.mean <= most.mean) continue;
      most = fewer;
      reason_.seat = seat;
      tell(Kind::spoils, countOf(table().best, aims), countOf(table().other, aims));
    }
    return most.mean > 0;
  }

  void tellNoDifference() {
    constexpr double often = 0.55;
    std::size_t same = 0;
    for (std::size_t i = 0; i < table().best.size(); ++i)
      if (table().best[i].score == table().other[i].score) ++same;
    double const share = static_cast<double>(same) / static_cast<double>(table().best.size());
    if (share >= often)
      tell(Kind::equal, static_cast<int>(same));
    else
      tell(Kind::close, 0);
    Candidate const& best = reason_.bestFigures;
    Candidate const& other = reason_.otherFigures;
    bool const nearlyAlways = tenthsOf(static_cast<int>(same), reason_.worlds) == 10;
    // One in a hundred more is nothing to anybody at a table.
    if (nearlyAlways || other.playouts == 0 || ofHundred(best.chance) < ofHundred(other.chance) + 2) return;
    reason_.second = ofHundred(best.chance);
    reason_.third = ofHundred(other.chance);
  }

  void tellAlone() {
    reason_.folded = position_.folded;
    tell(Kind::alone, countOf(table().best, [](ReasonLine const& line) { return line.takes; }));
  }

  // ---- What is said ----

  void chooseCall() {
    if (position_.passes && tellTooDear()) return;
    if (position_.contracts && tellContract()) return;
    if (reason_.bestFigures.playouts == 0) return;
    reason_.worlds = reason_.bestFigures.playouts;
    if (reason_.otherFigures.playouts == 0)
      return tell(Kind::aimAlone, ofHundred(reason_.bestFigures.chance));
    if (ofHundred(reason_.bestFigures.chance) > ofHundred(reason_.otherFigures.chance))
      return tell(Kind::aim, ofHundred(reason_.bestFigures.chance), ofHundred(reason_.otherFigures.chance));
    auto const best = static_cast<int>(std::lround(reason_.bestFigures.score));
    auto const other = static_cast<int>(std::lround(reason_.otherFigures.score));
    if (best > other && !position_.forOwnAim) return tell(Kind::average, best, other);
    tell(Kind::aimAlone, ofHundred(reason_.bestFigures.chance));
  }

  struct Made {
    int times = 0;
    int of = 0;
  };
  static Made madeOf(std::vector<ReasonLine> const& lines) {
    Made made;
    for (ReasonLine const& line : lines) {
      made.of += line.stands ? 1 : 0;
      made.times += line.stands && line.success ? 1 : 0;
    }
    return made;
  }
  static constexpr int leastOften = SaidFigures::leastOften;

  bool tellContract() {
    Made const made = madeOf(table().best);
    if (table().best.empty()) return false;
    if (made.of < leastOften)
      tellOutbid(made.of);
    else
      tell(Kind::contract, ofHundred(static_cast<double>(made.times) / made.of));
    return true;
  }

  // What is said seldom stands: what it comes to all in all, and the other call, where that is worse.
  void tellOutbid(int stands) {
    int const best = ofHundred(reason_.bestFigures.chance);
    int const other = ofHundred(reason_.otherFigures.chance);
    tell(Kind::outbid, stands, best);
    if (reason_.otherFigures.playouts > 0 && other < best) reason_.third = other;
  }

  // Where it would be made as often as not, that is no reason against it.
  bool tellTooDear() {
    constexpr int even = 50;
    Made const made = madeOf(table().other);
    if (made.of < leastOften) return false;
    int const times = ofHundred(static_cast<double>(made.times) / made.of);
    if (times > even) return false;
    tell(Kind::tooDear, times);
    return true;
  }

  Reason& reason_;
  ReasonPosition const& position_;
};

}  // namespace

SaidFigures SaidFigures::of(std::vector<ReasonLine> const& lines) {
  SaidFigures figures;
  double made = 0;
  double needed = 0;
  std::array<int, 8> trumps{};
  std::array<int, 128> takes{};
  for (ReasonLine const& line : lines) {
    if (!line.stands) continue;
    ++figures.worlds;
    made += line.made;
    needed += line.needed;
    figures.above += line.made > line.needed ? 1 : 0;
    figures.below += line.made < line.needed ? 1 : 0;
    ++trumps.at(static_cast<std::size_t>(line.trump));
    for (Card const card : line.took) ++takes.at(card.code);
  }
  if (figures.worlds == 0) return figures;
  figures.made = static_cast<int>(std::lround(made / figures.worlds));
  figures.needed = static_cast<int>(std::lround(needed / figures.worlds));
  auto const most = std::ranges::max_element(trumps);
  figures.trump = static_cast<Suit>(most - trumps.begin());
  figures.named = *most;
  for (std::size_t code = 0; code < takes.size(); ++code)
    if (takes[code] > 0) figures.takers.emplace_back(Card{static_cast<std::uint8_t>(code)}, takes[code]);
  std::ranges::stable_sort(figures.takers, std::ranges::greater{}, &std::pair<Card, int>::second);
  return figures;
}

void chooseReason(Reason& reason, ReasonPosition const& position) { Choice(reason, position).choose(); }

}  // namespace giaguaro
