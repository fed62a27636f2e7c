// What is pressed twice is meant once. For a moment after start() a window gets no Enter, no Space and no
// click: the second of a double press was for what has just gone, not for what came in its place. Any other
// key shows that somebody has begun with that, and ends the moment.
#pragma once

#include <QElapsedTimer>
#include <QObject>

class QWidget;

namespace giaguaro {

class SecondPress : public QObject {
  Q_OBJECT

 public:
  // Of the window that `owner` is in, which owns this.
  explicit SecondPress(QWidget* owner);

  void start();
  void end();  // before its time
  // How long the moment is, in milliseconds.
  void setMoment(int milliseconds) { moment_ = milliseconds; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* owner_;
  QElapsedTimer since_;
  int moment_ = 800;
};

}  // namespace giaguaro
