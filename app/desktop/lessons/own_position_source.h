// A position from one's own hands, at the lessons' table: as that seat could know it then, and one choice asked. Whatever
// the rules allow is an answer, and the only one: it is told by the review's figures whether it was right, and why, which
// is thought again meanwhile from what that seat could know.
#pragma once

#include <optional>

#include "app/desktop/lessons/lesson_source.h"
#include "app/desktop/lessons/position_book.h"
#include "app/desktop/threads/job.h"
#include "core/positions/kept_position.h"

namespace giaguaro {

class OwnPositionSource : public LessonSource {
  Q_OBJECT

 public:
  // The thinker outlives it. `hasNext`: another one is to be solved behind it.
  OwnPositionSource(KeptPosition position, bool hasNext, int avatar, Thinker* thinker,
                    std::unique_ptr<Alarm> alarm);
  ~OwnPositionSource() override;

  KeptPosition const& position() const { return position_; }

  // What became of it, once it was answered: how it stands, to be said with the answer.
  void setStanding(Schedule const& schedule, Day today);

  // Of a card or a call of a position, in the words of lists.
  static QString about(KeptPosition const& position, PositionLine const& line);
  // How often it was right, and when it is asked again: empty, if today or never.
  static QString rightOf(Schedule const& schedule);
  static QString againOf(Schedule const& schedule, Day today);
  static QString costOf(KeptPosition const& position);  // "costly, −0.52"
  static QString handOf(KeptPosition const& position);  // "Whist, hand 4"

 public slots:
  void choose(giaguaro::Action action) override;
  void teach(giaguaro::LessonDeed deed) override;

 signals:
  // Once. What was named by help is not counted as right.
  void answeredOnce(bool right);

 protected:
  LessonScene lessonScene() const override;
  bool asks() const override { return !told_ && LessonSource::asks(); }

 private:
  QString said() const;
  QString named(Action action) const;
  void think();

  KeptPosition position_;
  bool hasNext_;
  Thinker* thinker_;
  Job job_;
  TableScene asked_;  // the last scene before it was answered
  std::optional<Told> told_;
  bool named_ = false;  // help had said which
  std::vector<Message> why_;
  std::optional<Schedule> after_;
  Day today_{};
};

}  // namespace giaguaro
