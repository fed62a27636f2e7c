#include "ui/talk/talk_button.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include "ui/cards/card_painter.h"

namespace giaguaro {
namespace {

constexpr qreal roundDisc = 4;  // its contour, its focus and its shadow

}  // namespace

TalkButton::TalkButton(CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("talkButton"));
  setFocusPolicy(Qt::TabFocus);
  setCheckable(true);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  connect(&art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  hide();
}

void TalkButton::retranslate() {
  setAccessibleName(tr("Speak"));
  setToolTip(tr("Speak (%1)").arg(QStringLiteral("T")));
}

void TalkButton::place(QPointF const& centre, qreal radius) {
  radius_ = radius;
  qreal const half = radius + roundDisc;
  setGeometry(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect());
  centre_ = centre - pos();
}

QRectF TalkButton::disc() const {
  return QRectF(centre_ - QPointF(radius_, radius_), QSizeF(2 * radius_, 2 * radius_)).translated(pos());
}

bool TalkButton::hitButton(QPoint const& at) const { return QLineF(centre_, at).length() <= radius_; }

void TalkButton::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

void TalkButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const p = radius_ / 20;
  bool const strong = isChecked() || underMouse() || hasFocus();
  QColor const ink = isChecked() ? theme_->accent : theme_->onplate;
  painter.setPen(QPen(strong ? theme_->accent : theme_->onplate2, (strong ? 2.5 : 1.4) * p));
  painter.setBrush(theme_->plate);
  painter.drawEllipse(centre_, radius_, radius_);
  if (hasFocus()) {
    painter.setPen(QPen(theme_->onplate, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre_, radius_ + 2.5, radius_ + 2.5);
  }
  CardPainter(*art_, *theme_, devicePixelRatioF())
      .mark(painter, QStringLiteral("talk"), centre_, 22 * p, ink);
}

}  // namespace giaguaro
