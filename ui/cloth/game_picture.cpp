#include "ui/cloth/game_picture.h"

#include <algorithm>
#include <cmath>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/cloth/lit_table.h"
#include "ui/drawing/window_scale.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

// How a card lies: its middle from the picture's, in card heights, and how far it is turned.
struct CardPose {
  double across, down, degrees;
};
using Poses = std::vector<CardPose>;

// Of as many cards as are seen, the one in front last.
Poses const& posesOf(Deck const& deck, int nth) {
  static Poses const apart{{-0.33, 0.03, -8}, {0.37, 0.0, 10}};
  static Poses const raised{{-0.47, 0.07, -13}, {0.47, 0.07, 13}, {0, -0.02, 0}};
  static Poses const falling{{-0.50, -0.03, -12}, {-0.03, 0.01, -1}, {0.44, 0.10, 10}};
  static Poses const held{{-0.30, 0.03, -19}, {0.02, -0.03, -2}, {0.33, 0.02, 16}};
  static Poses const beside{{-0.44, 0.03, -8}, {0, -0.01, 0}, {0.44, 0.03, 8}};
  if (deck.has(Card::excuse())) return beside;
  bool const first = nth % 2 == 0;
  return deck.ranks() > 10 ? (first ? falling : held) : first ? apart : raised;
}

// The sign on a disc of the table's cloth, in the corner that is the least of the fan's.
void paintGameSign(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& theme) {
  double const side = std::floor(std::clamp(box.height() * 0.33, scaledReal(22), scaledReal(60)));
  QPixmap const sign = picture.art->sign(picture.game, static_cast<int>(side), picture.ratio);
  if (sign.isNull()) return;
  double const in = side * (picture.upright ? 0.2 : 0.14);
  QRectF const disc(std::round(box.left() + in), std::round(box.bottom() - in - side), side, side);
  if (!theme.plain)
    paintShadow(painter, disc, side / 2, {QPointF(scaledReal(1), scaledReal(2)), scaledReal(2), 0.5});
  painter.setPen(QPen(theme.accent, std::max(scaledReal(1.2), side * 0.045)));
  painter.setBrush(theme.cloth2);
  painter.drawEllipse(disc);
  painter.drawPixmap(disc.topLeft(), sign);
}

// The far edge of a table.
void paintFarEdge(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& theme) {
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
}

// Small as it is, an index and a head are more than a whole fan.
void paintNear(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& theme) {
  double const height = std::floor(std::min(box.height() * 1.42, box.width() * 0.8));
  double const apart = box.width() * 0.2;  // the left one's index is seen, too
  double const slant = 5;
  CardPainter const cards(*picture.art, theme, picture.ratio);
  std::vector<Card> const fan = fanOf(*picture.deck, picture.nth);
  QPointF const middle(box.center().x(), box.top() + box.height() * 0.12 + height / 2);
  for (int const side : {-1, 1}) {
    Card const card = fan[side < 0 ? 0 : 1];
    cards.card(painter, card, *picture.deck, middle + QPointF(side * apart, side * height * 0.02), height,
               side * slant * picture.spread, {});
  }
}

// So high, and so far apart, that the whole fan has room from left to right and every index is seen.
struct FanSize {
  double height, wider;
};
FanSize nearSize(QRectF const& box, Poses const& poses) {
  double const height = std::floor(std::min(box.height() * 1.14, box.width() * 0.64));
  double across = 0;
  for (CardPose const& pose : poses) across = std::max(across, 2 * std::abs(pose.across));
  double const turned = height * 0.2;  // what its corners stand out by
  double const room = box.width() * 0.97 - CardPainter::size(height).width() - turned;
  return {height, std::min(1.0, room / (across * height))};
}

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

void paintGamePicture(QPainter& painter, QRectF const& box, GamePicture const& picture, Theme const& given) {
  Theme const theme = hallOf(given);
  QRadialGradient room(box.topLeft() + QPointF(box.width() * 0.3, 0), box.width() * 0.9);
  room.setColorAt(0, theme.plain ? theme.ground : mixed(theme.ground, theme.cloth, 0.35));
  room.setColorAt(1, theme.ground2);
  painter.fillRect(box, room);
  if (picture.near && !picture.upright) return paintNear(painter, box, picture, theme);
  paintFarEdge(painter, box, picture, theme);

  Poses const& poses = posesOf(*picture.deck, picture.nth);
  FanSize const near = nearSize(box, poses);
  double const height =
      picture.near ? near.height : std::floor(box.height() * (picture.upright ? 0.88 : 0.76));
  // Upright they stand in the picture: cloth over them, their feet behind the paper.
  double const lower = picture.near ? box.height() * 0.12 + (height - box.height()) / 2
                                    : height * (picture.upright ? 0.13 : 0.03);
  double const wider = (picture.near ? near.wider : picture.upright ? 1 : 0.74) * picture.spread;
  CardPainter const cards(*picture.art, theme, picture.ratio);
  std::vector<Card> const fan = fanOf(*picture.deck, picture.nth);
  for (std::size_t i = 0; i < poses.size(); ++i) {
    CardPose const& pose = poses[i];
    QPointF const at = box.center() + QPointF(pose.across * wider * height, pose.down * height + lower);
    cards.card(painter, fan[i], *picture.deck, at, height, pose.degrees * picture.spread, {});
  }
  if (!picture.game.isEmpty()) paintGameSign(painter, box, picture, theme);
}

}  // namespace giaguaro
