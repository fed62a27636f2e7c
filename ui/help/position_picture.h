// A table in the play, as a page of the help shows it: cloth and rail, the faces round it, what each has played or says,
// and at the bottom the hand of whoever reads.
#pragma once

#include <QPainter>

#include "ui/help/help_text.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PositionPicture {
 public:
  // As wide as there is room, up to what looks well.
  PositionPicture(HelpPosition position, double room);

  QSizeF size() const { return size_; }
  void paint(QPainter& painter, QPointF const& at, Glyphs const& glyphs, Theme const& theme) const;

 private:
  double angleOf(std::size_t seat) const;
  QPointF onOval(std::size_t seat, QSizeF const& half) const;
  QPointF faceAt(std::size_t seat) const;
  QRectF bubbleOf(std::size_t seat) const;
  bool isReader(std::size_t seat) const { return seat + 1 == position_.sitting.size(); }
  void paintCloth(QPainter& painter, Theme const& theme) const;
  void paintFaces(QPainter& painter, Glyphs const& glyphs, Theme const& theme) const;
  void paintTrick(QPainter& painter, Glyphs const& glyphs, Theme const& theme) const;
  void paintHand(QPainter& painter, Glyphs const& glyphs) const;
  void paintBubble(QPainter& painter, std::size_t seat, Theme const& theme) const;

  HelpPosition position_;
  QSizeF size_;
  QSizeF half_;  // of the cloth with its rail
  QPointF middle_;
};

}  // namespace giaguaro
