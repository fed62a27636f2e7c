#include "ui/cloth/felt.h"

#include <QPainter>
#include <QPromise>
#include <QThreadPool>
#include <memory>
#include <utility>

#include "ui/cloth/lit_table.h"

namespace giaguaro {
namespace {

// Device pixels; a few milliseconds.
constexpr qreal mostAtOnce = 1.3e6;

}  // namespace

Felt::Felt(QObject* parent, bool patient) : QObject(parent), patient_(patient) {
  connect(&painter_, &QFutureWatcher<QImage>::finished, this, &Felt::finish);
}

void Felt::want(TableLayout const& layout, Theme const& theme, qreal ratio) {
  want(layout.input().size, theme.cloth2, ratio,
       [layout, theme, ratio] { return paintLitTable(layout, theme, ratio); });
}

void Felt::want(QSizeF const& size, QColor const& blank, qreal ratio, std::function<QImage()> paint) {
  size_ = size;
  blank_ = blank;
  wanted_ = Wish{std::move(paint), ratio};
  if (size_.isEmpty()) {
    wanted_.reset();
  } else if (!patient_ && picture_.isNull() && !painting_ &&
             size_.width() * size_.height() * ratio * ratio <= mostAtOnce) {
    Wish const wish = *std::exchange(wanted_, std::nullopt);
    show(wish.paint(), wish);
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
    promise->addResult(wish.paint());
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
