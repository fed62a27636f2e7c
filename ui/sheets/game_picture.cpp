#include "ui/sheets/game_picture.h"

#include <algorithm>
#include <cmath>

#include "ui/cards/card_painter.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr double fanTurn = 10;  // degrees from card to card

}  // namespace

std::vector<Card> fanOf(Deck const& deck, int nth) {
  if (deck.has(Card::excuse())) return {Card::trump(1), Card::trump(21), Card::excuse()};
  std::vector<Card> fan;
  constexpr int fromTop[] = {0, 2, 1};
  for (int i = 0; i < 3; ++i) {
    auto const suit = static_cast<Suit>((i + 2 * nth + 1) % plainSuits);
    int const below = (fromTop[i] + 2 * nth) % 4;
    fan.push_back(Card::of(suit, deck.ranks() - 1 - below));
  }
  return fan;
}

void paintGamePicture(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& theme) {
  QRadialGradient room(box.topLeft() + QPointF(box.width() * 0.3, 0), box.width() * 0.9);
  room.setColorAt(0, theme.plain ? theme.ground : mixed(theme.ground, theme.cloth, 0.35));
  room.setColorAt(1, theme.ground2);
  painter.fillRect(box, room);
  // The far edge of a table.
  QPointF const centre(box.center().x(), box.top() + box.height() * 1.25);
  QSizeF const half(box.width() * (picture.upright ? 0.62 : 0.86), box.height() * 1.12);
  QLinearGradient rail(centre - QPointF(half.width(), half.height()), centre + QPointF(half.width(), 0));
  rail.setColorAt(0, theme.plain ? theme.rail : theme.rail.lighter(145));
  rail.setColorAt(1, theme.plain ? theme.rail : theme.rail.darker(130));
  painter.setPen(QPen(theme.railedge, scaledReal(1.5)));
  painter.setBrush(rail);
  painter.drawEllipse(centre, half.width() + 7, half.height() + 7);
  QRadialGradient cloth(centre - QPointF(half.width() * 0.3, half.height() * 0.7), half.width() * 1.2);
  cloth.setColorAt(0, theme.plain ? theme.cloth : mixed(theme.cloth, Qt::white, 0.10));
  cloth.setColorAt(1, theme.cloth2);
  painter.setBrush(cloth);
  painter.drawEllipse(centre, half.width(), half.height());

  double const height = std::floor(picture.near ? std::min(box.height() * 1.06, box.width() * 0.62)
                                                : box.height() * (picture.upright ? 0.90 : 0.76));
  double const lower = picture.near ? std::min(box.height() / 2 - height * 0.34, box.height() * 0.16)
                                    : height * (picture.upright ? 0.02 : 0.03);
  double const step = height * (picture.near ? 0.40 : picture.upright ? 0.43 : 0.32) * picture.spread;
  CardPainter const cards(*picture.art, theme, picture.ratio);
  auto const middle = static_cast<double>(picture.fan.size() - 1) / 2;
  for (std::size_t i = 0; i < picture.fan.size(); ++i) {
    double const from = static_cast<double>(i) - middle;
    QPointF const at = box.center() + QPointF(from * step, std::abs(from) * height * 0.06 + lower);
    cards.card(painter, picture.fan[i], *picture.deck, at, height, from * fanTurn * picture.spread, {});
  }
}

}  // namespace giaguaro
