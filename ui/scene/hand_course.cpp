#include "ui/scene/hand_course.h"

#include <algorithm>
#include <utility>

namespace giaguaro {

namespace {

using Decision = HandVerdict::Decision;

bool isPutAside(Decision const& decision) { return decision.chosen.action.kind == Action::Kind::discard; }

// How much somebody wants to see it.
int weightOf(Decision const& decision) {
  if (decision.isDear()) return 2 + static_cast<int>(*decision.mark);
  return decision.isUnlucky() ? 1 : 0;
}

}  // namespace

Decision const& HandCourse::Stage::shown() const {
  Decision const* found = &decisions.back();
  for (Decision const& decision : decisions) {
    int const more = weightOf(decision) - weightOf(*found);
    if (more > 0 || (more == 0 && decision.loss > found->loss)) found = &decision;
  }
  return *found;
}

void HandCourse::add(HandVerdict const& verdict) {
  judged = verdict.wanted || verdict.judged() > 0;
  aim = verdict.aim;
  std::vector<Stage> before;
  for (Decision const& decision : verdict.decisions) {
    auto const stage = std::ranges::find(stages, decision.trick, &Stage::trick);
    if (decision.trick == 0) {
      // What is announced after the discard is no part of the auction before it.
      if (before.empty() || isPutAside(before.back().decisions.back()) != isPutAside(decision))
        before.emplace_back();
      before.back().decisions.push_back(decision);
    } else if (stage != stages.end()) {
      std::erase_if(stage->decisions,
                    [&decision](Decision const& each) { return each.place == decision.place; });
      stage->decisions.push_back(decision);
      stage->from = std::min(stage->from, decision.place);  // shown before its first card
    }
  }
  int const first = stages.empty() ? 0 : stages.front().from;
  for (Stage& stage : stages) std::ranges::stable_sort(stage.decisions, {}, &Decision::place);
  // Where there was nothing to choose there is nothing to be judged.
  auto const isForced = [](Stage const& stage) {
    return std::ranges::all_of(stage.decisions, &Decision::forced);
  };
  std::erase_if(before, isForced);
  for (std::size_t i = 0; i < before.size(); ++i) {
    before[i].from = i == 0 ? 0 : before[i].decisions.front().place;
    before[i].end = i + 1 < before.size() ? before[i + 1].decisions.front().place : first;
  }
  stages.insert(stages.begin(), std::make_move_iterator(before.begin()),
                std::make_move_iterator(before.end()));
}

void HandCourse::hideFrom(int place) {
  for (Stage& stage : stages) {
    if (stage.end > place) stage.taker = nobody;
    for (Decision& decision : stage.decisions)
      if (decision.place >= place) decision = {.place = decision.place, .trick = decision.trick};
  }
}

int HandCourse::stageAt(int step, bool lying) const {
  int found = -1;
  for (std::size_t i = 0; i < stages.size(); ++i)
    if (lying ? stages[i].from < step : stages[i].from <= step) found = static_cast<int>(i);
  return found;
}

std::optional<int> HandCourse::placeBeside(int step, int by) const {
  // Within a stage the way back leads to its own decision first.
  int const at = current >= 0 ? current : stageAt(step, false);
  if (at >= 0 && by < 0 && step > stages[static_cast<std::size_t>(at)].shown().place) by = 0;
  if (at >= 0 && by > 0 && step < stages[static_cast<std::size_t>(at)].shown().place) by = 0;
  int const wanted = at + by;
  if (wanted < 0 || wanted >= static_cast<int>(stages.size())) return std::nullopt;
  return stages[static_cast<std::size_t>(wanted)].shown().place;
}

}  // namespace giaguaro
