#include "ui/scene/hand_verdict.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {

namespace {

constexpr std::size_t mostShown = 3;

// Of thousandths of the game's score unit: hundredths of a point.
int hundredths(std::int64_t thousandths, bool halves) {
  return static_cast<int>(std::lround(static_cast<double>(thousandths) / (halves ? 20 : 10)));
}

int hundredths(double error, bool halves) {
  return static_cast<int>(std::lround(error * (halves ? 50 : 100)));
}

}  // namespace

HandVerdict::Aim HandVerdict::aimOf(GameInfo const& game) {
  if (game.sides) return Aim::win;
  return game.points == GameInfo::Points::tricks ? Aim::bid : Aim::gain;
}

int HandVerdict::toJudge() const {
  return static_cast<int>(std::ranges::count(decisions, false, &Decision::forced));
}

int HandVerdict::judged() const {
  return static_cast<int>(std::ranges::count_if(
      decisions, [](Decision const& decision) { return !decision.forced && decision.judged; }));
}

std::vector<std::size_t> HandVerdict::dearest() const {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < decisions.size(); ++i)
    if (decisions[i].isDear()) places.push_back(i);
  std::ranges::stable_sort(
      places, [this](std::size_t a, std::size_t b) { return decisions[a].loss > decisions[b].loss; });
  if (places.size() > mostShown) places.resize(mostShown);
  return places;
}

std::vector<std::size_t> HandVerdict::worthALook() const {
  std::vector<std::size_t> places = dearest();
  std::vector<std::size_t> unlucky;
  for (std::size_t i = 0; i < decisions.size(); ++i)
    if (decisions[i].isUnlucky() && !decisions[i].isDear()) unlucky.push_back(i);
  std::ranges::stable_sort(unlucky, [this](std::size_t a, std::size_t b) {
    return decisions[a].open->gain > decisions[b].open->gain;
  });
  for (std::size_t const i : unlucky)
    if (places.size() < mostShown) places.push_back(i);
  return places;
}

ScoreBars ScoreBars::of(ScoreParts const& given, bool halves) {
  ScoreBars bars;
  bars.score = hundredths(given.score, halves);
  bars.parts[expected] = hundredths(given.expected, halves);
  bars.parts[own] = hundredths(given.own, halves);
  bars.parts[others] = hundredths(given.others, halves);
  bars.parts[luck] = bars.score - bars.parts[expected] - bars.parts[own] - bars.parts[others];
  bars.errors = {hundredths(given.expectedError, halves), hundredths(given.luckError, halves),
                 hundredths(given.ownError, halves), hundredths(given.othersError, halves)};
  return bars;
}

int ScoreBars::beginOf(std::size_t part) const {
  int begin = 0;
  for (std::size_t i = 0; i < part; ++i) begin += parts[i];
  return begin;
}

}  // namespace giaguaro
