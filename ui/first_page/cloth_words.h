// What is written on the cloth of a table that one sits down at: the game, and below it smaller lines, as many as whatever
// lies round the table leaves room for.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

struct ClothWords {
  QString game;
  QString title;
  QString line;

  // About the middle of the cloth, clear of what is taken.
  void paint(QPainter& painter, QRectF const& cloth, std::vector<QRectF> const& taken,
             Theme const& theme) const;
};

}  // namespace giaguaro
