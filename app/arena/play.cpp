// `play`: matches of computer players, printed as records, one a line.
//
// Match number i (from 0) has the seed S + i: the seed in its record plays that match again by itself.
#include <array>
#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/coded.h"
#include "app/arena/commands.h"
#include "app/arena/interruption.h"
#include "app/arena/output.h"
#include "app/arena/outside_player.h"
#include "app/arena/settings.h"
#include "app/identity/identity.h"
#include "core/match/json_text.h"
#include "core/match/record_json.h"
#include "core/match/speaking.h"
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

// A match that cannot go on since a player has failed.
class MatchFailure : public std::runtime_error {
 public:
  MatchFailure(std::string const& what, bool mute) : std::runtime_error(what), playerIsMute(mute) {}
  bool playerIsMute;  // it has not answered once in this run
};

// The players of one match, by seat. Outside programs live as long as it does.
class Seated {
 public:
  // `heard`: those that have answered, of the whole run.
  Seated(MatchSetup const& setup, std::uint64_t firstSeed, std::set<std::string>& heard)
      : names_(setup.levels), firstSeed_(firstSeed), heard_(heard), outside_(names_.size()) {}
  ~Seated() {
    for (auto const& player : outside_)
      if (player) player->dismiss();
  }
  Seated(Seated const&) = delete;
  Seated& operator=(Seated const&) = delete;

  // What is said besides is said.
  Action choose(Table& table) {
    speakInTurn(table, [this](Seat each) -> std::string const& { return names_[at(each)]; });
    auto const seat = static_cast<std::size_t>(table.toAct());
    std::string const& name = names_[seat];
    auto const command = OutsideCommand::parse(name);
    if (!command) return table.thought(name)(stop_).action;
    try {
      if (!outside_[seat]) outside_[seat] = std::make_unique<OutsidePlayer>(*command);
      TakenTurn const answer = outside_[seat]->choose(table.at(table.toAct()));
      heard_.insert(name);
      for (Saying const saying : answer.said) table.say(table.toAct(), saying);
      return answer.action;
    } catch (OutsideFailure const& failure) {
      throw MatchFailure(failureOf(name, table.toAct(), placeOfDecision(table, firstSeed_), failure),
                         !heard_.contains(name));
    }
  }

 private:
  std::vector<std::string> names_;
  std::uint64_t firstSeed_;
  std::set<std::string>& heard_;
  std::vector<std::unique_ptr<OutsidePlayer>> outside_;
  StopFlag stop_;
};

// The time that each decision took, a line of JSON each; hands, actions and matches count from 1.
class Times {
 public:
  explicit Times(std::string const& path) : output_(path) {}

  void add(std::uint64_t match, Table const& table, std::string const& player, std::size_t choices,
           std::chrono::steady_clock::duration taken) {
    Record const& record = table.record();
    std::array<char, 32> milliseconds{};
    (void)std::snprintf(milliseconds.data(), milliseconds.size(), "%.4f",
                        std::chrono::duration<double, std::milli>(taken).count());
    output_.line("{\"match\":" + std::to_string(match + 1) +
                 ",\"hand\":" + std::to_string(record.hands.size()) +
                 ",\"action\":" + std::to_string(record.hands.back().actions.size() + 1) +
                 ",\"seat\":" + std::to_string(table.toAct()) + ",\"player\":" + jsonText::string(player) +
                 ",\"choices\":" + std::to_string(choices) + ",\"ms\":" + milliseconds.data() + '}');
  }
  void commit() { output_.commit(); }
  Output const& output() const { return output_; }

 private:
  Output output_;
};

// What is the same for all matches of a run, and what comes of them.
struct Run {
  std::uint64_t firstSeed = 0;
  bool trace = false;
  bool identify = false;
  std::set<std::string> heard{};
  std::unique_ptr<Times> times{};  // null: not wanted
};

// Said before anybody sees a card.
Commitment promised(std::uint64_t seed, std::uint64_t match, std::uint64_t matches) {
  Commitment commitment = commitTo({seed, freshSalt()});
  std::string const which = matches > 1 ? " of match " + std::to_string(match + 1) : "";
  std::fprintf(stderr, "commitment%s: %s\n", which.c_str(), commitment.digest.c_str());
  return commitment;
}

GameArguments const& wanted(GameArguments const& game) {
  if (game.game.empty()) throw BadInput("--game: is wanted, or --code");
  return game;
}

