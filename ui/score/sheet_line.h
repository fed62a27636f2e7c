// One line of a count: words, and at the right the figure where the sentence ends in one ("Anna: 34 points"). What begins
// with a bracket behind a comma ("Guard, (25 + 6) × 2: 62") is how it comes to that: it stands beneath, where there is room.
// The line that matters is framed, and may say why beneath.
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
  // Framed too where it is the one that matters; `failed` as below.
  void setSentence(QString const& sentence, bool framed, bool failed = false);
  // Framed, with its reason beneath; in the colour of what was lost where the contract was not made.
  void setVerdict(QString const& words, QString const& figure, QString const& reason, bool failed);
  // Closer to its neighbours, where there is little height.
  void setCompact(bool compact);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void write(QString const& words, QString const& figure, QString const& reason);
  void showWords();
  void setMargins();
  void giveInks();

  Theme theme_;
  QLabel* label_;
  QLabel* figure_;
  QLabel* reason_;
  QString words_, why_;
  bool framed_ = false;
  bool failed_ = false;
  bool compact_ = false;
};

// How far the points went, and the mark that they had to reach; in the colour of what was lost where they do not get there.
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
