// What one seat won or lost: place, face, name and role, this hand, the total, and at the end of a match its
// settlement. One thing to a screen reader.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PaymentRow : public QWidget {
  Q_OBJECT

 public:
  struct Cells {
    int place = 1;
    int avatar = 1;
    QString name;
    QString role;
    QString hand;
    QString total;
    QString settlement;  // empty: not yet
    bool own = false;    // the reader's
    QString spoken;
  };

  PaymentRow(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCells(Cells cells);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  // Lower, where the window is.
  void setCompact(bool compact);
  // Where the figures end, counted from the right: the last column is 0.
  static int columnRight(int width, int fromRight, int columns);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  bool compact_ = false;
};

}  // namespace giaguaro
