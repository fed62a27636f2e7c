#include "core/lessons/lesson_play.h"

#include <algorithm>

namespace giaguaro {

LessonPlay::LessonPlay(std::shared_ptr<Lesson const> lesson, std::vector<Action> const& given)
    : lesson_(std::move(lesson)), table_(openTable(*lesson_)) {
  table_->deal(lesson_->deal, lesson_->dealer);
  for (Done const& done : lesson_->actions) table_->apply(done.action);
  for (Action const action : given) {
    // Answered is the last step too: its end is to be seen once more.
    if (given_.size() + 1 == lesson_->steps.size() || !answer(action).right) return;
    while (othersToPlay()) playNext();
    goOn();
  }
}

LessonPlay::Reply LessonPlay::replyTo(int step) const {
  auto const place = static_cast<std::size_t>(step);
  Action const action = given_[place];
  return {.action = action, .right = true, .legal = true, .text = *lesson_->steps[place].ownAnswer(action)};
}

std::vector<Action> LessonPlay::right() const {
  std::vector<Action> right;
  std::ranges::copy_if(at().right, std::back_inserter(right),
                       [this](Action action) { return table_->isLegal(action); });
  return right;
}

std::vector<Action> LessonPlay::candidates() const {
  std::vector<Action> candidates = right();
  for (auto const& [action, text] : at().answers)
    if (!at().isRight(action) && table_->isLegal(action)) candidates.push_back(action);
  return candidates;
}

LessonPlay::Reply LessonPlay::answer(Action action) {
  LessonStep const& step = at();
  Reply reply{.action = action, .legal = table_->isLegal(action)};
  reply.right = reply.legal && step.isRight(action);
  Seen const seen = table_->seen(lesson_->seat);
  for (Offer const& offer : seen.offers)
    if (offer.action == action) reply.refusal = offer.refusal;
  if (!answers(seen, action)) return reply;
  if (LessonText const* own = step.ownAnswer(action))
    reply.text = *own;
  else if (auto const& usual = reply.legal ? step.legal : step.illegal)
    reply.text = *usual;
  if (!reply.right) return reply;
  table_->apply(action);
  given_.push_back(action);
  played_ = 0;
  state_ = State::answered;
  return reply;
}

bool LessonPlay::othersToPlay() const { return state_ == State::answered && played_ < at().then.size(); }

void LessonPlay::playNext() { table_->apply(at().then[played_++].action); }

void LessonPlay::goOn() {
  bool const last = step_ + 1 == static_cast<int>(lesson_->steps.size());
  state_ = last ? State::ended : State::asking;
  if (!last) ++step_;
}

}  // namespace giaguaro
