// Where bubbles stand: each by the face of the seat that speaks, with its tail towards it. Pure geometry over
// TableLayout, as for cards that lie open (spread_layout.h), which come first.
//
// A bubble lies on nothing: of the places round a face (over it, under it, beyond the plate's other end, last
// beside it at the table's edge) the first is taken that is free: towards the table's middle before away from
// it. Where none is, there is no bubble: the plates and the status line say the same.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <array>
#include <span>
#include <vector>

#include "ui/layout/spread_layout.h"
#include "ui/layout/table_layout.h"

namespace giaguaro {

struct BubbleShape {
  Seat seat = nobody;
  QSizeF line;    // all of it with its words in one line, at plate scale 1
  QSizeF folded;  // in two; empty: it has but one line, or is short enough for it

  bool operator==(BubbleShape const&) const = default;
};

struct BubblePlace {
  QRectF box;                     // null: there is no room
  bool folded = false;            // its words stand in two lines
  std::array<QPointF, 3> tail{};  // from the box's edge to its tip and back

  QRectF bounds() const;
  bool operator==(BubblePlace const&) const = default;
};

// What bubbles must keep clear of, beside what spreads do.
struct BubbleNeighbours {
  SpreadNeighbours table{};
  std::vector<QRectF> spreads{};

  bool operator==(BubbleNeighbours const&) const = default;
};

// One place a bubble, in the same order.
std::vector<BubblePlace> placeBubbles(TableLayout const& layout, std::span<BubbleShape const> bubbles,
                                      BubbleNeighbours const& neighbours);

}  // namespace giaguaro
