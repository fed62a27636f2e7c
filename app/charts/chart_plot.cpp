#include "app/charts/chart_plot.h"

#include <QAreaSeries>
#include <QBarSet>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace giaguaro {

namespace {

constexpr float bandPart = 0.16F;
constexpr double widestColumn = 48;
constexpr double overHighest = 1.06;  // of columns
constexpr double widestShare = 150;   // of a column, with what lies beside it
constexpr double besideLine = 9;      // of a row's middle: one's own over it, the others under it

// A round step by which a range is marked four to six times, and no smaller part of the axis's last decimal.
double stepOf(double range, double least) {
  double const tens = std::pow(10, std::floor(std::log10(range / 4)));
  for (double const step : {1.0, 2.0, 2.5, 5.0}) {
    double const parts = step * tens / least;
    bool const isWritten = std::abs(parts - std::round(parts)) < 1e-6;
    if (isWritten && range <= 5 * step * tens) return step * tens;
  }
  return std::max(10 * tens, least);
}

QPen penOf(PlotLook const& look, double unit) {
  QPen pen(look.ink, look.width * unit, Qt::SolidLine, look.dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap,
           Qt::RoundJoin);
  if (!look.dashes.isEmpty()) {
    QList<qreal> dashes;
    for (qreal const length : look.dashes) dashes.append(length / look.width);
    pen.setDashPattern(dashes);
  }
  return pen;
}

}  // namespace

class ChartPlot::View : public QChartView {
 public:
  View(QChart* chart, ChartPlot* plot) : QChartView(chart, plot), plot_(plot) {
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setInteractive(false);
  }

 protected:
  void drawBackground(QPainter* painter, QRectF const& rect) override {
    QChartView::drawBackground(painter, rect);
    plot_->paintGrid(*painter);
  }
  void drawForeground(QPainter* painter, QRectF const&) override { plot_->paintWords(*painter); }

 private:
  ChartPlot* plot_;
};

ChartPlot::ChartPlot(QWidget* parent)
    : PlotView(parent),
      chart_(new QChart),
      x_(new QValueAxis),
      y_(new QValueAxis),
      view_(new View(chart_, this)) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  chart_->legend()->hide();
  chart_->setBackgroundVisible(false);
  chart_->setMargins({});
  chart_->layout()->setContentsMargins(0, 0, 0, 0);
  chart_->addAxis(x_, Qt::AlignBottom);
  chart_->addAxis(y_, Qt::AlignLeft);
}

void ChartPlot::resizeEvent(QResizeEvent* event) {
  PlotView::resizeEvent(event);
  view_->setGeometry(rect());
  place();
}

void ChartPlot::show(Plot const& plot, PlotStyle const& style) {
  plot_ = plot;
  style_ = style;
  marked_ = -1;
  chart_->removeAllSeries();
  columns_ = nullptr;
  view_->setBackgroundBrush(style.panel);
  for (QValueAxis* axis : {x_, y_}) {
    axis->setLabelsVisible(false);
    axis->setLineVisible(false);
    axis->setGridLineVisible(false);  // its ticks need not be those that are written
  }
  fit();
  switch (plot.kind) {
    case Plot::Kind::course: addCourse(); break;
    case Plot::Kind::columns: addColumns(); break;
    case Plot::Kind::intervals: break;  // they are painted: chart_words.cpp
  }
  place();
  view_->viewport()->update();
}

void ChartPlot::setMarked(int point) {
  marked_ = point;
  view_->viewport()->update();
}

int ChartPlot::pointAt(QPoint const& place) const {
  QRectF const area = chart_->plotArea();
  double const along =
      isAcross() ? (place.y() - area.top()) / area.height() : (place.x() - area.left()) / area.width();
  if (along < -0.05 || along > 1.05 || plot_.spoken.isEmpty()) return -1;
  double const at = first_ + std::clamp(along, 0.0, 1.0) * (last_ - first_);
  if (plot_.kind != Plot::Kind::course)
    return std::clamp(static_cast<int>(std::lround(at)), 0, static_cast<int>(plot_.categories.size()) - 1);
  auto const nearest = std::ranges::min_element(
      plot_.own.points, {}, [at](Plot::Point const& point) { return std::abs(point.at - at); });
  return static_cast<int>(nearest - plot_.own.points.begin());
}

// Nought is always there: how far from it one is, is what the figures are about.
void ChartPlot::fit() {
  low_ = high_ = 0;
  auto const include = [this](Plot::Series const& series) {
    for (Plot::Point const& point : series.points) {
      low_ = std::min({low_, point.low, point.value});
      high_ = std::max({high_, point.high, point.value});
    }
  };
  include(plot_.own);
  for (Plot::Series const& other : plot_.others) include(other);
  double const least = std::pow(10.0, -plot_.decimals);
  step_ = stepOf(std::max(high_ - low_, least), least);
  low_ = step_ * std::floor(low_ / step_ + 1e-9);
  // An axis that goes far over columns or a line would only make them lower.
  bool const close = plot_.kind == Plot::Kind::columns || plot_.kind == Plot::Kind::course;
  if (close)
    high_ = high_ > low_ ? high_ * overHighest : step_;
  else
    high_ = step_ * std::ceil(high_ / step_ - 1e-9);
  bool const byCategory = plot_.kind != Plot::Kind::course;
  auto const& points = plot_.own.points;
  double const beside = hasDots() ? 0.5 : 0;  // of a dot at either end
  first_ = byCategory ? -0.5 : points.front().at - beside;
  last_ = byCategory ? static_cast<double>(plot_.categories.size()) - 0.5 : points.back().at + beside;
  QValueAxis* const figures = isAcross() ? x_ : y_;
  QValueAxis* const places = isAcross() ? y_ : x_;
  figures->setRange(low_, high_);
  places->setRange(first_, last_);
  places->setReverse(isAcross());
  figures->setReverse(false);
}

