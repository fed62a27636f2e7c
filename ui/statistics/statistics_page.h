// The page of statistics: fields that say whose and of what, figures, and plots. It covers the window under the menus, as
// the page of past matches does.
//
// It asks for what it shows and is told; nothing is counted here.
#pragma once

#include "ui/history/house_sheet.h"
#include "ui/statistics/statistics_words.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class PlotMaker;
class ScrollPage;
class StatisticsBoard;
class StatisticsFields;

class StatisticsPage : public HouseSheet {
  Q_OBJECT

 public:
  StatisticsPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  void setWords(HistoryWords const& words);
  // Null: nothing draws, and plots are tables.
  void setMaker(PlotMaker const* maker);
  void setStatistics(Statistics const& statistics);
  // Whether there was an answer to what was asked last.
  bool isCounted() const { return isCounted_; }
  Statistics const& statistics() const { return statistics_; }
  StatisticsFilter filter() const;

 signals:
  void wanted();  // statistics of this filter

 protected:
  void arrangeBody() override;
  void retranslate() override;
  void focusNextPart(int step) override;

 private:
  void showKeys();
  void showStatistics();
  QPixmap pictureOf(CountedName const& name) const;

  Glyphs* glyphs_;
  HistoryWords words_;
  Statistics statistics_;
  bool isCounted_ = false;

  QLabel* face_;
  QLabel* title_;
  QLabel* subtitle_;
  StatisticsFields* fields_;
  ScrollPage* scroll_;
  StatisticsBoard* board_;
};

}  // namespace giaguaro
