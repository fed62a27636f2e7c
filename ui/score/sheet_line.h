// One line of a count: words, and at the right the figure where the sentence ends in one ("Anna: 34 points"). What begins
// with a bracket behind a comma ("Guard, (25 + 6) × 2: 62") is how it comes to that: it stands beneath, where there is room.
// The line that matters is framed, or where something else matters more a sum: under a rule, in larger figures.
#pragma once

#include <QWidget>
#include <cstdint>
#include <utility>

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
  // Framed too where it is the one that matters.
  void setSentence(QString const& sentence, bool framed);
  // What the lines above it come to.
  void setSum(QString const& sentence);
  // Smaller: what only follows from a sum.
  void setQuiet(QString const& sentence);
  bool isQuiet() const { return rank_ == Rank::quiet; }
  // Closer to its neighbours, where there is little height.
  void setCompact(bool compact);
  // Higher by so much, where there is room, and then in larger letters.
  void setExtra(int extra);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  enum class Rank : std::uint8_t { plain, framed, sum, quiet };
  void write(QString const& sentence, Rank rank);
  void showWords();
  bool isLarger() const;
  void giveSizes();
  void setMargins();
  bool isStrong() const { return rank_ == Rank::framed || rank_ == Rank::sum; }
  int air() const;
  void giveInks();

  Theme theme_;
  QLabel* label_;
  QLabel* figure_;
  QLabel* reason_;
  QString words_;
  Rank rank_ = Rank::plain;
  bool compact_ = false;
  int extra_ = 0;
};

}  // namespace giaguaro
