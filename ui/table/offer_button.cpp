#include "ui/table/offer_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/table/text_line.h"

namespace giaguaro {

DockButton::DockButton(CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), art_(&art), theme_(&theme) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
}

void DockButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Select) {
    QAbstractButton::keyPressEvent(event);
    return;
  }
  event->ignore();
  emit keyPressed(event);
}

void DockButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  hovered_ = true;
  update();
  tell();
}

void DockButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  hovered_ = false;
  update();
  tell();
}

void DockButton::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  tell();
}

void DockButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  tell();
}

void DockButton::tell() {
  bool const now = hovered_ || hasFocus();
  if (std::exchange(told_, now) != now) emit looked(now);
}

TagButton::TagButton(Choice choice, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent)
    : DockButton(art, theme, parent), choice_(std::move(choice)), deck_(&deck) {
  setCheckable(true);
  if (!choice_.free()) setCursor(Qt::ArrowCursor);
}

void TagButton::setHinted(bool hinted) {
  if (std::exchange(hinted_, hinted) != hinted) update();
}

void TagButton::place(DockPlaces::Tag const& at, qreal labelBaseline, qreal secondBaseline,
                      qreal plateScale) {
  plateScale_ = plateScale;
  QRect const rect = at.button.toAlignedRect();
  tag_ = at.tag.translated(-rect.topLeft());
  label_ = labelBaseline > 0 ? labelBaseline - rect.top() : 0;
  second_ = secondBaseline > 0 ? secondBaseline - rect.top() : 0;
  room_ = at.room;
  setGeometry(rect);
  update();
}

bool TagButton::hitButton(QPoint const& at) const { return tag_.adjusted(-3, -8, 3, height()).contains(at); }

void TagButton::mouseDoubleClickEvent(QMouseEvent* event) {
  QAbstractButton::mouseDoubleClickEvent(event);
  emit doubleClicked();
}

void TagButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  CardLook look{.veiled = !choice_.free()};
  if (isChecked()) {
    look.ring = theme().accent;
    look.ringWidth = 3.5 * plateScale_;
  } else if (hovered() && choice_.free()) {
    look.ring = theme().onplate2;
    look.ringWidth = 1.5;
  }
  cards.glyph(painter, choice_.glyph, *deck_, tag_, look);
  if (hasFocus()) {
    qreal const out = isChecked() ? 4.8 * plateScale_ : 2.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().onplate, 2));
    painter.drawRoundedRect(tag_.adjusted(-out, -out, out, out), 8, 8);
  }
  if (label_ > 0) {
    TextStyle const style{12 * plateScale_, isChecked(), choice_.free() ? theme().onplate : theme().onplate2};
    drawText(painter, font(), style, QPointF(tag_.center().x(), label_), room_, choice_.label,
             Qt::AlignHCenter);
  }
  if (second_ > 0) {
    bool const barred = !choice_.free();
    TextStyle const style{12 * plateScale_, false, isChecked() ? theme().accent : theme().onplate2};
    drawText(painter, font(), style, QPointF(tag_.center().x(), second_), room_,
             barred ? choice_.reason : choice_.means, Qt::AlignHCenter);
  }
  QString const token = hinted_                                        ? QStringLiteral("hint")
                        : !choice_.free() && (hovered() || hasFocus()) ? QStringLiteral("lock")
                                                                       : QString();
  if (token.isEmpty()) return;
  // On the upper edge, and never cut off by the button's own.
  qreal const radius = 11 * plateScale_;
  cards.token(painter, token, QPointF(tag_.center().x(), std::max(radius + 1, tag_.top() - 1)), radius);
}

FootButton::FootButton(Kind kind, CardArt& art, Theme const& theme, QWidget* parent)
    : DockButton(art, theme, parent), kind_(kind) {}

void FootButton::setBarred(bool barred) {
  if (std::exchange(barred_, barred) != barred) update();
}

void FootButton::setHinted(bool hinted) {
  if (std::exchange(hinted_, hinted) != hinted) update();
}

void FootButton::setTextSize(qreal pixels) {
  if (std::exchange(pixels_, pixels) != pixels) update();
}

void FootButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  bool const gold = kind_ == Kind::gold;
  QRectF const box = QRectF(rect()).adjusted(4, 4, -4, -4);
  QColor ground = gold ? theme().accent : theme().plate;
  if (isDown())
    ground = mixed(ground, gold ? theme().plate : theme().onplate, 0.2);
  else if (hovered())
    ground = mixed(ground, theme().onplate, gold ? 0.25 : 0.1);
  painter.setPen(QPen(gold ? theme().accent : theme().onplate2, 1.2));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 7, 7);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().onplate, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
  }
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  QColor const ink = gold ? theme().onAccent() : barred_ ? theme().onplate2 : theme().onplate;
  TextStyle const style{pixels_, gold, ink};
  qreal const room = box.width() - 12;
  qreal const sign = barred_ || hinted_ ? pixels_ + 8 : 0;
  qreal const used = std::min(room - sign, textWidth(font(), style, text()));
  qreal const left = box.center().x() - (used + sign) / 2;
  if (sign > 0)
    cards.mark(painter, barred_ ? QStringLiteral("lock") : QStringLiteral("hint"),
               QPointF(left + (sign - 6) / 2, box.center().y()), pixels_ + 3, ink);
  drawText(painter, font(), style, QPointF(left + sign, box.center().y() + 0.355 * pixels_), room - sign,
           text());
}

}  // namespace giaguaro
