// Where everything on the table lies: pure geometry from the table's size and who sits round it. All lengths
// are logical pixels in the table's own coordinates; everything derives from one unit, the card height in the
// hand. A value without state: the same input gives the same rectangles.
//
// Seats stand at 90° + k · 360° / players (90° is the bottom), towards greater angles, that is clockwise on
// the screen, unless the game turns the other way. Plates and tokens are scaled by `plateScale`, whose
// rectangles below already contain it.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rules/seat.h"
#include "ui/layout/card_lift.h"
#include "ui/layout/hand_arc.h"
#include "ui/layout/hand_fan.h"
#include "ui/layout/pile_layout.h"

namespace giaguaro {

struct TableLayoutInput {
  QSizeF size;
  int players = 5;
  bool anticlockwise = false;
  Seat bottom = 0;
  int cards = 0;             // in the hand at the bottom
  std::uint64_t higher = 0;  // which of them stand higher than the rest (hand_fan.h)
  std::uint64_t whole = 0;   // and on which nothing is to lie
  std::uint64_t parted = 0;  // and after which another suit begins
  bool watching = false;     // no hand: the seat at the bottom has a plate like the others
  qreal windowScale =
      1;                // against which the unit and the plates are what they are (ui/drawing/window_scale.h)
  qreal textScale = 1;  // the system's font against the one that the plates were measured with
  qreal cardSize = 1;   // what is wished of the unit; only as far as nothing lies on anything else by it
  bool largeIndices = false;
  bool talks = false;   // a button stands beside the lowest plate
  qreal covered = 0;    // of the hand's strip, from the right: the hand lies beside what covers it
  bool piles = false;   // two sit there with piles before each (pile_layout.h)
  bool playing = true;  // of these: cards are played
  bool open = false;    // all hands lie open by their plates (drawer_layout.h): the trick leaves them room

  bool operator==(TableLayoutInput const&) const = default;
};

// What docks mostly want at plate scale 1, and what those that open over cards on the cloth do.
inline constexpr QSizeF usualDock(504, 228);
inline constexpr QSizeF dockOverCloth(504, 190);

inline constexpr int usualTokens = 2;  // as many as a plate mostly shows

class TableLayout {
 public:
  TableLayout() = default;
  explicit TableLayout(TableLayoutInput const& input);

  TableLayoutInput const& input() const { return input_; }
  qreal unit() const { return unit_; }         // card height in the hand
  qreal scale() const { return unit_ / 150; }  // of rings and lines
  qreal plateScale() const { return plateScale_; }
  qreal margin() const { return margin_; }
  qreal lift() const { return cardLift::playable * unit_; }  // playable cards stand this much higher

  // Where seats have piles, all that lies there; null: they have none.
  PileLayout const* piles() const { return input_.piles ? &piles_ : nullptr; }
  bool isOwnRow(Seat seat) const { return seat == input_.bottom; }
  QPointF clothCentre() const { return cloth_; }
  QSizeF clothAxes() const { return axes_; }  // half axes
  // How far to either side of its middle the cloth reaches all the way between these heights.
  qreal clothReach(qreal top, qreal bottom) const;

  // In degrees, 90 at the bottom.
  qreal angle(Seat seat) const;
  // Whether the plate is mirrored, face outside.
  bool mirrored(Seat seat) const;
  QRectF plate(Seat seat) const;
  // The centre of the n-th of `count` tokens on a plate's lower edge, and their radius.
  QPointF token(Seat seat, int index, int count) const;
  qreal tokenRadius() const { return 13 * plateScale_; }
  // The strip that `count` tokens take.
  QRectF tokens(Seat seat, int count) const;
  // Where what stands beside the lowest plate begins.
  qreal besideYou() const;
  // And where it must end.
  qreal besideYouEnds() const;
  // And the middle of its lines.
  qreal besideMiddle() const {
    return input_.piles ? piles_.band().center().y() : plate(input_.bottom).center().y();
  }
  // The button to speak, beside it.
  QPointF talkButton() const;
  qreal talkRadius() const { return 20 * plateScale_; }
  // Of cards or of a plate: with its shadow and its contour.
  QRectF withShadow(QRectF const& lying) const {
    return lying.adjusted(-6, -6, 14 * scale() + 4, 17 * scale() + 4);
  }
  // The middle of the fan of backs behind a plate's upper edge, and the lowest of the tricks that a seat has taken.
  // Where there is no room over the plate, or what stands at the table's edge takes it, the fan hangs from its lower edge.
  QPointF fan(Seat seat) const;
  bool fanHangs(Seat seat) const;
  // What shows of it beside the plate.
  QRectF fanBox(Seat seat) const;
  qreal fanHeight() const { return std::round(40 * plateScale_); }
  QPointF tricksPile(Seat seat) const;
  qreal tricksHeight() const { return input_.piles ? piles_.takenHeight() : std::round(33 * plateScale_); }
  QRectF contractPlate() const;
  QRectF scorePlate() const;

