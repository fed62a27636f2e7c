#include "ui/table/trick_view.h"

#include <algorithm>

#include "ui/table/table_phrases.h"
#include "ui/table/text_line.h"

namespace giaguaro {
namespace {

void outline(QPainter& painter, Theme const& theme, TableLayout::Spot const& spot, qreal height) {
  QColor line = theme.id == QLatin1String("linen") ? Theme::ink() : theme.onplate;
  if (!theme.plain) line.setAlphaF(0.34F);
  painter.save();
  painter.translate(spot.centre);
  painter.rotate(spot.turn);
  QPen pen(line, 1.4);
  pen.setDashPattern({5 / 1.4, 6 / 1.4});
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(-height / 3, -height / 2, height * 2 / 3, height), 5, 5);
  painter.restore();
}

}  // namespace

TrickView TrickView::of(TableScene const& scene, Wording const& wording) {
  TrickView view;
  bool const resting = scene.resting && scene.seen.lastTrick.has_value();
  Seen::Trick const& trick = resting ? *scene.seen.lastTrick : scene.seen.trick;
  view.cards = trick.cards;
  view.winner = trick.winner;
  view.pill = wording.say(say(resting ? tablePhrases::taken : tablePhrases::winning));
  if (resting) view.goOn = wording.say(say(tablePhrases::goOn));
  // Outlines while a trick is being played, not in an auction.
  if (!resting && !scene.seen.over && trick.number > 0)
    for (int seat = 0; seat < scene.seen.players; ++seat)
      if (std::ranges::none_of(trick.cards, [&](auto const& played) { return played.seat == seat; }))
        view.awaited.push_back(static_cast<Seat>(seat));
  QStringList spoken;
  for (Seen::PlayedCard const& played : trick.cards)
    spoken << wording.say(
        say(played.seat == trick.winner ? tablePhrases::cardWinning : tablePhrases::cardOnTable,
            {args::card(played.card), args::seat(played.seat)}));
  if (resting) spoken << wording.say(trick.taken);
  view.spoken = spoken.join(QStringLiteral("; "));
  return view;
}

void TrickView::paint(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                      Deck const& deck, QFont const& face) const {
  Theme const& theme = painterOfCards.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  for (Seat const seat : awaited) outline(painter, theme, layout.trickCard(seat), layout.trickCardHeight());
  for (Seen::PlayedCard const& played : cards) {
    TableLayout::Spot const spot = layout.trickCard(played.seat);
    CardLook look;
    if (played.seat == winner) {
      look.ring = theme.accent;
      look.ringWidth = 3.5 * layout.scale();
    }
    painterOfCards.card(painter, played.card, deck, spot.centre, layout.trickCardHeight(), spot.turn, look);
  }
  qreal const p = layout.plateScale();
  bool const shown = std::ranges::any_of(cards, [this](auto const& played) { return played.seat == winner; });
  if (shown) {
    TextStyle const style{13 * p, true, theme.onplate};
    QRectF const box = layout.pill(winner, textWidth(face, style, pill) / p + 42);
    painter.setPen(QPen(theme.accent, 1.6 * p));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painterOfCards.mark(painter, QStringLiteral("winner"), QPointF(box.left() + 16.5 * p, box.center().y()),
                        17 * p, theme.accent);
    drawText(painter, face, style, QPointF(box.left() + 31 * p, box.center().y() + 4.7 * p), box.width(),
             pill);
  }
  if (!goOn.isEmpty()) {
    QRectF const you = layout.plate(layout.input().bottom);
    qreal const left = you.right() + 14 * p;
    drawText(painter, face, {13 * p, false, theme.onplate}, QPointF(left, you.center().y() + 4.7 * p),
             layout.input().size.width() - left - layout.margin(), goOn);
  }
}

}  // namespace giaguaro
