#include "app/arena/measuring/score_spread.h"

#include <cmath>

#include "core/match/table.h"

namespace giaguaro {

namespace {

struct Sums {
  double count = 0;
  double sum = 0;
  double squares = 0;

  void add(double value) {
    ++count;
    sum += value;
    squares += value * value;
  }
  double deviation() const { return std::sqrt(squares / count - sum / count * sum / count); }
};

}  // namespace

std::map<std::string, double> scoreSpread(SpreadSetup const& setup, int players) {
  std::map<std::string, Sums> sums;
  std::uint64_t matches = 0;
  std::unique_ptr<Table> table;
  for (int played = 0; played < setup.hands;) {
    if (!table || table->matchOver())
      table = openTable({std::string(setup.game->id),
                         players,
                         completed(setup.game->options, {}),
                         setup.seed + matches++,
                         {},
                         {}});
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) table->apply(table->thought(setup.player)(StopFlag{}).action);
    Result const result = *table->result();
    if (result.isVoid) continue;
    ++played;
    for (Seat seat = 0; seat < static_cast<Seat>(players); ++seat) {
      std::string const role(result.parts[at(seat)].role);
      sums[""].add(result.scores[at(seat)]);
      if (!role.empty()) sums[role].add(result.scores[at(seat)]);
    }
  }
  std::map<std::string, double> deviations;
  for (auto const& [role, values] : sums) deviations[role] = values.deviation();
  return deviations;
}

}  // namespace giaguaro
