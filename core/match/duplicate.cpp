#include "app/arena/measuring/duplicate.h"

#include <algorithm>

#include "app/arena/measuring/speaking.h"
#include "core/ai/players.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

constexpr std::string_view withoutSearch[] = {"random", "greedy"};

bool isWithoutSearch(std::string_view name) {
  return std::find(std::begin(withoutSearch), std::end(withoutSearch), name) != std::end(withoutSearch);
}

// As a record may name a player: a level, perhaps with iterations, and nothing that reads files or takes hours.
bool isFixedLevel(std::string const& level) {
  constexpr int most = 100'000;
  return level.find('/') == std::string::npos && isFixed(level) &&
         parsePlayer(level)->iterations.value_or(0) <= most;
}

std::vector<std::string> playersOf(Record const& record, DuplicateSetup const& setup) {
  std::vector<std::string> players(static_cast<std::size_t>(record.players), setup.player);
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (seat == static_cast<std::size_t>(setup.seat) || record.levels.empty()) continue;
    std::string const level = record.levels[seat].substr(0, record.levels[seat].find_first_of(":/"));
    std::vector<std::string> const all = allPlayers();
    if (std::find(all.begin(), all.end(), level) == all.end()) continue;
    bool const asItStands = isFixedLevel(record.levels[seat]);
    players[seat] = asItStands ? record.levels[seat] : level + ':' + setup.iterations;
  }
  return players;
}

std::optional<Parting> partingOf(History const& then, History const& now) {
  for (std::size_t i = 0; i < std::min(then.size(), now.size()); ++i)
    if (then[i] != now[i]) return Parting{i, then[i], now[i]};
  return std::nullopt;  // the rules end both at the same place
}

}  // namespace

bool isFixed(std::string_view player) {
  auto const spec = parsePlayer(player);
  return spec && !spec->milliseconds &&
         (spec->iterations || isWithoutSearch(player.substr(0, player.find('/'))));
}

std::vector<DuplicateHand> playDuplicate(Record const& record, DuplicateSetup const& setup) {
  std::vector<std::string> const players = playersOf(record, setup);
  auto const nameOf = [&players](Seat seat) -> std::string const& {
    return players[static_cast<std::size_t>(seat)];
  };
  std::vector<DuplicateHand> hands;
  auto const table = openTable(setupOf(record));
  for (std::size_t i = 0; i < record.hands.size() && record.hands[i].result; ++i) {
    RecordedHand const& then = record.hands[i];
    auto const again = table->copy();
    again->deal(then.deal, then.dealer);
    while (!again->handOver()) {
      speakInTurn(*again, nameOf);
      again->apply(again->thought(nameOf(again->toAct()))(StopFlag{}).action);
    }
    RecordedHand const& now = again->record().hands.back();
    auto const seat = static_cast<std::size_t>(setup.seat);
    hands.push_back({.hand = i,
                     .then = then.result->scores[seat],
                     .now = now.result->scores[seat],
                     .parting = partingOf(then.actions, now.actions),
                     .played = now});
    table->deal(then.deal, then.dealer);
    for (std::size_t action = 0, said = 0; action <= then.actions.size(); ++action) {
      for (; said < then.talk.size() && then.talk[said].after == static_cast<int>(action); ++said)
        table->say(then.talk[said].seat, then.talk[said].saying);
      if (action < then.actions.size()) table->apply(then.actions[action].action);
    }
  }
  return hands;
}

}  // namespace giaguaro
