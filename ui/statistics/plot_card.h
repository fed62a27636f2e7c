// A plot on a card of its own, with its title and a note over it: drawn, or, by T or the button at its corner, as the table that
// it is drawn from. The arrows go from point to point, Home, End and Page Up and Down further, and each is read; Ctrl+C copies
// the table. Where nothing can draw it, it is a table from the start.
#pragma once

#include <QWidget>

#include "ui/statistics/plot.h"
#include "ui/theme.h"

namespace giaguaro {

class Heading;
class PlotMaker;
class PlotView;
class QuietButton;
class SlimScrollBar;

class PlotCard : public QWidget {
  Q_OBJECT

 public:
  explicit PlotCard(QWidget* parent);

  void setTheme(Theme const& theme);
  // Null: nothing draws.
  void setMaker(PlotMaker const* maker) { maker_ = maker; }
  void setPlot(Plot const& plot, QLocale const& locale);
  bool isTable() const { return isTable_; }
  // A line a point, with tabs between the columns.
  QString table() const;

  QSize sizeHint() const override;

 signals:
  void read(QString const& point);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showPlot();
  void placeHeading();
  void placeBar();
  void go(int point);
  void toggleTable();
  int lines() const;
  int lineTall() const;
  QRect body() const;
  void paintTable(QPainter& painter) const;
  void describe();

  Heading* heading_;
  QuietButton* turn_;
  SlimScrollBar* bar_;  // over which line of the table comes first
  PlotMaker const* maker_ = nullptr;
  PlotView* view_ = nullptr;  // made when there is first something to draw
  Theme theme_;
  Plot plot_;
  QLocale locale_;
  bool isTable_ = false;
  int point_ = -1;  // that is read; -1: none yet
};

}  // namespace giaguaro
