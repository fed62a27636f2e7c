// Where things lie on a table of two with piles before each: one row of twelve piles a player, both of one size, and between
// the rows a band with the trick in its middle, whose cards are as large as those of the hand, or while nothing is played the
// dock. At the band's ends lie the tricks that were taken, the other's left and one's own right, as their cards in the trick
// do. The other's plate stands over the cloth on its own row's side; the lower one beside the hand that it belongs to. Where
// somebody watches it is under the cloth. Pure geometry, a part of TableLayout; the cloth is a rounded square, so that both
// rows lie on it.
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
  qreal column() const { return column_; }    // from a pile to the next
  qreal pileHeight() const { return pile_; }
  qreal trickHeight() const { return trick_; }
  // Trumps are drawn in their calm form everywhere on this table: on piles they would be too small otherwise.
  bool isCalm() const { return pile_ < leastWhole; }
  // How far the card beneath looks out, on its owner's side.
  qreal peek() const { return pile_ * 9 / 97; }

  // The uncovered card of a pile where it is not lifted; what lies beneath; and what lies there alone.
  QRectF top(bool own, int pile) const;
  QRectF beneath(bool own, int pile) const;
  // The middle of a mark at a card that lies alone: on its owner's side, where otherwise the one beneath would look out.
  static QPointF besideAlone(QRectF const& card, bool own, qreal plateScale);
  static constexpr qreal markHeight = 15;  // at plate scale 1
  // The middle of the lowest of the tricks that somebody has taken, which lie crosswise; how high their cards are, and what
  // they may take with the words under them.
  QPointF taken(bool own) const;
  qreal takenHeight() const { return takenPart * pile_; }
  QRectF takenArea(bool own) const;
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

  static constexpr qreal leastWhole = 84;
  static constexpr qreal takenPart = 0.72;

  PileLayoutInput input_;
  qreal rail_ = 12;
  qreal hand_ = 0, pile_ = 0, widestColumn_ = 0, column_ = 0, trick_ = 0;
  bool pillOver_ = false;
  qreal handTop_ = 0, ownTop_ = 0, otherTop_ = 0;
  QRectF cloth_, band_;
};

}  // namespace giaguaro
