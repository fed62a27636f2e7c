#include "ui/layout/hand_arc.h"

#include <QTransform>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace giaguaro {
namespace {

constexpr qreal mostTurn = 4.5;     // of the outermost card
constexpr qreal mostBetween = 1.4;  // of a card against one beside it
constexpr qreal turnSteps = 2;      // a degree

}  // namespace

// The outermost card lies half · half · bend / 2 lower than the middle, and its corner about card / 2 · half · bend more.
qreal HandArc::bend() const {
  qreal const half = (width - card) / 2;
  if (half < 1 || card <= 0) return 0;
  return std::min({2 * room / (half * (half + card)), qDegreesToRadians(mostTurn) / half,
                   qDegreesToRadians(mostBetween) / card});
}

qreal HandArc::turn(qreal across) const {
  return std::round(qRadiansToDegrees(bend() * across) * turnSteps) / turnSteps;
}

qreal HandArc::drop(qreal across) const { return bend() * across * across / 2; }

QRectF boundsTurned(QRectF const& card, qreal turn) {
  if (turn == 0) return card;
  QPointF const middle = card.center();
  return QTransform::fromTranslate(middle.x(), middle.y())
      .rotate(turn)
      .translate(-middle.x(), -middle.y())
      .mapRect(card);
}

}  // namespace giaguaro
