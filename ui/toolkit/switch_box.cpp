#include "ui/toolkit/switch_box.h"

#include <QPainter>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int switchWidth = 44;
constexpr int switchHeight = 24;
constexpr Length roundSwitch{3};  // its focus

}  // namespace

SwitchBox::SwitchBox(QWidget* parent) : QCheckBox(parent) {
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SwitchBox::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize SwitchBox::sizeHint() const {
  return {measure(switchWidth) + 2 * roundSwitch, measure(switchHeight) + 2 * roundSwitch};
}

void SwitchBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(isEnabled() ? 1 : 0.45);
  int const edge = roundSwitch + scaled(1);
  QRectF const box = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
  qreal const radius = box.height() / 2;
  painter.setPen(QPen(isChecked() ? theme_.bestedge : theme_.onpanel2, scaledReal(1.4)));
  painter.setBrush(isChecked() ? theme_.bestedge : theme_.soft);
  painter.drawRoundedRect(box, radius, radius);
  qreal const knob = radius - scaled(4);
  QPointF const at(isChecked() ? box.right() - radius : box.left() + radius, box.center().y());
  painter.setPen(Qt::NoPen);
  painter.setBrush(isChecked() ? theme_.panel : theme_.onpanel2);
  painter.drawEllipse(at, knob, knob);
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  QRectF const ring = QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1));
  painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
}

}  // namespace giaguaro
