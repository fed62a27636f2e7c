// One line of a count: words, and at the right the figure where the sentence ends in one ("Anna: 34 points").
// The line that a count comes to is framed.
#pragma once

#include <QWidget>
#include <utility>

#include "core/rules/result.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

// "Anna: 34 points" in its two parts; the second is empty where what follows the colon is no figure.
std::pair<QString, QString> labelAndFigure(QString const& sentence);

class SheetLine : public QWidget {
  Q_OBJECT

 public:
  explicit SheetLine(QWidget* parent);

  void setTheme(Theme const& theme);
  void setSentence(QString const& sentence, bool framed);
  // Closer to its neighbours, where there is little height.
  void setCompact(bool compact);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void setMargins();

  Theme theme_;
  QLabel* label_;
  QLabel* figure_;
  bool framed_ = false;
  bool compact_ = false;
};

// How far the points went, and the mark that they had to reach.
class CountBar : public QWidget {
  Q_OBJECT

 public:
  explicit CountBar(QWidget* parent);

  void setTheme(Theme const& theme);
  void setBar(Result::Bar const& bar);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  Result::Bar bar_;
};

}  // namespace giaguaro
