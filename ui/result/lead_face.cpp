#include "ui/result/lead_face.h"

#include <QPainter>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length leadRing{3};
constexpr double leadFace = 64, leadFaceLow = 44;

}  // namespace

LeadFace::LeadFace(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void LeadFace::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void LeadFace::setFace(int avatar, bool made) {
  avatar_ = avatar;
  made_ = made;
  update();
}

void LeadFace::setCompact(bool compact) {
  if (std::exchange(compact_, compact) == compact) return;
  updateGeometry();
  update();
}

QSize LeadFace::sizeHint() const {
  int const side = measure(compact_ ? leadFaceLow : leadFace) + 2 * leadRing;
  return {side, side};
}

void LeadFace::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(leadRing, leadRing, -leadRing, -leadRing);
  painter.setPen(QPen(made_ ? theme_.gain : theme_.loss(), leadRing));
  painter.setBrush(theme_.panel);
  double const half = leadRing / 2.0;
  painter.drawEllipse(box.adjusted(-half, -half, half, half));
  painter.drawPixmap(box.topLeft(),
                     glyphs_->avatar(avatar_, static_cast<int>(box.width()), devicePixelRatioF(),
                                     made_ ? Mood::pleased : Mood::dismayed));
}

}  // namespace giaguaro
