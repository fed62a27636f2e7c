// How the faces on the plates change. When and why: ui/plates/moods.h.
#include <algorithm>
#include <utility>

#include "ui/hand_end/hand_end.h"
#include "ui/motion/motion_clock.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

namespace {

constexpr Moods::Time longAfter{60'000};

// Where nothing moves, what a hand came to is seen all the same as long as its end lies there.
void stillMoods(Moods& moods, TableScene const& scene) {
  moods.clear();
  if (!HandEnd::lies(scene)) return;
  moods.follow({}, scene, Moods::Time{});
  moods.step(longAfter);
}

}  // namespace

void TableWidget::makeMoods() {
  sinceMade_.start();
  moodChanges_.setSingleShot(true);
  moodChanges_.setTimerType(Qt::PreciseTimer);
  connect(&moodChanges_, &QTimer::timeout, this, &TableWidget::stepMoods);
}

void TableWidget::setLively(bool lively) {
  if (std::exchange(lively_, lively) != lively && lively) prefetch_.start();
  followMoods(scene_);
}

void TableWidget::followMoods(TableScene const& before) {
  moods_.follow(before, scene_, Moods::Time(sinceMade_.elapsed()));
  stepMoods();
}

// What has gone by while the window was hidden is not made up for.
void TableWidget::stepMoods() {
  Moods::Time const now(sinceMade_.elapsed());
  if (lively_)
    moods_.step(now);
  else
    stillMoods(moods_, scene_);
  showLooks();
  if (auto const next = moods_.next(now))
    moodChanges_.start(std::max(motionFrame, static_cast<int>(next->count())));
  else
    moodChanges_.stop();
}

void TableWidget::showLooks() {
  qreal const side = SeatPlate::faceSide(layout_);
  for (SeatPlate& plate : plates_) {
    FaceLook const look = moods_.of(plate.seat);
    if (std::exchange(plate.faceLook, look) == look || plate.seat >= layout_.input().players) continue;
    QPointF const centre = SeatPlate::faceCentre(plate.seat, layout_);
    update(
        QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)).adjusted(-1, -1, 1, 1).toAlignedRect());
  }
}

// Without them a face would change its mood when the moment is over.
void TableWidget::prefetchMoods() {
  if (!lively_) return;
  int const side = qRound(SeatPlate::faceSide(layout_));
  for (SeatPlate const& plate : plates_)
    for (Mood const mood : {Mood::thinking, Mood::pleased, Mood::dismayed})
      art_->prefetchAvatar(plate.avatar, side, devicePixelRatioF(), mood);
}

}  // namespace giaguaro
