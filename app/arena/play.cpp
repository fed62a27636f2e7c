// `play`: matches of computer players, printed as records, one a line.
//
// Match number i (from 0) has the seed S + i: the seed in its record plays that match again by itself.
#include <memory>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "app/arena/outside_player.h"
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

// The players of one match, by seat. Outside programs live as long as it does.
class Seated {
 public:
  Seated(MatchSetup const& setup, std::uint64_t match)
      : names_(setup.levels), match_(match), outside_(names_.size()) {}

  Action choose(Table const& table) {
    auto const seat = static_cast<std::size_t>(table.toAct());
    auto const command = OutsideCommand::parse(names_[seat]);
    if (!command) return table.thought(names_[seat])(stop_).action;
    try {
      if (!outside_[seat]) outside_[seat] = std::make_unique<OutsidePlayer>(*command);
      return outside_[seat]->choose(table);
    } catch (OutsideFailure const& failure) {
      RecordedHand const& hand = table.record().hands.back();
      throw BadInput("player " + quotation(names_[seat]) + " (seat " + std::to_string(seat) + "), match " +
                     std::to_string(match_ + 1) + ", " +
                     placeOfAction(table.record().hands.size() - 1, hand.actions.size()) + ": " +
                     failure.what());
    }
  }

 private:
  std::vector<std::string> names_;
  std::uint64_t match_;  // from 0
  std::vector<std::unique_ptr<OutsidePlayer>> outside_;
  StopFlag stop_;
};

Record playMatch(MatchSetup const& setup, std::uint64_t match, bool trace) {
  std::unique_ptr<Table> const table = openTable(setup);
  std::vector<std::vector<std::vector<Action>>> legal;  // by hand and action
  Seated players(setup, match);
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    legal.emplace_back();
    while (!table->handOver()) {
      if (trace) legal.back().push_back(table->legal());
      table->apply(players.choose(*table));
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
        {std::string(choice.game->id), choice.players, choice.options, seed + match, players, players}, match,
        arguments.trace)));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
