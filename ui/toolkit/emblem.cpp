#include "ui/toolkit/emblem.h"

#include <QPainter>
#include <QSvgRenderer>

namespace giaguaro {

Emblem::Emblem(int side, QWidget* parent) : QWidget(parent) { setFixedSize(side, side); }

void Emblem::setSide(int side) { setFixedSize(side, side); }

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
