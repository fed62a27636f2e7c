// What one seat has won or lost in the hand that has just ended, beside the table: face, name and part in the hand, this
// hand's figure, large, and the total. One thing to a screen reader.
#pragma once

#include <QString>
#include <QWidget>

#include "ui/table/pair_mark.h"
#include "ui/theme.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {

class Glyphs;

class PaidRow final : public QWidget {
  Q_OBJECT

 public:
  struct Cells {
    int avatar = 1;
    QString name;
    QString role{};  // in this hand
    QString paid;
    int sign = 0;     // of that
    QString total{};  // empty: it is the same
    bool own = false;
    PairMark pair = PairMark::none;
    QString spoken;
  };

  PaidRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Its columns of figures are so wide, as those of all rows.
  void setCells(Cells cells, int paidWide, int totalWide);
  static double paidSize() { return 17; }
  static double totalSize() { return 16; }
  Cells const& cells() const { return cells_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  static constexpr Length aside{8};     // of face and figures
  static constexpr Length between{18};  // columns of figures

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  int paidWide_ = 40;
  int totalWide_ = 0;
};

}  // namespace giaguaro
