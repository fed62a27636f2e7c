// The words beside a plot, and what is drawn over it.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/charts/chart_plot.h"

namespace giaguaro {

namespace {

constexpr int centred = Qt::AlignHCenter | Qt::AlignVCenter;
constexpr double besideColumn = 6, markSize = 7.5;

}  // namespace

void paintPlotShape(QPainter& painter, QPointF const& at, PlotLook const& look, double size,
                    QColor const& panel, double unit) {
  double const half = size * unit / 2;
  painter.setPen(QPen(look.ink, 1.8 * unit));
  painter.setBrush(look.shape == PlotLook::Shape::disc ? look.ink : panel);
  switch (look.shape) {
    case PlotLook::Shape::disc: painter.drawEllipse(at, half, half); break;
    case PlotLook::Shape::square:
      painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
      break;
    case PlotLook::Shape::lozenge:
      painter.drawPolygon(QPolygonF{at + QPointF(0, -half), at + QPointF(half, 0), at + QPointF(0, half),
                                    at - QPointF(half, 0)});
      break;
    case PlotLook::Shape::triangle:
      painter.drawPolygon(
          QPolygonF{at + QPointF(0, -half), at + QPointF(half, half), at + QPointF(-half, half)});
      break;
  }
}

void ChartPlot::paintWords(QPainter& painter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(style_.font);
  paintFigures(painter);
  switch (plot_.kind) {
    case Plot::Kind::course:
      hasDots() ? paintMonths(painter) : paintPlaces(painter);
      paintEnds(painter);
      break;
    case Plot::Kind::columns:
      paintColumns(painter);
      paintKey(painter);
      break;
    case Plot::Kind::intervals:
      paintRows(painter);
      paintKey(painter);
      break;
  }
  paintMarked(painter);
  painter.restore();
}

// Where figures are written.
void ChartPlot::paintGrid(QPainter& painter) const {
  constexpr double thin = 0.8;
  QRectF const area = chart_->plotArea();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(style_.rule, thin * style_.unit));
  for (double value = low_; value <= high_ + step_ / 100; value += step_) {
    QPointF const at = isAcross() ? toView(value, first_) : toView(first_, value);
    painter.drawLine(at, isAcross() ? QPointF(at.x(), area.bottom()) : QPointF(area.right(), at.y()));
  }
  // Between rows, so that each mark is seen to be of one of them.
  double const row = area.height() / static_cast<double>(std::max<std::size_t>(1, plot_.categories.size()));
  for (std::size_t i = 1; isAcross() && i < plot_.categories.size(); ++i) {
    double const y = area.top() + row * static_cast<double>(i);
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
  }
  painter.restore();
}

// The axis, and nought on it.
void ChartPlot::paintFigures(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  double const tall = high();
  for (double value = low_; value <= high_ + step_ / 100; value += step_) {
    bool const isZero = std::abs(value) < step_ / 100;
    QPointF const at = isAcross() ? toView(value, first_) : toView(first_, value);
    if (isZero) {
      painter.setPen(QPen(style_.quiet, 1.4 * style_.unit));
      painter.drawLine(at, isAcross() ? QPointF(at.x(), area.bottom()) : QPointF(area.right(), at.y()));
    }
    painter.setPen(style_.quiet);
    QRectF const room = isAcross() ? QRectF(at.x() - 60, area.bottom() + 4, 120, tall)
                                   : QRectF(0, at.y() - tall / 2, area.left() - 6, tall);
    painter.drawText(room, isAcross() ? centred : static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                     isZero ? QStringLiteral("0") : figure(value));
  }
}

void ChartPlot::paintPlaces(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  double const range = last_ - first_;
  double const tens = std::pow(10, std::floor(std::log10(std::max(1.0, range / 4))));
  double step = tens;
  for (double const times : {1.0, 2.0, 5.0, 10.0})
    if (range > 4 * step) step = times * tens;
  painter.setPen(style_.quiet);
  double from = -1e9;
  bool named = plot_.across.isEmpty();
  for (double place = step * std::ceil(first_ / step); place <= last_ + 1e-9; place += step) {
    QString text = style_.locale.toString(static_cast<int>(std::lround(place)));
    double const x = toView(place, low_).x();
    // What they count stands before the first that has room for it, clear of the other axis.
    QString const full = plot_.across + u' ' + text;
    double const begin = x - wide(full) / 2.0;
    if (!named && begin >= area.left() && begin >= from + 8) {
      named = true;
      text = full;
    }
    double const half = wide(text) / 2.0;
    double const left = std::max(2.0, x - half);
    if (left < from + 8) continue;
    from = left + 2 * half;
    painter.drawText(QRectF(left - 2, area.bottom() + 4, 2 * half + 4, high()), centred, text);
  }
}

