// A lesson that is being taken: what the learner does is answered, and what is right is done. A state machine over the
// table and the lesson's steps; it waits for nobody and shows nothing.
//
//   asking -- a wrong answer --> asking              nothing is done
//   asking -- a right answer --> answered            it is done
//   answered -- playNext, for each of the others' actions, then goOn --> asking the next step, or ended
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/lessons/lesson.h"

namespace giaguaro {

class LessonPlay {
 public:
  enum class State : std::uint8_t { asking, answered, ended };

  // What the guide says of an action.
  struct Reply {
    Action action{};
    bool right = false;
    bool legal = false;
    LessonText text{};                 // empty: it answers nothing, and the rule alone says why
    std::optional<Message> refusal{};  // by the rules, where it is not legal

    bool operator==(Reply const&) const = default;
  };

  // As it begins; or, of one that was left, behind the right answers that were given, as far as they can be given.
  explicit LessonPlay(std::shared_ptr<Lesson const> lesson, std::vector<Action> const& given = {});

  Lesson const& lesson() const { return *lesson_; }
  State state() const { return state_; }
  int step() const { return step_; }  // counted from 0; of one that has ended, the last
  LessonStep const& at() const { return lesson_->steps[static_cast<std::size_t>(step_)]; }
  // As the learner may know it.
  SeatTable table() const { return table_->at(lesson_->seat); }
  // The right answers that were given, one a step.
  std::vector<Action> const& given() const { return given_; }
  // The same replies again.
  Reply replyTo(int step) const;

  // While asking: the right ones of this step, and those that have a reply of their own besides; all legal.
  std::vector<Action> right() const;
  std::vector<Action> candidates() const;
  Reply answer(Action action);

  // While answered.
  bool othersToPlay() const;
  void playNext();  // wants them
  void goOn();      // wants none of them

  // What the last action moved, as the learner saw it.
  Events lastEvents() const { return table_->lastEvents(lesson_->seat); }

 private:
  std::shared_ptr<Lesson const> lesson_;
  std::unique_ptr<Table> table_;
  State state_ = State::asking;
  int step_ = 0;
  std::size_t played_ = 0;  // of what the others do after this step
  std::vector<Action> given_;
};

}  // namespace giaguaro
