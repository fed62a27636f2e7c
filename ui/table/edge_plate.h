// The plates at the table's upper corners: the contract at the left, the score at the right.
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include "ui/cards/card_painter.h"
#include "ui/table/glyph_tag.h"
#include "ui/table/table_layout.h"
#include "ui/table/table_scene.h"
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

  bool operator==(EdgePlate const&) const = default;
  bool empty() const { return title.isEmpty() && lines.isEmpty(); }

  static EdgePlate of(Seen::Plate const& plate, Wording const& wording);
  void paint(QPainter& painter, CardPainter const& cards, QRectF const& box, qreal plateScale,
             Deck const& deck, QFont const& face) const;
};

}  // namespace giaguaro
