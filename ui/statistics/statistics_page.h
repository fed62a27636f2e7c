// The page of statistics: fields that say whose and of what, figures, and plots. It covers the window under the menus, as
// the page of past matches does.
//
// It asks for what it shows and is told; nothing is counted here.
#pragma once

#include "ui/statistics/statistics_words.h"
#include "ui/toolkit/sheet.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class HistoryBar;
class HistoryKeys;
class PlotMaker;
class ScrollPage;
class StatisticsBoard;
class StatisticsFields;

class StatisticsPage : public Sheet {
  Q_OBJECT

 public:
  StatisticsPage(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void focusFirst() override;

  void setWords(HistoryWords const& words);
  // Null: nothing draws, and plots are tables.
  void setMaker(PlotMaker const* maker);
  void setStatistics(Statistics const& statistics);
  // What is wrong with the history, in a sentence; empty: nothing.
  void setProblem(QString const& problem);
  // Whether there was an answer to what was asked last.
  bool isCounted() const { return isCounted_; }
  Statistics const& statistics() const { return statistics_; }
  StatisticsFilter filter() const;

 signals:
  void wanted();  // statistics of this filter
  void closed();
  void pageWanted(QString const& page);  // another one (ui/history/house_tabs.h)

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Body;

  void arrangeBody();
  void retranslate();
  void showStatistics();
  bool takesKey(QKeyEvent const& event) const;
  void focusNextPart();
  QPixmap pictureOf(CountedName const& name) const;

  Glyphs* glyphs_;
  HistoryWords words_;
  Statistics statistics_;
  bool isCounted_ = false;

  HistoryBar* bar_;
  Body* body_;
  QLabel* face_;
  QLabel* title_;
  QLabel* subtitle_;
  QLabel* problem_;
  QLabel* empty_;
  StatisticsFields* fields_;
  ScrollPage* scroll_;
  StatisticsBoard* board_;
  HistoryKeys* keys_;
};

}  // namespace giaguaro
