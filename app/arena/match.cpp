// `match`: two players compared over duplicate deals.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "app/arena/outside_player.h"
#include "core/match/record_json.h"
#include "core/match/tournament.h"
#include "core/match/yardstick.h"

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

Json jsonOf(GameChoice const& choice, TournamentSetup const& setup, TournamentResult const& result) {
  Json json{
      {"game", setup.game}, {"players", setup.players}, {"options", optionsOf(choice)}, {"a", setup.a},
      {"b", setup.b},       {"cards", setup.cards},     {"only", setup.only},           {"seed", setup.seed}};
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

void print(TournamentSetup const& setup, TournamentResult const& result, Output& output) {
  output.line(setup.a + " minus " + setup.b + ", score a hand, with 95 % confidence:");
  bool const ofHands = setup.only.empty() || setup.only == "hands";
  if (ofHands) output.line(lineOf("whole hands", result.hands));
  if (!setup.cards.empty()) output.line("  (cards played by " + setup.cards + " in every seat)");
  if (setup.cards.empty() && setup.only != "hands") {
    output.line("With contracts of " + std::string(referencePlayer) + ", play alone:");
    if (setup.only != "both") output.line(lineOf("all seats", result.play));
  }
  for (auto const& [role, figure] : result.roles) output.line(lineOf("as " + role, figure));
  for (auto const& [side, figure] : result.sides) output.line(lineOf("the whole side, " + side, figure));
  for (auto const& [name, figure] : result.won) output.line(lineOf("hands won, " + name, figure));
  for (auto const& [name, figure] : result.points) output.line(lineOf("points, " + name, figure));
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

// An outside program is started once for each thread: before each decision it is told all that its seat
// knows.
Choose openPlayer(std::string const& name) {
  if (auto const spec = allSeeingOf(name))
    return [spec = *spec](Table const& table) { return ArenaYardstick::choose(table, spec); };
  auto const command = OutsideCommand::parse(name);
  if (!command) return ownPlayer(name);
  return [name, program = std::make_shared<OutsidePlayer>(*command)](Table const& table) {
    try {
      return program->choose(table);
    } catch (OutsideFailure const& failure) {
      throw BadInput("player " + quotation(name) + ": " + failure.what());
    }
  };
}

// One that would say nothing is refused before anything is played.
std::string figureOf(MatchArguments const& arguments, GameInfo const& game) {
  std::string const& text = arguments.only;
  auto const* const found = std::find(figuresAlone.begin(), figuresAlone.end(), text);
  if (!text.empty() && found == figuresAlone.end())
    throw BadInput("--only: " + quotation(text) + " is not hands, play or both");
  if (!arguments.cards.empty() && !text.empty() && text != "hands")
    throw BadInput("--only: " + text + " compares the play of the cards, but --cards gives it to one player");
  if (text == "both" && !game.sides)
    throw BadInput("--only: both adds up two sides, and " + std::string(game.id) + " has none");
  return text;
}

std::string comparedOf(std::string_view argument, std::string const& text) {
  return allSeeingOf(text) ? text : playerOf(argument, text);
}

}  // namespace

int run(MatchArguments const& arguments) {
  GameChoice const choice = choiceOf(arguments.game);
  TournamentSetup const setup{.game = std::string(choice.game->id),
                              .players = choice.players,
                              .options = choice.options,
                              .seed = seedOf(arguments.seed),
                              .a = comparedOf("--a", arguments.a),
                              .b = comparedOf("--b", arguments.b),
                              .deals = static_cast<int>(numberOf("--deals", arguments.deals, 1, 10'000'000)),
                              .threads = static_cast<int>(numberOf("--threads", arguments.threads, 1, 1024)),
                              .cards = arguments.cards.empty() ? "" : ownPlayerOf("--cards", arguments.cards),
                              .only = figureOf(arguments, *choice.game),
                              .open = openPlayer};
  TournamentResult const result = playTournament(setup);
  Output output{{}};
  if (arguments.json)
    output.line(jsonOf(choice, setup, result).dump(2));
  else
    print(setup, result, output);
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
