// Saves a window as a picture once everything on it is drawn, the cards included. The window need not be on
// a screen. The file is written off the GUI thread.
#pragma once

#include <QObject>
#include <QString>

#include "app/desktop/threads/work_queue.h"

class QWidget;

namespace giaguaro {

class TableWidget;

class Grabber : public QObject {
  Q_OBJECT
 public:
  // Both outlive the grabber.
  Grabber(QWidget& window, TableWidget& table, QObject* parent = nullptr);

  // Once: from the next turn of the event loop on.
  void grab(QString const& path);

 signals:
  void grabbed(QString const& problem);  // empty: the picture is there

 private:
  void look();

  QWidget& window_;
  TableWidget& table_;
  QString path_;
  WorkQueue writing_{std::chrono::seconds(10)};
};

}  // namespace giaguaro
