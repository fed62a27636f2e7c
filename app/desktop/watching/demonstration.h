// Plays hands that are over on the table: step by step, by itself or by hand, there and back, from any seat or
// with everybody's cards. A source of scenes as a session is, without one: nothing is decided, recorded or
// kept.
#pragma once

#include <memory>

#include "app/desktop/review/decision_judge.h"
#include "app/desktop/scenes/finished_match.h"
#include "app/desktop/scenes/scene_source.h"
#include "app/desktop/threads/alarm.h"

namespace giaguaro {

class Demonstration : public SceneSource {
  Q_OBJECT

 public:
  // Begins with the deal of a hand (counted from 0), and goes on by itself once it is shown.
  Demonstration(std::shared_ptr<FinishedMatch const> match, int hand,
                std::unique_ptr<Alarm> alarm = std::make_unique<TimerAlarm>(), QObject* parent = nullptr);
  ~Demonstration() override;

  // Decisions are judged wherever one stands still at them, whoever took them. It outlives this.
  void judgeBy(Thinker* thinker, ReviewSettings const& settings = {});

  // The person's decisions in its hand `hand`, counted from 0, as far as they are judged: shown under the table.
  void setVerdict(HandVerdict const& verdict);

  // Goes there before it is shown, and not on from there by itself.
  void standAt(int step);
  // The table is seen from this seat, as long as no other one is wanted.
  void lookFrom(Seat seat) { viewer_ = seat; }

  TableScene const& scene() const { return scene_; }  // the last one sent
  FinishedMatch const& match() const { return *match_; }

 public slots:
  void show() override;
  void setFrenchForty(bool french) override;
  void hold(bool held) override;
  void goOn() override;      // behind a trick that rests
  void nextHand() override;  // the last one: away from here
  void playBack(giaguaro::PlaybackDeed deed) override;
  void goTo(int place) override;

 signals:
  void left();
  void againWanted(int hand, int place);  // to be played again from there
  void keepWanted(int hand, int place);   // the decision there, to be asked again one day

 private:
  void take(int hand);
  // `looks`: first of all at the trick that it ends.
  void go(int step, bool looks = true);
  void run(bool running);
  void wind();
  HandVerdict const* ownVerdict() const;
  void readKept();
  void giveUpReading();
  HandCourse course();
  void review();
  void tryAgain();
  void keep();
  void tellKept();
  void takeJudge();

  std::shared_ptr<FinishedMatch const> match_;
  std::unique_ptr<Alarm> alarm_;
  FinishedHand hand_;
  int handIndex_;
  std::uint64_t taken_;  // another one for each hand that was taken up: it is dealt anew
  Seat viewer_;
  Playback playback_;
  Thinker* thinker_ = nullptr;  // null: nothing is judged
  ReviewSettings settings_;
  std::unique_ptr<DecisionJudge> judge_;  // of this hand
  std::optional<HandVerdict> verdict_;
  std::optional<HandVerdict> kept_;   // what lies with the record of this hand, of its owner
  Job reading_;                       // for that
  std::optional<HandCourse> course_;  // of a seat, all of it, with nothing judged
  int furthest_ = 0;                  // so many actions of this hand have been seen
  bool lying_ = false;                // the trick that the last step ended lies there until one goes on
  bool shown_ = false;                // once at least
  bool held_ = false;
  bool frenchForty_ = false;
  TableScene scene_;
};

}  // namespace giaguaro
