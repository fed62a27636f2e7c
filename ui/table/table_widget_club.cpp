// The club table: the clock round a player's face, and the way to agree to end the match.
#include "ui/club/agree_button.h"
#include "ui/club/clock_ring.h"
#include "ui/layout/card_lift.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

void TableWidget::makeClub() {
  agree_ = new AgreeButton(*art_, theme_, this);
  connect(agree_, &QAbstractButton::clicked, this, &TableWidget::agreeWanted);
}

void TableWidget::showClub() {
  agree_->setScene(scene_);
  if (!scene_.club) clock_ = {};
  markHurry();
}

void TableWidget::markHurry() {
  bool const warns = ClockRing::warns(clock_) && !scene_.lookingBack;
  for (SeatPlate& plate : plates_) {
    bool const runs = clock_.isOn() && !clock_.waits && plate.seat == clock_.seat && !scene_.lookingBack;
    QString time = runs ? ClockRing::briefly(clock_.left) : QString();
    QString words = runs && warns ? ClockRing::words(clock_.left) : QString();
    bool const turns = time.isEmpty() != plate.time.isEmpty() || words.isEmpty() != plate.hurry.isEmpty();
    plate.time = std::move(time);
    plate.hurry = std::move(words);
    // What its role had no need of then hangs from the plate, or does no more.
    if (turns) update(plate.bounds(layout_, drawerOf(plate.seat)).toAlignedRect());
  }
}

// Only that plate is painted again.
void TableWidget::setTurnClock(TurnClock const& clock) {
  if (clock == clock_ || !scene_.club) return;
  for (TurnClock const& each : {clock_, clock})
    if (each.isOn()) update(ClockRing::bounds(each, layout_).toAlignedRect());
  clock_ = clock;
  markHurry();
}

// Clear of what hangs on the plates at the right: lower, where there is room above the hand, else narrower.
void TableWidget::placeClub() {
  if (agree_->isHidden()) return;
  qreal const p = layout_.plateScale();
  QPointF const left(layout_.besideYou() + 18 * p, layout_.besideMiddle());
  agree_->place(left, layout_.besideYouEnds(), p);
  qreal const handTop =
      layout_.handArea().top() + layout_.lift() - cardLift::playableAttended * layout_.unit();
  for (SeatPlate const& plate : plates_) {
    QRectF const hanging = tokensOf(plate.seat);
    QRectF const pill = agree_->geometry();
    if (!hanging.intersects(pill)) continue;
    qreal const down = hanging.bottom() + 1 - pill.top();
    if (pill.bottom() + down <= handTop)
      agree_->place(left + QPointF(0, down), layout_.besideYouEnds(), p);
    else
      agree_->place(left, hanging.left() - 4, p);
  }
}

void TableWidget::paintClub(QPainter& painter, CardPainter const& cards) const {
  if (!scene_.lookingBack) ClockRing::paint(painter, clock_, cards, layout_);
}

}  // namespace giaguaro
