#include "ui/plates/held_cards.h"

#include <QPixmapCache>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace giaguaro {
namespace {

constexpr qreal mostApart = 8, mostOpen = 46;  // degrees
constexpr qreal pivot = 1.55;                  // under the fan's middle card, in card heights
// Each trick lies a little higher than the one under it; of many, all together no higher than this.
constexpr qreal trickStep = 4.6, pileRise = 30;
constexpr std::array tilts{-9, 8, -4, 11, -7, 5, -10, 4};  // degrees, trick by trick
constexpr qreal shadowHeight = 0.5;

QSizeF fanRoom(qreal height) { return {2.4 * height, 1.75 * height}; }
QSizeF pileRoom(qreal height, qreal scale) { return {2 * height, 1.4 * height + pileRise * scale}; }

void paintFan(QPainter& painter, CardPainter const& cards, Deck const& deck, int count, QPointF const& middle,
              qreal height, bool hangs) {
  qreal const step = std::min(mostApart, mostOpen / std::max(1, count - 1));
  qreal const radius = pivot * height;
  for (int i = 0; i < count; ++i) {
    qreal const turn = (i - (count - 1) / 2.0) * step;
    qreal const angle = qDegreesToRadians(turn);
    QPointF const from(radius * std::sin(angle), radius - radius * std::cos(angle));
    cards.card(painter, noCard, deck, hangs ? middle - from : middle + from, height,
               hangs ? turn + 180 : turn, {.height = shadowHeight});
  }
}

void paintTricks(QPainter& painter, CardPainter const& cards, Deck const& deck, int count,
                 QPointF const& lowest, qreal height, qreal scale) {
  qreal const step = std::min(trickStep, pileRise / std::max(1, count)) * scale;
  for (int i = 0; i < count; ++i) {
    QPointF const at = lowest - QPointF(step / 4, step) * i;
    cards.card(painter, noCard, deck, at, height, 90 + tilts[static_cast<std::size_t>(i) % tilts.size()],
               {.height = shadowHeight});
  }
}

// One picture for all backs: kept by what it shows.
void paintKept(QPainter& painter, QString const& key, QRectF const& box, qreal ratio,
               std::function<void(QPainter&)> const& paint) {
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    picture = QPixmap((box.size() * ratio).toSize().expandedTo({1, 1}));
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter inner(&picture);
    inner.translate(-box.topLeft());
    paint(inner);
    inner.end();
    QPixmapCache::insert(key, picture);
  }
  drawCrisp(painter, picture, box.topLeft());
}

QRectF around(QPointF const& centre, QSizeF const& size) {
  return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF fanBox(Seat seat, TableLayout const& layout) {
  qreal const height = layout.fanHeight();
  return around(layout.fan(seat) + QPointF(0, (layout.fanHangs(seat) ? -0.2 : 0.2) * height),
                fanRoom(height));
}

QRectF pileBox(Seat seat, TableLayout const& layout) {
  qreal const scale = layout.plateScale();
  return around(layout.tricksPile(seat) - QPointF(0, pileRise * scale / 2),
                pileRoom(layout.tricksHeight(), scale));
}

// Without what lies before it in piles.
int inHand(Seen::SeatSeen const& seat) {
  int held = seat.cardsLeft;
  for (Seen::Pile const& pile : seat.piles) held -= (pile.top.valid() ? 1 : 0) + (pile.covered ? 1 : 0);
  return std::max(0, held);
}

}  // namespace

std::vector<HeldCards> HeldCards::of(TableScene const& scene) {
  std::vector<HeldCards> all;
  Seen const& seen = scene.seen;
  for (int i = 0; i < seen.players; ++i) {
    auto const seat = static_cast<Seat>(i);
    HeldCards held{.seat = seat};
    // Between rows of piles the lower plate has no room for a fan.
    bool const hasRoom = !seen.hasPiles() || seat != scene.bottom;
    if (static_cast<std::size_t>(i) < seen.seats.size() && seat != scene.viewer && hasRoom)
      held.fan = inHand(seen.seats[static_cast<std::size_t>(i)]);
    // Cards that it shows are not in its hand as well.
    bool shows = false;
    for (Seen::Spread const& spread : seen.spreads) {
      if (spread.seat != seat) continue;
      held.fan = std::max(0, held.fan - static_cast<int>(spread.cards.size()));
      shows = shows || !spread.cards.empty();
    }
    all.push_back(held);
    // A whole hand that lies open has the place of the pile, too; the plate tells what was taken.
    if (shows && held.fan == 0) continue;
    // Between rows of piles the end of the hand has the place.
    if (!seen.hasPiles() || !seen.over || scene.resting) all.back().tricks = scene.tricksBy(seat);
  }
  return all;
}

void HeldCards::paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                      Deck const& deck) const {
  auto const key = [&](QString const& what, int count, qreal height, QPixmap const& back) {
    return QStringLiteral("%1 %2 %3 %4 %5 %6")
        .arg(what)
        .arg(count)
        .arg(height)
        .arg(cards.ratio())
        .arg(back.cacheKey())
        .arg(cards.theme().id);
  };
  // Not shown before it can be.
  auto const back = [&](qreal height) {
    return cards.art().card(noCard, deck, CardPainter::size(height), cards.ratio());
  };
  if (fan > 0)
    if (QPixmap const drawn = back(layout.fanHeight()); !drawn.isNull())
      paintKept(painter,
                key(layout.fanHangs(seat) ? QStringLiteral("hanging") : QStringLiteral("fan"), fan,
                    layout.fanHeight(), drawn),
                fanBox(seat, layout), cards.ratio(), [&](QPainter& inner) {
                  paintFan(inner, cards, deck, fan, layout.fan(seat), layout.fanHeight(),
                           layout.fanHangs(seat));
                });
  if (tricks > 0)
    if (QPixmap const drawn = back(layout.tricksHeight()); !drawn.isNull())
      paintKept(painter, key(QStringLiteral("tricks"), tricks, layout.tricksHeight(), drawn),
                pileBox(seat, layout), cards.ratio(), [&](QPainter& inner) {
                  paintTricks(inner, cards, deck, tricks, layout.tricksPile(seat), layout.tricksHeight(),
                              layout.plateScale());
                });
}

QRectF HeldCards::bounds(Seat seat, TableLayout const& layout) {
  return fanBox(seat, layout).united(pileBox(seat, layout)).adjusted(-1, -1, 1, 1);
}

}  // namespace giaguaro
