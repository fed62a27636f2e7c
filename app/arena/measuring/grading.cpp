#include "app/arena/measuring/grading.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>

#include "app/arena/measuring/reseeded.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

void playOut(Table& table, Seat graded, std::string const& player, std::string const& rest) {
  while (!table.handOver())
    table.apply(table.thought(table.toAct() == graded ? player : rest)(StopFlag{}).action);
}

class Grader {
 public:
  explicit Grader(GradingSetup const& setup) : setup_(setup), tally_(setup.rest) {}

  Grading run() {
    std::uint64_t matches = 0;
    std::unique_ptr<Table> table;
    for (int deal = 0; deal < setup_.deals && !setup_.isEnough(); ++deal) {
      if (!table || table->matchOver())
        table = openTable({setup_.game, setup_.players, setup_.options, setup_.seed + matches++, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      std::unique_ptr<Table> const dealt = table->copy();
      playOut(*table, nobody, {}, setup_.rest);
      auto const seat = static_cast<Seat>(deal % setup_.players);
      GradedHand const hand{.seed = table->record().seed,
                            .hand = table->handNumber(),
                            .seat = seat,
                            .plays = setup_.plays,
                            .usual = usualScore(*dealt, *table, seat)};
      for (std::string const& player : setup_.graded) {
        GradedHand graded = hand;
        graded.player = player;
        for (int i = 0; i < setup_.plays; ++i) {
          std::unique_ptr<Table> const other = i == 0 ? dealt->copy() : reseeded(*dealt, i);
          playOut(*other, seat, player, setup_.rest);
          graded.score += static_cast<double>(other->result()->scores[at(seat)]) / setup_.plays;
          judge(other->record(), graded);
        }
        tally_.add(graded);
        if (setup_.report) setup_.report(graded);
      }
    }
    return tally_.grading();
  }

 private:
  double usualScore(Table const& dealt, Table const& played, Seat seat) const {
    double sum = played.result()->scores[at(seat)];
    for (int i = 1; i < setup_.replays; ++i) {
      std::unique_ptr<Table> const other = reseeded(dealt, i);
      playOut(*other, nobody, {}, setup_.rest);
      sum += other->result()->scores[at(seat)];
    }
    return sum / setup_.replays;
  }

  void judge(Record const& record, GradedHand& hand) {
    std::size_t const before = hand.decisions.size();
    auto const start = std::chrono::steady_clock::now();
    HandReview review(record, record.hands.size() - 1, setup_.settings, hand.seat);
    for (std::size_t i = 0; i < review.decisions().size() && review.decisions()[i].seat == hand.seat; ++i) {
      (void)review.step({});
      hand.decisions.push_back({review.decisions()[i]});
    }
    hand.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    judgeAgain(record, hand, before);
  }

  // What was costly of the decisions from that one on, in other worlds: those of another match.
  void judgeAgain(Record record, GradedHand& hand, std::size_t from) {
    record.identity.id += "again";
    HandReview const second(record, record.hands.size() - 1, {10 * setup_.settings.iterations}, hand.seat);
    for (std::size_t i = from; i < hand.decisions.size() && again_ < setup_.again; ++i)
      if (hand.decisions[i].judged.verdict->mark >= Mark::costly) {
        hand.decisions[i].again = second.judge(i - from, {})->loss;
        ++again_;
      }
  }

  GradingSetup const& setup_;
  GradingTally tally_;
  int again_ = 0;  // decisions that were judged again
};

}  // namespace

void GradingTally::Pairs::add(double x, double y) {
  ++count;
  sumX += x;
  sumY += y;
  squaresX += x * x;
  squaresY += y * y;
  products += x * y;
}

void GradingTally::Pairs::add(Pairs const& other, int sign) {
  count += sign * other.count;
  sumX += sign * other.sumX;
  sumY += sign * other.sumY;
  squaresX += sign * other.squaresX;
  squaresY += sign * other.squaresY;
  products += sign * other.products;
}

double GradingTally::Pairs::varianceX() const {
  return std::max(0.0, squaresX / count - sumX / count * sumX / count);
}

double GradingTally::Pairs::correlation() const {
  double const varianceY = squaresY / count - sumY / count * sumY / count;
  double const both = varianceX() * varianceY;
  return both > 0 ? (products / count - sumX / count * sumY / count) / std::sqrt(both) : 0;
}

void GradingTally::add(GradedHand const& hand) {
  auto player = std::find_if(players_.begin(), players_.end(),
                             [&](Sums const& sums) { return sums.grades.player == hand.player; });
  if (player == players_.end()) player = players_.insert(player, {{.player = hand.player}});
  Grades& grades = player->grades;
  grades.seconds += hand.seconds;
  grades.decisions += static_cast<int>(hand.decisions.size());
  double lost = 0;
  for (GradedDecision const& decision : hand.decisions) {
    Verdict const& verdict = *decision.judged.verdict;
    lost += verdict.loss;
    if (verdict.mark) ++grades.marks[static_cast<std::size_t>(*verdict.mark)];
    if (!decision.again) continue;
    ++again_;
    if (*decision.again >= verdict.loss / 2) ++stayedHalf_;
  }
  double const ahead = hand.score - hand.usual;
  player->hands.add(lost, ahead);
  Pairs& deal = deals_[{hand.seed, hand.hand}];
  if (hand.player != rest_) deal.add(-lost / hand.plays, ahead);
}

Grading GradingTally::grading() const {
  Grading grading{.deals = static_cast<int>(deals_.size()), .again = again_, .stayedHalf = stayedHalf_};
  for (Sums const& sums : players_) {
    Grades grades = sums.grades;
    grades.score = sums.hands.sumY / sums.hands.count;
    if (grades.decisions > 0) {
      grades.loss = sums.hands.sumX / grades.decisions;
      grades.error = std::sqrt(sums.hands.varianceX() * sums.hands.count) / grades.decisions;
      grades.seconds /= grades.decisions;
    }
    grading.grades.push_back(grades);
  }
  Pairs all;
  for (auto const& [from, deal] : deals_) all.add(deal, 1);
  grading.hands = all.count;
  if (all.count < 2) return grading;
  grading.correlation = all.correlation();
  grading.correlationError = errorOfCorrelation(all);
  return grading;
}

double GradingTally::errorOfCorrelation(Pairs const& all) const {
  double count = 0, sum = 0, squares = 0;
  for (auto const& [from, deal] : deals_) {
    Pairs others = all;
    others.add(deal, -1);
    if (others.count < 2) return 0;
    double const correlation = others.correlation();
    ++count;
    sum += correlation;
    squares += correlation * correlation;
  }
  return std::sqrt(std::max(0.0, (squares - sum * sum / count) * (count - 1) / count));
}

Grading grade(GradingSetup const& setup) { return Grader(setup).run(); }

}  // namespace giaguaro
