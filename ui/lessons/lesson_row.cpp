#include "ui/lessons/lesson_row.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length wordsLeft{42};
constexpr Length wordsRight{12};
constexpr Length lessonInset{8};  // of the one that is next
constexpr Length lineInset{14};
constexpr double titleSize = 13.5;  // of all: a long title takes two lines rather than smaller letters
constexpr double leastTitle = 11;
constexpr double noteSize = 12;

}  // namespace

LessonRow::LessonRow(int number, QWidget* parent) : QAbstractButton(parent), number_(number) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LessonRow::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void LessonRow::setRow(LessonList::Row const& row, bool isNext) {
  row_ = row;
  next_ = isNext;
  setObjectName(QStringLiteral("lesson_") + row.id);
  retranslate();
}

QString LessonRow::note() const {
  if (row_.left > 0) return tr("left at step %1 of %2").arg(row_.left).arg(row_.steps);
  return {};
}

QString LessonRow::onward() const {
  return !next_ ? QString() : row_.left > 0 ? tr("go on") : tr("begin", "a lesson");
}

void LessonRow::setForm(int height, bool parted) {
  if (height == height_ && parted == parted_) return;
  height_ = height;
  parted_ = parted;
  updateGeometry();
  update();
}

void LessonRow::retranslate() {
  setText(row_.title);
  QStringList said{tr("Lesson %1: %2").arg(number_).arg(row_.title)};
  if (row_.done) said << tr("done");
  if (!note().isEmpty()) said << note();
  if (next_) said << tr("next");
  setAccessibleName(said.join(QStringLiteral(", ")));
  update();
}

QSize LessonRow::sizeHint() const { return {measure(190), measure(height_)}; }

void LessonRow::paintDisc(QPainter& painter, QPointF const& at) const {
  double const radius = scaledReal(9);
  if (row_.done && row_.left == 0) return paintCheckMark(painter, at, radius, theme_);
  bool const left = row_.left > 0;
  painter.setPen(QPen(left ? theme_.bestedge : theme_.onpanel2, scaledReal(left ? 2 : 1.2)));
  painter.setBrush(theme_.panel);
  painter.drawEllipse(at, radius, radius);
  if (left) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawPie(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 90 * 16, -180 * 16);
    return;
  }
  painter.setFont(typeface(noteSize));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRectF(at.x() - scaled(12), at.y() - scaled(12), scaled(24), scaled(24)), Qt::AlignCenter,
                   QString::number(number_));
}

// What is next lies on a ground of its own, in a frame; the focus is a ring.
void LessonRow::paintGround(QPainter& painter) const {
  bool const focus = showsFocus(*this);
  if (parted_) {
    painter.setPen(QPen(theme_.rule, scaledReal(1)));
    painter.drawLine(QPointF(lineInset, 0.5), QPointF(width() - lineInset, 0.5));
  }
  QRectF const box = QRectF(rect()).adjusted(lessonInset, scaledReal(2), -lessonInset, -scaledReal(1));
  if (next_ || underMouse()) {
    painter.setPen(next_ ? QPen(theme_.bestedge, scaledReal(1.6)) : QPen(Qt::NoPen));
    painter.setBrush(next_ ? theme_.best : mixed(theme_.soft, theme_.bestedge, 0.08));
    painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  }
  if (!focus) return;
  double const out = next_ ? scaledReal(3.4) : 0;
  painter.setPen(QPen(theme_.bestedge, scaledReal(2)));
  painter.setBrush(Qt::NoBrush);
  // Within the row: what is over it would be painted over the ring.
  QRectF const ring = box.adjusted(-out, -out, out, out) & QRectF(rect()).adjusted(1, 1, -1, -1);
  painter.drawRoundedRect(ring, scaledReal(7) + out, scaledReal(7) + out);
}

void LessonRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGround(painter);
  paintDisc(painter, QPointF(scaled(24), height() / 2.0));
  QString onward = this->onward();
  int onwardWidth = onward.isEmpty() ? 0 : textWidth(onward, noteSize, true) + scaled(20);
  QRectF words(wordsLeft, 0, width() - wordsLeft - wordsRight - onwardWidth, height());
  QString const under = note();
  // Where title or note have no room beside it, it stands on the other one's line; else not at all.
  bool const titleFits = textWidth(text(), leastTitle + 1.5, true) <= words.width();
  bool const noteFits = textWidth(under, noteSize) <= words.width();
  bool const below = onwardWidth > 0 && !titleFits;
  bool const above = onwardWidth > 0 && titleFits && !noteFits;
  if ((below && under.isEmpty()) || (!titleFits && !noteFits)) onward.clear();
  if (below) words.setWidth(words.width() + onwardWidth);
  bool const bold = next_ && textWidth(text(), leastTitle, true) <= words.width();
  bool const two = !under.isEmpty();
  auto const hasRoom = [&](double size) {
    if (textWidth(text(), size, bold) <= words.width()) return true;
    if (two) return false;
    QRectF const needed = QFontMetricsF(typeface(size, bold)).boundingRect(words, Qt::TextWordWrap, text());
    return needed.height() <= words.height() - scaled(4) && needed.width() <= words.width();
  };
  double size = titleSize;
  while (size > leastTitle && !hasRoom(size)) size -= 0.5;
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(size, bold));
  QRectF const upper = two ? words.adjusted(0, scaledReal(3), 0, -height() / 2.0 + scaledReal(1)) : words;
  bool const fits = textWidth(text(), size, bold) <= words.width();
  painter.drawText(upper, Qt::AlignVCenter | (fits || two ? Qt::TextSingleLine : Qt::TextWordWrap), text());
  if (two) {
    QRectF lower = words.adjusted(0, height() / 2.0 - scaledReal(1), above ? onwardWidth : 0, scaledReal(-4));
    painter.setFont(typeface(noteSize));
    painter.setPen(theme_.onpanel2);
    painter.drawText(lower, Qt::AlignVCenter | Qt::TextSingleLine, under);
  }
  if (onward.isEmpty()) return;
  QRectF const line =
      below   ? QRectF(0, height() / 2.0 - scaledReal(1), words.right(), height() / 2.0 - scaledReal(3))
      : above ? QRectF(0, upper.top(), words.right() + onwardWidth, upper.height())
              : QRectF(0, 0, words.right() + onwardWidth, height());
  QRectF const right(line.right() - onwardWidth, line.top(), onwardWidth, line.height());
  painter.setFont(typeface(noteSize, true));
  painter.setPen(theme_.head);
  painter.drawText(right, Qt::AlignVCenter | Qt::TextSingleLine, onward);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme_.bestedge);
  QPointF const tip(right.right() - scaled(2), right.center().y());
  painter.drawPolygon(QPolygonF(
      {tip, tip - QPointF(scaledReal(8), scaledReal(5.5)), tip - QPointF(scaledReal(8), scaledReal(-5.5))}));
}

void LessonRow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return emit moveAsked(-1, 0);
    case Qt::Key_Right: return emit moveAsked(1, 0);
    case Qt::Key_Up: return emit moveAsked(0, -1);
    case Qt::Key_Down: return emit moveAsked(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!event->isAutoRepeat()) click();
      return;
    default: break;
  }
  QAbstractButton::keyPressEvent(event);
}

}  // namespace giaguaro
