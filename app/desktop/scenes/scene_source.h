// Whoever makes the scenes that lie on the table: a session, a demonstration, a lesson, one day a review.
// What is clicked on the table, and what menus ask of it, comes here. One source at a time has the table
// (app/desktop/scenes/table_feed.h).
#pragma once

#include <QObject>
#include <cstdint>

#include "app/desktop/scenes/wish.h"
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

  // A source leaves alone what it has no use for.
  virtual void heed(giaguaro::Wish const& wish) = 0;

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
