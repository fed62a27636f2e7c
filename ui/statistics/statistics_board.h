// The figures in a row, what stands out in a sentence, and the plots under them: two beside each other where there is room, else one under the other.
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

 private:
  void arrange();
  int arrangeTiles(int top);
  int arrangeFinding();
  int columnWide() const;

  Theme theme_;
  PlotMaker const* maker_ = nullptr;
  std::vector<FigureTile*> tiles_;
  QLabel* finding_;  // between figures and plots
  std::vector<PlotCard*> cards_;
  int column_ = 0;  // with the rings; 0: all there is
};

}  // namespace giaguaro
