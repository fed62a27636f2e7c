#include "ui/panels/score_line.h"

#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/text_line.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double leastLabelSize = 11;
constexpr Length markHalf{4};  // of the tick or the cross

}  // namespace

ScoreLine::ScoreLine(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void ScoreLine::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void ScoreLine::setCells(Cells cells) {
  cells_ = std::move(cells);
  setAccessibleName(cells_.spoken);
  refresh();
}

void ScoreLine::setOpens(bool opens) {
  opens_ = opens;
  setAttribute(Qt::WA_Hover, opens);
  if (opens)
    setCursor(Qt::PointingHandCursor);
  else
    unsetCursor();
}

void ScoreLine::mousePressEvent(QMouseEvent* event) {
  event->setAccepted(opens_ && event->button() == Qt::LeftButton);
}

void ScoreLine::mouseReleaseEvent(QMouseEvent* event) {
  if (opens_ && event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
    emit clicked();
}

void ScoreLine::refresh() {
  setToolTip(cells_.total || !label().lines.isEmpty() ? QString() : asToolTip(words()));
  updateGeometry();
  update();
}

QString ScoreLine::words() const {
  return cells_.result.isEmpty() ? cells_.label : cells_.label + QStringLiteral(": ") + cells_.result;
}

double ScoreLine::textSize(bool total, bool crowded) { return (total ? 14 : 13) - (crowded ? 1.5 : 0); }

int ScoreLine::figuresLeft() const {
  return width() - margin - static_cast<int>(cells_.figures.size()) * columns_.figure;
}

bool ScoreLine::labelIsAbove() const {
  if (!cells_.total || cells_.figures.isEmpty()) return false;
  return textWidth(cells_.label, textSize(true, columns_.crowded), true) > room();
}

QSize ScoreLine::sizeHint() const {
  if (cells_.total) return {300, measure(labelIsAbove() ? 54 : 38)};
  return {300, measure(label().lines.size() > 1 ? 31 : 27)};
}
QSize ScoreLine::minimumSizeHint() const { return {200, sizeHint().height()}; }

void ScoreLine::setColumns(Columns const& columns) {
  if (columns == columns_) return;
  columns_ = columns;
  refresh();
}

void ScoreLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) refresh();
}

void ScoreLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const size = textSize(cells_.total, columns_.crowded);
  QRect line = rect();
  bool const above = labelIsAbove();
  if (cells_.total) {
    painter.fillRect(QRectF(margin, scaled(5), width() - 2 * margin, scaledReal(1.4)), theme_.onpanel2);
    line.setTop(above ? scaled(8) + measure(18) : scaled(8));
  }
  if (opens_ && underMouse() && !cells_.latest) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.soft);
    painter.drawRoundedRect(rect(), scaledReal(5), scaledReal(5));
  }
  if (cells_.latest) {
    painter.setPen(QPen(theme_.bestedge, scaledReal(1.2)));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(scaledReal(0.6), scaledReal(0.6), scaledReal(-0.6), scaledReal(-0.6)),
        scaledReal(5), scaledReal(5));
  }

  int const right = figuresLeft();
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  painter.drawText(line.adjusted(margin, 0, 0, 0), Qt::AlignVCenter, cells_.number);
  painter.setPen(theme_.onpanel);
  if (above) {
    painter.setFont(typeface(size, true));
    painter.drawText(QRect(margin, scaled(8), width() - 2 * margin, measure(18)), Qt::AlignVCenter,
                     cells_.label);
  } else {
    paintLabel(painter, line);
  }
  for (int i = 0; i < static_cast<int>(cells_.figures.size()); ++i) {
    bool const strong = cells_.total || std::ranges::find(cells_.strong, i) != cells_.strong.end();
    painter.setFont(typeface(size, strong));
    painter.drawText(QRect(right + i * columns_.figure, line.top(), columns_.figure, line.height()),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, cells_.figures[i]);
  }
}

bool ScoreLine::hasFace() const { return columns_.faces && cells_.avatar > 0 && room() >= faceSide; }

int ScoreLine::roomForFace(Columns const& columns) {
  return faceSide + scaled(4) + (columns.marks ? 2 * markHalf + scaled(5) : 0);
}

int ScoreLine::roomForWords(int width, Columns const& columns, int figures) {
  int const firstFigure = width - margin - (figures - 1) * columns.figure - columns.widest;
  return firstFigure - scaled(6) - margin - columns.number;
}

bool ScoreLine::fits(QString const& label, int room) {
  return textWidth(label, leastLabelSize) <= room ||
         std::ranges::all_of(inTwoLines(label),
                             [&](QString const& line) { return textWidth(line, leastLabelSize) <= room; });
}

// Whole in one line or two, or not at all: it is in the tooltip.
ScoreLine::Label ScoreLine::label() const {
  int const most = room() - (hasFace() ? roomForFace(columns_) : 0);
  double const usual = textSize(cells_.total, columns_.crowded);
  for (double const size : {usual, leastLabelSize})
    if (textWidth(words(), size, cells_.total) <= most) return {{words()}, size};
  QStringList const lines = inTwoLines(words());
  bool const fits = std::ranges::all_of(
      lines, [&](QString const& line) { return textWidth(line, leastLabelSize, cells_.total) <= most; });
  return {fits ? lines : QStringList(), leastLabelSize};
}

// Whose it was and what: the face first.
void ScoreLine::paintLabel(QPainter& painter, QRect const& line) {
  int const left = margin + columns_.number;
  int right = wordsRight();
  if (hasFace()) {
    right -= faceSide;
    painter.drawPixmap(right, line.center().y() - faceSide / 2,
                       glyphs_->avatar(cells_.avatar, faceSide, devicePixelRatioF()));
    right -= scaled(4);
    if (cells_.made)
      paintMade(painter, QPointF(right - markHalf, line.center().y() + 0.5), 2 * markHalf, *cells_.made,
                theme_);
    if (columns_.marks) right -= 2 * markHalf + scaled(5);
  }
  if (!cells_.result.isEmpty() && columns_.label <= right - left) {
    painter.setFont(typeface(textSize(false, false)));
    QRect const place(left, line.top(), columns_.label, line.height());
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, cells_.label);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, cells_.result);
    return;
  }
  Label const shown = label();
  painter.setFont(typeface(shown.size, cells_.total));
  int const height = measure(12);
  int top = line.top() + (line.height() - height * static_cast<int>(shown.lines.size())) / 2;
  for (QString const& words : shown.lines) {
    painter.drawText(QRect(left, top, right - left + 1, height),
                     Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, words);
    top += height;
  }
}

}  // namespace giaguaro
