// The clock of a turn, round the face on its player's plate: an arc that closes clockwise from the top; in the last ten
// seconds ten notches, one of which goes each second. The seconds themselves stand beside the name. While it stands it is
// dotted, with a sign in a tab under it.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/cards/card_painter.h"
#include "ui/layout/table_layout.h"
#include "ui/scene/club_scene.h"

namespace giaguaro {

class ClockRing {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::ClockRing)

 public:
  // It is in its last seconds, and runs.
  static bool warns(TurnClock const& clock);
  static QString words(int seconds);
  static QString briefly(int seconds);
  // Everything that paint() touches.
  static QRectF bounds(TurnClock const& clock, TableLayout const& layout);
  static void paint(QPainter& painter, TurnClock const& clock, CardPainter const& cards,
                    TableLayout const& layout);
  // The ring of one that stands, round any face.
  static void paintDots(QPainter& painter, QPointF const& centre, qreal radius, qreal width,
                        QColor const& ink);
};

}  // namespace giaguaro
