// Where cards that lie open for all to see are laid: on the cloth (the dog, a turned-up card), or before a
// seat that shows them (a handful). Pure geometry over TableLayout: whatever else lies on the table is an
// obstacle, and of the places that are left the one is taken that shows the cards best and stands nearest to
// where one would look for it. The same things at the same size lie at the same place.
//
// Cards on the cloth are whole cards, of two spreads there as large as each other; a seat's are tags in rows on a tray, so that eighteen can be read. Hands that lie
// open (without a title) each lie in a drawer of their seat's plate (drawer_layout.h) where that has room, else on a tray.
#pragma once

#include <QRectF>
#include <cstdint>
#include <span>
#include <vector>

#include "ui/layout/table_layout.h"

namespace giaguaro {

struct SpreadShape {
  Seat seat = nobody;
  int cards = 0;             // open
  int faceDown = 0;          // backs: beside each other, or a pile where there are open cards too
  qreal titleWidth = 0;      // of its words at plate scale 1; 0: none
  qreal foldedWidth = 0;     // the same in two lines; 0: it has but one
  std::uint64_t parted = 0;  // after which of the open cards another suit begins

  bool operator==(SpreadShape const&) const = default;
};

struct SpreadPlace {
  QRectF area;          // all of it; null: there is no room
  QRectF title;         // a pill; on a tray a line
  bool folded = false;  // the title stands in two lines
  std::vector<QRectF> backs;
  std::vector<QRectF> cards;  // in the order they lie
  bool tags = false;          // too small for whole cards: on a tray
  bool drawer = false;        // along the seat's plate
};

// Of a tag and between two, at plate scale 1.
inline constexpr QSizeF tagSize(19, 26);
inline constexpr qreal tagsApart = 2.5;

// What they must keep clear of, beside the plates and the hand.
struct SpreadNeighbours {
  std::vector<int> tokens{};  // how many each seat shows
  bool trick = false;         // cards are being played
  qreal pillWidth = 0;        // of a winning card's pill, at plate scale 1
  QRectF dock{};              // or where one will open
  bool beside = false;        // something stands beside the lowest plate
  bool quiet = false;         // and nothing ever will
  std::vector<bool> fans{};   // which seats hold cards that do not lie open

  bool operator==(SpreadNeighbours const&) const = default;
};

// All that a table has beside its spreads.
std::vector<QRectF> takenOn(TableLayout const& layout, SpreadNeighbours const& neighbours);

// One place a spread, in the same order.
std::vector<SpreadPlace> placeSpreads(TableLayout const& layout, std::span<SpreadShape const> spreads,
                                      SpreadNeighbours const& neighbours);

}  // namespace giaguaro
