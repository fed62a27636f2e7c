// The pairs of a table whose partners are known from the start, a row each: mark, faces, names, and what the pair is.
// The reader's own pair stands first and is framed. Takes no place where there are no pairs; read as one list.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/plates/pair_mark.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PairRows : public QWidget {
  Q_OBJECT

 public:
  PairRows(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setScene(TableScene const& scene, Wording const& wording);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Row {
    PairMark mark = PairMark::none;
    std::vector<int> avatars;
    QString names, briefNames;
    QString words;
    bool own = false;
  };
  static Row rowOf(TableScene const& scene, Seat first, Wording const& wording);
  static QString wordsOf(TableScene const& scene, std::vector<Seat> const& seats, Wording const& wording);
  void paintRow(QPainter& painter, Row const& row, QRectF const& box) const;

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<Row> rows_;
};

}  // namespace giaguaro
