#include "ui/toolkit/key_cap.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr double capTextSize = 12;

}  // namespace

KeyCap::KeyCap(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void KeyCap::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void KeyCap::setKey(QString const& name) {
  key_ = name;
  updateGeometry();
  update();
}

QSize KeyCap::sizeHint() const {
  return {textWidth(key_, capTextSize) + scaled(16),
          QFontMetrics(typeface(capTextSize)).height() + scaled(8)};
}

void KeyCap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const cap =
      QRectF(rect()).adjusted(scaledReal(0.75), scaledReal(0.75), scaledReal(-0.75), scaledReal(-2.25));
  QColor const edge = mixed(theme_.rule, theme_.onpanel2, 0.5);
  // Its front edge, as one looks down on it.
  painter.setPen(QPen(edge, scaledReal(1)));
  painter.setBrush(theme_.plain ? theme_.panel : edge);
  painter.drawRoundedRect(cap.translated(0, scaledReal(1.5)), scaledReal(5), scaledReal(5));
  painter.setBrush(theme_.panel);
  painter.drawRoundedRect(cap, scaledReal(5), scaledReal(5));
  painter.setPen(theme_.onpanel2);
  painter.setFont(typeface(capTextSize));
  painter.drawText(cap, Qt::AlignCenter, key_);
}

}  // namespace giaguaro
