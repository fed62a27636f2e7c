// The clock of a turn, round the face on its player's plate: an arc that closes clockwise from the top, with the seconds
// in a tab under it; in the last ten ten notches, one of which goes each second. While it stands it is dotted.
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QString>

#include "ui/cards/card_painter.h"
#include "ui/club/club_scene.h"
#include "ui/table/table_layout.h"

namespace giaguaro {

class ClockRing {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::ClockRing)

 public:
  // It is in its last seconds, and runs.
  static bool warns(TurnClock const& clock);
  static QString words(int seconds);
  // Everything that paint() touches.
  static QRectF bounds(TurnClock const& clock, TableLayout const& layout);
  static void paint(QPainter& painter, TurnClock const& clock, CardPainter const& cards,
                    TableLayout const& layout, QFont const& face);
  // The ring of one that stands, round any face.
  static void paintDots(QPainter& painter, QPointF const& centre, qreal radius, qreal width,
                        QColor const& ink);
};

}  // namespace giaguaro
