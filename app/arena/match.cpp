// `match`: two players compared over duplicate deals.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/deal_lines.h"
#include "app/arena/interruption.h"
#include "app/arena/measuring/tournament.h"
#include "app/arena/measuring/yardstick.h"
#include "app/arena/output.h"
#include "app/arena/outside_player.h"
#include "app/arena/units.h"
#include "core/match/given_option.h"
#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(Figure const& figure) {
  Json json{{"difference", figure.difference},
            {"ci95", nullptr},
            {"deals", figure.deals},
            {"squares", figure.squares}};
  if (std::optional<double> const ci95 = figure.ci95()) json["ci95"] = *ci95;
  return json;
}

template <class Figures>
Json jsonOfAll(Figures const& figures) {
  Json json = Json::object();
  for (auto const& [name, figure] : figures) json[name] = jsonOf(figure);
  return json;
}

Json optionsOf(GameChoice const& choice) {
  Json json = Json::object();
  for (std::size_t i = 0; i < choice.game->options.size(); ++i) {
    OptionInfo const& info = choice.game->options[i];
    std::int16_t const value = choice.options.values[i];
    json[std::string(info.name)] = info.values.empty() ? Json(value) : Json(info.text(value));
  }
  return json;
}

Json unitOf(GameInfo const& game) { return {{"score", scoreUnit}, {"points", pointsUnit(game)}}; }

Json jsonOf(GameChoice const& choice, TournamentSetup const& setup, TournamentResult const& result) {
  Json json{{"game", setup.game},
            {"players", setup.players},
            {"options", optionsOf(choice)},
            {"talk", tableOptions()[talkOption].option.text(choice.table.values[talkOption])},
            {"a", setup.a},
            {"b", setup.b},
            {"cards", setup.cards},
            {"only", setup.only},
            {"rest", setup.rest},
            {"hand_size", setup.handSize},
            {"replays", setup.replays},
            {"seed", setup.seed},
            {"unit", unitOf(*choice.game)}};
  json.update(jsonOf(result.hands));
  json["play"] = jsonOf(result.play);
  json["roles"] = jsonOfAll(result.roles);
  json["sides"] = jsonOfAll(result.sides);
  json["won"] = jsonOfAll(result.won);
  json["points"] = jsonOfAll(result.points);
  json["ms_per_decision"] = Json{{"a", {{"median", result.a.median}, {"p99", result.a.p99}}},
                                 {"b", {{"median", result.b.median}, {"p99", result.b.p99}}}};
  return json;
}

std::string lineOf(std::string const& name, Figure const& figure) {
  char text[160];
  if (std::optional<double> const ci95 = figure.ci95())
    (void)std::snprintf(text, sizeof text, "  %-24s %+8.4f +- %.4f  (%d deals)", name.c_str(),
                        figure.difference, *ci95, figure.deals);
  else
    (void)std::snprintf(text, sizeof text, "  %-24s %+8.4f           (%d deals)", name.c_str(),
                        figure.difference, figure.deals);
  return text;
}

std::string lineOf(std::string const& name, DecisionTimes const& times) {
  char text[160];
  (void)std::snprintf(text, sizeof text, "  %-24s median %.4f, 99 %% within %.4f", name.c_str(), times.median,
                      times.p99);
  return text;
}

