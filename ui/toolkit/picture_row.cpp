#include "ui/toolkit/picture_row.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int rowHigh = 44;
constexpr int leastHigh = 58;  // where it grows
constexpr int mostHigh = 84;
constexpr int paintedBelow = 28;
constexpr double rowMainSize = 14.5;
constexpr double rowBelowSize = 13;

}  // namespace

PictureRow::PictureRow(QWidget* parent) : QPushButton(parent) {
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setTypeface(this, rowMainSize);
}

void PictureRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void PictureRow::setPicture(Picture picture) {
  picture_ = std::move(picture);
  update();
}

void PictureRow::setBelow(Picture below) {
  below_ = std::move(below);
  update();
}

void PictureRow::setTicks() {
  ticks_ = true;
  update();
}

void PictureRow::setPlays() {
  plays_ = true;
  update();
}

void PictureRow::setWords(Words words) {
  words_ = std::move(words);
  update();
}

void PictureRow::setBare(bool isLast) {
  bare_ = true;
  last_ = isLast;
  update();
}

void PictureRow::setGrows() {
  grows_ = true;
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setMaximumHeight(measure(mostHigh));
}

QSize PictureRow::sizeHint() const { return {measure(200), measure(grows_ ? leastHigh : rowHigh)}; }

void PictureRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(1, 1, -1, -1);
  paintGround(painter, box);
  double const gap = scaledReal(6);
  double const side = std::min<double>(height() - 2 * gap, 1.4 * measure(pictureSide));
  if (picture_) picture_(painter, {box.left() + gap, (height() - side) / 2, side, side});
  double right = box.right() - scaled(12);
  if (isChecked() && !ticks_) {
    double const radius = scaledReal(9);
    paintCheckMark(painter, {right - radius, box.center().y()}, radius, theme_);
    right -= 2 * radius + scaled(8);
  }
  if (ticks_) {
    double const radius = scaledReal(9);
    painter.setPen(QPen(isChecked() ? theme_.bestedge : theme_.onpanel2, scaledReal(1.4)));
    painter.setBrush(isChecked() ? theme_.bestedge : theme_.panel);
    painter.drawRoundedRect(QRectF(right - 2 * radius, box.center().y() - radius, 2 * radius, 2 * radius),
                            scaledReal(4), scaledReal(4));
    if (isChecked())
      paintTick(painter, {right - radius, box.center().y()}, radius,
                theme_.palette().color(QPalette::HighlightedText));
    right -= 2 * radius + scaled(8);
  }
  if (plays_) {
    double const half = scaledReal(6);
    QPointF const tip(right, box.center().y());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawPolygon(QPolygonF({tip - QPointF(1.7 * half, half), tip, tip - QPointF(1.7 * half, -half)}));
    right -= 1.7 * half + scaled(8);
  }
  double const left = box.left() + 2 * gap + side + scaled(4);
  paintWords(painter, {left, box.top(), right - left, box.height()});

  if (!showsFocus(*this)) return;
  painter.setBrush(Qt::NoBrush);
  // Thin, and of the words' colour: what is chosen is green.
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.2)));
  painter.drawRoundedRect(box.adjusted(scaledReal(2.8), scaledReal(2.8), scaledReal(-2.8), scaledReal(-2.8)),
                          scaledReal(5), scaledReal(5));
}

void PictureRow::paintGround(QPainter& painter, QRectF const& box) const {
  QColor fill = isChecked() ? theme_.best : bare_ ? theme_.panel : theme_.soft;
  if (isDown())
    fill = mixed(fill, Qt::black, 0.14);
  else if (underMouse())
    fill = mixed(fill, theme_.bestedge, 0.10);
  if (bare_) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    if (isDown() || underMouse())
      painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), scaledReal(7), scaledReal(7));
    painter.setPen(QPen(theme_.rule, scaledReal(1)));
    if (!last_) painter.drawLine(QPointF(box.left(), height() - 0.5), QPointF(box.right(), height() - 0.5));
    return;
  }
  painter.setPen(QPen(isChecked() ? theme_.bestedge : theme_.onpanel2, scaledReal(isChecked() ? 1.8 : 1.2)));
  painter.setBrush(fill);
  painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
}

void PictureRow::paintWords(QPainter& painter, QRectF const& room) const {
  auto const write = [&](QRectF const& where, QString const& words, QFont const& font, QColor const& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    QString const shown =
        painter.fontMetrics().elidedText(words, Qt::ElideRight, static_cast<int>(where.width()));
    painter.drawText(where, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
    return painter.fontMetrics().horizontalAdvance(shown);
  };
  bool const two = !words_.below.isEmpty();
  QFont const font = typeface(rowMainSize, two || isChecked());
  QFont const small = typeface(rowBelowSize);
  // A row that grows has room for a second line of what stands below.
  int const line = QFontMetrics(small).height();
  bool const wraps = grows_ && !below_ && textWidth(words_.below, rowBelowSize) > room.width();
  int const below = below_ ? measure(paintedBelow) : two ? (wraps ? 2 : 1) * line : 0;
  double const high = QFontMetrics(font).height();
  QRectF upper(room.left(), room.center().y() - (high + below) / 2, room.width(), high);
  upper.setLeft(upper.left() + write(upper, words_.main, font, theme_.onpanel) + scaled(8));
  if (textWidth(words_.beside, rowBelowSize) <= upper.width())
    write(upper, words_.beside, small, theme_.onpanel2);
  QRectF const lower(room.left(), upper.bottom(), room.width(), below);
  if (below_) return below_(painter, lower);
  if (!wraps) return void(write(lower, words_.below, small, theme_.onpanel2));
  painter.setFont(small);
  painter.setPen(theme_.onpanel2);
  painter.drawText(lower, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, words_.below);
}

void PictureRow::keyPressEvent(QKeyEvent* event) {
  bool const enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter) return QPushButton::keyPressEvent(event);
  if (event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();  // it is the sheet's
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
