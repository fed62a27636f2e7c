#include "core/positions/positions_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/match/json_read.h"
#include "core/match/json_text.h"
#include "core/match/record_notes_read.h"

namespace giaguaro {

namespace {

namespace jr = jsonRead;

constexpr std::string_view positionsFormat = "giaguaro-positions";
constexpr int positionsVersion = 1;
constexpr std::int64_t handsOfAMatch = 1000;
constexpr double largestFigure = 1e9;

// ---- Writing ----

std::string dayText(Day day) {
  std::chrono::year_month_day const date(day);
  auto const padded = [](unsigned number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
  };
  return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
         padded(static_cast<unsigned>(date.month()), 2) + '-' + padded(static_cast<unsigned>(date.day()), 2);
}

std::string figureText(double figure) { return nlohmann::json(figure).dump(); }

std::string answerText(KeptAnswer const& answer, Table const& table) {
  return "{\"action\":" + jsonText::string(table.text(answer.action)) +
         ",\"score\":" + figureText(answer.score) + ",\"chance\":" + figureText(answer.chance) +
         ",\"right\":" + (answer.right ? "true}" : "false}");
}

std::string positionText(KeptPosition const& position) {
  auto const table = openTable(position);
  GameInfo const& game = *position.game;
  std::vector<std::int32_t> const totals(position.totals.begin(), position.totals.begin() + position.players);
  auto const number = [](int value) { return std::to_string(value); };
  return "{\"kept\":" + jsonText::string(dayText(position.kept)) +
         ",\"right\":" + number(position.schedule.right) +
         ",\"due\":" + jsonText::string(dayText(position.schedule.due)) +
         ",\"game\":" + jsonText::string(game.id) + ",\"players\":" + number(position.players) +
         ",\"names\":" + jsonText::strings(position.names) +
         ",\"options\":" + jsonText::options(position.options, game) + ",\"hand\":" + number(position.hand) +
         ",\"dealer\":" + number(position.dealer) + ",\"totals\":" + jsonText::numbers(totals) +
         ",\"deal\":" + dealToJson(position.deal, *game.deck, position.players) + ",\"actions\":" +
         jsonText::listOf(position.actions, [&](Done const& done) { return actionToJson(done, *table); }) +
         ",\"seat\":" + number(position.seat) +
         ",\"chosen\":" + jsonText::string(table->text(position.chosen)) +
         ",\"mark\":" + jsonText::string(nameOf(position.mark)) + ",\"loss\":" + figureText(position.loss) +
         ",\"error\":" + figureText(position.error) + ",\"answers\":" +
         jsonText::listOf(position.answers,
                          [&](KeptAnswer const& answer) { return answerText(answer, *table); }) +
         ",\"iterations\":" + number(position.iterations) +
         ",\"program\":" + jsonText::string(position.program) + '}';
}

// ---- Reading ----

// Reads what nobody has vouched for; throws jsonRead::Unreadable.
class PositionReader {
 public:
  PositionReader(jr::json const& value, std::string where) : value_(value), where_(std::move(where)) {}

