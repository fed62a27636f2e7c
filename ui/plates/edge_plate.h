// The plates at the table's upper corners: the contract at the left, the score at the right.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include "ui/cards/card_painter.h"
#include "ui/layout/table_layout.h"
#include "ui/plates/glyph_tag.h"
#include "ui/plates/pair_mark.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct EdgePlate {
  GlyphTag glyph{};
  QString title;
  QStringList lines;
  // The same with short names, where the whole ones do not fit.
  QString briefTitle;
  QStringList briefLines;
  Result::Bar bar{};
  PairMark namedPair = PairMark::none;  // behind the last line
  struct PairFigure {
    PairMark pair = PairMark::none;
    QString score;
    QString spoken;  // with the names of both
    bool operator==(PairFigure const&) const = default;
  };
  std::vector<PairFigure> pairs{};  // in a row under the first line

  bool operator==(EdgePlate const&) const = default;
  bool empty() const { return title.isEmpty() && lines.isEmpty(); }

  static EdgePlate of(Seen::Plate const& plate, TableScene const& scene, Wording const& wording);
  void paint(QPainter& painter, CardPainter const& cards, QRectF const& box, qreal plateScale,
             Deck const& deck, QFont const& face) const;

 private:
  void paintPairs(QPainter& painter, Theme const& theme, QPointF const& at, qreal room, qreal plateScale,
                  QFont const& face) const;
};

}  // namespace giaguaro
