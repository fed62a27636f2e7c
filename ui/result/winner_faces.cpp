#include "ui/result/winner_faces.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>
#include <cmath>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length facesRing{3};
constexpr qreal crownRadius = 0.21;  // of a face
// The laurel round them, in parts of a face: beside it, and its leaves.
constexpr qreal laurelAside = 0.22, laurelBelow = 0.12, leafLong = 0.2, leafWide = 0.085;
constexpr int leaves = 8;  // of a branch

// From the foot up, each leaf a little further out or in than the last.
void paintBranch(QPainter& painter, QPointF const& centre, qreal face, bool left) {
  qreal const turn = left ? -1 : 1;
  for (int i = 0; i < leaves; ++i) {
    qreal const angle = 14 + i * 112.0 / (leaves - 1);  // from straight down
    qreal const radians = qDegreesToRadians(angle);
    qreal const radius = face * (0.56 + (i % 2 == 0 ? 0.015 : 0.085));
    painter.save();
    painter.translate(centre + QPointF(turn * std::sin(radians), std::cos(radians)) * radius);
    // Along the branch, and a little away from it.
    painter.rotate(turn * (-angle + (i % 2 == 0 ? 14 : -24)));
    qreal const high = face * leafWide / 2;
    qreal const wide = face * leafLong / 2;
    QPainterPath leaf(QPointF(-wide, 0));
    leaf.quadTo(QPointF(0, -1.7 * high), QPointF(wide, 0));
    leaf.quadTo(QPointF(0, 1.7 * high), QPointF(-wide, 0));
    painter.drawPath(leaf);
    painter.restore();
  }
}

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

int WinnerFaces::side() const { return measure(compact_ ? 46 : 76); }
int WinnerFaces::laurelRoom() const { return static_cast<int>(side() * laurelAside); }

QSize WinnerFaces::sizeHint() const {
  int const faces = static_cast<int>(avatars_.size());
  return {side() + (faces - 1) * step() + 2 * (facesRing + laurelRoom()),
          static_cast<int>(side() * (1 + crownRadius + laurelBelow)) + 2 * facesRing};
}

void WinnerFaces::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const ratio = devicePixelRatioF();
  int const face = side();
  int const top = height() - face - facesRing - static_cast<int>(face * laurelBelow);
  QColor const gold = theme_.accent;
  painter.setPen(QPen(gold.darker(150), scaledReal(0.8)));
  painter.setBrush(gold);
  qreal const middle = top + face / 2.0;
  paintBranch(painter, {facesRing + laurelRoom() + face / 2.0, middle}, face, true);
  paintBranch(painter, {width() - facesRing - laurelRoom() - face / 2.0, middle}, face, false);
  for (std::size_t i = 0; i < avatars_.size(); ++i) {
    QRectF const box(facesRing + laurelRoom() + static_cast<int>(i) * step(), top, face, face);
    painter.setPen(QPen(gold, facesRing));
    painter.setBrush(theme_.panel);
    painter.drawEllipse(box.adjusted(-facesRing / 2.0, -facesRing / 2.0, facesRing / 2.0, facesRing / 2.0));
    painter.drawPixmap(box.topLeft(), glyphs_->avatar(avatars_[i], face, ratio));
  }
  qreal const radius = crownRadius * face;
  QPointF const crown(width() / 2.0, radius + 1);
  painter.setPen(QPen(theme_.panel, scaledReal(2)));
  painter.setBrush(gold);
  painter.drawEllipse(crown, radius, radius);
  int const mark = static_cast<int>(1.3 * radius);
  painter.drawPixmap(QPointF(crown.x() - mark / 2.0, crown.y() - mark / 2.0),
                     glyphs_->mark(QStringLiteral("crown"), mark, ratio, theme_.onAccent()));
}

}  // namespace giaguaro