  KeptPosition position() {
    KeptPosition position;
    readDays(position);
    readSetup(position);
    readHand(position);
    auto const table = stood(position);
    readAnswers(position, *table);
    position.iterations = static_cast<int>(jr::number(of("iterations"), 1, 1'000'000'000, at("iterations")));
    position.program = jr::string(of("program"), at("program"));
    return position;
  }

 private:
  std::string at(std::string_view name) const { return where_ + ", " + std::string(name); }
  jr::json const& of(char const* name) const { return jr::member(value_, name, where_); }
  int small(char const* name, std::int64_t least, std::int64_t most) const {
    return static_cast<int>(jr::number(of(name), least, most, at(name)));
  }

  Day day(char const* name) const {
    std::string const& text = jr::string(of(name), at(name));
    auto const part = [&text](std::size_t from, std::size_t count) {
      int number = -1;
      auto const* const end = text.data() + from + count;
      auto const [ptr, fault] = std::from_chars(text.data() + from, end, number);
      return fault == std::errc() && ptr == end ? number : -1;
    };
    constexpr std::string_view like = "0000-00-00";
    if (text.size() == like.size() && text[4] == '-' && text[7] == '-') {
      int const year = part(0, 4);
      int const month = part(5, 2);
      int const date = part(8, 2);
      if (year >= 0 && month > 0 && date > 0) {
        std::chrono::year_month_day const found{std::chrono::year{year},
                                                std::chrono::month(static_cast<unsigned>(month)),
                                                std::chrono::day(static_cast<unsigned>(date))};
        if (found.ok()) return found;
      }
    }
    jr::refuse(at(name), quotation(text) + " is no day");
  }

  static double figure(jr::json const& value, std::string const& where) {
    if (!value.is_number()) jr::refuse(where, "is not a number", jr::Kind::figures);
    auto const found = value.get<double>();
    if (!(std::abs(found) <= largestFigure)) jr::refuse(where, "is out of range", jr::Kind::figures);
    return found;
  }

  void readDays(KeptPosition& position) const {
    jr::object(value_, where_);
    position.kept = day("kept");
    position.schedule = {.right = small("right", 0, Schedule::enough), .due = day("due")};
  }

  void readSetup(KeptPosition& position) const {
    std::string const& id = jr::string(of("game"), at("game"));
    position.game = findGame(id);
    if (position.game == nullptr) jr::refuse(at("game"), "there is no game " + quotation(id), jr::Kind::game);
    position.players = small("players", 0, mostSeats);
    if (std::ranges::count(position.game->players, position.players) == 0)
      jr::refuse(at("players"), "this game is not for " + std::to_string(position.players) + " players",
                 jr::Kind::settings);
    position.names = jr::strings(of("names"), position.players, at("names"));
    position.options = jr::optionsOf(of("options"), *position.game);
    position.hand = small("hand", 0, handsOfAMatch);
    position.dealer = static_cast<Seat>(small("dealer", 0, position.players - 1));
    position.seat = static_cast<Seat>(small("seat", 0, position.players - 1));
    std::ranges::copy(jr::numbers(of("totals"), position.players, at("totals")), position.totals.begin());
  }

  void readHand(KeptPosition& position) const {
    auto read = dealFromJson(of("deal").dump(), *position.game->deck, position.players);
    if (auto const* problem = std::get_if<Problem>(&read))
      jr::refuse(at(problem->where.empty() ? "deal" : problem->where), problem->what, problem->kind);
    position.deal = std::get<Deal>(std::move(read));
    auto const table = openTable(lessonOf(position));  // before the deal
    if (std::string const problem = table->dealProblem(position.deal); !problem.empty())
      jr::refuse(at("deal"), problem, jr::Kind::cards);
    for (jr::json const& each : jr::array(of("actions"), at("actions"))) {
      auto const done = actionFromJson(each.dump(), *table);
      if (auto const* problem = std::get_if<Problem>(&done))
        jr::refuse(at("actions"), problem->what, problem->kind);
      position.actions.push_back(std::get<Done>(done));
    }
  }

  // The table at the decision, each action before it legal and in its turn.
  std::unique_ptr<Table> stood(KeptPosition const& position) const {
    auto table = openTable(lessonOf(position));
    table->deal(position.deal, position.dealer);
    std::size_t place = 0;
    for (Done const& done : position.actions) {
      std::string const where = at("action " + std::to_string(++place));
      if (table->toAct() != done.seat)
        jr::refuse(where, "it is not the turn of seat " + std::to_string(done.seat), jr::Kind::turn);
      if (!table->isLegal(done.action))
        jr::refuse(where, '"' + table->text(done.action) + "\" is not legal", jr::Kind::illegal);
      table->apply(done.action);
    }
    if (table->handOver() || table->toAct() != position.seat)
      jr::refuse(at("seat"), "it is not the turn of this seat", jr::Kind::turn);
    return table;
  }

  Action legal(jr::json const& value, Table const& table, std::string const& where) const {
    std::string const& text = jr::string(value, where);
    auto const action = table.parse(text);
    if (!action) jr::refuse(where, quotation(text) + " is no action of this game", jr::Kind::action);
    if (!table.isLegal(*action)) jr::refuse(where, quotation(text) + " is not legal", jr::Kind::illegal);
    return *action;
  }

  void readAnswers(KeptPosition& position, Table const& table) const {
    position.chosen = legal(of("chosen"), table, at("chosen"));
    auto const mark = markNamed(jr::string(of("mark"), at("mark")));
    if (!mark) jr::refuse(at("mark"), "is no mark");
    position.mark = *mark;
    position.loss = std::max(0.0, figure(of("loss"), at("loss")));
    position.error = std::max(0.0, figure(of("error"), at("error")));
    for (jr::json const& each : jr::array(of("answers"), at("answers"))) {
      std::string const where = at("answer " + std::to_string(position.answers.size() + 1));
      KeptAnswer answer{.action = legal(jr::member(each, "action", where), table, where),
                        .score = figure(jr::member(each, "score", where), where),
                        .chance = std::clamp(figure(jr::member(each, "chance", where), where), 0.0, 1.0)};
      jr::json const& right = jr::member(each, "right", where);
      if (!right.is_boolean()) jr::refuse(where, "says neither right nor wrong");
      answer.right = right.get<bool>();
      if (position.answer(answer.action) != nullptr) jr::refuse(where, "is there twice");
      position.answers.push_back(answer);
    }
    if (position.answers.empty() || !position.answers.front().right)
      jr::refuse(at("answers"), "the first is not right");
    if (position.isRight(position.chosen)) jr::refuse(at("answers"), "what was chosen is right");
  }

  jr::json const& value_;
  std::string where_;
};

std::vector<KeptPosition> positionsIn(jr::json const& file) {
  jr::object(file, "");
  if (std::string const& format = jr::string(jr::member(file, "format", ""), "format");
      format != positionsFormat)
    jr::refuse("format", quotation(format) + " is not \"giaguaro-positions\"");
  if (jr::number(jr::member(file, "version", ""), "version") != positionsVersion)
    jr::refuse("version", "this program reads version 1", jr::Kind::version);
  std::vector<KeptPosition> positions;
  for (jr::json const& each : jr::array(jr::member(file, "positions", ""), "positions"))
    positions.push_back(PositionReader(each, "position " + std::to_string(positions.size() + 1)).position());
  return positions;
}

}  // namespace

std::string positionsToJson(std::vector<KeptPosition> const& positions) {
  return "{\"format\":" + jsonText::string(positionsFormat) +
         ",\"version\":" + std::to_string(positionsVersion) +
         ",\"positions\":" + jsonText::listOf(positions, positionText) + "}\n";
}

std::variant<std::vector<KeptPosition>, Problem> readPositions(std::string_view text) {
  try {
    return positionsIn(jr::parse(text));
  } catch (jr::Unreadable const& unreadable) {
    return unreadable.problem;
  }
}

}  // namespace giaguaro