// What the code names must not be given once more.
GameChoice choiceOf(DealCode const& code, GameArguments const& given) {
  auto const refuse = [](bool is, char const* argument, char const* what) {
    if (is) throw BadInput(std::string("--code: it names ") + what + "; " + argument + " names one too");
  };
  refuse(!given.game.empty(), "--game", "the game");
  refuse(given.players.has_value(), "--players", "the number of players");
  refuse(!given.options.empty(), "--option", "the options");
  refuse(given.hands.has_value(), "--hands", "the options");
  GameInfo const& game = *findGame(code.game);
  return {&game, code.players, code.options, arena::tableOf(given.table, game, code.players, tableOptions())};
}

Record playMatch(MatchSetup const& setup, Run& run) {
  std::unique_ptr<Table> const table = openTable(setup);
  std::vector<std::vector<std::vector<Action>>> legal;  // by hand and action
  Seated players(setup, run.firstSeed, run.heard);
  while (!table->matchOver()) {
    table->deal(table->nextDeal(), table->nextDealer());
    legal.emplace_back();
    while (!table->handOver()) {
      Interruption::check();
      if (run.trace) legal.back().push_back(table->legal());
      auto const start = std::chrono::steady_clock::now();
      Action const action = players.choose(*table);
      auto const taken = std::chrono::steady_clock::now() - start;
      if (run.times)
        run.times->add(setup.seed - run.firstSeed, *table,
                       setup.levels[static_cast<std::size_t>(table->toAct())], table->legal().size(), taken);
      table->apply(action);
    }
  }
  if (run.identify) table->endAt(utcNow());
  Record record = table->record();
  if (run.trace)
    for (std::size_t hand = 0; hand < legal.size(); ++hand) record.hands[hand].legal = std::move(legal[hand]);
  return record;
}

}  // namespace

// A match that a player fails is left out, and said; the others are played and kept. A player that has never
// answered will not: then no more is played.
int run(PlayArguments const& arguments) {
  std::optional<DealCode> code;
  if (!arguments.code.empty()) code = codeOf("--code", arguments.code);
  GameChoice const choice = code ? choiceOf(*code, arguments.game) : choiceOf(wanted(arguments.game));
  std::vector<std::string> const players = playersOf(arguments, choice.players);
  auto const* const coded = code ? std::get_if<std::uint64_t>(&code->deals) : nullptr;
  std::uint64_t const seed = coded != nullptr ? *coded : seedOf(arguments.seed);
  std::uint64_t const matches =
      numberOf("--matches", arguments.matches, 1, coded != nullptr ? 1 : 10'000'000);

  if (matches - 1 > std::numeric_limits<std::uint64_t>::max() - seed)
    throw BadInput("--matches: seeds count up from --seed, and behind " + std::to_string(seed) +
                   " there are not so many");

  Interruption const interruption;
  Output output(arguments.out);
  Run all{.firstSeed = seed, .trace = arguments.trace, .identify = arguments.identify};
  if (!arguments.times.empty()) {
    all.times = std::make_unique<Times>(arguments.times);
    refuseSameFile(output, all.times->output(), "--json-times", arguments.times);
  }
  std::uint64_t finished = 0;
  bool failed = false;
  for (std::uint64_t match = 0; match < matches; ++match) {
    try {
      MatchSetup setup{std::string(choice.game->id),
                       choice.players,
                       choice.options,
                       seed + match,
                       players,
                       players,
                       choice.table};
      if (code) setup.code = giaguaro::codeOf(*code);
      if (all.identify) setup.identity = freshIdentity("giaguaro-arena");
      if (arguments.commit) setup.commitment = promised(setup.seed, match, matches);
      output.line(toJson(playMatch(setup, all)));
      ++finished;
    } catch (MatchFailure const& failure) {
      failed = true;
      std::string const rest =
          failure.playerIsMute ? "; it has never answered: no more is played" : "; this match is left out";
      complain(failure.what() + (matches > 1 ? rest : ""));
      if (failure.playerIsMute) break;
    } catch (Interrupted const& interrupted) {
      failed = true;
      complain(interrupted.what() + (" in match " + std::to_string(match + 1)) +
               "; those before it are kept");
      break;
    }
  }
  if (finished > 0 || !failed) output.commit();
  if (all.times && (finished > 0 || !failed)) all.times->commit();
  return failed ? badInput : 0;
}

}  // namespace giaguaro::arena
