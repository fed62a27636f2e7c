// The faces of a table in real time: it follows scenes as they are shown (ui/plates/moods.h says what moves a face), and
// says when one looks different. Where nothing is to move they are calm, but for what a hand came to, which is seen as
// long as its end lies there.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/plates/moods.h"

namespace giaguaro {

class MoodClock : public QObject {
  Q_OBJECT

 public:
  explicit MoodClock(QObject* parent);

  bool isLively() const { return lively_; }
  // False until it is said. To be followed by the scene that is shown.
  void setLively(bool lively) { lively_ = lively; }
  void follow(TableScene const& before, TableScene const& after);
  FaceLook of(Seat seat) const { return moods_.of(seat); }

 signals:
  void stepped();  // faces may look different

 private:
  Moods::Time now() const { return Moods::Time(since_.elapsed()); }
  void step();

  Moods moods_;
  bool lively_ = false;
  QElapsedTimer since_;
  QTimer changes_;  // runs until a lively face changes next
};

}  // namespace giaguaro
