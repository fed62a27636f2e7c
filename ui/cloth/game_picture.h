// What a game is known by where one is chosen: a few cards of its deck, fanned out at the far edge of a table, and before
// them its own sign on a small disc.
#pragma once

#include <QPainter>
#include <vector>

#include "core/cards/deck.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;

struct GamePicture {
  Deck const* deck = nullptr;
  int nth = 0;     // of the games with this deck: each has its cards lie in another way
  QString game{};  // whose sign it has; empty: none
  CardArt* art = nullptr;
  bool upright = true;  // wider than high
  qreal ratio = 1;
  qreal spread = 1;  // of the fan: 1 as it lies, more when it opens
  bool near =
      false;  // as if held: the fan larger, its foot below the picture; lying, two upper halves on nothing but cloth
};

// Three cards that tell one game from the next: its own trumps, or high ones of three suits. `nth` of the games with
// this deck, from 0. Of some pictures only the first two are seen.
std::vector<Card> fanOf(Deck const& deck, int nth);

void paintGamePicture(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& theme);

}  // namespace giaguaro
