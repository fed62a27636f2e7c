// The best choices of a hint, one a line: what it is, the score that is expected of it, and how often it
// succeeds where there is something to succeed in. One thing to a screen reader, which says all of it.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class HintTable final : public QWidget {
  Q_OBJECT

 public:
  struct Row {
    QString glyph;  // Glyphs::nameOf; empty: there is none
    QString label;
    QString score;
    QString chance;     // empty in all rows: the column is not there
    QString note;       // under the label, small; empty: none
    double bar = 0;     // the score as a part of the greatest, -1 to 1
    bool best = false;  // it is advised

    bool operator==(Row const&) const = default;
  };

  HintTable(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Without rows it takes no place.
  void setRows(QString const& scoreHeading, QString const& chanceHeading, std::vector<Row> rows);
  std::vector<Row> const& rows() const { return rows_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Columns {
    int scoreRight = 0, chanceRight = 0;
    int labelRight = 0;
    int barLeft = 0, barRight = 0;  // the same: no room for bars
  };
  Columns columns() const;
  void paintBar(QPainter& painter, Columns const& at, Row const& row, QRect const& place, bool best) const;

  Glyphs* glyphs_;
  Theme theme_;
  QString scoreHeading_;
  QString chanceHeading_;
  std::vector<Row> rows_;
};

}  // namespace giaguaro
