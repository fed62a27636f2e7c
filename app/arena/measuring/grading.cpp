#include "app/arena/measuring/grading.h"

#include <chrono>
#include <cmath>
#include <memory>

#include "core/match/table.h"
#include "core/review/hand_review.h"

namespace giaguaro {

namespace {

// Pairs of numbers, as far as means, errors and correlation go.
class Pairs {
 public:
  void add(double x, double y) {
    ++count_;
    sumX_ += x;
    sumY_ += y;
    squaresX_ += x * x;
    squaresY_ += y * y;
    products_ += x * y;
  }
  int count() const { return count_; }
  double meanX() const { return sumX_ / count_; }
  double meanY() const { return sumY_ / count_; }
  double varianceX() const { return squaresX_ / count_ - meanX() * meanX(); }
  double correlation() const {
    double const varianceY = squaresY_ / count_ - meanY() * meanY();
    double const both = varianceX() * varianceY;
    return both > 0 ? (products_ / count_ - meanX() * meanY()) / std::sqrt(both) : 0;
  }

 private:
  int count_ = 0;
  double sumX_ = 0, sumY_ = 0, squaresX_ = 0, squaresY_ = 0, products_ = 0;
};

void playOut(Table& table, Seat graded, std::string const& player, std::string const& rest) {
  while (!table.handOver())
    table.apply(table.thought(table.toAct() == graded ? player : rest)(StopFlag{}).action);
}

class Grader {
 public:
  explicit Grader(GradingSetup const& setup) : setup_(setup), losses_(setup.graded.size()) {
    for (std::string const& player : setup.graded) grading_.grades.push_back({.player = player});
  }

  Grading run() {
    std::uint64_t matches = 0;
    std::unique_ptr<Table> table;
    for (int deal = 0; deal < setup_.deals; ++deal) {
      if (!table || table->matchOver())
        table = openTable({setup_.game, setup_.players, setup_.options, setup_.seed + matches++, {}, {}});
      table->deal(table->nextDeal(), table->nextDealer());
      std::unique_ptr<Table> const dealt = table->copy();
      playOut(*table, nobody, {}, setup_.rest);
      auto const seat = static_cast<Seat>(deal % setup_.players);
      for (std::size_t i = 0; i < setup_.graded.size(); ++i) {
        std::unique_ptr<Table> const other = dealt->copy();
        playOut(*other, seat, setup_.graded[i], setup_.rest);
        double const usual = table->result()->scores[at(seat)];
        judge(i, other->record(), seat, other->result()->scores[at(seat)] - usual);
      }
    }
    finish();
    return grading_;
  }

 private:
  void judge(std::size_t player, Record const& record, Seat seat, double ahead) {
    Grades& grades = grading_.grades[player];
    auto const start = std::chrono::steady_clock::now();
    HandReview review(record, record.hands.size() - 1, setup_.settings, seat);
    double lost = 0;
    std::vector<std::size_t> costly;
    std::size_t place = 0;
    for (; place < review.decisions().size() && review.decisions()[place].seat == seat; ++place) {
      (void)review.step({});
      Verdict const& verdict = *review.decisions()[place].verdict;
      lost += verdict.loss;
      if (verdict.mark) ++grades.marks[static_cast<std::size_t>(*verdict.mark)];
      if (verdict.mark >= Mark::costly) costly.push_back(place);
    }
    std::chrono::duration<double> const taken = std::chrono::steady_clock::now() - start;
    grades.seconds += taken.count();
    grades.decisions += static_cast<int>(place);
    losses_[player].add(lost, ahead);
    if (setup_.graded[player] != setup_.rest) all_.add(-lost, ahead);
    for (std::size_t const found : costly)
      if (grading_.again < setup_.again) judgeAgain(record, review, found);
  }

  // In other worlds: those of another match.
  void judgeAgain(Record record, HandReview const& first, std::size_t place) {
    record.identity.id += "again";
    JudgedDecision const& found = first.decisions()[place];
    HandReview second(record, record.hands.size() - 1, {10 * setup_.settings.iterations}, found.seat);
    std::optional<Verdict> const verdict = second.judge(place, {});
    ++grading_.again;
    if (verdict->loss >= found.verdict->loss / 2) ++grading_.stayedHalf;
  }

  void finish() {
    for (std::size_t i = 0; i < losses_.size(); ++i) {
      Grades& grades = grading_.grades[i];
      Pairs const& hands = losses_[i];
      grades.score = hands.meanY();
      if (grades.decisions == 0) continue;
      double const decisions = grades.decisions;
      grades.loss = hands.meanX() * hands.count() / decisions;
      grades.error = std::sqrt(hands.varianceX() * hands.count()) / decisions;
      grades.seconds /= decisions;
    }
    grading_.hands = all_.count();
    if (all_.count() > 1) grading_.correlation = all_.correlation();
  }

  GradingSetup const& setup_;
  Grading grading_{};
  std::vector<Pairs> losses_;  // of each player: a hand's losses, and what it was ahead of the rest
  Pairs all_{};                // minus the losses, and the same
};

}  // namespace

Grading grade(GradingSetup const& setup) { return Grader(setup).run(); }

}  // namespace giaguaro
