// The faces on the plates. How they change: ui/table/mood_clock.h.
#include <utility>

#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::setLively(bool lively) {
  if (lively && !moods_.isLively()) prefetch_.start();
  moods_.setLively(lively);
  moods_.follow(scene_, scene_);
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
  if (!moods_.isLively()) return;
  int const side = qRound(SeatPlate::faceSide(layout_));
  for (SeatPlate const& plate : plates_)
    for (Mood const mood : {Mood::thinking, Mood::pleased, Mood::dismayed})
      art_->prefetchAvatar(plate.avatar, side, devicePixelRatioF(), mood);
}

}  // namespace giaguaro
