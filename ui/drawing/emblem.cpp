#include "ui/drawing/emblem.h"

#include <QPainter>
#include <QSvgRenderer>

#include "ui/drawing/window_scale.h"

namespace giaguaro {

Emblem::Emblem(double side, QWidget* parent) : QWidget(parent) { setSide(side); }

void Emblem::setSide(double side) { setFixedSize(scaled(side), scaled(side)); }

void Emblem::paintEvent(QPaintEvent*) {
  QSize const pixels = size() * devicePixelRatioF();
  if (picture_.size() != pixels) {
    picture_ = QPixmap(pixels);
    picture_.fill(Qt::transparent);
    QPainter drawing(&picture_);
    QSvgRenderer(QStringLiteral(":/icons/icon.svg")).render(&drawing);
    picture_.setDevicePixelRatio(devicePixelRatioF());
  }
  QPainter(this).drawPixmap(0, 0, picture_);
}

}  // namespace giaguaro
