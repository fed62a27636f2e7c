#include "core/match/tournament.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/match/table.h"

namespace giaguaro {

namespace {

// Durations by their logarithm, 64 steps to a doubling: any number of them in a fixed space.
class Durations {
 public:
  void add(std::chrono::steady_clock::duration taken) {
    double const nanoseconds = std::max(1.0, std::chrono::duration<double, std::nano>(taken).count());
    auto const step = static_cast<std::size_t>(std::log2(nanoseconds) * stepsADoubling);
    ++counts_[std::min(step, counts_.size() - 1)];
    ++total_;
  }
  void add(Durations const& other) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
    total_ += other.total_;
  }
  // In milliseconds; 0 where nothing was measured.
  double quantile(double part) const {
    auto const before = static_cast<std::int64_t>(part * static_cast<double>(total_));
    std::int64_t seen = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      if ((seen += counts_[i]) > before)
        return std::exp2((static_cast<double>(i) + 0.5) / stepsADoubling) / 1e6;
    return 0;
  }
  DecisionTimes times() const { return {quantile(0.5), quantile(0.99)}; }

 private:
  static constexpr int stepsADoubling = 64;
  std::vector<std::int64_t> counts_ = std::vector<std::int64_t>(64 * stepsADoubling);
  std::int64_t total_ = 0;
};

// Seats as bits; in a seating, those of A.
using Seats = unsigned;

constexpr Seats only(int seat) { return 1U << seat; }
constexpr bool has(Seats seats, int seat) { return ((seats >> seat) & 1U) != 0; }

// What is compared.
enum class Measure : std::uint8_t { score, won, points };
constexpr std::array measures{Measure::score, Measure::won, Measure::points};

// Of a hand that is over, by measure and seat.
using Reached = std::array<PerSeat, measures.size()>;

Reached reached(Result const& result, int players) {
  int ofCaller = result.sidePoints.value_or(0);
  bool sided = false;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    if (result.parts[seat].caller) {
      sided = true;
      if (!result.sidePoints) ofCaller += result.points[seat];
    }
  Reached all{};
  all[0] = result.scores;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    all[1][seat] = result.scores[seat] > 0 ? 1 : 0;
    all[2][seat] = !sided ? result.points[seat] : result.parts[seat].caller ? ofCaller : -ofCaller;
  }
  return all;
}

double mean(PerSeat const& values, Seats seats, int players) {
  double sum = 0;
  int count = 0;
  for (int seat = 0; seat < players; ++seat)
    if (has(seats, seat)) {
      sum += values[static_cast<std::size_t>(seat)];
      ++count;
    }
  return sum / count;
}

// One deal of the tournament.
struct Position {
  std::unique_ptr<Table> dealt;     // before the first action
  std::unique_ptr<Table> contract;  // before the first card; null: the hand ended without play
  std::array<Result::Part, mostSeats> parts{};
};

void act(Table& table, std::string_view player) { table.apply(table.thought(player)(StopFlag{}).action); }

// The matches of the reference, hand by hand.
class Reference {
 public:
  explicit Reference(TournamentSetup const& setup) : setup_(setup) {}

  // Where it throws it has not moved: the next call draws the same deal.
  Position next() {
    bool const opens = !table_ || table_->matchOver();
    std::unique_ptr<Table> table =
        opens ? openTable({setup_.game, setup_.players, setup_.options, setup_.seed + matches_, {}, {}})
              : table_->copy();
    table->deal(table->nextDeal(), table->nextDealer());
    Position position{table->copy(), nullptr, {}};
    while (!table->handOver()) {
      if (!position.contract && table->playing()) position.contract = table->copy();
      act(*table, referencePlayer);
    }
    position.parts = table->result()->parts;
    if (opens) ++matches_;
    table_ = std::move(table);
    return position;
  }

 private:
  TournamentSetup const& setup_;
  std::unique_ptr<Table> table_;
  std::uint64_t matches_ = 0;
};

// What one deal has to say, by the names of figures.
struct Outcome {
  using Values = std::map<std::string, double, std::less<>>;
  Values roles{};
  std::array<Values, measures.size()> all{};  // by measure: "hands", "play", and the sides
};

class DealPlayer {
 public:
  explicit DealPlayer(TournamentSetup const& setup)
      : setup_(setup),
        everybody_((1U << setup.players) - 1U),
        a_(setup.open(setup.a)),
        b_(setup.open(setup.b)) {
    if (!setup.cards.empty()) cards_ = ownPlayer(setup.cards);
  }