// Each line's name at its end, one under the other; one that stands higher or lower is led to.
void ChartPlot::paintEnds(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  struct End {
    double y;
    Plot::Series const* series;
  };
  QPointF const own = toView(plot_.own.points.back().at, plot_.own.points.back().value);
  std::vector<End> ends{{own.y(), &plot_.own}};
  for (Plot::Series const& other : plot_.others)
    ends.push_back({toView(last_, other.points.front().value).y(), &other});
  std::ranges::sort(ends, {}, &End::y);
  double const apart = high() + 3 * style_.unit;
  std::vector<double> middles;
  for (End const& end : ends) middles.push_back(end.y);
  // Those that are too near each other give way by halves.
  for (int round = 0; round < 40; ++round)
    for (std::size_t i = 0; i + 1 < middles.size(); ++i) {
      double const lack = apart - (middles[i + 1] - middles[i]);
      if (lack <= 0) continue;
      middles[i] -= lack / 2;
      middles[i + 1] += lack / 2;
    }
  double const left = area.right() + 14;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    double const lowest = height() - 2 - apart * (static_cast<double>(ends.size() - i) - 0.5);
    double const highest = apart * (static_cast<double>(i) + 0.5);
    double const middle = std::clamp(middles[i], highest, std::max(highest, lowest));
    painter.setPen(QPen(ends[i].series->look.ink, 1.2 * style_.unit));
    if (std::abs(middle - ends[i].y) > 2 * style_.unit)
      painter.drawLine(QPointF(area.right() + 1, ends[i].y), QPointF(left - 2, middle));
    painter.setFont(ends[i].series == &plot_.own ? style_.bold : style_.font);
    painter.drawText(QRectF(left, middle - apart / 2, width() - left, apart),
                     Qt::AlignLeft | Qt::AlignVCenter, ends[i].series->name);
  }
  painter.setPen(QPen(style_.panel, 1.6 * style_.unit));
  painter.setBrush(plot_.own.look.ink);
  painter.drawEllipse(own, 5 * style_.unit, 5 * style_.unit);
}

// What each column is of, how often it was made, and how often the others would have.
void ChartPlot::paintColumns(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  double const each = area.width() / static_cast<double>(plot_.categories.size());
  for (std::size_t i = 0; i < plot_.categories.size(); ++i) {
    Plot::Category const& category = plot_.categories[i];
    double const x = toView(static_cast<double>(i), low_).x();
    QRectF const name(x - each / 2, area.bottom() + 4, each, high() + 4);
    painter.setFont(style_.bold);
    painter.setPen(style_.ink);
    if (!category.picture.isNull()) {
      QSizeF const size = category.picture.deviceIndependentSize();
      painter.drawPixmap(name.center() - QPointF(size.width() / 2, size.height() / 2), category.picture);
    } else {
      painter.drawText(
          name, centred,
          painter.fontMetrics().elidedText(category.name, Qt::ElideRight, static_cast<int>(each)));
    }
    painter.setFont(style_.font);
    painter.setPen(style_.quiet);
    QString const both = category.note + QStringLiteral(", ") + category.figure;
    bool const whole = !category.figure.isEmpty() && wide(both) + 12 * style_.unit <= each;
    painter.drawText(name.translated(0, name.height() + 1), centred, whole ? both : category.note);
  }
  paintOthersAcrossColumns(painter);
}

// A stroke into each column, at the height that they would have had, each from its own side; its shape stands at the outer
// end, clear of the column.
void ChartPlot::paintOthersAcrossColumns(QPainter& painter) const {
  double const half = columnWide() / 2 + besideColumn * style_.unit;
  for (std::size_t i = 0; i < plot_.others.size(); ++i)
    for (Plot::Point const& point : plot_.others[i].points)
      paintAcrossColumn(painter, toView(point.at, point.value), half, i);
}

