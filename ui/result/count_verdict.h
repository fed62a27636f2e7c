// What a contract came to, before all that explains it: the points as a large number, how far they were over or short, the
// sentence that says so, and the bar with the mark that they had to reach; in the colour of what was lost, and with a cross,
// where they did not get there.
#pragma once

#include <QWidget>

#include "core/rules/result.h"
#include "ui/theme.h"

class QGridLayout;
class QLabel;

namespace giaguaro {

// How far the points went, and the mark.
class CountBar : public QWidget {
  Q_OBJECT

 public:
  explicit CountBar(QWidget* parent);

  void setTheme(Theme const& theme);
  void setBar(Result::Bar const& bar);
  // Thinner and without its figures, where there is little height.
  void setCompact(bool compact);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintFigures(QPainter& painter) const;

  Theme theme_;
  Result::Bar bar_;
  bool compact_ = false;
};

class CountVerdict : public QWidget {
  Q_OBJECT

 public:
  explicit CountVerdict(QWidget* parent);

  void setTheme(Theme const& theme);
  // Hidden where the bar has no length.
  void setCount(Result::Bar const& bar, QString const& words, QString const& distance);
  // Smaller, where there is little height, or where it is not what the eye is led to.
  void setCompact(bool compact);
  // Higher by so much, where there is room: it is what the eye is to come to first.
  void setExtra(int extra);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  bool failed() const { return bar_.value < bar_.target; }
  void place();
  void giveSizes();
  void giveInks();

  Theme theme_;
  Result::Bar bar_;
  QGridLayout* grid_;
  QLabel* number_;
  QLabel* distance_;
  QLabel* words_;
  CountBar* track_;
  bool compact_ = false;
  int extra_ = 0;
};

}  // namespace giaguaro
