#include "ui/first_page/cloth_words.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {

void ClothWords::paint(QPainter& painter, QRectF const& cloth, std::vector<QRectF> const& taken,
                       Theme const& theme) const {
  struct Line {
    QString words;
    QFont font;
  };
  std::vector<Line> lines{{game, titleface(19)}, {title, typeface(13, true)}, {line, typeface(13)}};
  auto const boxesOf = [&](std::vector<Line> const& shown) {
    double high = 0;
    for (Line const& each : shown) high += QFontMetricsF(each.font).height();
    std::vector<QRectF> boxes;
    double y = cloth.center().y() - high / 2;
    for (Line const& each : shown) {
      QFontMetricsF const metrics(each.font);
      double const wide = metrics.horizontalAdvance(each.words) + 2;
      boxes.emplace_back(cloth.center().x() - wide / 2, y, wide, metrics.height());
      y += metrics.height();
    }
    return boxes;
  };
  auto const fit = [&](std::vector<Line> const& shown) {
    return std::ranges::all_of(boxesOf(shown), [&](QRectF const& box) {
      bool const clear =
          std::ranges::none_of(taken, [&](QRectF const& other) { return other.intersects(box); });
      return clear && box.width() <= cloth.width() - scaled(60);
    });
  };
  // What the tile and the fields say too goes first.
  if (!fit(lines)) lines.erase(lines.begin());
  while (!lines.empty() && !fit(lines)) lines.pop_back();
  std::vector<QRectF> const boxes = boxesOf(lines);
  painter.setPen(theme.onplate);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    painter.setFont(lines[i].font);
    painter.drawText(boxes[i], Qt::AlignCenter, lines[i].words);
  }
}

}  // namespace giaguaro
