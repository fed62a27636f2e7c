// Gives the table to one source of scenes at a time: what it makes is shown, and what is clicked comes to it.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/desktop/scenes/scene_source.h"

namespace giaguaro {

class MainWindow;

class TableFeed : public QObject {
  Q_OBJECT

 public:
  // The window outlives it.
  explicit TableFeed(MainWindow* window, QObject* parent = nullptr) : QObject(parent), window_(window) {}

  // Takes the table from whoever had it. The new source is asked to show itself, if it has anything to show.
  void give(SceneSource* source);
  SceneSource* source() const { return source_; }

 signals:
  // Of whoever has the table.
  void sceneChanged(TableScene const& scene);
  void happened(Events const& events);
  void refused(Message const& why);
  void clockTicked(TurnClock const& clock);

 private:
  MainWindow* window_;
  QPointer<SceneSource> source_;
};

}  // namespace giaguaro
