#include "core/review/kept_review.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/match/json_read.h"
#include "core/match/notes.h"
#include "core/match/table.h"

namespace giaguaro {

namespace {

using KeptJson = nlohmann::ordered_json;
using jsonRead::Unreadable;

double kept(double figure) { return std::round(1000 * figure) / 1000; }

KeptJson jsonOf(JudgedDecision const& decision, Table const& table) {
  Verdict const& verdict = *decision.verdict;
  KeptJson json{{"place", decision.action + 1},
                {"seat", decision.seat},
                {"action", table.text(decision.chosen)},
                {"best", table.text(verdict.best)},
                {"loss", verdict.loss},
                {"error", verdict.error},
                {"mark", nullptr},
                {"chance", verdict.chance},
                {"aim", verdict.aim}};
  if (verdict.mark) json["mark"] = nameOf(*verdict.mark);
  if (decision.open)
    json["open"] = {{"best", table.text(decision.open->best)},
                    {"gain", decision.open->gain},
                    {"error", decision.open->error},
                    {"mark", nameOf(decision.open->mark)}};
  return json;
}

double thousandth(std::int64_t figure) { return static_cast<double>(figure) / 1000; }

KeptJson jsonOf(ScoreParts const& parts, Seat seat) {
  return {{"seat", seat},
          {"score", thousandth(parts.score)},
          {"expected", thousandth(parts.expected)},
          {"luck", thousandth(parts.luck)},
          {"own", thousandth(parts.own)},
          {"others", thousandth(parts.others)},
          {"errors",
           {{"expected", parts.expectedError},
            {"luck", parts.luckError},
            {"own", parts.ownError},
            {"others", parts.othersError}}}};
}

// Reads what nobody has vouched for; throws Unreadable.
class Reader {
 public:
  Reader(RecordedHand const& hand, Table const& table) : hand_(hand), table_(table) {}

  KeptReview read(std::string_view text) const {
    using namespace jsonRead;
    json const all = parse(text);
    object(all, "review");
    KeptReview review;
    review.program = string(member(all, "program", "review"), "program");
    review.iterations = static_cast<int>(number(member(all, "iterations", "review"), 1,
                                                std::numeric_limits<std::int32_t>::max(), "iterations"));
    for (json const& each : array(member(all, "decisions", "review"), "decisions"))
      review.decisions.push_back(decision(each));
    for (json const& each : array(member(all, "seats", "review"), "seats"))
      review.seats.emplace(seat(each), parts(each));
    return review;
  }

 private:
  static double figure(jsonRead::json const& object, char const* name) {
    constexpr double most = 1e9;
    jsonRead::json const& value = jsonRead::member(object, name, "review");
    if (!value.is_number()) jsonRead::refuse(name, "is not a number");
    auto const found = value.get<double>();
    if (!(std::abs(found) <= most)) jsonRead::refuse(name, "is out of range");
    return found;
  }

  static std::int64_t thousandths(jsonRead::json const& object, char const* name) {
    return std::llround(1000 * figure(object, name));
  }

  Seat seat(jsonRead::json const& object) const {
    jsonRead::object(object, "review");
    return static_cast<Seat>(
        jsonRead::number(jsonRead::member(object, "seat", "review"), 0, table_.players() - 1, "seat"));
  }

  Action action(jsonRead::json const& object, char const* name) const {
    auto const found = table_.parse(jsonRead::string(jsonRead::member(object, name, "review"), name));
    if (!found) jsonRead::refuse(name, "is no action of this game");
    return *found;
  }

  JudgedDecision decision(jsonRead::json const& object) const {
    JudgedDecision decision{.seat = seat(object), .chosen = action(object, "action")};
    decision.action =
        static_cast<int>(jsonRead::number(jsonRead::member(object, "place", "review"), 1,
                                          static_cast<std::int64_t>(hand_.actions.size()), "place")) -
        1;
    if (!(hand_.actions[static_cast<std::size_t>(decision.action)] == Done{decision.seat, decision.chosen}))
      jsonRead::refuse("place", "is another decision");
    Verdict verdict{.best = action(object, "best")};
    verdict.loss = std::max(0.0, figure(object, "loss"));
    verdict.error = std::max(0.0, figure(object, "error"));
    verdict.chance = figure(object, "chance");
    verdict.aim = std::clamp(figure(object, "aim"), 0.0, 1.0);
    if (jsonRead::json const& mark = jsonRead::member(object, "mark", "review"); !mark.is_null()) {
      verdict.mark = markNamed(jsonRead::string(mark, "mark"));
      if (!verdict.mark) jsonRead::refuse("mark", "is no mark");
    }
    decision.verdict = std::move(verdict);
    if (auto const open = object.find("open"); open != object.end()) decision.open = openCards(*open);
    return decision;
  }

