// What a seat holds and has taken, as cards: a small fan of backs behind the upper edge of its plate, one for each card
// that it holds, and a pile of its tricks beside it. The seat whose hand lies open at the bottom has no fan. Both say
// nothing that the plate does not say in words, so they are no parts of their own for a screen reader.
#pragma once

#include <QPainter>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/layout/table_layout.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

struct HeldCards {
  Seat seat = nobody;
  int fan = 0;     // backs
  int tricks = 0;  // in the pile

  bool operator==(HeldCards const&) const = default;

  // Of all seats.
  static std::vector<HeldCards> of(TableScene const& scene);

  void paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Deck const& deck) const;
  // Everything that paint() may touch, with any number of cards.
  static QRectF bounds(Seat seat, TableLayout const& layout);
};

}  // namespace giaguaro
