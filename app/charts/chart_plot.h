// A plot drawn by Qt Charts: its lines, bars, points and grid are the library's; the words beside them, which it would put
// elsewhere, stand on its foreground.
#pragma once

#include <QChartView>
#include <QValueAxis>

#include "ui/statistics/plot_view.h"

class QStackedBarSeries;

namespace giaguaro {

class ChartPlot final : public PlotView {
 public:
  explicit ChartPlot(QWidget* parent);

  void show(Plot const& plot, PlotStyle const& style) override;
  void setMarked(int point) override;
  int pointAt(QPoint const& place) const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class View;

  void fit();
  void place();
  void addCourse();
  void addColumns();
  void addLine(QPolygonF const& points, PlotLook const& look);
  void attach(QAbstractSeries* series);
  QPointF toView(double x, double y) const;
  int wide(QString const& text, bool bold = false) const;
  int high() const;
  QString figure(double value) const;
  double columnWide() const;
  double besideMiddle() const;

  // chart_words.cpp
  void paintWords(QPainter& painter) const;
  void paintGrid(QPainter& painter) const;
  void paintFigures(QPainter& painter) const;
  void paintPlaces(QPainter& painter) const;
  void paintEnds(QPainter& painter) const;
  void paintColumns(QPainter& painter) const;
  void paintOthersAcrossColumns(QPainter& painter) const;
  void paintAcrossColumn(QPainter& painter, QPointF const& middle, double half, std::size_t other) const;
  void paintStroke(QPainter& painter, QPointF const& from, QPointF const& to, PlotLook const& look) const;
  void paintMonths(QPainter& painter) const;
  void paintRows(QPainter& painter) const;
  void paintOwnInRow(QPainter& painter, std::size_t row) const;
  void paintOthersInRow(QPainter& painter, std::size_t row) const;
  void paintAbsent(QPainter& painter, double from) const;
  void paintKey(QPainter& painter) const;
  void paintMarked(QPainter& painter) const;
  bool hasDots() const { return plot_.kind == Plot::Kind::course && !plot_.categories.empty(); }
  bool isAcross() const { return plot_.kind == Plot::Kind::intervals; }  // figures lie along the other axis

  Plot plot_;
  PlotStyle style_;
  int marked_ = -1;
  double low_ = 0, high_ = 1, step_ = 1;  // of the figures
  double first_ = 0, last_ = 1;           // of the places
  QChart* chart_;
  QValueAxis* x_;
  QValueAxis* y_;
  View* view_;
  QStackedBarSeries* columns_ = nullptr;  // the chart's, where it has them
};

void paintPlotShape(QPainter& painter, QPointF const& at, PlotLook const& look, double size,
                    QColor const& panel, double unit);

}  // namespace giaguaro