void ChartPlot::paintAcrossColumn(QPainter& painter, QPointF const& middle, double half,
                                  std::size_t other) const {
  double const side = other % 2 == 0 && plot_.others.size() > 1 ? -1 : 1;
  paintStroke(painter, middle + QPointF(side * half / 4, 0), middle + QPointF(side * half, 0),
              plot_.others[other].look);
}

// On a wider one of the panel's colour, so that it is seen on what is filled; its shape stands at its outer end.
void ChartPlot::paintStroke(QPainter& painter, QPointF const& from, QPointF const& to,
                            PlotLook const& look) const {
  for (auto const& [ink, wide] : {std::pair(style_.panel, 5.0), std::pair(look.ink, 2.4)}) {
    painter.setPen(QPen(ink, wide * style_.unit, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, to);
  }
  paintPlotShape(painter, to, look, markSize, style_.panel, style_.unit);
}

// Under each dot its month and how much it is over, where there is room for them.
void ChartPlot::paintMonths(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  double const tall = high();
  painter.setFont(style_.font);
  double from = -1e9;
  for (std::size_t i = 0; i < plot_.categories.size(); ++i) {
    Plot::Category const& month = plot_.categories[i];
    double const x = toView(plot_.own.points[i].at, low_).x();
    double const half = std::max(wide(month.name), wide(month.note)) / 2.0;
    if (x - half < from) continue;
    from = x + half + 6 * style_.unit;
    QRectF const room(x - half - 2, area.bottom() + 4, 2 * half + 4, tall);
    painter.setPen(style_.ink);
    painter.drawText(room, centred, month.name);
    painter.setPen(style_.quiet);
    painter.drawText(room.translated(0, tall), centred, month.note);
  }
  painter.drawText(QRectF(area.right() + 10, area.bottom() + 4 + tall, width() - area.right() - 10, tall),
                   Qt::AlignLeft | Qt::AlignVCenter, plot_.across);
}

void ChartPlot::paintRows(QPainter& painter) const {
  QRectF const area = chart_->plotArea();
  double const strong = QFontMetrics(style_.strong).height();
  double const tall = high();
  int const room = static_cast<int>(area.left()) - 12;
  for (std::size_t i = 0; i < plot_.categories.size(); ++i) {
    Plot::Category const& row = plot_.categories[i];
    double const y = area.top() + area.height() * (static_cast<double>(i) + 0.5) /
                                      static_cast<double>(plot_.categories.size());
    double const top = y - (strong + tall - 2) / 2;
    painter.setFont(style_.strong);
    if (painter.fontMetrics().horizontalAdvance(row.name) > room) painter.setFont(style_.bold);
    painter.setPen(style_.ink);
    painter.drawText(QRectF(0, top, room, strong), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.name, Qt::ElideRight, room));
    painter.setFont(style_.strong);
    painter.drawText(QRectF(area.right(), y - strong / 2, width() - area.right(), strong),
                     Qt::AlignRight | Qt::AlignVCenter, row.figure);
    painter.setFont(style_.font);
    painter.setPen(style_.quiet);
    painter.drawText(QRectF(0, top + strong - 2, room, tall), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.note, Qt::ElideRight, room));
    paintOwnInRow(painter, i);
    paintOthersInRow(painter, i);
    if (row.instead.isEmpty()) continue;
    QRectF const middle(area.left(), y - tall / 2, area.width(), tall);
    QRectF const words = painter.boundingRect(middle, centred, row.instead);
    painter.fillRect(words.adjusted(-6, 0, 6, 0), style_.panel);
    painter.drawText(middle, centred, row.instead);
  }
}

