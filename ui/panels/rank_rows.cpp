#include "ui/panels/rank_rows.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr double titleSize = 12;
constexpr double pointsSize = 12;
constexpr double rowsLeastSize = 11;
constexpr Length leastCell{19};
constexpr Length mostCell{30};
constexpr int rowsGap = 8;  // after a title, and between rows

int titleHeight() { return QFontMetrics(typeface(titleSize)).height(); }
int pointsHeight() { return QFontMetrics(typeface(pointsSize, true)).height(); }
QSize tagIn(int cell) {
  int const width = std::clamp(cell - scaled(3), scaled(14), scaled(21));
  return {width, width * 4 / 3};
}

void paintDots(QPainter& painter, QPointF const& middle) {
  constexpr Length apart{5};
  for (int const step : {-1, 0, 1})
    painter.fillRect(QRectF(middle + QPointF(step * apart - 1, -1), QSizeF(scaledReal(2), scaledReal(2))),
                     painter.pen().color());
}

bool hasPoints(RankRows::Row const& row) {
  return std::ranges::any_of(row.steps, [](RankRows::Step const& step) { return !step.points.isEmpty(); });
}

}  // namespace

RankRows::RankRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("rankRows"));
  setAccessibleRole(this, QAccessible::StaticText);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void RankRows::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void RankRows::setRows(std::vector<Row> rows, QString const& spoken) {
  setAccessibleName(spoken);
  if (rows != rows_) {
    rows_ = std::move(rows);
    updateGeometry();
  }
  update();  // the same names may be drawn otherwise in another deck
}

RankRows::Place RankRows::placeOf(Row const& row, int width) const {
  auto const cellIn = [&row](int room) {
    return std::min<int>(mostCell, room / std::max(1, static_cast<int>(row.steps.size())));
  };
  int widest = 0;
  for (Row const& each : rows_)
    if (!each.title.isEmpty()) widest = std::max(widest, textWidth(each.title, titleSize) + rowsGap);
  int const before = row.title.isEmpty() ? 0 : widest;
  if (before == 0 || cellIn(width - before) < leastCell) return {0, cellIn(width), false};
  return {before, cellIn(width - before), true};
}

int RankRows::heightOf(Row const& row, int width) const {
  Place const place = placeOf(row, width);
  int const over = row.title.isEmpty() || place.titleBefore ? 0 : titleHeight();
  return over + tagIn(place.cell).height() + (hasPoints(row) ? pointsHeight() : 0);
}

QSize RankRows::sizeHint() const { return {measure(240), heightForWidth(measure(240))}; }
QSize RankRows::minimumSizeHint() const { return {measure(160), 0}; }

int RankRows::heightForWidth(int width) const {
  int height = 0;
  for (Row const& row : rows_) height += heightOf(row, width) + rowsGap;
  return std::max(0, height - rowsGap);
}

void RankRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int top = 0;
  for (Row const& row : rows_) {
    paintRow(painter, row, top);
    top += heightOf(row, width()) + rowsGap;
  }
}

void RankRows::paintRow(QPainter& painter, Row const& row, int top) const {
  Place const place = placeOf(row, width());
  QSize const tag = tagIn(place.cell);
  painter.setPen(theme_.onpanel2);
  painter.setFont(typeface(titleSize));
  if (place.titleBefore) {
    painter.drawText(QRect(0, top, place.left, tag.height()), Qt::AlignLeft | Qt::AlignVCenter, row.title);
  } else if (!row.title.isEmpty()) {
    painter.drawText(QRect(0, top, width(), titleHeight()), Qt::AlignLeft | Qt::AlignVCenter, row.title);
    top += titleHeight();
  }
  int left = place.left;
  for (Step const& step : row.steps) {
    QRect const box(left, top, place.cell, tag.height());
    painter.setPen(theme_.onpanel);
    if (step.glyph.isEmpty()) {
      paintDots(painter, box.center());
    } else {
      painter.drawPixmap(left + (place.cell - tag.width()) / 2, top,
                         glyphs_->picture(step.glyph, tag, devicePixelRatioF()));
    }
    double size = pointsSize;
    while (size > rowsLeastSize && textWidth(step.points, size, true) > place.cell) --size;
    painter.setFont(typeface(size, true));
    painter.drawText(QRect(left, top + tag.height(), place.cell, pointsHeight()),
                     Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextDontClip, step.points);
    left += place.cell;
  }
}

}  // namespace giaguaro
