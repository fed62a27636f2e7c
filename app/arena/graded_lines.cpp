#include "app/arena/graded_lines.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "app/arena/arguments.h"
#include "app/arena/output.h"
#include "app/arena/units.h"
#include "app/arena/whole_number.h"
#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

using GradedJson = nlohmann::ordered_json;

GradedJson jsonOf(GradedDecision const& decision, Table const& table, double scale) {
  Verdict const& verdict = *decision.judged.verdict;
  GradedJson json{{"place", decision.judged.action + 1}, {"action", table.text(decision.judged.chosen)},
                  {"best", table.text(verdict.best)},    {"loss", scale * verdict.loss},
                  {"error", scale * verdict.error},      {"mark", nullptr}};
  if (verdict.mark) json["mark"] = nameOf(*verdict.mark);
  if (decision.again) json["again"] = scale * *decision.again;
  return json;
}

double lossIn(GradedJson const& json, char const* name) {
  auto const loss = json.at(name).get<double>();
  if (!(loss >= 0)) throw std::out_of_range("a loss that cannot be");
  return loss;
}

GradedDecision decisionOf(GradedJson const& json) {
  Verdict verdict;
  verdict.loss = lossIn(json, "loss");
  if (!json.at("mark").is_null()) {
    verdict.mark = markNamed(json.at("mark").get<std::string>());
    if (!verdict.mark) throw std::out_of_range("no such mark");
  }
  GradedDecision decision;
  decision.judged.verdict = verdict;
  if (json.contains("again")) decision.again = lossIn(json, "again");
  return decision;
}

}  // namespace

std::string lineOf(GradingTerms const& terms, GradedHand const& hand, Table const& table, double scale) {
  GradedJson json{
      {"game", terms.game},       {"players", terms.players},       {"rest", terms.rest},
      {"replays", terms.replays}, {"plays", terms.plays},           {"iterations", terms.iterations},
      {"seed", hand.seed},        {"hand", hand.hand + 1},          {"player", hand.player},
      {"seat", hand.seat},        {"score", scale * hand.score},    {"usual", scale * hand.usual},
      {"seconds", hand.seconds},  {"unit", {{"score", scoreUnit}}}, {"decisions", GradedJson::array()}};
  for (GradedDecision const& decision : hand.decisions)
    json["decisions"].push_back(jsonOf(decision, table, scale));
  return json.dump();
}

GradedLine gradedLine(std::string_view text) {
  try {
    GradedJson const json = GradedJson::parse(text);
    auto const number = [&json](char const* name, std::int64_t least) {
      return static_cast<int>(wholeOf(json, name, least, std::numeric_limits<int>::max()));
    };
    auto const id = json.at("game").get<std::string>();
    GameInfo const* const game = findGame(id);
    if (game == nullptr) throw std::out_of_range("there is no game " + quotation(id));
    int const players = number("players", 1);
    if (std::ranges::count(game->allCounts(), players) == 0)
      throw std::out_of_range(id + " is not for " + std::to_string(players) + " players");
    (void)wholeOf(json, "seat", 0, players - 1);
    if (!json.at("seed").is_number_unsigned()) throw std::out_of_range("`seed` is no seed");
    int const plays = json.contains("plays") ? number("plays", 1) : 1;
    GradedLine line{.terms = {.game = id,
                              .players = players,
                              .rest = json.at("rest").get<std::string>(),
                              .replays = number("replays", 1),
                              .plays = plays,
                              .iterations = number("iterations", 1)},
                    .hand = {.seed = json.at("seed").get<std::uint64_t>(),
                             .hand = number("hand", 1) - 1,
                             .player = json.at("player").get<std::string>(),
                             .plays = plays,
                             .score = json.at("score").get<double>(),
                             .usual = json.at("usual").get<double>(),
                             .seconds = json.at("seconds").get<double>()}};
    if (line.hand.seconds < 0) throw std::out_of_range("seconds that cannot be");
    for (GradedJson const& each : json.at("decisions")) line.hand.decisions.push_back(decisionOf(each));
    return line;
  } catch (GradedJson::exception const&) {
    throw BadInput("not what `grade --per-hand` writes");
  } catch (std::out_of_range const& problem) {
    throw BadInput(problem.what());
  }
}

void print(Output& output, Grading const& grading, std::string const& rest, double scale) {
  char line[240];
  for (Grades const& grades : grading.grades) {
    (void)std::snprintf(line, sizeof line,
                        "%s: %d decisions, loss %.4f +- %.4f points each; best %d, good %d, small slips %d, "
                        "costly %d, blunders %d; score a hand %+.3f beside %s; %.2f s a decision",
                        grades.player.c_str(), grades.decisions, scale * grades.loss, scale * grades.error,
                        grades.marks[0], grades.marks[1], grades.marks[2], grades.marks[3], grades.marks[4],
                        scale * grades.score, rest.c_str(), grades.seconds);
    output.line(line);
  }
  (void)std::snprintf(line, sizeof line, "Correlation of losses with scores, over %d hands: %.3f +- %.3f",
                      grading.hands, grading.correlation, grading.correlationError);
  output.line(line);
  if (grading.again == 0) return;
  (void)std::snprintf(
      line, sizeof line,
      "Costly decisions judged again in ten times the worlds: %d, at least half as costly: %d", grading.again,
      grading.stayedHalf);
  output.line(line);
}

}  // namespace giaguaro::arena