// A point, and as far as it is sure.
void ChartPlot::paintOwnInRow(QPainter& painter, std::size_t row) const {
  double const unit = style_.unit;
  for (Plot::Point const& point : plot_.own.points) {
    if (std::lround(point.at) != static_cast<long>(row)) continue;
    QPointF const over(0, -besideMiddle());
    QPointF const low = toView(point.low, point.at) + over;
    QPointF const high = toView(point.high, point.at) + over;
    painter.setPen(QPen(plot_.own.look.ink, 2.4 * unit, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(low, high);
    for (QPointF const& end : {low, high})
      painter.drawLine(end - QPointF(0, 5 * unit), end + QPointF(0, 5 * unit));
    paintPlotShape(painter, toView(point.value, point.at) + over, plot_.own.look, 12, style_.panel, unit);
  }
}

// On one line under one's own; those that would lie on each other, one under the other.
void ChartPlot::paintOthersInRow(QPainter& painter, std::size_t row) const {
  struct Mark {
    QPointF at;
    PlotLook const* look;
  };
  double const size = 9 * style_.unit;
  std::vector<Mark> marks;
  for (Plot::Series const& other : plot_.others)
    for (Plot::Point const& point : other.points)
      if (std::lround(point.at) == static_cast<long>(row))
        marks.push_back({toView(point.value, point.at) + QPointF(0, besideMiddle()), &other.look});
  std::ranges::sort(marks, {}, [](Mark const& mark) { return mark.at.x(); });
  double const apart = size + style_.unit;
  for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
    if (marks[i + 1].at.x() - marks[i].at.x() >= size + 3 * style_.unit) continue;
    marks[i].at.ry() -= apart / 2;
    marks[i + 1].at.ry() += apart / 2;
  }
  for (Mark const& mark : marks) paintPlotShape(painter, mark.at, *mark.look, 9, style_.panel, style_.unit);
}

void ChartPlot::paintKey(QPainter& painter) const {
  double const unit = style_.unit;
  double const middle = high() / 2.0 + 2;
  double x = isAcross() ? chart_->plotArea().left() : 4;
  auto const write = [&](QString const& text) {
    painter.setPen(style_.ink);
    painter.setFont(style_.font);
    painter.drawText(QRectF(x, 2, wide(text) + 4, high()), Qt::AlignLeft | Qt::AlignVCenter, text);
    x += wide(text) + 20 * unit;
  };
  if (plot_.kind == Plot::Kind::columns) {
    for (bool const filled : {false, true}) {
      painter.setPen(QPen(plot_.own.look.ink, 1.6 * unit));
      painter.setBrush(filled ? QBrush(plot_.own.look.ink) : QBrush(Qt::NoBrush));
      painter.drawRoundedRect(QRectF(x, middle - 6 * unit, 12 * unit, 12 * unit), 2 * unit, 2 * unit);
      x += 20 * unit;
      write(plot_.key.value(filled ? 1 : 0));
    }
  } else {
    paintPlotShape(painter, {x + 6 * unit, middle}, plot_.own.look, 11, style_.panel, unit);
    x += 20 * unit;
    write(plot_.own.name);
  }
  for (auto const& other : plot_.others) {
    if (plot_.kind == Plot::Kind::columns)
      paintStroke(painter, {x + 20 * unit, middle}, {x + 5 * unit, middle}, other.look);
    else
      paintPlotShape(painter, {x + 6 * unit, middle}, other.look, 10, style_.panel, unit);
    x += (plot_.kind == Plot::Kind::columns ? 28 : 20) * unit;
    write(other.name);
  }
  paintAbsent(painter, x);
}

// Why marks are missing, beside what they mean.
void ChartPlot::paintAbsent(QPainter& painter, double from) const {
  double const room = width() - from;
  if (plot_.absent.isEmpty() || wide(plot_.absent) > room) return;
  painter.setPen(style_.quiet);
  painter.setFont(style_.font);
  painter.drawText(QRectF(from, 2, room, high()), Qt::AlignRight | Qt::AlignVCenter, plot_.absent);
}

void ChartPlot::paintMarked(QPainter& painter) const {
  if (marked_ < 0 || marked_ >= plot_.spoken.size()) return;
  QRectF const area = chart_->plotArea();
  painter.setPen(QPen(style_.ink, 1.4 * style_.unit));
  painter.setBrush(Qt::NoBrush);
  if (plot_.kind == Plot::Kind::course) {
    Plot::Point const& point = plot_.own.points[static_cast<std::size_t>(marked_)];
    QPointF const at = toView(point.at, point.value);
    painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()));
    painter.setBrush(plot_.own.look.ink);
    painter.drawEllipse(at, 5 * style_.unit, 5 * style_.unit);
    return;
  }
  double const share = 1 / static_cast<double>(plot_.categories.size());
  QRectF const box =
      isAcross() ? QRectF(1, area.top() + area.height() * share * marked_, width() - 2, area.height() * share)
                 : QRectF(area.left() + area.width() * share * marked_, area.top() - 2, area.width() * share,
                          height() - area.top() + 1);
  painter.drawRoundedRect(box, 6, 6);
}

}  // namespace giaguaro