  Outcome play(Position const& position) {
    Outcome outcome;
    if (wants("hands"))
      add(outcome, "hands", difference(seatings(0), [&](Seats ofA) { return played(*position.dealt, ofA); }));
    if (!position.contract || cards_ || setup_.only == "hands") return outcome;

    known_.fill(std::nullopt);
    Seats caller = 0;
    for (int seat = 0; seat < setup_.players; ++seat)
      if (position.parts[static_cast<std::size_t>(seat)].caller) caller |= only(seat);
    bool const sided = caller != 0 && caller != everybody_;
    auto const fromContract = [&](Seats ofA) { return playedFrom(*position.contract, ofA); };
    if (wants("play")) add(outcome, "play", difference(seatings(sided ? caller : 0), fromContract));
    if (sided && setup_.only == "both") addExchanged(outcome, *position.contract, caller);
    if (!setup_.only.empty()) return outcome;
    if (sided) {
      ByMeasure const attack = figure(*position.contract, caller);
      ByMeasure const defence = figure(*position.contract, everybody_ & ~caller);
      add(outcome, "caller", attack);
      add(outcome, "defence", defence);
      ByMeasure both{};
      for (std::size_t i = 0; i < both.size(); ++i) both[i] = attack[i] + defence[i];
      add(outcome, "both", both);
    }

    std::map<std::string, int, std::less<>> counts;
    for (int seat = 0; seat < setup_.players; ++seat) {
      std::string const role(position.parts[static_cast<std::size_t>(seat)].role);
      if (role.empty()) continue;
      outcome.roles[role] += figure(*position.contract, only(seat)).front();
      ++counts[role];
    }
    for (auto& [role, sum] : outcome.roles) sum /= counts[role];
    return outcome;
  }

  Durations const& durationsOfA() const { return durationsOfA_; }
  Durations const& durationsOfB() const { return durationsOfB_; }

 private:
  using ByMeasure = std::array<double, measures.size()>;

  bool wants(std::string_view figure) const { return setup_.only.empty() || setup_.only == figure; }

  static void add(Outcome& outcome, std::string const& name, ByMeasure const& values) {
    for (std::size_t i = 0; i < values.size(); ++i) outcome.all[i][name] = values[i];
  }

  std::vector<Seats> seatings(Seats caller) const {
    std::vector<Seats> list;
    for (int seat = 0; seat < setup_.players; ++seat) {
      list.push_back(only(seat));
      list.push_back(everybody_ & ~only(seat));
    }
    if (caller != 0) {
      list.push_back(caller);
      list.push_back(everybody_ & ~caller);
    }
    return list;
  }

  Reached played(Table const& from, Seats ofA) {
    std::unique_ptr<Table> const table = from.copy();
    while (!table->handOver()) {
      if (cards_ && table->playing()) {
        table->apply(cards_(*table));
        continue;
      }
      bool const isA = has(ofA, table->toAct());
      auto const start = std::chrono::steady_clock::now();
      Action const action = (isA ? a_ : b_)(*table);
      auto const taken = std::chrono::steady_clock::now() - start;
      if (table->legal().size() > 1) (isA ? durationsOfA_ : durationsOfB_).add(taken);
      table->apply(action);
    }
    return reached(*table->result(), setup_.players);
  }

  // With a given contract, the same seating serves several figures.
  Reached const& playedFrom(Table const& contract, Seats ofA) {
    auto& known = known_[ofA];
    if (!known) known = played(contract, ofA);
    return *known;
  }

  template <class Play>
  ByMeasure difference(std::vector<Seats> const& among, Play&& play) const {
    ByMeasure sums{};
    for (Seats const ofA : among) {
      Reached const all = play(ofA);
      for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += mean(all[i], ofA, setup_.players) - mean(all[i], everybody_ & ~ofA, setup_.players);
    }
    for (double& sum : sums) sum /= static_cast<double>(among.size());
    return sums;
  }

  ByMeasure figure(Table const& contract, Seats seats) {
    ByMeasure values{};
    auto const add = [&](Seats ofA, int sign) {
      Reached const& all = playedFrom(contract, ofA);
      for (std::size_t i = 0; i < values.size(); ++i)
        values[i] += sign * mean(all[i], seats, setup_.players) / 2;
    };
    add(seats, 1);
    add(0, -1);
    add(everybody_, 1);
    add(everybody_ & ~seats, -1);
    return values;
  }

