// `play`: matches of computer players, printed as records, one a line.
//
// Match number i (from 0) has the seed S + i: the seed in its record plays that match again by itself.
#include <memory>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    std::size_t const comma = text.find(',');
    parts.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

// A player for each seat: --seats, then each --seat over it.
std::vector<std::string> playersOf(PlayArguments const& arguments, int count) {
  auto const seats = static_cast<std::size_t>(count);
  std::vector<std::string> names(seats);
  std::vector<std::string> given = splitAtCommas(arguments.seats);
  if (given.size() == 1) given.resize(seats, given.front());
  if (given.size() != seats)
    throw BadInput("--seats: names " + std::to_string(given.size()) + " players for " +
                   std::to_string(seats) + " seats");
  for (std::size_t i = 0; i < seats; ++i) names[i] = playerOf("--seats", given[i]);

  for (std::string const& one : arguments.seat) {
    std::size_t const equals = one.find('=');
    if (equals == std::string::npos)
      throw BadInput("--seat: " + quotation(one) + " is not of the form I=PLAYER");
    std::string_view const text = one;
    std::uint64_t const seat = numberOf("--seat", text.substr(0, equals), 0, seats - 1);
    names[seat] = playerOf("--seat " + std::to_string(seat), text.substr(equals + 1));
  }
  return names;
}

Record playMatch(MatchSetup const& setup, bool trace) {
  std::unique_ptr<Table> const table = openTable(setup);
  std::vector<std::vector<std::vector<Action>>> legal;  // by hand and action
  StopFlag const stop;
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    legal.emplace_back();
    while (!table->handOver()) {
      if (trace) legal.back().push_back(table->legal());
      auto const& player = setup.levels[static_cast<std::size_t>(table->toAct())];
      table->apply(table->thought(player)(stop).action);
    }
  }
  Record record = table->record();
  if (trace)
    for (std::size_t hand = 0; hand < legal.size(); ++hand) record.hands[hand].legal = std::move(legal[hand]);
  return record;
}

}  // namespace

int run(PlayArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  std::vector<std::string> const players = playersOf(arguments, choice.players);
  std::uint64_t const seed = seedOf(arguments.seed);
  std::uint64_t const matches = numberOf("--matches", arguments.matches, 1, 10'000'000);

  Output output(arguments.out);
  for (std::uint64_t match = 0; match < matches; ++match)
    output.line(toJson(playMatch(
        {std::string(choice.game->id), choice.players, choice.options, seed + match, players, players},
        arguments.trace)));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
