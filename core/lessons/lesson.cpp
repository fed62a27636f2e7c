#include "core/lessons/lesson.h"

#include <algorithm>

#include "core/match/entered_table.h"

namespace giaguaro {

LessonText const* LessonStep::ownAnswer(Action action) const {
  auto const found = std::ranges::find(answers, action, &std::pair<Action, LessonText>::first);
  return found == answers.end() ? nullptr : &found->second;
}

bool LessonStep::isRight(Action action) const { return std::ranges::count(right, action) > 0; }

bool answers(Seen const& seen, Action action) {
  return std::ranges::any_of(seen.offers, [action](Offer const& offer) {
    bool const sameSort = (offer.action.kind == Action::Kind::play) == (action.kind == Action::Kind::play);
    return offer.legal() && sameSort;
  });
}

std::unique_ptr<Table> openTable(Lesson const& lesson) {
  return enterTable({.game = std::string(lesson.game->id),
                     .players = lesson.players,
                     .options = lesson.options,
                     .names = lesson.names,
                     .levels = std::vector<std::string>(lesson.names.size())},
                    lesson.hand, lesson.totals);
}

}  // namespace giaguaro
