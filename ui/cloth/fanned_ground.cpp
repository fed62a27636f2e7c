#include "ui/cloth/fanned_ground.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/cards/card_painter.h"
#include "ui/cloth/lit_table.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double fanWidest = 57;  // degrees, of the lowest card of a fan
constexpr double fanStep = 22;

}  // namespace

FannedGround::FannedGround(Glyphs* glyphs, QWidget* on) : QObject(on), glyphs_(glyphs), on_(on) {
  connect(&felt_, &Felt::ready, on, qOverload<>(&QWidget::update));
  connect(glyphs, &Glyphs::changed, on, qOverload<>(&QWidget::update));
}

void FannedGround::setFans(Fan const& left, Fan const& right) {
  left_ = left;
  right_ = right;
  on_->update();
}

void FannedGround::want(Theme const& theme) {
  QSize const size = on_->size();
  if (size.isEmpty()) return;
  QSizeF const half(size.width() * 0.72, size.height() * 0.66);
  QRectF const cloth(size.width() / 2.0 - half.width(), size.height() * 0.16, 2 * half.width(),
                     2 * half.height());
  felt_.want(
      size, theme.ground, on_->devicePixelRatioF(),
      [size = QSizeF(size), cloth, theme = hallOf(theme), scale = windowScale(),
       ratio = on_->devicePixelRatioF()] { return paintLitRoom(size, cloth, 1.25 * scale, theme, ratio); });
}

void FannedGround::paint(QPainter& painter, QRect const& dirty, int paperWidth) {
  felt_.paint(painter, dirty);
  for (bool const right : {false, true}) paintFan(painter, paperWidth, right);
}

void FannedGround::paintFan(QPainter& painter, int paperWidth, bool right) const {
  Fan const& fan = right ? right_ : left_;
  if (fan.deck == nullptr) return;
  double const width = on_->width();
  double const height = on_->height();
  QSizeF const card = CardPainter::size(std::min(0.4 * height, 0.24 * width));
  double const side = right ? 1 : -1;
  // The middle of the circle on which they lie is under the paper.
  QPointF const pivot(width / 2.0 + side * (paperWidth / 2.0 - 0.22 * card.height()), height * 0.62);
  for (std::size_t i = 0; i < fan.cards.size(); ++i) {
    double const turn = side * (fanWidest - fanStep * static_cast<double>(i));
    double const angle = qDegreesToRadians(turn);
    QPointF const at = pivot + 0.85 * card.height() * QPointF(std::sin(angle), -std::cos(angle));
    glyphs_->paintCard(painter, fan.cards[i], *fan.deck,
                       QRectF(at - QPointF(card.width(), card.height()) / 2, card), on_->devicePixelRatioF(),
                       {.lies = true}, turn);
  }
}

}  // namespace giaguaro
