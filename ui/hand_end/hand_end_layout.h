// Where the parts of a hand's end lie on the table: the count over the lowest plate, the called card and those put
// aside over it, what each seat is paid on the edge of its plate, the strip of tricks in the hand's place. Logical
// pixels of the table; what finds no room has a null rectangle.
#pragma once

#include <QFont>
#include <QStringList>
#include <vector>

#include "ui/hand_end/hand_end.h"
#include "ui/layout/table_layout.h"

namespace giaguaro {

struct HandEndLayout {
  static constexpr qreal inset = 22;  // of what stands in the count, at scale 1

  qreal scale = 1;  // of texts and lines, as the plates'
  QRectF count;
  QFont figureFace;     // of its large figure
  qreal wordsLeft = 0;  // where its words begin, beside that
  QStringList title;    // as it is broken into lines
  QFont titleFace;
  qreal titleLeading = 0;        // from its first line to the next
  std::vector<QRectF> rows;      // one a seat, where nobody plays against all others
  std::vector<QRectF> keyCards;  // at its right end, and where its words end
  qreal wordsRight = 0;
  // A button: beside the lowest plate and what is paid there, or, smaller, at the end of the count's title; null where
  // neither has room for it.
  QRectF goOn;
  qreal goOnText = 0;         // pixels of its words
  QRectF called;              // the whole card
  std::vector<QRectF> aside;  // from the left, each lying on the one before
  std::vector<qreal> turns;   // of those, in degrees
  QRectF holder, asideTitle;  // the words under the one and under the others
  std::vector<QRectF> paid;   // one a payment, null ones too
  QRectF strip;
  QRectF stripTitle;
  std::vector<QRectF> tricks;  // one a trick, in the strip's own coordinates
  bool twoRows = false;        // of tricks: there is room for card and face alone

  // With so many tokens on each seat's plate.
  static HandEndLayout of(HandEnd const& end, TableLayout const& table, std::span<int const> tokens,
                          QFont const& face);

  bool operator==(HandEndLayout const&) const = default;
};

}  // namespace giaguaro
