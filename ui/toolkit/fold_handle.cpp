#include "ui/toolkit/fold_handle.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double handleText = 13;
constexpr int handleWide = 30;
constexpr int handleChevron = 30;   // the room for it
constexpr Length handleAround{12};  // of the words, at the lower end

}  // namespace

FoldHandle::FoldHandle(QWidget* parent) : QPushButton(parent) {
  setTypeface(this, handleText, true);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
}

void FoldHandle::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void FoldHandle::setOpen(bool open) {
  open_ = open;
  updateGeometry();
  update();
}

QSize FoldHandle::sizeHint() const {
  // What is open says itself what it is, and beside it there is more to be seen.
  if (open_) return {measure(handleWide), measure(handleChevron)};
  return {measure(handleWide), measure(handleChevron) + textWidth(text(), handleText, true) + handleAround};
}

void FoldHandle::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(scaledReal(1), scaledReal(1), scaledReal(-1), scaledReal(-1));
  bool const focus = showsFocus(*this);
  QColor ground = theme_.soft;
  if (isDown() || underMouse()) ground = mixed(ground, theme_.bestedge, isDown() ? 0.2 : 0.1);
  painter.setPen(focus ? QPen(theme_.bestedge, scaledReal(2)) : QPen(theme_.onpanel2, scaledReal(1.2)));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  // It points where the side goes, or comes from.
  double const out = scaledReal(open_ ? 3.5 : -3.5);
  QPointF const tip(box.center().x() + out, box.top() + measure(handleChevron) / 2.0);
  painter.setPen(QPen(theme_.onpanel, scaledReal(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(
      QPolygonF{tip - QPointF(2 * out, scaledReal(6)), tip, tip - QPointF(2 * out, scaledReal(-6))});
  if (open_) return;
  painter.setFont(typeface(handleText, true));
  painter.setPen(theme_.onpanel);
  painter.translate(box.center().x(), box.bottom() - handleAround / 2.0);
  painter.rotate(-90);
  painter.drawText(QRectF(0, -box.width() / 2, box.height(), box.width()), Qt::AlignLeft | Qt::AlignVCenter,
                   text());
}

void FoldHandle::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QPushButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
