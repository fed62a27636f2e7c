#include "app/arena/measuring/tournament_deal.h"

#include <chrono>
#include <utility>

#include "app/arena/measuring/reseeded.h"

namespace giaguaro {

namespace {

constexpr unsigned only(int seat) { return 1U << seat; }
constexpr bool has(unsigned seats, int seat) { return ((seats >> seat) & 1U) != 0; }

// Of a hand that is over, by measure and seat.
std::array<PerSeat, measureCount> reached(Result const& result, int players) {
  int ofCaller = result.sidePoints.value_or(0);
  bool sided = false;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    if (result.parts[seat].caller) {
      sided = true;
      if (!result.sidePoints) ofCaller += result.points[seat];
    }
  std::array<PerSeat, measureCount> all{};
  all[0] = result.scores;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    all[1][seat] = result.scores[seat] > 0 ? 1 : 0;
    all[2][seat] = !sided ? result.points[seat] : result.parts[seat].caller ? ofCaller : -ofCaller;
  }
  return all;
}

double mean(PerSeat const& values, unsigned seats, int players) {
  double sum = 0;
  int count = 0;
  for (int seat = 0; seat < players; ++seat)
    if (has(seats, seat)) {
      sum += values[static_cast<std::size_t>(seat)];
      ++count;
    }
  return sum / count;
}

unsigned callersSide(TournamentDeal const& deal, int players) {
  unsigned caller = 0;
  for (int seat = 0; seat < players; ++seat)
    if (deal.parts[static_cast<std::size_t>(seat)].caller) caller |= only(seat);
  return caller;
}

}  // namespace

TournamentDeal Reference::next() {
  while (true) {
    TournamentDeal deal = nextOfAnySize();
    int const size = deal.dealt->record().hands.back().deal.hands.front().size();
    if (setup_.handSize == 0 || size == setup_.handSize) return deal;
  }
}

TournamentDeal Reference::nextOfAnySize() {
  bool const opens = !table_ || table_->matchOver();
  std::unique_ptr<Table> table =
      opens ? openTable(
                  {setup_.game, setup_.players, setup_.options, setup_.seed + matches_, {}, {}, setup_.table})
            : table_->copy();
  table->deal(table->nextDeal(), table->nextDealer());
  TournamentDeal deal{.dealt = table->copy(), .contract = nullptr};
  while (!table->handOver()) {
    if (!deal.contract && table->playing()) deal.contract = table->copy();
    table->apply(table->thought(referencePlayer)(StopFlag{}).action);
  }
  deal.parts = table->result()->parts;
  if (opens) ++matches_;
  table_ = std::move(table);
  return deal;
}

DealPlayer::DealPlayer(TournamentSetup const& setup)
    : setup_(setup),
      everybody_((1U << setup.players) - 1U),
      a_(setup.open(setup.a)),
      b_(setup.open(setup.b)),
      rest_(setup.rest.empty() ? b_ : setup.open(setup.rest)) {
  if (!setup.cards.empty()) cards_ = ownPlayer(setup.cards);
}

DealReport DealPlayer::play(TournamentDeal const& deal) {
  Record const& record = deal.dealt->record();
  report_ = {.number = deal.number,
             .seed = record.seed,
             .hand = deal.dealt->handNumber(),
             .dealer = deal.dealt->dealer(),
             .cards = record.hands.back().deal.hands.front().size()};
  for (int replay = 0; replay < setup_.replays; ++replay) {
    firstSeed_ = setup_.seed + seedOffset(replay);
    std::unique_ptr<Table> const contract = deal.contract ? reseeded(*deal.contract, replay) : nullptr;
    playOnce(deal, *reseeded(*deal.dealt, replay), contract.get());
  }
  return std::move(report_);
}

void DealPlayer::playOnce(TournamentDeal const& deal, Table const& dealt, Table const* contract) {
  if (wants("hands"))
    add("hands", difference(seatings(0), [&](Seats ofA) { return played(dealt, ofA, false); }));
  if (contract == nullptr || cards_ || setup_.only == "hands") return;

  known_.fill(std::nullopt);
  Seats const caller = callersSide(deal, setup_.players);
  bool const sided = caller != 0 && caller != everybody_;
  seatsOfRest_ = setup_.rest.empty() ? 0 : everybody_ & ~caller;
  auto const fromContract = [&](Seats ofA) { return playedFrom(*contract, ofA); };
  if (wants("play")) add("play", difference(seatings(sided ? caller : 0), fromContract));
  if (sided && setup_.only == "both") addExchanged(*contract, caller);
  if (sided && setup_.only == "caller-first") addAgainstNobody(*contract, caller, caller);
  if (sided && setup_.only == "everybody") addAgainstNobody(*contract, caller, everybody_);
  if (!setup_.only.empty()) return;
  if (sided) addSides(*contract, caller);
  addRoles(deal, *contract);
}

void DealPlayer::add(std::string const& name, ByMeasure const& values) {
  for (std::size_t i = 0; i < values.size(); ++i) report_.figures[i][name] += values[i] / setup_.replays;
}