void print(GameInfo const& game, TournamentSetup const& setup, TournamentResult const& result,
           Output& output) {
  output.line(setup.a + " minus " + setup.b + ", score a hand, with 95 % confidence:");
  bool const ofHands = setup.only.empty() || setup.only == "hands";
  if (ofHands) output.line(lineOf("whole hands", result.hands));
  if (!setup.cards.empty()) output.line("  (cards played by " + setup.cards + " in every seat)");
  if (setup.cards.empty() && setup.only != "hands") {
    output.line("With contracts of " + std::string(referencePlayer) + ", play alone:");
    if (!setup.rest.empty()) output.line("  (the other side played by " + setup.rest + ")");
    if (result.play.deals > 0) output.line(lineOf("all seats", result.play));
  }
  for (auto const& [role, figure] : result.roles) output.line(lineOf("as " + role, figure));
  for (auto const& [side, figure] : result.sides) output.line(lineOf("the whole side, " + side, figure));
  for (auto const& [name, figure] : result.won) output.line(lineOf("hands won, " + name, figure));
  for (auto const& [name, figure] : result.points)
    output.line(lineOf(std::string(pointsUnit(game)) + ", " + name, figure));
  output.line("Milliseconds a decision:");
  output.line(lineOf(setup.a, result.a));
  output.line(lineOf(setup.b, result.b));
}

// `all-seeing`, with a budget as others have it: a yardstick that knows every card.
std::optional<PlayerSpec> allSeeingOf(std::string_view name) {
  constexpr std::string_view prefix = "all-seeing";
  if (!name.starts_with(prefix)) return std::nullopt;
  return parsePlayer("expert" + std::string(name.substr(prefix.size())));
}

// An outside program, of all threads. It is started once for each; but before one of them has answered the
// others wait, so that a command that does not exist is tried once.
class Program {
 public:
  Program(std::string name, OutsideCommand command) : name_(std::move(name)), command_(std::move(command)) {}

  // `own`: of the thread that asks; null: not started yet.
  TakenTurn choose(std::unique_ptr<OutsidePlayer>& own, SeatTable const& table, DecisionPlace const& place) {
    if (answers_) return ask(own, table, place);
    std::lock_guard const lock(first_);
    if (failure_) std::rethrow_exception(failure_);
    try {
      TakenTurn answer = ask(own, table, place);
      answers_ = true;
      return answer;
    } catch (BadInput const&) {
      failure_ = std::current_exception();
      throw;
    }
  }

 private:
  TakenTurn ask(std::unique_ptr<OutsidePlayer>& own, SeatTable const& table,
                DecisionPlace const& place) const {
    try {
      if (!own) own = std::make_unique<OutsidePlayer>(command_);
      return own->choose(table);
    } catch (OutsideFailure const& failure) {
      throw BadInput(failureOf(name_, table.seat(), place, failure));
    }
  }

  std::string name_;
  OutsideCommand command_;
  std::atomic<bool> answers_ = false;
  std::mutex first_;
  std::exception_ptr failure_{};
};

// Players by their names, before each decision told all that their seat knows.
class Opener {
 public:
  Contender operator()(std::string const& name) const {
    if (auto const spec = allSeeingOf(name))
      return ChooseOpenly([spec = *spec](Table const& table) {
        Interruption::check();
        return ArenaYardstick::choose(table, spec);
      });
    return Choose([choose = opened(name)](SeatTable const& table, DecisionPlace const& place) {
      Interruption::check();
      return choose(table, place);
    });
  }

 private:
  struct Programs {
    std::mutex mutex;
    std::map<std::string, std::shared_ptr<Program>> byName;
  };

  Choose opened(std::string const& name) const {
    auto const command = OutsideCommand::parse(name);
    if (!command) return ownPlayer(name);
    std::lock_guard const lock(programs_->mutex);
    std::shared_ptr<Program>& program = programs_->byName[name];
    if (!program) program = std::make_shared<Program>(name, *command);
    return [program, own = std::make_shared<std::unique_ptr<OutsidePlayer>>()](SeatTable const& table,
                                                                               DecisionPlace const& place) {
      return program->choose(*own, table, place);
    };
  }

  std::shared_ptr<Programs> programs_ = std::make_shared<Programs>();  // of all threads
};

