#include "ui/toolkit/step_discs.h"

#include <QPainter>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr Length discGap{26};
constexpr Length discRadius{8};
constexpr Length discsHeight{22};

}  // namespace

StepDiscs::StepDiscs(QWidget* parent) : QWidget(parent) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StepDiscs::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void StepDiscs::setSteps(int step, int steps, QString const& words, bool done) {
  setAccessibleName(words);
  step_ = step;
  steps_ = steps;
  done_ = done;
  updateGeometry();
  update();
}

QSize StepDiscs::sizeHint() const { return {(steps_ - 1) * discGap + discsHeight, discsHeight}; }

void StepDiscs::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const y = height() / 2.0;
  double const first = discsHeight / 2.0;
  painter.setPen(QPen(theme_.rule, scaledReal(1.4)));
  painter.drawLine(QPointF(first, y), QPointF(first + (steps_ - 1) * discGap, y));
  for (int i = 0; i < steps_; ++i) {
    QPointF const at(first + i * discGap, y);
    if (i + 1 < step_ + (done_ ? 1 : 0)) {
      paintCheckMark(painter, at, discRadius + 0.5, theme_);
      continue;
    }
    bool const now = i + 1 == step_;
    painter.setBrush(theme_.panel);
    painter.setPen(QPen(now ? theme_.bestedge : theme_.onpanel2, scaledReal(now ? 2 : 1.2)));
    painter.drawEllipse(at, discRadius, discRadius);
    if (!now) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawEllipse(at, discRadius / 2.2, discRadius / 2.2);
  }
}

}  // namespace giaguaro