std::vector<DealPlayer::Seats> DealPlayer::seatings(Seats caller) const {
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

Action DealPlayer::ask(Contender const& player, Table& table) const {
  if (auto const* openly = std::get_if<ChooseOpenly>(&player)) return (*openly)(table);
  Seat const seat = table.toAct();
  TakenTurn const turn = std::get<Choose>(player)(table.at(seat), placeOfDecision(table, firstSeed_));
  for (Saying const saying : turn.said) table.say(seat, saying);
  return turn.action;
}

void DealPlayer::speak(Table& table, Seats ofA) const {
  speakInTurn(table, [&](Seat seat) -> std::string const& { return nameOf(seat, ofA); });
}

std::string const& DealPlayer::nameOf(Seat seat, Seats ofA) const {
  if (has(seatsOfRest_, seat)) return setup_.rest;
  return has(ofA, seat) ? setup_.a : setup_.b;
}

DealPlayer::Reached DealPlayer::played(Table const& from, Seats ofA, bool given) {
  std::unique_ptr<Table> const table = from.copy();
  while (!table->handOver()) {
    speak(*table, ofA);
    if (cards_ && table->playing()) {
      table->apply(ask(cards_, *table));
      continue;
    }
    if (has(seatsOfRest_, table->toAct())) {
      table->apply(ask(rest_, *table));
      continue;
    }
    bool const isA = has(ofA, table->toAct());
    auto const start = std::chrono::steady_clock::now();
    Action const action = ask(isA ? a_ : b_, *table);
    auto const taken = std::chrono::steady_clock::now() - start;
    if (table->legal().size() > 1) (isA ? durationsOfA_ : durationsOfB_).add(taken);
    table->apply(action);
  }
  Result const result = *table->result();
  if (setup_.report) note(result, ofA, given);
  return reached(result, setup_.players);
}

// With a given contract, the same seating serves several figures.
DealPlayer::Reached const& DealPlayer::playedFrom(Table const& contract, Seats ofA) {
  auto& known = known_[ofA];
  if (!known) known = played(contract, ofA, true);
  return *known;
}

void DealPlayer::note(Result const& result, Seats ofA, bool given) {
  PlayedHand hand{.given = given, .isVoid = result.isVoid};
  for (Seat seat = 0; seat < setup_.players; ++seat) {
    auto const index = static_cast<std::size_t>(seat);
    if (has(ofA, seat)) hand.ofA.push_back(seat);
    hand.scores.push_back(result.scores[index]);
    hand.points.push_back(result.points[index]);
    hand.made.push_back(result.parts[index].made);
  }
  if (result.bar.total > 0) hand.margin = result.bar.value - result.bar.target;
  report_.hands.push_back(std::move(hand));
}

template <class Play>
DealPlayer::ByMeasure DealPlayer::difference(std::vector<Seats> const& among, Play&& play) const {
  ByMeasure sums{};
  for (Seats const ofA : among) {
    Reached const all = play(ofA);
    for (std::size_t i = 0; i < sums.size(); ++i)
      sums[i] += mean(all[i], ofA, setup_.players) - mean(all[i], everybody_ & ~ofA, setup_.players);
  }
  for (double& sum : sums) sum /= static_cast<double>(among.size());
  return sums;
}

DealPlayer::ByMeasure DealPlayer::figure(Table const& contract, Seats seats) {
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
void DealPlayer::addExchanged(Table const& contract, Seats caller) {
  Reached const& attacks = playedFrom(contract, caller);
  Reached const& defends = playedFrom(contract, everybody_ & ~caller);
  for (Measure const measure : {Measure::won, Measure::points}) {
    auto const i = static_cast<std::size_t>(measure);
    report_.figures[i]["both"] +=
        (mean(attacks[i], caller, setup_.players) - mean(defends[i], caller, setup_.players)) /
        setup_.replays;
  }
}

// The caller's side alone, with these seats A's, less the same with nobody's.
void DealPlayer::addAgainstNobody(Table const& contract, Seats caller, Seats ofA) {
  Reached const& with = playedFrom(contract, ofA);
  Reached const& without = playedFrom(contract, 0);
  ByMeasure values{};
  for (std::size_t i = 0; i < values.size(); ++i)
    values[i] = mean(with[i], caller, setup_.players) - mean(without[i], caller, setup_.players);
  add(setup_.only, values);
}

void DealPlayer::addSides(Table const& contract, Seats caller) {
  ByMeasure const attack = figure(contract, caller);
  ByMeasure const defence = figure(contract, everybody_ & ~caller);
  add("caller", attack);
  add("defence", defence);
  ByMeasure both{};
  for (std::size_t i = 0; i < both.size(); ++i) both[i] = attack[i] + defence[i];
  add("both", both);
}

void DealPlayer::addRoles(TournamentDeal const& deal, Table const& contract) {
  std::map<std::string, double, std::less<>> sums;
  std::map<std::string, int, std::less<>> counts;
  for (int seat = 0; seat < setup_.players; ++seat) {
    std::string const role(deal.parts[static_cast<std::size_t>(seat)].role);
    if (role.empty()) continue;
    sums[role] += figure(contract, only(seat)).front();
    ++counts[role];
  }
  for (auto const& [role, sum] : sums) report_.roles[role] += sum / counts[role] / setup_.replays;
}

}  // namespace giaguaro
