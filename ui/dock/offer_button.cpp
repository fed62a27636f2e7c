#include "ui/dock/offer_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/drawing/text_line.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/table_phrases.h"
#include "ui/text/wording.h"

namespace giaguaro {

void paintFocus(QPainter& painter, Theme const& theme, QWidget const& button) {
  if (!button.hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.onplate, 2));
  painter.drawRoundedRect(QRectF(button.rect()).adjusted(1, 1, -1, -1), 9, 9);
}

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

void DockButton::setHinted(bool hinted) {
  if (std::exchange(hinted_, hinted) == hinted) return;
  update();
  describe(description_);
}

void DockButton::describe(QString const& description) {
  description_ = description;
  QStringList told{hinted_ ? Wording().say(say(tablePhrases::hinted)) : QString(), description};
  told.removeAll(QString());
  setAccessibleDescription(told.join(QStringLiteral(". ")));
}

void DockButton::mouseDoubleClickEvent(QMouseEvent* event) {
  QAbstractButton::mouseDoubleClickEvent(event);
  if (event->button() == Qt::LeftButton && hitButton(event->position().toPoint())) emit doubleClicked();
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

qreal TagButton::ownLabelSize() const {
  return label_ > 0 ? sizeThatFits(font(), {13 * plateScale_, false, {}, tightText()}, caption(), room_)
                    : 13 * plateScale_;
}

QString TagButton::caption() const { return choice_.tag.isEmpty() ? choice_.label : choice_.tag.front(); }

void TagButton::setLabelSize(qreal pixels) {
  labelSize_ = pixels;
  update();
}

bool TagButton::hitButton(QPoint const& at) const { return tag_.adjusted(-3, -8, 3, height()).contains(at); }

void TagButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  CardLook look{.veiled = !choice_.free()};
  if (isChecked()) {
    look.ring = theme().accent;
    look.ringWidth = 3.5 * plateScale_;
  } else if (choice_.free()) {
    look.ring = hovered() ? theme().onplate2 : openRim(theme());
    look.ringWidth = 1.6 * plateScale_;
  }
  bool const card = choice_.glyph.kind == Argument::Kind::card;
  Card const drawn = card ? Card{static_cast<std::uint8_t>(choice_.glyph.number)} : Card{};
  // With a line under it there is room for the whole card.
  if (card && label_ > 0)
    cards.card(painter, drawn, *deck_, tag_.center(), tag_.height(), 0, look);
  else if (card)
    cards.cardTag(painter, drawn, *deck_, tag_, look);
  else
    cards.glyph(painter, choice_.glyph, *deck_, tag_, look);
  if (hasFocus()) {
    qreal const out = isChecked() ? 4.8 * plateScale_ : 2.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().onplate, 2));
    painter.drawRoundedRect(tag_.adjusted(-out, -out, out, out), 8, 8);
  }
  if (label_ > 0) {
    TextStyle style{labelSize_, true,
                    isChecked()      ? theme().accent
                    : choice_.free() ? theme().onplate
                                     : theme().onplate2,
                    tightText()};
    // Rather plain than cut: a ring says too that it is chosen.
    style.bold = isChecked() && textFits(font(), style, caption(), room_);
    drawText(painter, font(), style, QPointF(tag_.center().x(), label_), room_, caption(), Qt::AlignHCenter);
  }
  if (second_ > 0) {
    // What is cut off has lost its point: of a reason the lock says that there is one.
    QString const said = fittingSentence(font(), {choice_.free() ? choice_.means : choice_.reason}, room_);
    TextStyle const style{12 * plateScale_, false, isChecked() ? theme().accent : theme().onplate2};
    drawText(painter, font(), style, QPointF(tag_.center().x(), second_), room_, said, Qt::AlignHCenter);
    if (said.isEmpty() && !choice_.free())
      cards.mark(painter, QStringLiteral("lock"), QPointF(tag_.center().x(), second_ - 4 * plateScale_),
                 14 * plateScale_, theme().onplate2);
  }
  // One number among many is found by its lock.
  bool const stands = !choice_.tag.isEmpty() || choice_.glyph.kind == Argument::Kind::number;
  bool const locked = !choice_.free() && (attended() || stands);
  QString const token = hinted() ? QStringLiteral("hint") : locked ? QStringLiteral("lock") : QString();
  if (token.isEmpty()) return;
  // On the upper edge; where the button ends there, in the corner, to leave what is drawn on the tag in
  // sight.
  bool const room = tag_.top() >= 11 * plateScale_;
  qreal const radius = (room ? 11 : 9) * plateScale_;
  QPointF const corner(std::min(tag_.right() - radius + 3, width() - radius - 1), radius + 1);
  cards.token(painter, token, room ? QPointF(tag_.center().x(), tag_.top() - 1) : corner, radius);
}

RowButton::RowButton(Choice choice, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent)
    : DockButton(art, theme, parent), choice_(std::move(choice)), deck_(&deck) {
  setCheckable(true);
  setText(choice_.label);
  second_ = choice_.free() ? choice_.means : choice_.reason;
  if (!choice_.free()) setCursor(Qt::ArrowCursor);
}

