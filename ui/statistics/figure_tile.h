// One figure of the statistics: large, what it is, and over how many. It has no ground: all of them stand on one plaque, which
// the board lays under them.
#pragma once

#include <QWidget>

#include "ui/statistics/statistics_words.h"
#include "ui/theme.h"

namespace giaguaro {

class FigureTile : public QWidget {
  Q_OBJECT

 public:
  explicit FigureTile(QWidget* parent);

  void setTheme(Theme const& theme);
  // The one that counts most stands out: larger, and where it is good in the accent.
  void setLeading(bool leading);
  void setFigure(CountedFigure const& figure);
  // So wide that nothing of it is cut.
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString shownValue() const;

  Theme theme_;
  CountedFigure figure_;
  bool leading_ = false;
};

}  // namespace giaguaro
