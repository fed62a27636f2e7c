// A lesson taken in the window by script: every wrong answer tried at each step, then a right one, on to the end.
#pragma once

#include <QCoreApplication>
#include <functional>
#include <set>

#include "app/desktop/lessons/teaching.h"
#include "tests/app/match_tools.h"
#include "tests/app/window_tools.h"

namespace giaguaro::test {

// Those that can be tried and are not right; of those that are answered with the same words in the same way, where
// not all are wanted, one.
inline std::vector<Action> wrongAnswers(LessonSource const& source, bool all) {
  Seen const seen = source.play().table().seen();  // the face may be told less
  LessonStep const& step = source.play().at();
  std::vector<Action> wrong;
  std::set<std::pair<LessonText, int>> answered;
  for (Offer const& offer : seen.offers) {
    if (!answers(seen, offer.action) || (offer.legal() && step.isRight(offer.action))) continue;
    LessonText const* const own = step.ownAnswer(offer.action);
    LessonText const& text = own != nullptr ? *own : offer.legal() ? *step.legal : *step.illegal;
    if (answered.emplace(text, offer.legal()).second || all) wrong.push_back(offer.action);
  }
  return wrong;
}

class LessonTaker {
 public:
  using Look = std::function<void(QString const& moment)>;

  LessonTaker(Program& program, Look look) : program_(program), look_(std::move(look)) {
    program.desktop().teaching().setAlarms([this] {
      auto alarm = std::make_unique<HandAlarm>();
      alarm_ = alarm.get();
      return alarm;
    });
  }

  // False: it did not begin.
  bool begin(QString const& id) {
    Teaching& teaching = program_.desktop().teaching();
    teaching.begin(id);
    bool const begun =
        comes([&] { return teaching.isOn() && teaching.source()->lesson().id == id.toStdString(); });
    if (begun) look_("asked");
    return begun;
  }

  // To its end, by the right answer at this place of each step, or its last one. The most that a step has.
  int take(bool everyWrong, std::size_t way = 0) {
    std::size_t most = 0;
    while (source().play().state() == LessonPlay::State::asking) {
      tryWrong(everyWrong);
      std::vector<Action> const right = source().play().right();
      most = std::max(most, right.size());
      answer(right[std::min(way, right.size() - 1)], "right");
      goOn();
      look_(source().play().state() == LessonPlay::State::ended ? "the end" : "asked");
    }
    return static_cast<int>(most);
  }

  // And where `every` is wanted, as often as there are right answers to be given, so that each of them is once; the wrong
  // ones the first time.
  bool takeAllWays(QString const& id, bool every) {
    int ways = take(every);
    for (int way = 1; every && way < ways; ++way) {
      if (!begin(id)) return false;
      ways = std::max(ways, take(false, static_cast<std::size_t>(way)));
    }
    return true;
  }

  void tryWrong(bool every) {
    for (Action const action : wrongAnswers(source(), every)) {
      ++wrong_;
      answer(action, "wrong");
    }
  }

  void answer(Action action, QString const& moment) {
    QString const text = QString::fromStdString(source().play().table().text(action));
    emit program_.window().host().actionChosen(action);
    look_(moment + ", " + text);
  }

  // The others play, and what comes next is asked, or the lesson ends.
  void goOn() {
    emit program_.window().host().lessonWanted(LessonDeed::goOn);
    while (source().scene().lesson->state == LessonScene::State::others) alarm_->ring();
  }

  LessonSource& source() { return *program_.desktop().teaching().source(); }
  HandAlarm& alarm() { return *alarm_; }
  int wrong() const { return wrong_; }

 private:
  Program& program_;
  Look look_;
  HandAlarm* alarm_ = nullptr;
  int wrong_ = 0;
};

// The ids of a game's lessons, as the program has them.
inline QStringList lessonsOf(Desktop& desktop, GameInfo const& game) {
  QStringList ids;
  for (LessonBook const* book : desktop.teaching().books())
    if (book->game == &game)
      for (Lesson const& lesson : book->lessons) ids << QString::fromStdString(lesson.id);
  return ids;
}

}  // namespace giaguaro::test
