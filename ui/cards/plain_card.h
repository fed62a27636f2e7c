// What stands in for a card's picture, for a moment or, where its deck cannot be read, for good: paper and index, enough to
// play by.
#pragma once

#include <QPainter>

#include "ui/cards/card_art.h"

namespace giaguaro {

void paintPlainCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, CardArt const& art);

}  // namespace giaguaro
