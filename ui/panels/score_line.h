// One line of figures under the faces of the seats: a hand of the match, or the totals. A line is one thing
// to a screen reader, which says it in full.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class ScoreLine final : public QWidget {
  Q_OBJECT

 public:
  struct Cells {
    QString number;  // of the hand
    QString label;   // what was played
    int avatar = 0;  // of the seat that led it; 0: none
    QStringList figures;
    std::vector<int> strong;  // the figures in bold
    bool total = false;       // the line of totals: all bold, a rule above it
    bool latest = false;      // the hand that is lying on the table
    QString spoken;
  };

  ScoreLine(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCells(Cells cells);
  // Room for the number and for each figure: the same in all lines, and for the faces above them.
  void setColumns(int number, int figure);
  Cells const& cells() const { return cells_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  // How far within a line its figures begin and end.
  static constexpr int margin = 8;
  static constexpr int faceSide = 19;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  int number_ = 16;
  int column_ = 40;
};

}  // namespace giaguaro
