#include "app/arena/measuring/calibration.h"

#include <algorithm>
#include <cmath>

#include "core/match/speaking.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

Seat holderOf(Table const& table, Card card) {
  auto const players = static_cast<Seat>(table.players());
  for (Seat seat = 0; seat < players; ++seat)
    if (table.cards(seat).contains(card)) return seat;
  return nobody;
}

int cardsPlayed(Table const& table) {
  History const& actions = table.record().hands.back().actions;
  return static_cast<int>(std::count_if(actions.begin(), actions.end(), [](Done const& done) {
    return done.action.kind == Action::Kind::play;
  }));
}

// Who leads the caller's side; nobody: nobody has spoken.
Seat callerOf(Table const& table) {
  Seat caller = nobody;
  for (Done const& done : table.record().hands.back().actions)
    if (done.action.kind == Action::Kind::name || done.action.kind == Action::Kind::call) caller = done.seat;
  return caller;
}

void add(Forecasts& forecasts, std::vector<Holder> const& holders, Seat truth) {
  auto const by = [](Holder const& a, Holder const& b) { return a.chance < b.chance; };
  double given = 0;
  for (Holder const& holder : holders)
    if (holder.seat == truth) given = holder.chance;
  double const n = ++forecasts.count;
  forecasts.loss += (-std::log(std::max(given, 1e-6)) - forecasts.loss) / n;
  forecasts.baseLoss += (std::log(static_cast<double>(holders.size())) - forecasts.baseLoss) / n;
  bool const right = std::max_element(holders.begin(), holders.end(), by)->seat == truth;
  forecasts.right += ((right ? 1 : 0) - forecasts.right) / n;
}

void add(std::array<Calibration::Bin, 10>& bins, std::vector<Holder> const& holders, Seat truth) {
  for (Holder const& holder : holders) {
    auto const place = std::min<std::size_t>(9, static_cast<std::size_t>(holder.chance * 10));
    Calibration::Bin& bin = bins[place];
    double const n = ++bin.count;
    bin.forecast += (holder.chance - bin.forecast) / n;
    bin.was += ((holder.seat == truth ? 1 : 0) - bin.was) / n;
  }
}

}  // namespace

double Calibration::error() const {
  double sum = 0;
  int count = 0;
  for (Bin const& bin : bins) {
    sum += bin.count * std::abs(bin.forecast - bin.was);
    count += bin.count;
  }
  return count == 0 ? 0 : sum / count;
}

Calibration calibrate(TournamentSetup const& setup, int tricks) {
  Calibration calibration;
  std::uint64_t matches = 0;
  std::unique_ptr<Table> table;
  for (int deal = 0; deal < setup.deals; ++deal) {
    if (!table || table->matchOver())
      table =
          openTable({setup.game, setup.players, setup.options, setup.seed + matches++, {}, {}, setup.table});
    table->deal(table->nextDeal(), table->nextDealer());
    while (!table->handOver()) {
      speakInTurn(*table, [&setup](Seat) -> std::string const& { return setup.a; });
      Advice const advice = table->thought(setup.a)(StopFlag{});
      if (table->playing() && advice.holders.size() > 1) {
        Seat const truth = holderOf(*table, advice.question);
        int const done = cardsPlayed(*table) / table->players();
        std::string const role = table->toAct() == callerOf(*table) ? "caller" : "other";
        add(calibration.by[{role, done}], advice.holders, truth);
        if (done == tricks) add(calibration.bins, advice.holders, truth);
      }
      table->apply(advice.action);
    }
  }
  return calibration;
}

}  // namespace giaguaro
