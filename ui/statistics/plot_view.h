// What draws a plot. It comes from a module (app/charts), which is loaded when statistics are first opened.
#pragma once

#include <QWidget>

#include "ui/statistics/plot.h"

namespace giaguaro {

// It takes no input: the card that it lies on does.
class PlotView : public QWidget {
 public:
  using QWidget::QWidget;

  virtual void show(Plot const& plot, PlotStyle const& style) = 0;
  // The point that is being read; -1: none.
  virtual void setMarked(int point) = 0;
  // The nearest one to this place of it; -1: that is beside them.
  virtual int pointAt(QPoint const& place) const = 0;
};

class PlotMaker {
 public:
  PlotMaker() = default;
  virtual ~PlotMaker() = default;
  Q_DISABLE_COPY_MOVE(PlotMaker)

  virtual PlotView* make(QWidget* parent) const = 0;
};

}  // namespace giaguaro
