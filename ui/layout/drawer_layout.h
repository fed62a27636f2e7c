// Hands that lie open: each lies as tags in a drawer of its seat's plate, a strip of the cloth along it. All drawers are pulled
// out downwards, or else those of the lower seats upwards, or of all but the upper ones; all tags in them have one size, the
// largest with which there are no more rows than there must be.
// A hand that no drawer has room for is left to a tray. Pure geometry, a part of
// spread_layout.h.
#pragma once

#include <span>
#include <vector>

#include "ui/layout/spread_layout.h"

namespace giaguaro {

// One place a spread, in the same order, null for what is no open hand or has no room by its plate. Empty: there is none.
std::vector<SpreadPlace> placeDrawers(TableLayout const& layout, std::span<SpreadShape const> spreads,
                                      SpreadNeighbours const& neighbours);

// How far lower than without a drawer the tokens of its plate hang: from its edge, where it hangs and reaches as far as they do.
qreal tokensDrop(SpreadPlace const& drawer, QRectF const& tokens);

}  // namespace giaguaro