  // "both" alone; not of scores, of which a side's mean is not what the other's lacks.
  void addExchanged(Outcome& outcome, Table const& contract, Seats caller) {
    Reached const& attacks = playedFrom(contract, caller);
    Reached const& defends = playedFrom(contract, everybody_ & ~caller);
    for (Measure const measure : {Measure::won, Measure::points}) {
      auto const i = static_cast<std::size_t>(measure);
      outcome.all[i]["both"] =
          mean(attacks[i], caller, setup_.players) - mean(defends[i], caller, setup_.players);
    }
  }

  TournamentSetup const& setup_;
  Seats everybody_;
  Choose a_;
  Choose b_;
  Choose cards_;  // empty: A and B play
  std::array<std::optional<Reached>, 1U << mostSeats> known_{};
  Durations durationsOfA_;
  Durations durationsOfB_;
};

using Figures = std::map<std::string, Figure, std::less<>>;

void addTo(Figures& figures, Outcome::Values const& values) {
  for (auto const& [name, value] : values) figures[name] = merged(figures[name], {value, 1, 0});
}

struct NumberedDeal {
  std::size_t number = 0;
  Position position;
};

// The deals of the tournament, handed out to threads.
class Deals {
 public:
  Deals(TournamentSetup const& setup, std::size_t threads)
      : reference_(setup), count_(static_cast<std::size_t>(setup.deals)) {
    givenBack_.reserve(threads);
  }

  // Drawn in order; nothing: none is left.
  std::optional<NumberedDeal> next() {
    std::lock_guard const lock(mutex_);
    std::optional<NumberedDeal> deal;
    if (!givenBack_.empty()) {
      deal = std::move(givenBack_.back());
      givenBack_.pop_back();
    } else if (drawn_ < count_) {
      deal = NumberedDeal{drawn_, reference_.next()};
      ++drawn_;
    }
    return deal;
  }

  // From a thread that could not play it, and ends.
  void giveBack(NumberedDeal deal) noexcept {
    std::lock_guard const lock(mutex_);
    givenBack_.push_back(std::move(deal));
  }

 private:
  std::mutex mutex_;
  Reference reference_;
  std::size_t count_;
  std::size_t drawn_ = 0;
  std::vector<NumberedDeal> givenBack_;  // has room for one of each thread
};

}  // namespace

Choose ownPlayer(std::string const& name) {
  return [name, stop = StopFlag()](Table const& table) { return table.thought(name)(stop).action; };
}

TournamentResult playTournament(TournamentSetup const& setup) {
  // Outcomes are kept by the number of their deal, so that threads change nothing.
  std::vector<Outcome> outcomes(static_cast<std::size_t>(setup.deals));
  std::size_t const mostThreads = std::min(static_cast<std::size_t>(setup.threads), outcomes.size());
  Deals deals(setup, mostThreads);
  std::mutex mutex;  // of the sums below
  Durations ofA;
  Durations ofB;

  // Until no deal is left, or until this thread fails: then others play its deal.
  auto const work = [&]() noexcept -> std::exception_ptr {
    try {
      DealPlayer player(setup);
      while (std::optional<NumberedDeal> deal = deals.next()) {
        try {
          outcomes[deal->number] = player.play(deal->position);
        } catch (...) {
          deals.giveBack(std::move(*deal));
          throw;
        }
      }
      std::lock_guard const lock(mutex);
      ofA.add(player.durationsOfA());
      ofB.add(player.durationsOfB());
      return nullptr;
    } catch (...) {
      return std::current_exception();
    }
  };

  std::vector<std::jthread> helpers;
  try {
    helpers.reserve(mostThreads);
    while (helpers.size() + 1 < mostThreads) helpers.emplace_back(work);
  } catch (std::exception const&) {
    // The system makes no more of them: those that there are do.
  }
  (void)work();
  helpers.clear();  // joins
  // Too many threads may have left each other no memory; alone, what fails once more cannot be done.
  if (std::exception_ptr const failure = work()) std::rethrow_exception(failure);

  TournamentResult result;
  std::array<Figures, measures.size()> all;
  for (Outcome const& outcome : outcomes) {
    addTo(result.roles, outcome.roles);
    for (std::size_t i = 0; i < all.size(); ++i) addTo(all[i], outcome.all[i]);
  }
  result.won = all[1];
  result.points = all[2];
  result.sides = std::move(all[0]);
  for (auto const& [name, figure] : {std::pair{"hands", &result.hands}, std::pair{"play", &result.play}})
    if (auto const node = result.sides.extract(name)) *figure = node.mapped();
  result.a = ofA.times();
  result.b = ofB.times();
  return result;
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
