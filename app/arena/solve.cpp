// `solve`: the perfect-information value of the position at the end of a record, and the best play.
#include "app/arena/measuring/solve.h"

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "app/arena/units.h"
#include "core/match/table.h"
#include "core/match/verify.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

// Each times `scale`: what the game counts in halves, people get whole.
template <class List>
std::string listOf(List const& numbers, double scale = 1) {
  std::string text;
  for (auto const number : numbers) {
    std::array<char, 32> digits{};
    (void)std::snprintf(digits.data(), digits.size(), " %.10g", scale * static_cast<double>(number));
    text += digits.data();
  }
  return text;
}

std::string valuesOf(SolvedPlay const& play, GameInfo const& game) {
  return "scores" + listOf(play.scores, scoreScale(game)) + ", " + std::string(pointsUnit(game)) +
         listOf(play.points, pointsScale(game));
}

std::string textOf(SolvedPosition const& position, Table const& table, std::string const& place) {
  SolvedPlay const& best = position.plays[position.best];
  std::string text = place + ": seat " + std::to_string(position.toAct) + " is to act, " +
                     std::to_string(position.tricks) + (position.tricks == 1 ? " trick" : " tricks") +
                     " to come";
  if (!position.side.empty()) text += "; seats" + listOf(position.side) + " against the others";
  text += "\n  value: " + valuesOf(best, table.game());
  for (std::size_t i = 0; i < position.plays.size(); ++i) {
    SolvedPlay const& play = position.plays[i];
    text += "\n  " + table.text(play.action) + ": " + valuesOf(play, table.game()) +
            (i == position.best ? " (best)" : "");
  }
  text += "\n  line:";
  for (Done const& done : best.line)
    text +=
        (&done == best.line.data() ? " " : ", ") + std::to_string(done.seat) + ' ' + table.text(done.action);
  return text;
}

Json lineOf(SolvedPlay const& play, Table const& table) {
  Json line = Json::array();
  for (Done const& done : play.line) line.push_back(Json::array({done.seat, table.text(done.action)}));
  return line;
}

std::string jsonOf(SolvedPosition const& position, Table const& table) {
  SolvedPlay const& best = position.plays[position.best];
  Json plays = Json::array();
  for (SolvedPlay const& play : position.plays)
    plays.push_back(
        Json{{"play", table.text(play.action)}, {"scores", play.scores}, {"points", play.points}});
  Json const unit{{"score", ownScoreUnit(table.game())}, {"points", ownPointsUnit(table.game())}};
  return Json{{"unit", unit},
              {"seat", position.toAct},
              {"tricks", position.tricks},
              {"side", position.side},
              {"scores", best.scores},
              {"points", best.points},
              {"best", table.text(best.action)},
              {"plays", std::move(plays)},
              {"line", lineOf(best, table)}}
      .dump();
}

}  // namespace

int run(SolveArguments const& arguments) {
  std::string const contents = contentsOf(arguments.file);
  std::vector<RecordText> const texts = splitRecords(contents);
  if (texts.empty()) throw BadInput(arguments.file + ":1: there is no record in it");

  Output output{{}};
  for (RecordText const& text : texts) {
    Reading const reading = readAsFarAsPossible(text.text);
    auto const at = [&](int line) { return arguments.file + ':' + std::to_string(text.line + line); };
    if (std::optional<Problem> const problem = verify(reading))
      throw BadInput(at(problem->line) + ": " + problem->text());
    auto const answer = solveEnd(reading.record);
    if (auto const* problem = std::get_if<Problem>(&answer)) throw BadInput(at(0) + ": " + problem->text());
    // For the words of the game alone.
    auto const table =
        openTable({reading.record.game, reading.record.players, reading.record.options, 0, {}, {}});
    auto const& position = std::get<SolvedPosition>(answer);
    output.line(arguments.json ? jsonOf(position, *table) : textOf(position, *table, at(0)));
  }
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
