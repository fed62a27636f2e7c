// One line of figures under the faces of the seats: a hand of the match, or the totals. A line is one thing
// to a screen reader, which says it in full.
#pragma once

#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class ScoreLine final : public QWidget {
  Q_OBJECT

 public:
  struct Cells {
    QString number;              // of the hand
    QString label;               // what was played
    QString result{};            // behind it, a figure: what it came to
    int avatar = 0;              // of the seat that led it; 0: none
    std::optional<bool> made{};  // by that seat
    QStringList figures;
    std::vector<int> strong;  // the figures in bold
    bool total = false;       // the line of totals: all bold, a rule above it
    bool latest = false;      // the hand that is lying on the table
    QString spoken;
  };

  ScoreLine(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setCells(Cells cells);
  // A click says so; without it a line is only read.
  void setOpens(bool opens);
  // The same in all lines, and for the faces above them.
  struct Columns {
    int number = 16;       // room for the hand's number
    int figure = 40;       // and for each figure
    int widest = 36;       // the widest of them
    bool crowded = false;  // smaller figures
    int label = 0;         // room for what was played with its result, of those that have one
    bool faces = true;     // of whose hand it was; the bold figure tells that too
    bool marks = false;    // whether it was made stands before the face
    bool operator==(Columns const&) const = default;
  };
  void setColumns(Columns const& columns);
  // Of a line so wide with so many figures, how much the words before them may take, and whether these do not
  // take more.
  static int roomForWords(int width, Columns const& columns, int figures);
  static bool fits(QString const& label, int room);
  // What face and mark take of that.
  static int roomForFace(Columns const& columns);
  // The sizes of its text.
  static double textSize(bool total, bool crowded);
  Cells const& cells() const { return cells_; }
  Columns const& columns() const { return columns_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

  // How far within a line its figures begin and end.
  static constexpr Length margin{8};
  static constexpr Length faceSide{19};

 signals:
  void clicked();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Label {
    QStringList lines;  // none: there is no room for it
    double size = 0;
  };
  Label label() const;
  QString words() const;  // label and result
  bool hasFace() const;
  void refresh();
  void paintLabel(QPainter& painter, QRect const& line);

  Glyphs* glyphs_;
  Theme theme_;
  Cells cells_;
  // The label of a sum stands above its figures where they leave it no room.
  bool labelIsAbove() const;
  int figuresLeft() const;
  // Where what stands before the first figure must end.
  int wordsRight() const { return margin + columns_.number + room(); }
  int room() const { return roomForWords(width(), columns_, static_cast<int>(cells_.figures.size())); }

  Columns columns_;
  bool opens_ = false;
};

}  // namespace giaguaro
