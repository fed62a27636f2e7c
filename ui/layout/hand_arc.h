// The gentle arc on which the cards of a hand lie, as somebody holds them: the middle one upright and highest, the outer
// ones turned outwards and a little lower, all along one circle. It bends as far as the height that there is for it lets
// it, and never so far that it would be looked at instead of the cards. Pure geometry; all lengths are logical pixels, and
// turns are degrees, clockwise.
#pragma once

#include <QRectF>
#include <QtGlobal>

namespace giaguaro {

struct HandArc {
  // Of a card's height: so much higher than in a straight row stands the middle, and so much of the table stays free under
  // the lowest corner.
  static constexpr qreal risePart = 0.03;
  static constexpr qreal footPart = 0.02;

  qreal width = 0;  // of the whole hand, from edge to edge
  qreal card = 0;   // of a card
  qreal room = 0;   // by which the lowest corner may come under the lower edge of the middle card

  // Of a card whose middle lies so far at the right of the hand's: its turn, in fixed steps, so that pictures of cards can
  // be used again; and how far lower than the hand's middle it lies.
  qreal turn(qreal across) const;
  qreal drop(qreal across) const;

 private:
  qreal bend() const;  // in radians a pixel
};

// The rectangle round a card that lies turned about its middle.
QRectF boundsTurned(QRectF const& card, qreal turn);

}  // namespace giaguaro
