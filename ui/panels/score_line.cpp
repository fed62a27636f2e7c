#include "ui/panels/score_line.h"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>

#include "ui/panels/glyphs.h"
#include "ui/panels/typeface.h"

namespace giaguaro {

ScoreLine::ScoreLine(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
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
  updateGeometry();
  update();
}

double ScoreLine::textSize(bool total, bool crowded) { return (total ? 14 : 13) - (crowded ? 1.5 : 0); }

int ScoreLine::figuresLeft() const {
  return width() - margin - static_cast<int>(cells_.figures.size()) * columns_.figure;
}

bool ScoreLine::labelIsAbove() const {
  if (!cells_.total || cells_.figures.isEmpty()) return false;
  int const room = wordsRight() - margin - columns_.number;
  return textWidth(cells_.label, textSize(true, columns_.crowded), true) > room;
}

QSize ScoreLine::sizeHint() const { return {300, measure(!cells_.total ? 27 : labelIsAbove() ? 54 : 38)}; }
QSize ScoreLine::minimumSizeHint() const { return {200, sizeHint().height()}; }

void ScoreLine::setColumns(Columns const& columns) {
  if (columns == columns_) return;
  columns_ = columns;
  updateGeometry();
  update();
}

void ScoreLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) updateGeometry();
}

void ScoreLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  double const size = textSize(cells_.total, columns_.crowded);
  QRect line = rect();
  bool const above = labelIsAbove();
  if (cells_.total) {
    painter.fillRect(QRectF(margin, 5, width() - 2 * margin, 1.4), theme_.onpanel2);
    line.setTop(above ? 8 + measure(18) : 8);
  }
  if (cells_.latest) {
    painter.setPen(QPen(theme_.bestedge, 1.2));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), 5, 5);
  }

  int const right = figuresLeft();
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  painter.drawText(line.adjusted(margin, 0, 0, 0), Qt::AlignVCenter, cells_.number);
  painter.setPen(theme_.onpanel);
  if (above) {
    painter.setFont(typeface(size, true));
    painter.drawText(QRect(margin, 8, width() - 2 * margin, measure(18)), Qt::AlignVCenter, cells_.label);
  } else {
    paintLabel(painter, line, size);
  }
  for (int i = 0; i < static_cast<int>(cells_.figures.size()); ++i) {
    bool const strong = cells_.total || std::ranges::find(cells_.strong, i) != cells_.strong.end();
    painter.setFont(typeface(size, strong));
    painter.drawText(QRect(right + i * columns_.figure, line.top(), columns_.figure, line.height()),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, cells_.figures[i]);
  }
}

// Whose it was and what: the face first, and of the words at least a few letters, or none.
void ScoreLine::paintLabel(QPainter& painter, QRect const& line, double size) {
  constexpr int fewLetters = 40;
  int const left = margin + columns_.number;
  int right = wordsRight();
  if (cells_.avatar > 0 && right - left >= faceSide) {
    right -= faceSide;
    painter.drawPixmap(right, line.center().y() - faceSide / 2,
                       glyphs_->avatar(cells_.avatar, faceSide, devicePixelRatioF()));
    right -= 4;
  }
  painter.setFont(typeface(size, cells_.total));
  int const wanted = textWidth(cells_.label, size, cells_.total);
  if (right - left < std::min(wanted, fewLetters)) return;
  painter.drawText(QRect(left, line.top(), right - left, line.height()),
                   Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(cells_.label, Qt::ElideRight, right - left));
}

}  // namespace giaguaro