void RowButton::setWords(QString const& label, QString const& second) {
  if (label == text() && second == second_) return;
  setText(label);
  second_ = second;
  update();
}

void RowButton::place(QRectF const& box, bool secondLine, qreal plateScale) {
  secondLine_ = secondLine;
  plateScale_ = plateScale;
  setGeometry(box.adjusted(-4, -4, 4, 4).toAlignedRect());
  update();
}

RowButton::Parts RowButton::parts() const {
  qreal const p = plateScale_;
  QRectF const box = QRectF(rect()).adjusted(4, 4, -4, -4);
  bool const sign = labelled_ || !choice_.free() || hinted();
  bool const drawn = choice_.glyph.kind != Argument::Kind::none;
  qreal const height = std::min(box.height() - 8, 36 * p);
  qreal const width = height * 0.7;
  Parts parts;
  if (!labelled_) {
    qreal const used = width + (sign ? 22 * p : 0);
    qreal const left = box.center().x() - used / 2;
    if (sign) parts.sign = QPointF(left + 8 * p, box.center().y());
    parts.tag = QRectF(left + used - width, box.center().y() - height / 2, width, height);
    return parts;
  }
  qreal x = box.left() + (box.width() < 130 * p ? 7 : 10) * p;
  parts.sign = QPointF(x + 7 * p, box.center().y());
  x += 21 * p;
  if (drawn) {
    parts.tag = QRectF(x, box.center().y() - height / 2, width, height);
    x += width + 8 * p;
  }
  parts.words = QRectF(QPointF(x, box.top()), QPointF(box.right() - 7 * p, box.bottom()));
  return parts;
}

QStringList RowButton::lines(qreal room) const {
  auto const width = [&](QString const& text) {
    return textWidth(font(), {leastText(), choice_.free(), {}}, text);
  };
  if (width(text()) <= room) return {text()};
  if (height() < 8 + scaledReal(29)) return {};
  QStringList best;
  for (qsizetype at = text().indexOf(u' '); at > 0; at = text().indexOf(u' ', at + 1)) {
    QStringList const split{text().left(at), text().mid(at + 1)};
    if (width(split.front()) <= room && width(split.back()) <= room) best = split;
  }
  return best;
}

bool RowButton::labelFits() const { return !lines(parts().words.width()).isEmpty(); }

void RowButton::showLabel(bool shown) {
  labelled_ = shown;
  update();
}

void RowButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal const p = plateScale_;
  QRectF const box = QRectF(rect()).adjusted(4, 4, -4, -4);
  bool const chosen = isChecked();
  bool const barred = !choice_.free();
  QColor ground = mixed(theme().plate, theme().accent, chosen ? 0.14 : 0);
  if (hovered() && !barred) ground = mixed(ground, theme().onplate, 0.08);
  QColor const quiet = mixed(theme().plate, theme().onplate2, barred ? 0.45 : 1);
  painter.setPen(QPen(chosen ? theme().accent : quiet, chosen ? 2.4 : 1.2));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, 8, 8);
  paintFocus(painter, theme(), *this);

  CardPainter const cards(art(), theme(), devicePixelRatioF());
  Parts const at = parts();
  if (!at.sign.isNull()) {
    if (barred || hinted()) {
      cards.mark(painter, barred ? QStringLiteral("lock") : QStringLiteral("hint"), at.sign, 16 * p,
                 barred ? theme().onplate2 : theme().accent);
    } else {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(chosen ? theme().accent : theme().onplate2, 1.8));
      painter.drawEllipse(at.sign, 6.5 * p, 6.5 * p);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme().accent);
      if (chosen) painter.drawEllipse(at.sign, 3.4 * p, 3.4 * p);
    }
  }
  cards.glyph(painter, choice_.glyph, *deck_, at.tag, {.shadow = false, .veiled = barred});
  if (!labelled_) return;

  qreal const room = at.words.width();
  qreal const middle = box.center().y();
  QColor const ink = barred ? theme().onplate2 : theme().onplate;
  QStringList const label = lines(room);
  if (label.size() == 2) {
    for (int i = 0; i < 2; ++i)
      drawText(painter, font(), {leastText(), !barred, ink},
               QPointF(at.words.left(), middle - scaledReal(2) + i * scaledReal(13)), room, label[i]);
    return;
  }
  bool const more = secondLine_ && !second_.isEmpty();
  TextStyle const quietStyle{12 * p, false, theme().onplate2};
  // In as many lines as it needs at its full width: two at most.
  bool const wraps = more && textWidth(font(), quietStyle, second_) > room;
  qreal const base = middle + (wraps ? -11 : more ? -4 : 5) * p;
  drawText(painter, font(), {14 * p, !barred, ink}, QPointF(at.words.left(), base), room, text());
  if (more)
    drawParagraph(painter, font(), quietStyle, QPointF(at.words.left(), base + (wraps ? 16 : 17) * p), room,
                  14 * p, 2, second_);
}

}  // namespace giaguaro