// One that would say nothing is refused before anything is played.
std::string figureOf(MatchArguments const& arguments, GameInfo const& game) {
  std::string const& text = arguments.only;
  auto const* const found = std::find(figuresAlone.begin(), figuresAlone.end(), text);
  if (!text.empty() && found == figuresAlone.end())
    throw BadInput("--only: " + quotation(text) + " is none of " +
                   enumeration({figuresAlone.begin(), figuresAlone.end()}));
  if (!arguments.cards.empty() && !text.empty() && text != "hands")
    throw BadInput("--only: " + text + " compares the play of the cards, but --cards gives it to one player");
  if (!text.empty() && text != "hands" && text != "play" && !game.sides)
    throw BadInput("--only: " + text + " is about sides, and " + std::string(game.id) + " has none");
  return text;
}

std::string restOf(MatchArguments const& arguments) {
  if (arguments.rest.empty()) return {};
  if (arguments.only != "caller-first") throw BadInput("--rest: goes with --only caller-first alone");
  return playerOf("--rest", arguments.rest);
}

std::string comparedOf(std::string_view argument, std::string const& text) {
  return allSeeingOf(text) ? text : playerOf(argument, text);
}

// Cards a seat; 0: all sizes.
int handSizeOf(MatchArguments const& arguments, GameChoice const& choice) {
  if (arguments.handSize.empty()) return 0;
  std::vector<int> const sizes = handSizes(*choice.game, choice.players, choice.options);
  int const size = static_cast<int>(numberOf("--hand-size", arguments.handSize, 1, 99));
  if (std::ranges::find(sizes, size) != sizes.end()) return size;
  std::vector<std::string> texts;
  for (int const known : sizes) texts.push_back(std::to_string(known));
  throw BadInput("--hand-size: hands of " + std::string(choice.game->id) + " have " + enumeration(texts) +
                 " cards, not " + std::to_string(size));
}

// Of what halves count, whole ones.
void bringToPoints(GameInfo const& game, TournamentResult& result) {
  auto const scale = [](Figure& figure, double by) {
    figure.difference *= by;
    figure.squares *= by * by;
  };
  double const score = scoreScale(game);
  for (Figure* figure : {&result.hands, &result.play}) scale(*figure, score);
  for (auto* figures : {&result.roles, &result.sides})
    for (auto& [name, figure] : *figures) scale(figure, score);
  for (auto& [name, figure] : result.points) scale(figure, pointsScale(game));
}

}  // namespace

int run(MatchArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  std::uint64_t const seed = seedOf(arguments.seed);
  TournamentSetup setup{.game = std::string(choice.game->id),
                        .players = choice.players,
                        .options = choice.options,
                        .table = choice.table,
                        .seed = seed,
                        .a = comparedOf("--a", arguments.a),
                        .b = comparedOf("--b", arguments.b),
                        .deals = static_cast<int>(numberOf("--deals", arguments.deals, 1, 10'000'000)),
                        .threads = static_cast<int>(numberOf("--threads", arguments.threads, 1, 1024)),
                        .cards = arguments.cards.empty() ? "" : ownPlayerOf("--cards", arguments.cards),
                        .only = figureOf(arguments, *choice.game),
                        .rest = restOf(arguments),
                        .handSize = handSizeOf(arguments, choice),
                        .replays = static_cast<int>(numberOf("--replays", arguments.replays, 1, 10'000)),
                        .open = Opener()};
  Interruption const interruption;
  Output output{{}};
  std::unique_ptr<DealLines> const lines =
      arguments.perDeal.empty() ? nullptr : std::make_unique<DealLines>(arguments.perDeal, *choice.game);
  if (lines) {
    refuseSameFile(output, lines->output(), "--per-deal", arguments.perDeal);
    setup.report = [&lines](DealReport const& report) { lines->add(report); };
  }
  TournamentResult result = playTournament(setup);
  if (lines) lines->commit();
  bringToPoints(*choice.game, result);
  if (arguments.json)
    output.line(jsonOf(choice, setup, result).dump(2));
  else
    print(*choice.game, setup, result, output);
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
