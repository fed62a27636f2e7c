// What lies behind the paper of a hand's end: the lit table, drawn by a worker.
#include <QPainter>
#include <QResizeEvent>
#include <utility>

#include "ui/cloth/felt.h"
#include "ui/cloth/lit_table.h"
#include "ui/drawing/window_scale.h"
#include "ui/result/end_sheet.h"

namespace giaguaro {
namespace {

// Of a sheet's sides: so far out that no rail is seen.
constexpr qreal beyondAside = 0.36, beyondAbove = 0.36;
constexpr float groundShade = 0.3F;

}  // namespace

void EndSheet::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  wantGround();
}

// The cloth that has been played on, without what still lies on it: the sheet says the same. Without its rail too, of which
// there would be slivers at the paper's corners alone: a sheet of paper lies on felt.
void EndSheet::wantGround() {
  if (size().isEmpty()) return;
  QSizeF const room = size();
  QRectF const cloth = QRectF(QPointF(), room)
                           .adjusted(-beyondAside * room.width(), -beyondAbove * room.height(),
                                     beyondAside * room.width(), beyondAbove * room.height());
  qreal const scale = windowScale();
  qreal const ratio = devicePixelRatioF();
  ground_->want(room, theme().cloth2, ratio, [room, cloth, scale, ratio, theme = theme()] {
    return paintLitRoom(room, cloth, scale, theme, ratio);
  });
}

// What takes long to be drawn has not been seen meanwhile.
void EndSheet::paintEvent(QPaintEvent* event) {
  if (isMessage()) {
    Sheet::paintEvent(event);
  } else {
    QPainter painter(this);
    ground_->paint(painter, event->rect());
    QColor shade = Theme::scrim();
    shade.setAlphaF(theme().plain ? 0 : groundShade);
    painter.fillRect(event->rect(), shade);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaperShadow(painter);
  }
  if (!std::exchange(seen_, true)) shown_.start();
}

}  // namespace giaguaro
