#include "ui/table/felt.h"

#include <QPainter>
#include <QPromise>
#include <QRadialGradient>
#include <QThreadPool>
#include <algorithm>
#include <memory>
#include <random>
#include <utility>

namespace giaguaro {
namespace {

constexpr int grainLines = 900;
// Device pixels; a few milliseconds.
constexpr qreal mostAtOnce = 1.3e6;

QRadialGradient radial(QRectF const& box, qreal down, qreal reach) {
  // As SVG has it: the radius is a part of each side, so the gradient is an ellipse; here the larger side.
  QPointF const centre(box.center().x(), box.top() + box.height() * down);
  return QRadialGradient(centre, std::max(box.width(), box.height()) * reach);
}

void grain(QPainter& painter, QPointF const& centre, QSizeF const& axes) {
  std::mt19937 random(7);
  auto const uniform = [&random](qreal low, qreal high) {
    return low + (high - low) * static_cast<qreal>(random() - std::mt19937::min()) /
                     static_cast<qreal>(std::mt19937::max());
  };
  QList<QLineF> light, dark;
  while (light.size() + dark.size() < grainLines) {
    qreal const x = uniform(-1, 1);
    qreal const y = uniform(-1, 1);
    if (x * x + y * y >= 0.95) continue;
    QPointF const from = centre + QPointF(x * axes.width(), y * axes.height());
    qreal const along = uniform(2, 6);
    QLineF const line(from, from + QPointF(along, uniform(-2, 2)));
    (light.size() > dark.size() ? dark : light).push_back(line);
  }
  painter.setPen(QPen(QColor(255, 255, 255, 11), 0.8));
  painter.drawLines(light);
  painter.setPen(QPen(QColor(0, 0, 0, 18), 0.8));
  painter.drawLines(dark);
}

// The cloth under rows of piles: a rounded square.
void paintSquare(QPainter& painter, PileLayout const& piles, Theme const& theme) {
  QRectF const rail = piles.cloth();
  qreal const radius = piles.radius();
  painter.setPen(Qt::NoPen);
  if (!theme.plain) {
    painter.setBrush(QColor(0, 0, 0, 64));
    painter.drawRoundedRect(rail.translated(0, 5), radius, radius);
  }
  painter.setPen(QPen(theme.railedge, 2.5));
  painter.setBrush(theme.rail);
  painter.drawRoundedRect(rail.adjusted(1, 1, -1, -1), radius, radius);
  QRectF const inside = rail.adjusted(piles.rail(), piles.rail(), -piles.rail(), -piles.rail());
  qreal const inner = radius - piles.rail() / 2;
  QRadialGradient cloth(QPointF(0, -0.12), 1.24);
  cloth.setColorAt(0, theme.cloth);
  cloth.setColorAt(1, theme.cloth2);
  QBrush brush(cloth);
  brush.setTransform(QTransform::fromTranslate(inside.center().x(), inside.center().y())
                         .scale(0.62 * inside.width(), 0.62 * inside.height()));
  painter.setBrush(brush);
  painter.drawRoundedRect(inside, inner, inner);
  if (!theme.plain) grain(painter, inside.center(), inside.size() / 2);
  QColor printed = theme.accent;
  printed.setAlphaF(theme.plain ? 1.0F : 0.38F);
  painter.setPen(QPen(printed, 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(inside.adjusted(5, 5, -5, -5), inner - 5, inner - 5);
}

}  // namespace

QImage paintFelt(TableLayout const& layout, Theme const& theme, qreal ratio) {
  QSizeF const size = layout.input().size;
  QImage felt((size * ratio).toSize(), QImage::Format_RGB32);
  felt.setDevicePixelRatio(ratio);
  QPainter painter(&felt);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const all(QPointF(), size);
  QPointF const centre = layout.clothCentre();
  qreal const rx = layout.clothAxes().width();
  qreal const ry = layout.clothAxes().height();

  QRadialGradient ground = radial(all, 0.45, 0.75);
  ground.setColorAt(0.4, theme.ground);
  ground.setColorAt(1, theme.ground2);
  painter.fillRect(all, ground);

  if (PileLayout const* const piles = layout.piles()) {
    paintSquare(painter, *piles, theme);
    return felt;
  }
  painter.setPen(Qt::NoPen);
  if (!theme.plain) {
    painter.setBrush(QColor(0, 0, 0, 64));
    painter.drawEllipse(centre + QPointF(0, 8), rx + 16, ry + 16);
  }
  painter.setPen(QPen(theme.railedge, 2.5));
  painter.setBrush(theme.rail);
  painter.drawEllipse(centre, rx + 13, ry + 13);

  // The oval's own gradient is stretched with it.
  QRadialGradient cloth(QPointF(0, -0.12), 1.24);
  cloth.setColorAt(0, theme.cloth);
  cloth.setColorAt(1, theme.cloth2);
  QBrush brush(cloth);
  brush.setTransform(QTransform::fromTranslate(centre.x(), centre.y()).scale(rx, ry));
  painter.setBrush(brush);
  painter.drawEllipse(centre, rx, ry);

  if (!theme.plain) grain(painter, centre, layout.clothAxes());
  QColor printed = theme.accent;
  printed.setAlphaF(theme.plain ? 1.0F : 0.38F);
  painter.setPen(QPen(printed, 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(centre, rx - 16, ry - 16);
  return felt;
}

Felt::Felt(QObject* parent) : QObject(parent) {
  connect(&painter_, &QFutureWatcher<QImage>::finished, this, &Felt::finish);
}

void Felt::want(TableLayout const& layout, Theme const& theme, qreal ratio) {
  size_ = layout.input().size;
  blank_ = theme.cloth2;
  wanted_ = Wish{layout, theme, ratio};
  if (size_.isEmpty()) {
    wanted_.reset();
  } else if (picture_.isNull() && !painting_ &&
             size_.width() * size_.height() * ratio * ratio <= mostAtOnce) {
    Wish const wish = *std::exchange(wanted_, std::nullopt);
    show(paintFelt(wish.layout, wish.theme, wish.ratio), wish);
  } else if (!painting_ && (!held_ || picture_.isNull())) {
    start();
  }
}

void Felt::setHeld(bool held) {
  held_ = held;
  if (!held_ && wanted_ && !painting_) start();
}

void Felt::start() {
  painting_ = std::exchange(wanted_, std::nullopt);
  auto promise = std::make_shared<QPromise<QImage>>();
  // Through a watcher, which is silent once it is gone: QFuture::then(this, …) of Qt 6.4 is not.
  painter_.setFuture(promise->future());
  promise->start();
  QThreadPool::globalInstance()->start([promise, wish = *painting_] {
    promise->addResult(paintFelt(wish.layout, wish.theme, wish.ratio));
    promise->finish();
  });
}

void Felt::finish() {
  Wish const wish = *std::exchange(painting_, std::nullopt);
  show(painter_.result(), wish);
  if (wanted_ && !held_) start();
  emit ready();
}

void Felt::show(QImage image, Wish const& wish) {
  picture_ = QPixmap::fromImage(std::move(image));
  picture_.setDevicePixelRatio(wish.ratio);
}

void Felt::paint(QPainter& painter, QRect const& dirty) {
  if (picture_.isNull()) {
    painter.fillRect(dirty, blank_);
    return;
  }
  QSizeF const pixels(picture_.size());
  qreal const across = pixels.width() / size_.width();
  qreal const down = pixels.height() / size_.height();
  painter.drawPixmap(
      QRectF(dirty), picture_,
      QRectF(dirty.x() * across, dirty.y() * down, dirty.width() * across, dirty.height() * down));
}

}  // namespace giaguaro
