// One line of a count: words, and at the right the figure where the sentence ends in one ("Anna: 34 points"). What begins
// with a bracket behind a comma ("Guard, (25 + 6) × 2: 62") is how it comes to that: it stands beneath, where there is room.
// The line that matters is framed; under a bar it ends in how much was over or short, in large figures.
#pragma once

#include <QWidget>
#include <utility>

#include "core/rules/result.h"
#include "ui/theme.h"

class QLabel;
class QPainter;

namespace giaguaro {

// "Anna: 34 points" in its two parts; the second is empty where what follows the colon is no figure.
std::pair<QString, QString> labelAndFigure(QString const& sentence);

class SheetLine : public QWidget {
  Q_OBJECT

 public:
  explicit SheetLine(QWidget* parent);

  void setTheme(Theme const& theme);
  // Framed too where it is the one that matters.
  void setSentence(QString const& sentence, bool framed);
  // In bold, without a frame: what follows from a verdict that is framed.
  void setStrong(QString const& sentence);
  // Framed; `distance` begins with its number where it has one ("8 short"), and is in the colour of what was lost where the
  // contract was not made.
  void setVerdict(QString const& words, QString const& distance, bool failed);
  // Closer to its neighbours, where there is little height.
  void setCompact(bool compact);
  // Higher by so much, where there is room, and then in larger letters.
  void setExtra(int extra);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void write(QString const& words, QString const& number, QString const& figure);
  void showWords();
  bool isLarger() const;
  void giveSizes();
  void setMargins();
  int air() const;
  void giveInks();

  Theme theme_;
  QLabel* label_;
  QLabel* number_;  // before the figure's words, large
  QLabel* figure_;
  QLabel* reason_;
  QString words_;
  bool framed_ = false;
  bool strong_ = false;
  bool failed_ = false;
  bool compact_ = false;
  int extra_ = 0;
};

// How far the points went, and the mark that they had to reach; in the colour of what was lost where they do not get there.
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

}  // namespace giaguaro