  struct Spot {
    QPointF centre;
    qreal turn = 0;  // degrees
  };
  // While something is chosen in the middle of a trick, its cards stand in one row (table_layout_row.cpp), as large as there is room
  // for, between what lies at the table's top and `bottom`. False: there is no room, and nothing has changed.
  bool standInRow(qreal bottom, std::span<int const> tokens);
  bool inRow() const { return rowHeight_ > 0; }
  qreal trickCardHeight() const {
    return inRow() ? rowHeight_ : input_.piles ? piles_.trickHeight() : trickPart_ * unit_;
  }
  QPointF trickCentre() const { return {cloth_.x(), trickY_}; }
  // Of the suit's mark on the cloth, where trump changes from trick to trick: round, in the trick's middle, clear of all its
  // cards. Empty where they leave no room.
  QRectF clothSuit() const;
  Spot trickCard(Seat seat) const;
  // The card's rectangle with its turn and ring taken in.
  QRectF trickCardBounds(Seat seat) const;
  // The pill by a winning card, of a given width at plate scale 1: it hides no card where there is room for that
  // (table_layout_pill.cpp).
  QRectF pill(Seat seat, qreal width) const;
  // The same moved out from over these cards of the trick (trickCardBounds), as long as it stands over its own; else where it was.
  QRectF outFromOver(QRectF const& pill, Seat seat, std::span<QRectF const> cards) const;

  QSizeF handCardSize() const { return {unit_ * 2 / 3, unit_}; }
  // From a card of the hand to the next; without a number the least of these.
  qreal handStep() const { return step_; }
  qreal handStep(int index) const;
  // The n-th card of the hand where it is not lifted, as if it stood upright; and how it is turned about its middle, in
  // degrees.
  QRectF handCard(int index) const;
  qreal handTurn(int index) const { return arc_.turn(acrossHand(index)); }
  // All cards of the hand, lifted ones too.
  QRectF handArea() const;
  struct DockSpace {
    QRectF rect;
    bool narrow = false;  // between the side plates
  };
  // The place for a dock that would like `wanted` (at plate scale 1), given how many tokens each seat shows.
  DockSpace dock(QSizeF wanted, std::span<int const> tokens) const;

 private:
  static constexpr qreal narrowestDock = 220;

  qreal handAside() const {
    return std::max(2 * margin_, 14.0);
  }  // of the hand from the table's edges, at least
  void grow();
  void place(qreal cardSize);
  void placePiles();
  void fanHand(qreal strip);
  qreal handWidth() const;
  qreal acrossHand(int index) const;
  QSizeF plateSizeOf(Seat seat) const;
  qreal besidePlates() const;
  bool isWide() const;
  qreal overPlate(Seat seat) const;
  QRectF pillBesidePiles(Seat seat, QSizeF const& size) const;
  DockSpace dockBetweenPiles(QSizeF wanted) const;
  qreal mostWithLargeIndices(qreal width) const;
  // With what may stand on plates and cards nothing lies on anything else.
  bool isClear() const;
  bool isTrickClear() const;
  std::vector<QRectF> obstacles(std::span<int const> tokens) const;
  qreal across(Seat seat) const;
  void growTrick();
  // Moved sideways from the rail, as far as a pile wants it.
  QPointF offTheRail(QPointF pile) const;
  qreal clearOfDrawers(qreal x, qreal y) const;
  Spot spotInRow(Seat seat) const;
  bool standInRow(qreal bottom, std::span<int const> tokens, bool straight);
  qreal rowGap() const { return 0.12 * unit_; }

  TableLayoutInput input_;
  static constexpr qreal usualTrick = 0.8;
  static constexpr qreal trickAmongOpen = 0.72;
  static constexpr qreal openHand = 54;  // that hangs from a plate, at plate scale 1: a row of tags

  qreal unit_ = 150;
  qreal plateScale_ = 1;
  qreal margin_ = 12;
  qreal handTop_ = 0;  // of a lifted card in its middle
  qreal step_ = 84;
  std::vector<qreal> steps_;
  HandArc arc_;
  qreal handX_ = 0;   // its middle
  qreal youTop_ = 0;  // of the plate at the bottom
  qreal trickY_ = 0;
  qreal trickPart_ = usualTrick;  // of a card in the hand
  qreal rowHeight_ = 0;           // of a card in it; 0: the trick lies round the table's middle
  bool isStraight_ = false;       // of that
  QPointF cloth_;
  QSizeF axes_;
  PileLayout piles_;
};

}  // namespace giaguaro
