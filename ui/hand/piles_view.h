// What lies in the rows of piles beside the uncovered cards, which the hand's view has: the backs of what is covered,
// each looking out beneath the card on it, or whole where that has been played, with a line at the right that it will be
// turned; a dashed place for an empty pile; and under the tricks that somebody has taken how many there are. Nobody knows a covered card, and nothing here could tell one.
#pragma once

#include <QFont>
#include <QPainter>
#include <QString>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/hand/card_spot.h"
#include "ui/layout/table_layout.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct PilesView {
  struct Row {
    Seat seat = nobody;
    std::vector<Seen::Pile> piles;  // as they are shown
    QString spoken;                 // all of that, for a screen reader
    QString taken{};                // the tricks that lie beside the row, in words; empty: there are none
    bool operator==(Row const&) const = default;
  };
  std::vector<Row> rows;  // the lower one first; empty: there are no piles
  QString turning;        // of a pile whose card lies in the trick, what comes next; empty: nothing is said

  bool operator==(PilesView const&) const = default;

  static PilesView of(TableScene const& scene, Wording const& wording);
  void paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Deck const& deck,
             QFont const& face) const;

 private:
  void paintTurning(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                    QFont const& face) const;
  void paintTaken(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                  QFont const& face) const;
};

}  // namespace giaguaro