  OpenCards openCards(jsonRead::json const& object) const {
    jsonRead::object(object, "open");
    OpenCards open{.best = action(object, "best")};
    open.gain = std::max(0.0, figure(object, "gain"));
    open.error = std::max(0.0, figure(object, "error"));
    auto const mark = markNamed(jsonRead::string(jsonRead::member(object, "mark", "open"), "mark"));
    if (!mark) jsonRead::refuse("mark", "is no mark");
    open.mark = *mark;
    return open;
  }

  static ScoreParts parts(jsonRead::json const& object) {
    jsonRead::json const& errors = jsonRead::member(object, "errors", "review");
    jsonRead::object(errors, "errors");
    ScoreParts const parts{.score = thousandths(object, "score"),
                           .expected = thousandths(object, "expected"),
                           .luck = thousandths(object, "luck"),
                           .own = thousandths(object, "own"),
                           .others = thousandths(object, "others"),
                           .expectedError = figure(errors, "expected"),
                           .ownError = figure(errors, "own"),
                           .othersError = figure(errors, "others"),
                           .luckError = figure(errors, "luck")};
    if (parts.expected + parts.luck + parts.own + parts.others != parts.score)
      jsonRead::refuse("seats", "the parts do not add up");
    return parts;
  }

  RecordedHand const& hand_;
  Table const& table_;
};

}  // namespace

KeptReview keptOf(HandReview const& review, std::vector<Seat> const& seats, std::string program,
                  ReviewSettings const& settings) {
  KeptReview result{.program = std::move(program), .iterations = settings.iterations};
  for (Seat const seat : seats) {
    ScoreParts parts = review.parts(seat);
    for (double* error : {&parts.expectedError, &parts.luckError, &parts.ownError, &parts.othersError})
      *error = kept(*error);
    result.seats.emplace(seat, parts);
  }
  for (JudgedDecision decision : review.decisions()) {
    if (!result.seats.contains(decision.seat)) continue;
    Verdict const& found = *decision.verdict;
    decision.verdict = Verdict{.best = found.best,
                               .loss = kept(found.loss),
                               .error = kept(found.error),
                               .chance = kept(found.chance),
                               .aim = kept(found.aim),
                               .mark = found.mark};
    if (decision.open) {
      decision.open->gain = kept(decision.open->gain);
      decision.open->error = kept(decision.open->error);
    }
    result.decisions.push_back(std::move(decision));
  }
  std::stable_sort(result.decisions.begin(), result.decisions.end(),
                   [](JudgedDecision const& a, JudgedDecision const& b) { return a.action < b.action; });
  return result;
}

std::string toJson(KeptReview const& review, Table const& table) {
  KeptJson decisions = KeptJson::array();
  for (JudgedDecision const& decision : review.decisions) decisions.push_back(jsonOf(decision, table));
  KeptJson seats = KeptJson::array();
  for (auto const& [seat, parts] : review.seats) seats.push_back(jsonOf(parts, seat));
  KeptJson const all{{"program", review.program},
                     {"iterations", review.iterations},
                     {"decisions", std::move(decisions)},
                     {"seats", std::move(seats)}};
  return all.dump();
}

std::optional<KeptReview> reviewFromJson(std::string_view text, RecordedHand const& hand,
                                         Table const& table) {
  if (!hand.result) return std::nullopt;
  try {
    return Reader(hand, table).read(text);
  } catch (Unreadable const&) {
    return std::nullopt;
  }
}

std::optional<KeptReview> keptReview(RecordedHand const& hand, Table const& table) {
  std::string const* const text = reviewOf(hand.notes);
  return text != nullptr ? reviewFromJson(*text, hand, table) : std::nullopt;
}

}  // namespace giaguaro
