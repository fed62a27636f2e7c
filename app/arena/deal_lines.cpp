#include "app/arena/deal_lines.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "app/arena/arguments.h"
#include "app/arena/units.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

Json scaled(std::vector<std::int32_t> const& values, double by) {
  Json list = Json::array();
  for (std::int32_t const value : values) list.push_back(value * by);
  return list;
}

Json scaled(DealReport::Values const& values, double by) {
  Json object = Json::object();
  for (auto const& [name, value] : values) object[name] = value * by;
  return object;
}

Json jsonOf(PlayedHand const& hand, GameInfo const& game) {
  Json json{{"a", hand.ofA},
            {"contract", hand.given ? "given" : "own"},
            {"scores", scaled(hand.scores, scoreScale(game))},
            {"points", scaled(hand.points, pointsScale(game))},
            {"made", hand.made}};
  if (hand.margin) json["margin"] = *hand.margin;
  if (hand.isVoid) json["void"] = true;
  return json;
}

}  // namespace

// A tournament that ended early leaves what it has.
DealLines::~DealLines() {
  if (committed_ || !any_) return;
  try {
    output_.commit();
  } catch (BadInput const& problem) {
    complain(problem.what());
  }
}

void DealLines::add(DealReport const& report) {
  any_ = true;
  double const score = scoreScale(game_);
  Json json{{"deal", report.number + 1},
            {"seed", report.seed},
            {"hand", report.hand + 1},
            {"dealer", report.dealer},
            {"cards", report.cards},
            {"score", scaled(report.figures[0], score)},
            {"roles", scaled(report.roles, score)},
            {"won", scaled(report.figures[1], 1)},
            {"points", scaled(report.figures[2], pointsScale(game_))},
            {"unit", {{"score", scoreUnit}, {"points", pointsUnit(game_)}}},
            {"hands", Json::array()}};
  for (PlayedHand const& hand : report.hands) json["hands"].push_back(jsonOf(hand, game_));
  output_.line(json.dump());
}

void DealLines::commit() {
  output_.commit();
  committed_ = true;
}

}  // namespace giaguaro::arena
