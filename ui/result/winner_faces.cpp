#include "ui/result/winner_faces.h"

#include <QPainter>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length facesRing{3};
constexpr qreal crownRadius = 0.21;  // of a face

}  // namespace

WinnerFaces::WinnerFaces(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void WinnerFaces::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void WinnerFaces::setAvatars(std::vector<int> avatars) {
  avatars_ = std::move(avatars);
  setVisible(!avatars_.empty());
  updateGeometry();
  update();
}

void WinnerFaces::setCompact(bool compact) {
  if (std::exchange(compact_, compact) == compact) return;
  updateGeometry();
  update();
}

QSize WinnerFaces::sizeHint() const {
  int const faces = static_cast<int>(avatars_.size());
  return {side() + (faces - 1) * step() + 2 * facesRing,
          static_cast<int>(side() * (1 + crownRadius)) + 2 * facesRing};
}

void WinnerFaces::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const ratio = devicePixelRatioF();
  int const face = side();
  int const top = height() - face - facesRing;
  for (std::size_t i = 0; i < avatars_.size(); ++i) {
    QRectF const box(facesRing + static_cast<int>(i) * step(), top, face, face);
    painter.setPen(QPen(theme_.bestedge, facesRing));
    painter.setBrush(theme_.panel);
    painter.drawEllipse(box.adjusted(-facesRing / 2.0, -facesRing / 2.0, facesRing / 2.0, facesRing / 2.0));
    painter.drawPixmap(box.topLeft(), glyphs_->avatar(avatars_[i], face, ratio));
  }
  qreal const radius = crownRadius * face;
  QPointF const crown(width() / 2.0, radius + 1);
  painter.setPen(QPen(theme_.panel, scaledReal(2)));
  painter.setBrush(theme_.bestedge);
  painter.drawEllipse(crown, radius, radius);
  int const mark = static_cast<int>(1.3 * radius);
  painter.drawPixmap(QPointF(crown.x() - mark / 2.0, crown.y() - mark / 2.0),
                     glyphs_->mark(QStringLiteral("crown"), mark, ratio, theme_.panel));
}

}  // namespace giaguaro
