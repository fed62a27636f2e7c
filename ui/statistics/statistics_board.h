// One plaque of the table's own material with the figures in a row and, under them, what stands out in a sentence; then the
// plots, two beside each other where there is room, else one under the other.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/statistics/plot.h"
#include "ui/statistics/statistics_words.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class FigureTile;
class PlotCard;
class PlotMaker;

class StatisticsBoard : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsBoard(QWidget* parent);

  void setTheme(Theme const& theme);
  void setMaker(PlotMaker const* maker);
  void setFigures(std::vector<CountedFigure> const& figures);
  void setFinding(QString const& finding);  // empty: none
  void setPlots(std::vector<Plot> const& plots, QLocale const& locale);
  // Whether it scrolls or not, it is no wider than what stands over it.
  void setColumn(int wide);
  bool hasFocusInside() const;
  void focusPlot();

 signals:
  void read(QString const& point);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void arrange();
  int arrangeTiles(int top);
  int arrangeFinding(int top);
  int columnWide() const;

  Theme theme_;
  PlotMaker const* maker_ = nullptr;
  std::vector<FigureTile*> tiles_;
  QLabel* finding_;            // at the plaque's foot
  QRect plaque_;               // under the figures; empty: there are none
  std::vector<QLine> joints_;  // between them, and over the finding
  std::vector<PlotCard*> cards_;
  int column_ = 0;  // with the rings; 0: all there is
};

}  // namespace giaguaro
