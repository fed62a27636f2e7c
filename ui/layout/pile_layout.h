// Where things lie on a table of two with piles before each: one row of twelve piles a player, and between the rows a band
// that is the trick's alone, whose cards are by far the largest on the cloth, or while nothing is played the dock's. The rows
// are as narrow as their cards let them be, and the other's narrower than one's own, as if it lay farther away. The other's
// plate stands over the cloth on its own row's side; the lower one beside the hand that it belongs to. Where somebody watches
// it is under the cloth. Pure geometry, a part of TableLayout; the cloth is a rounded square, so that both rows lie on it.
//
// All lengths are logical pixels. `own` is the seat at the bottom.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace giaguaro {

struct PileLayoutInput {
  QSizeF table;
  qreal windowScale = 1;
  qreal plateScale = 1;
  qreal margin = 12;
  int cards = 0;        // in the hand
  bool hand = true;     // there is one: else somebody watches
  bool playing = true;  // cards are played; else the band has room for a dock
};

class PileLayout {
 public:
  static constexpr int columns = 12;

  PileLayout() = default;
  explicit PileLayout(PileLayoutInput const& input);

  QRectF cloth() const { return cloth_; }  // with its rail
  qreal rail() const { return rail_; }
  qreal radius() const { return 32 * input_.plateScale; }
  // Between the rows, clear of cards that stand higher.
  QRectF band() const { return band_; }
  qreal handHeight() const { return hand_; }
  qreal handTop() const { return handTop_; }  // of a card that is not lifted
  // From a pile to the next.
  qreal column(bool own) const { return own ? column_ : otherColumn_; }
  // Of one's own cards; the other's, which are only looked at, are a little smaller.
  qreal pileHeight(bool own) const { return own ? pile_ : other_; }
  qreal trickHeight() const { return trick_; }
  // How far the card beneath looks out, on its owner's side.
  qreal peek(bool own) const { return pileHeight(own) * 9 / 97; }

  // The uncovered card of a pile where it is not lifted; what lies beneath; and what lies there alone.
  QRectF top(bool own, int pile) const;
  QRectF beneath(bool own, int pile) const;
  // All that a row may take, with cards that stand higher, or with tokens on them.
  QRectF row(bool own) const;
  QRectF plate(bool own) const;
  // Where the hand may lie, from left to right.
  qreal handLeft() const { return input_.hand ? plate(true).right() + 14 * input_.plateScale : aside(); }
  qreal handRight() const { return input_.table.width() - aside(); }
  // The top of what stands under a plate.
  qreal underPlate(bool own) const { return plate(own).bottom() + 5 * input_.plateScale; }
  bool pillOver() const { return pillOver_; }  // of the trick: else it stands beside both cards
  // The centre of the trick's card.
  QPointF trick(bool own) const;

 private:
  void share(qreal comfort, qreal most);
  qreal aside() const { return 1.4 * input_.margin; }  // of the hand and its plate from the table's edges

  PileLayoutInput input_;
  qreal rail_ = 12;
  qreal hand_ = 0, pile_ = 0, other_ = 0, widestColumn_ = 0, column_ = 0, otherColumn_ = 0, trick_ = 0;
  bool pillOver_ = false;
  qreal handTop_ = 0, ownTop_ = 0, otherTop_ = 0;
  QRectF cloth_, band_;
};

}  // namespace giaguaro
