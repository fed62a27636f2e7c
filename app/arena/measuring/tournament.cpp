#include "app/arena/measuring/tournament.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/arena/measuring/tournament_deal.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using Figures = std::map<std::string, Figure, std::less<>>;

void addTo(Figures& figures, DealReport::Values const& values) {
  for (auto const& [name, value] : values) figures[name] = merged(figures[name], {value, 1, 0});
}

// The deals of the tournament, handed out to threads.
class Deals {
 public:
  Deals(TournamentSetup const& setup, std::size_t threads)
      : reference_(setup), count_(static_cast<std::size_t>(setup.deals)) {
    givenBack_.reserve(threads);
  }

  // Drawn in order; nothing: none is left.
  std::optional<TournamentDeal> next() {
    std::lock_guard const lock(mutex_);
    std::optional<TournamentDeal> deal;
    if (ended_) return deal;
    if (!givenBack_.empty()) {
      deal = std::move(givenBack_.back());
      givenBack_.pop_back();
    } else if (drawn_ < count_) {
      deal = reference_.next();
      deal->number = drawn_;
      ++drawn_;
    }
    return deal;
  }

  // From a thread that could not play it, and ends.
  void giveBack(TournamentDeal deal) noexcept {
    std::lock_guard const lock(mutex_);
    givenBack_.push_back(std::move(deal));
  }

  // No more of them.
  void end() noexcept {
    std::lock_guard const lock(mutex_);
    ended_ = true;
  }

 private:
  std::mutex mutex_;
  Reference reference_;
  std::size_t count_;
  std::size_t drawn_ = 0;
  bool ended_ = false;
  std::vector<TournamentDeal> givenBack_;  // has room for one of each thread
};

// What the deals have said, by their number, so that threads change nothing.
class Reports {
 public:
  explicit Reports(TournamentSetup const& setup)
      : setup_(setup), reports_(static_cast<std::size_t>(setup.deals)) {}

  void add(DealReport report) {
    std::lock_guard const lock(mutex_);
    std::size_t const number = report.number;
    reports_[number] = std::move(report);
    for (; setup_.report && told_ < reports_.size() && reports_[told_]; ++told_) {
      setup_.report(*reports_[told_]);
      reports_[told_]->hands = {};
    }
  }

  void add(Durations const& ofA, Durations const& ofB) {
    std::lock_guard const lock(mutex_);
    ofA_.add(ofA);
    ofB_.add(ofB);
  }

  // Once all are there.
  TournamentResult result() const {
    TournamentResult result;
    std::array<Figures, measureCount> all;
    for (std::optional<DealReport> const& report : reports_) {
      addTo(result.roles, report->roles);
      for (std::size_t i = 0; i < all.size(); ++i) addTo(all[i], report->figures[i]);
    }
    result.won = all[1];
    result.points = all[2];
    result.sides = std::move(all[0]);
    for (auto const& [name, figure] : {std::pair{"hands", &result.hands}, std::pair{"play", &result.play}})
      if (auto const node = result.sides.extract(name)) *figure = node.mapped();
    result.a = ofA_.times();
    result.b = ofB_.times();
    return result;
  }

 private:
  TournamentSetup const& setup_;
  std::mutex mutex_;
  std::vector<std::optional<DealReport>> reports_;
  std::size_t told_ = 0;
  Durations ofA_;
  Durations ofB_;
};

// Until no deal is left, or until this thread fails. Where memory or the system fails it, others play its
// deal; anything else that is thrown is a player's, and ends the tournament.
std::exception_ptr work(TournamentSetup const& setup, Deals& deals, Reports& reports) noexcept {
  try {
    DealPlayer player(setup);
    while (std::optional<TournamentDeal> deal = deals.next()) {
      try {
        reports.add(player.play(*deal));
      } catch (...) {
        deals.giveBack(std::move(*deal));
        throw;
      }
    }
    reports.add(player.durationsOfA(), player.durationsOfB());
    return nullptr;
  } catch (std::bad_alloc const&) {
    return nullptr;
  } catch (std::system_error const&) {
    return nullptr;
  } catch (...) {
    deals.end();
    return std::current_exception();
  }
}

}  // namespace

Choose ownPlayer(std::string const& name) {
  return [name, stop = StopFlag()](SeatTable const& table, DecisionPlace const&) {
    return table.thought(name)(stop).action;
  };
}

DecisionPlace placeOfDecision(Table const& table, std::uint64_t firstSeed) {
  Record const& record = table.record();
  return {record.seed - firstSeed, record.hands.size() - 1, record.hands.back().actions.size()};
}

TournamentResult playTournament(TournamentSetup const& setup) {
  Reports reports(setup);
  std::size_t const mostThreads = static_cast<std::size_t>(std::min(setup.threads, setup.deals));
  Deals deals(setup, mostThreads);
  std::vector<std::exception_ptr> failures(mostThreads);

  std::vector<std::jthread> helpers;
  try {
    helpers.reserve(mostThreads);
    while (helpers.size() + 1 < mostThreads)
      helpers.emplace_back(
          [&, &failure = failures[helpers.size()]] { failure = work(setup, deals, reports); });
  } catch (std::exception const&) {
    // The system makes no more of them: those that there are do.
  }
  failures.back() = work(setup, deals, reports);
  helpers.clear();  // joins
  for (std::exception_ptr const& failure : failures)
    if (failure) std::rethrow_exception(failure);

  // Too many threads may have left each other no memory; alone, what fails once more cannot be done.
  DealPlayer last(setup);
  while (std::optional<TournamentDeal> const deal = deals.next()) reports.add(last.play(*deal));
  reports.add(last.durationsOfA(), last.durationsOfB());
  return reports.result();
}

std::optional<double> Figure::ci95() const {
  if (deals < 2) return std::nullopt;
  return 1.96 * std::sqrt(squares / (deals - 1) / deals);
}

Figure merged(Figure const& a, Figure const& b) {
  if (a.deals == 0) return b;
  if (b.deals == 0) return a;
  double const all = static_cast<double>(a.deals) + b.deals;
  double const apart = b.difference - a.difference;
  return {.difference = a.difference + apart * b.deals / all,
          .deals = a.deals + b.deals,
          .squares = a.squares + b.squares + apart * apart * a.deals * b.deals / all};
}

}  // namespace giaguaro
