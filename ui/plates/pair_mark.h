// Who belongs together at a table of open pairs is never asked: each pair has a colour and a shape, the same round both
// faces and wherever the pair is named. The pair at the bottom always has the disc.
#pragma once

#include <QPainter>
#include <cstdint>

#include "ui/scene/table_scene.h"

namespace giaguaro {

struct Theme;

enum class PairMark : std::int8_t { none = -1, disc, triangle, square };

// Of a pair by its number (core/rules/seen.h), as this scene's table shows it.
PairMark pairMarkOf(TableScene const& scene, int pair);
// Of a seat's pair.
PairMark pairMarkOf(TableScene const& scene, Seat seat);
// The others of a seat's pair: one seat, or nobody.
Seat partnerIn(TableScene const& scene, Seat seat);

// What can be seen on a plate of this theme.
QColor pairColour(PairMark mark, Theme const& theme);

// The shape alone, `side` wide; `edge` invalid: without a contour.
void paintPairShape(QPainter& painter, PairMark mark, QPointF const& centre, qreal side, QColor const& fill,
                    QColor const& edge = {}, qreal edgeWidth = 0);
// Round a face of this diameter, with the shape on the ring at its lower left or, mirrored, lower right.
void paintPairRing(QPainter& painter, PairMark mark, QPointF const& face, qreal diameter, bool mirrored,
                   Theme const& theme);
// How far that reaches from the face's centre, at most, in its diameters.
inline constexpr qreal pairReach = 0.93;

}  // namespace giaguaro
