// The ranks of a game as rows of small cards, from the strongest down, with what each counts under it. A
// row's title stands before it where there is room, else over it. One thing to a screen reader, which says
// all of it.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class RankRows final : public QWidget {
  Q_OBJECT

 public:
  struct Step {
    QString glyph;  // Glyphs::nameOf; empty: all between its neighbours
    QString points;
    bool operator==(Step const&) const = default;
  };
  struct Row {
    QString title;
    std::vector<Step> steps;
    bool operator==(Row const&) const = default;
  };

  RankRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setRows(std::vector<Row> rows, QString const& spoken);
  std::vector<Row> const& rows() const { return rows_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Place {
    int left = 0;  // of the first step
    int cell = 0;  // from step to step
    bool titleBefore = false;
  };
  // Beside their titles all rows begin at one line.
  Place placeOf(Row const& row, int width) const;
  int heightOf(Row const& row, int width) const;
  void paintRow(QPainter& painter, Row const& row, int top) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Row> rows_;
};

}  // namespace giaguaro
