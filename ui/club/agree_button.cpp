#include "ui/club/agree_button.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/cards/card_painter.h"
#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal agreeHeight = 42;
constexpr qreal pillWidth = 204;
constexpr qreal placeSide = 24;
constexpr qreal placeStep = 27;
constexpr qreal sidePadding = 18;
constexpr qreal pillWords = 14;
constexpr qreal contour = 3;  // room for it, and for the focus

}  // namespace

AgreeButton::AgreeButton(CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("agreeButton"));
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  connect(&art, &CardArt::ready, this, qOverload<>(&QWidget::update));
  hide();
}

void AgreeButton::setScene(TableScene const& scene) {
  bool const shown = scene.club && scene.club->mayAgree && !scene.lookingBack;
  setVisible(shown);
  if (!shown) return;
  faces_.clear();
  for (Seat const seat : scene.club->agreed)
    faces_.push_back(scene.people[static_cast<std::size_t>(seat)].avatar);
  needed_ = scene.club->needed;
  agreed_ = std::ranges::count(scene.club->agreed, scene.viewer) > 0;
  retranslate();
  update();
}

void AgreeButton::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void AgreeButton::retranslate() {
  setText(agreed_ ? tr("Withdraw vote") : tr("Vote to end the match"));
  //: %1 of %2 players have agreed to end the match
  QString const count = tr("%1 of %2 agree").arg(faces_.size()).arg(needed_);
  setAccessibleName(text() + QStringLiteral(", ") + count);
  setToolTip(tr("%1 (%2): %3. The last vote ends the match; nobody is locked out.")
                 .arg(text(),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E).toString(QKeySequence::NativeText),
                      count));
}

qreal AgreeButton::placesWidth() const {
  return (placeSide + placeStep * (std::max(1, needed_) - 1)) * scale_;
}

void AgreeButton::place(QPointF const& left, qreal right, qreal scale) {
  scale_ = scale;
  qreal const room = right - left.x();
  auto const wanted = [&](QString const& words) {
    qreal const text = textWidth(font(), {pillWords * scale, true, {}}, words);
    return std::max(pillWidth * scale,
                    text + placesWidth() + (2 * sidePadding + 12 + (agreed_ ? 20 : 0)) * scale);
  };
  shown_ = text();
  if (!agreed_ && wanted(shown_) > room) shown_ = tr("Vote to end");
  qreal const wide = std::min(wanted(shown_), room);
  qreal const high = agreeHeight * scale;
  QRectF const pill(left - QPointF(0, high / 2), QSizeF(wide, high));
  setGeometry(pill.adjusted(-contour, -contour, contour, contour).toAlignedRect());
}

void AgreeButton::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

void AgreeButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const p = scale_;
  QRectF const pill = QRectF(rect()).adjusted(contour, contour, -contour, -contour);
  bool const strong = agreed_ || underMouse();
  painter.setPen(QPen(strong ? theme_->accent : theme_->onplate2, (agreed_ ? 2.5 : 1.4) * p));
  painter.setBrush(theme_->plate);
  painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
  if (showsFocus(*this)) {
    painter.setPen(QPen(theme_->onplate, 1.5));
    painter.setBrush(Qt::NoBrush);
    QRectF const ring = pill.adjusted(-2, -2, 2, 2);
    painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
  }
  qreal left = pill.left() + sidePadding * p;
  if (agreed_) {
    paintCheckMark(painter, QPointF(left + 5 * p, pill.center().y()), 8 * p, *theme_);
    left += 20 * p;
  }
  qreal place = pill.right() - (sidePadding - 4) * p - placesWidth() + placeSide * p / 2;
  qreal const room = place - placeSide * p / 2 - 6 * p - left;
  drawText(painter, font(), {pillWords * p, false, agreed_ ? theme_->accent : theme_->onplate},
           QPointF(left, pill.center().y() + 0.36 * pillWords * p), room, shown_);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  for (int i = 0; i < needed_; ++i, place += placeStep * p) {
    QPointF const at(place, pill.center().y());
    if (static_cast<std::size_t>(i) < faces_.size()) {
      cards.avatar(painter, faces_[static_cast<std::size_t>(i)], at, placeSide * p);
      continue;
    }
    QPen dashed(theme_->onplate2, 1.4 * p);
    dashed.setDashPattern({2.6, 2.2});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    qreal const radius = (placeSide / 2 - 1) * p;
    painter.drawEllipse(at, radius, radius);
  }
}

}  // namespace giaguaro