void ChartPlot::place() {
  int left = std::max(wide(figure(low_)), wide(figure(high_))) + 8;
  int right = 8;
  int top = 8;
  int bottom = high() + 6;
  if (plot_.kind == Plot::Kind::course) {
    for (Plot::Series const& other : plot_.others) right = std::max(right, wide(other.name) + 16);
    right = std::max(right, wide(plot_.own.name, true) + 16);
    if (hasDots()) {
      right = std::max(right, wide(plot_.across) + 16);
      bottom = 2 * high() + 6;
    }
  } else {
    top = high() + 12;
  }
  if (plot_.kind == Plot::Kind::columns) bottom = 2 * high() + 14;
  if (isAcross()) {
    left = 0;
    for (Plot::Category const& row : plot_.categories) {
      QFontMetrics const strong(style_.strong);
      left = std::max({left, strong.horizontalAdvance(row.name), wide(row.note)});
      right = std::max(right, strong.horizontalAdvance(row.figure) + 20);
    }
    left = std::min(left + 20, width() * 2 / 5);
  }
  QRectF area = QRectF(rect()).adjusted(left, top, -right, -bottom);
  // Few columns do not stand lost in all of it.
  double const most = widestShare * style_.unit * static_cast<double>(plot_.categories.size());
  if (double const spare = area.width() - most; plot_.kind == Plot::Kind::columns && spare > 0)
    area.adjust(spare / 2, 0, -spare / 2, 0);
  if (area.isValid()) chart_->setPlotArea(area);
  if (columns_ == nullptr) return;
  double const each = chart_->plotArea().width() / static_cast<double>(plot_.categories.size());
  columns_->setBarWidth(columnWide() / std::max(1.0, each));
}

void ChartPlot::attach(QAbstractSeries* series) {
  chart_->addSeries(series);
  series->attachAxis(x_);
  series->attachAxis(y_);
}

void ChartPlot::addLine(QPolygonF const& points, PlotLook const& look) {
  auto* line = new QLineSeries;
  line->replace(points);
  attach(line);
  line->setPen(penOf(look, style_.unit));
}

void ChartPlot::addCourse() {
  auto* above = new QLineSeries;
  auto* below = new QLineSeries;
  QPolygonF line;
  for (Plot::Point const& point : plot_.own.points) {
    above->append(point.at, point.high);
    below->append(point.at, point.low);
    line << QPointF(point.at, point.value);
  }
  auto* band = new QAreaSeries(above, below);
  for (QLineSeries* edge : {above, below}) edge->setParent(band);
  attach(band);
  QColor ink = plot_.own.look.ink;
  ink.setAlphaF(bandPart);
  band->setBrush(ink);
  band->setPen(Qt::NoPen);
  for (Plot::Series const& other : plot_.others)
    addLine({{first_, other.points.front().value}, {last_, other.points.front().value}}, other.look);
  addLine(line, plot_.own.look);
  if (!hasDots()) return;
  auto* dots = new QScatterSeries;
  dots->append(line);
  attach(dots);
  dots->setMarkerSize(10 * style_.unit);
  dots->setBrush(plot_.own.look.ink);
  dots->setPen(QPen(style_.panel, 1.6 * style_.unit));
}

void ChartPlot::addColumns() {
  auto* made = new QBarSet(QString());
  auto* missed = new QBarSet(QString());
  for (Plot::Point const& point : plot_.own.points) {
    made->append(point.value);
    missed->append(point.high - point.value);
  }
  QColor const ink = plot_.own.look.ink;
  for (QBarSet* set : {made, missed}) set->setPen(QPen(ink, 1.6 * style_.unit));
  made->setBrush(ink);
  missed->setBrush(Qt::NoBrush);
  columns_ = new QStackedBarSeries;
  columns_->append(made);
  columns_->append(missed);
  attach(columns_);
}

// Half of its room, but no slab.
double ChartPlot::columnWide() const {
  double const each = chart_->plotArea().width() / static_cast<double>(plot_.categories.size());
  return std::min(each / 2, widestColumn * style_.unit);
}

// So little that what is of one row stands together, however high it is.
double ChartPlot::besideMiddle() const {
  double const row = chart_->plotArea().height() / static_cast<double>(plot_.categories.size());
  return std::min(besideLine * style_.unit, 0.24 * row);
}

QPointF ChartPlot::toView(double x, double y) const {
  QRectF const area = chart_->plotArea();
  double const places = std::max(1e-9, last_ - first_);
  double const figures = std::max(1e-9, high_ - low_);
  if (isAcross())
    return {area.left() + area.width() * (x - low_) / figures,
            area.top() + area.height() * (y - first_) / places};
  return {area.left() + area.width() * (x - first_) / places,
          area.bottom() - area.height() * (y - low_) / figures};
}

int ChartPlot::wide(QString const& text, bool bold) const {
  return QFontMetrics(bold ? style_.bold : style_.font).horizontalAdvance(text);
}

int ChartPlot::high() const { return QFontMetrics(style_.font).height(); }

// With as many decimals as the axis's marks need.
QString ChartPlot::figure(double value) const {
  int decimals = 0;
  for (double step = step_; decimals < plot_.decimals && std::abs(step - std::round(step)) > 1e-6; step *= 10)
    ++decimals;
  return plotFigure(value, decimals, plot_.hasSigns, style_.locale);
}

}  // namespace giaguaro
