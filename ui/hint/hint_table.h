// The best choices of a hint, one a row: what it is, the score that is expected of it, and how often it
// succeeds where there is something to succeed in. One of them is chosen, at first the one that is advised: by a click,
// or by arrows once the focus is in a row; Enter plays it. A screen reader is told all of a row with its focus.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

class QButtonGroup;

namespace giaguaro {

class Glyphs;

class HintTable final : public QWidget {
  Q_OBJECT

 public:
  // Of a score, on a scale that has it and nothing on it, from 0 to 1.
  struct Bar {
    double zero = 0;
    double score = 0;

    bool operator==(Bar const&) const = default;
  };
  struct Row {
    QString glyph;  // Glyphs::nameOf; empty: there is none
    QString label;
    QString score;
    QString chance;  // empty in all rows: the column is not there
    QString note;    // under the label, small; empty: none
    Bar bar{};
    bool best = false;     // it is advised, or as good
    bool advised = false;  // of several that are as good, this one
    bool passes = false;   // it has a picture where others have one

    bool operator==(Row const&) const = default;
  };

  HintTable(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // Without rows it takes no place. What was chosen stays so while the rows are the same.
  void setRows(QString const& scoreHeading, QString const& chanceHeading, std::vector<Row> rows);
  std::vector<Row> const& rows() const { return rows_; }
  // Its place among the rows; -1: there are none.
  int chosen() const;
  void focusChosen();
  // Of all labels alike: the largest in which each is whole in one line, or in two where nothing stands under it.
  double labelSize() const { return labelSize_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void changed(int chosen);  // by the user
  void playWanted();         // the chosen one

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class RowButton;

  struct Columns {
    int scoreRight = 0, chanceRight = 0;
    int labelRight = 0;
    int barLeft = 0, barRight = 0;  // the same: no room for bars
  };
  Columns columns() const;
  int labelLeft() const;
  bool chanceMisleads() const;
  double fittingLabelSize() const;
  std::size_t leading() const;
  void placeButtons();
  QString spoken(Row const& row) const;
  void paintRow(QPainter& painter, std::size_t index, QRect const& place, bool focused) const;
  static void paintPass(QPainter& painter, QRectF const& box);
  void paintBar(QPainter& painter, Columns const& at, Row const& row, QRect const& place, bool best) const;

  Glyphs* glyphs_;
  Theme theme_;
  QString scoreHeading_;
  QString chanceHeading_;
  std::vector<Row> rows_;
  double labelSize_ = 0;
  QButtonGroup* group_;
  std::vector<RowButton*> buttons_;  // the first rows_.size() of them are in use
};

}  // namespace giaguaro
