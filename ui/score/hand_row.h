// One line of the score sheet: a hand that is over, or a sum under all of them. A hand is a button that opens
// and closes its own sheet (Space, Enter, a click; Right opens, Left closes); a sum cannot be pressed.
#pragma once

#include <QAbstractButton>
#include <QStringList>

#include "ui/drawing/window_scale.h"
#include "ui/plates/pair_mark.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

// What stands where, in a row and in the head above the rows.
struct HandColumns {
  int number = 20;  // widths
  int dealer = 40;
  int seat = 60;
  int seats = 0;  // how many columns of figures

  static constexpr Length margin{10};
  static constexpr Length chevron{18};
  int dealerLeft() const { return margin + chevron + number; }
  int wordsLeft() const { return dealerLeft() + dealer; }
  int seatRight(int column, int rowWidth) const { return rowWidth - margin - (seats - 1 - column) * seat; }
  int wordsRight(int rowWidth) const { return seatRight(0, rowWidth) - seat; }

  bool operator==(HandColumns const&) const = default;
};

// The faces and names of the seats, above their figures.
class HandHead : public QWidget {
  Q_OBJECT

 public:
  // `rows` is where the rows stand, which a scroll bar may make narrower.
  HandHead(Glyphs* glyphs, QWidget* rows, QWidget* parent);

  struct Words {
    QString dealer, played;
    std::vector<int> avatars;
    std::vector<PairMark> marks;  // one each
    QStringList names;            // short ones
  };
  void setTheme(Theme const& theme);
  void setWords(Words words, HandColumns const& columns);
  Words const& words() const { return words_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  Glyphs* glyphs_;
  QWidget* rows_;
  Theme theme_;
  Words words_;
  HandColumns columns_;
};

class HandRow : public QAbstractButton {
  Q_OBJECT

 public:
  struct Cells {
    QString number;
    QString words;   // what was played
    int avatar = 0;  // of who played it; 0: nobody
    int dealer = 0;  // the dealer's; 0: not known
    QStringList scores;
    QStringList totals;   // after it; none in a sum
    int strong = -1;      // the column of who played it
    bool tinted = false;  // as every second row is, for the eye to keep its line
    QString spoken;
    bool operator==(Cells const&) const = default;
  };
  enum class Kind { hand, sum };
  // Of a hand's scores, and of a sum.
  static constexpr double figureSize = 16;
  static constexpr double sumSize = 18;

  HandRow(Kind kind, Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCells(Cells cells, HandColumns const& columns);
  Cells const& cells() const { return cells_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintChevron(QPainter& painter) const;
  void paintWords(QPainter& painter) const;
  QColor inkOf(QString const& figure) const;
  void paintFigures(QPainter& painter) const;

  Kind kind_;
  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  HandColumns columns_;
};

}  // namespace giaguaro
