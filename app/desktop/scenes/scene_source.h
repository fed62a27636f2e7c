// Whoever makes the scenes that lie on the table: a session, a demonstration, a lesson, one day a review.
// What is clicked on the table, and what menus ask of it, comes here; a source leaves alone what it has no use
// for. One source at a time has the table (app/desktop/scenes/table_feed.h).
#pragma once

#include <QObject>
#include <cstdint>

#include "core/rules/event.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class SceneSource : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 public slots:
  // Sends the scene of the moment once more, in the language of the moment.
  virtual void show() = 0;
  // How the 40 cards are drawn, and what they are called therefore in words that are made here. Shows itself.
  virtual void setFrenchForty(bool french) = 0;
  // While something lies over the table, what goes on by itself stands still.
  virtual void hold(bool /*held*/) {}

  virtual void choose(giaguaro::Action /*action*/) {}
  virtual void confirmDraft() {}
  virtual void clearDraft() {}
  virtual void goOn() {}
  virtual void nextHand() {}
  virtual void undo() {}
  virtual void redo() {}
  virtual void restartDeal() {}
  virtual void claim() {}
  virtual void finishHand() {}
  virtual void setPaused(bool /*paused*/) {}
  virtual void takeSeat() {}
  virtual void leaveSeat() {}  // others look at the screen
  virtual void hint() {}
  virtual void speak(giaguaro::Saying /*saying*/) {}  // whoever has the screen says this
  virtual void agreeToEnd(bool /*agrees*/) {}         // or takes that back
  virtual void leaveTable() {}                        // whoever has the screen; the others play on
  virtual void setKnownWanted(bool /*wanted*/) {}     // somebody looks at what can be known
  virtual void playBack(giaguaro::PlaybackDeed /*deed*/) {}
  virtual void goTo(int /*place*/) {}  // to this action of a hand that is played back
  virtual void teach(giaguaro::LessonDeed /*deed*/) {}

 signals:
  void sceneChanged(TableScene const& scene);
  void happened(Events const& events);  // as the viewer sees them, before the scene that shows them
  void refused(Message const& why);
  void clockTicked(TurnClock const& clock);  // of the scene sent last; each second

 protected:
  // For TableScene::match: one that no scene of this program has had, whichever source it was of. In the GUI thread alone.
  static std::uint64_t freshMatch() {
    static std::uint64_t last = 0;
    return ++last;
  }
};

}  // namespace giaguaro
