// A lesson that is taken at the table: a source of scenes as a session is, without one. What is clicked is answered by
// the lesson; what is right is done, the others play what the lesson has them play, one after the other, and the next
// step is asked. Nothing is recorded but how far one has come (`came`). A position from one's own hands is one too
// (app/desktop/lessons/own_position_source.h).
#pragma once

#include <memory>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/scenes/scene_source.h"
#include "app/desktop/threads/alarm.h"
#include "core/lessons/lesson_play.h"

namespace giaguaro {

class LessonSource : public SceneSource {
  Q_OBJECT

 public:
  // Of the book's lesson at this place, behind the right answers that were given before. `avatar`: the learner's face.
  LessonSource(std::shared_ptr<LessonBook const> book, std::size_t place, std::vector<Action> const& given,
               int avatar, std::unique_ptr<Alarm> alarm = std::make_unique<TimerAlarm>(),
               QObject* parent = nullptr);

  // In the language of the moment, or the source's where it is not written yet.
  static QString inLanguage(LessonText const& text);

  Lesson const& lesson() const { return book_->lessons[place_]; }
  LessonPlay const& play() const { return play_; }
  TableScene const& scene() const { return scene_; }  // the last one sent
  bool hasNext() const { return place_ + 1 < book_->lessons.size(); }

 public slots:
  void show() override;
  void setFrenchForty(bool french) override;
  void hold(bool held) override;  // the others do not play meanwhile
  void choose(giaguaro::Action action) override;
  void goOn() override;
  void hint() override;
  void teach(giaguaro::LessonDeed deed) override;

 signals:
  void came();  // a step further, or to the end
  void left();
  void allWanted();
  void nextWanted();

 protected:
  // A reply, and how what was done was offered.
  struct Told {
    LessonPlay::Reply reply{};
    Argument glyph{};
    Message label{};
  };
  static Told toldOf(LessonPlay::Reply const& reply, std::vector<Offer> const& offers);
  static LessonScene::Answer answerOf(Told const& told);
  virtual LessonScene lessonScene() const;
  // What is asked is what the rules allow, so that whatever marks the cards that may be played would answer it.
  bool asksWhatMayBePlayed() const;
  virtual bool asks() const { return !others_ && play_.state() == LessonPlay::State::asking; }
  void applied();

  LessonPlay& playing() { return play_; }
  int helped() const { return helped_; }

 private:
  void beginAnew();
  void wind();
  void playOn();

  std::shared_ptr<LessonBook const> book_;
  std::size_t place_;
  std::unique_ptr<Alarm> alarm_;
  MatchPlan plan_;
  LessonPlay play_;
  std::uint64_t taken_ = 0;    // another one for each that is begun: it is dealt anew
  std::vector<Told> tries_;    // the wrong ones of this step, the latest first
  std::vector<Told> done_;     // the right ones of the steps before it
  std::optional<Told> reply_;  // to the last answer of this step
  int helped_ = 0;             // steps of help that were asked for
  bool others_ = false;        // play now
  bool resting_ = false;       // a trick is complete, and lies there
  bool held_ = false;
  bool frenchForty_ = false;
  TableScene scene_;
};

}  // namespace giaguaro
