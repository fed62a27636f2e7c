// What of all this is shown.
#include "app/desktop/scenes/scene.h"
#include "app/desktop/session/session.h"

namespace giaguaro {

// As it would look if it went on.
Waiting Session::waitingHeld() const {
  Waiting waiting;
  waiting.showResult = table_->handOver();
  waiting.mayAct = !waiting.showResult && table_->toAct() == viewer_;
  if (!waiting.showResult && !waiting.mayAct) waiting.thinking = table_->toAct();
  return waiting;
}

Waiting Session::waiting() const {
  Waiting waiting;
  TakeBack const back = isClub() ? TakeBack{} : toTakeBack();
  waiting.mayUndo = !draft().empty() || back.count > 0;
  if (draft().empty()) waiting.undoStep = back.first;
  waiting.mayRedo = draft().empty() && !undone_.empty();
  waiting.mayRestart = !isClub() && ofThisDeal() > 0;
  waiting.mayClaim = mayClaim();
  waiting.mayFinish = mayFinish();
  if (at<states::Passing>() != nullptr) waiting.curtain = table_->toAct();
  if (auto const* resting = at<states::Resting>()) {
    waiting.resting = !resting->turned;
    waiting.turned = resting->turned;
  }
  waiting.mayAct = at<states::Choosing>() != nullptr;
  waiting.mayHint = mayHint();
  waiting.maySpeak = maySpeak();
  waiting.showResult = at<states::ShowingResult>() != nullptr || at<states::Over>() != nullptr;
  if (at<states::Thinking>() != nullptr) waiting.thinking = table_->toAct();
  return waiting;
}

TableScene Session::makeScene() {
  bool const held = at<states::Held>() != nullptr;
  Waiting waits = held ? waitingHeld() : waiting();
  waits.paused = course_.paused;
  waits.unlooked = !knownWanted_;
  TableScene scene =
      sceneOf(table_->at(viewer_), plan_, rows_, waits, suspicion_.follow(table_->at(viewer_)));
  tellReasons(scene);
  scene.match = match_;
  scene.frenchForty = frenchForty_;
  if (held && waits.mayAct)
    Draft(table_->at(viewer_)).show(scene);
  else
    draft().show(scene);
  scene.hint = hintFor(scene);
  scene.club = clubScene();
  scene.kind = kind_;
  if (scene.promise && scene.matchOver) scene.promise->state = promise_;
  if (lead_) {
    scene.firstHand = lead_->follow(scene, ofThisDeal());
    scene.matchCode.clear();  // nobody has entered it, and it tells the cards that are being played
  }
  return scene;
}

void Session::setFrenchForty(bool french) {
  frenchForty_ = french;
  show();
}

void Session::teach(LessonDeed deed) {
  if (!lead_) return;
  bool const leaves = deed == LessonDeed::leave;
  if (leaves) lead_.reset();
  if (at<states::Resting>() != nullptr) return goOn();
  if (leaves || lead_->goOn()) show();
}

void Session::setKnownWanted(bool wanted) {
  knownWanted_ = wanted;
  suspicion_.setWanted(wanted);
  if (wanted) show();
}

void Session::show() {
  // While something is recorded the next scene is on its way.
  if (!table_ || playingFirst() || at<states::Recording>() != nullptr) return;
  scene_ = makeScene();
  emit sceneChanged(scene_);
  if (isClub()) emit clockTicked(turnClock());
}

}  // namespace giaguaro
