#include "ui/verdict/timeline_cell.h"

#include <QPainter>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr Extent cellChip{20, 26};
constexpr Length cellFace{18};
constexpr double cellText = 12;
constexpr double cellMark = 8.5;       // the radius
constexpr double cellSmallMark = 6.5;  // on a chip, or under it

int wordHeight() { return measure(17); }

}  // namespace

TimelineCell::TimelineCell(Glyphs* glyphs, QWidget* parent) : QAbstractButton(parent), glyphs_(glyphs) {
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
}

void TimelineCell::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void TimelineCell::setContent(Content const& content, Form form) {
  content_ = content;
  form_ = form;
  update();
}

void TimelineCell::setShown(bool shown) {
  if (std::exchange(shown_, shown) == shown) return;
  update();
  emit stirred();
}

int TimelineCell::heightOf(Form form) {
  switch (form) {
    case Form::wide:
    case Form::mark: return cellChip.height() + wordHeight() + scaled(11);
    case Form::narrow: return cellChip.height() + cellFace + wordHeight() + scaled(9);
    case Form::brief: return cellChip.height() + wordHeight() + scaled(6);
    case Form::row: return cellChip.height() + scaled(10);
    case Form::under: return cellChip.height() + scaled(2 * cellSmallMark + 10);
  }
  return 0;
}

int TimelineCell::leastWidth() {
  return textWidth(QStringLiteral("24"), cellText, true) + cellChip.width() + scaled(2 * cellMark + 12);
}

void TimelineCell::paintChip(QPainter& painter, QRectF const& box) const {
  if (content_.hidden) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(theme_.panel, theme_.rule, 0.55));
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), scaledReal(3), scaledReal(3));
  } else if (!content_.glyph.isEmpty()) {
    painter.drawPixmap(box.topLeft(), glyphs_->picture(content_.glyph, cellChip, devicePixelRatioF()));
  }
}

void TimelineCell::paintMark(QPainter& painter, QPointF centre, double radius) const {
  if (content_.marked && !content_.hidden)
    verdict::paintMark(painter, content_.decision, centre, scaledReal(radius), theme_);
}

// Half a word tells nothing: where many stand side by side the tip has it.
void TimelineCell::paintWord(QPainter& painter, QRect const& room, Qt::Alignment side) const {
  if (textWidth(content_.word, cellText, shown_) > room.width()) return;
  painter.setFont(typeface(cellText, shown_));
  painter.setPen(shown_ ? theme_.onpanel : theme_.onpanel2);
  painter.drawText(room, side | Qt::AlignVCenter, content_.word);
}

void TimelineCell::paintFace(QPainter& painter, QPointF middle) const {
  if (content_.taker <= 0) return;
  QPixmap const face = glyphs_->avatar(content_.taker, cellFace, devicePixelRatioF());
  painter.drawPixmap(middle - QPointF(cellFace / 2.0, cellFace / 2.0), face);
}

void TimelineCell::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  switch (form_) {
    case Form::wide:
    case Form::mark: return paintWide(painter);
    case Form::narrow:
    case Form::brief: return paintStacked(painter);
    case Form::row: return paintRow(painter);
    case Form::under: return paintUnder(painter);
  }
}

void TimelineCell::paintWide(QPainter& painter) const {
  double const middle = top_ + scaled(4) + cellChip.height() / 2.0;
  double const centre = width() / 2.0;
  bool const chip = form_ == Form::wide && (content_.hidden || !content_.glyph.isEmpty());
  if (chip) {
    double const left = content_.marked ? centre - scaledReal(22) : centre - cellChip.width() / 2.0;
    paintChip(painter,
              {left, middle - cellChip.height() / 2.0, 1.0 * cellChip.width(), 1.0 * cellChip.height()});
  }
  paintMark(painter, {chip ? centre + scaledReal(13) : centre, middle}, cellMark);
  paintWord(painter, {0, top_ + scaled(7) + cellChip.height(), width(), wordHeight()}, Qt::AlignHCenter);
}

void TimelineCell::paintStacked(QPainter& painter) const {
  double const centre = width() / 2.0;
  int top = top_ + scaled(2);
  paintWord(painter, {0, top, width(), wordHeight()}, Qt::AlignHCenter);
  top += wordHeight();
  QRectF const chip(centre - cellChip.width() / 2.0, top, cellChip.width(), cellChip.height());
  paintChip(painter, chip);
  paintMark(painter, chip.bottomRight() - QPointF(scaledReal(2), scaledReal(2)), cellSmallMark);
  if (form_ == Form::narrow) paintFace(painter, {centre, chip.bottom() + scaledReal(4) + cellFace / 2.0});
}

// A mark that lay on the chip would hide its suit, and be cut off by the next.
void TimelineCell::paintUnder(QPainter& painter) const {
  double const centre = width() / 2.0;
  QRectF const chip(centre - cellChip.width() / 2.0, scaled(4), cellChip.width(), cellChip.height());
  paintChip(painter, chip);
  paintMark(painter, {centre, chip.bottom() + scaledReal(cellSmallMark + 2)}, cellSmallMark);
}

// What has no room beside the chip is left out, the number first.
void TimelineCell::paintRow(QPainter& painter) const {
  int const high = heightOf(Form::row);
  double const middle = high / 2.0;
  int const word = textWidth(content_.word, cellText, shown_) + scaled(4);
  int const mark = content_.marked ? scaled(2 * cellMark + 4) : 0;
  // Number, card, mark and a face would be a code.
  int const face = content_.taker > 0 && !content_.marked ? cellFace + scaled(3) : 0;
  bool const chip = content_.hidden || !content_.glyph.isEmpty();
  int const least = chip ? cellChip.width() : 0;
  bool const beside = least + mark + scaled(2) <= width();
  bool const worded = beside && least + mark + word + scaled(2) <= width();
  bool const faced = face > 0 && worded && least + mark + word + face + scaled(2) <= width();
  int const wide = least + (beside ? mark : 0) + (worded ? word : 0) + (faced ? face : 0);
  double left = (width() - wide) / 2.0;
  if (worded) {
    paintWord(painter, {static_cast<int>(left), 0, word, high}, Qt::AlignLeft);
    left += word;
  }
  paintChip(painter,
            {left, middle - cellChip.height() / 2.0, 1.0 * cellChip.width(), 1.0 * cellChip.height()});
  left += least;
  if (!beside) {
    paintMark(painter, {left - scaledReal(3), middle + cellChip.height() / 2.0 - scaledReal(3)},
              cellSmallMark);
    return;
  }
  if (content_.marked) paintMark(painter, {left + scaledReal(cellMark + 3), middle}, cellMark);
  if (faced) paintFace(painter, {left + mark + scaledReal(3) + cellFace / 2.0, middle});
}

void TimelineCell::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  emit stirred();
}

void TimelineCell::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  emit stirred();
}

void TimelineCell::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  emit stirred();
}

void TimelineCell::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  emit stirred();
}

}  // namespace giaguaro
