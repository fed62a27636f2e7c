#include "ui/panels/score_line.h"

#include <QPainter>
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

QSize ScoreLine::sizeHint() const { return {300, measure(cells_.total ? 38 : 27)}; }
QSize ScoreLine::minimumSizeHint() const { return {200, sizeHint().height()}; }

void ScoreLine::setColumns(int number, int figure) {
  number_ = number;
  column_ = figure;
  update();
}

void ScoreLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const count = static_cast<int>(cells_.figures.size());
  double const size = cells_.total ? 14 : 13;
  QRect line = rect();
  if (cells_.total) {
    painter.fillRect(QRectF(margin, 5, width() - 2 * margin, 1.4), theme_.onpanel2);
    line.setTop(8);
  }
  if (cells_.latest) {
    painter.setPen(QPen(theme_.bestedge, 1.2));
    painter.setBrush(theme_.best);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), 5, 5);
  }

  int const right = width() - margin - count * column_;
  int left = margin;
  painter.setFont(typeface(13));
  painter.setPen(theme_.onpanel2);
  painter.drawText(line.adjusted(left, 0, 0, 0), Qt::AlignVCenter, cells_.number);
  left += number_;
  int const faceRoom = cells_.avatar > 0 ? faceSide + 4 : 0;
  painter.setFont(typeface(size, cells_.total));
  painter.setPen(theme_.onpanel);
  painter.drawText(QRect(left, line.top(), right - left - faceRoom, line.height()),
                   Qt::AlignVCenter | Qt::TextSingleLine,
                   painter.fontMetrics().elidedText(cells_.label, Qt::ElideRight, right - left - faceRoom));
  if (cells_.avatar > 0)
    painter.drawPixmap(right - faceSide, line.center().y() - faceSide / 2,
                       glyphs_->avatar(cells_.avatar, faceSide, devicePixelRatioF()));

  for (int i = 0; i < count; ++i) {
    bool const strong = cells_.total || std::ranges::find(cells_.strong, i) != cells_.strong.end();
    painter.setFont(typeface(size, strong));
    painter.drawText(QRect(right + i * column_, line.top(), column_, line.height()),
                     Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, cells_.figures[i]);
  }
}

}  // namespace giaguaro
