#include "ui/table/trick_view.h"

#include <algorithm>
#include <cmath>

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

// Large and quiet, under the cards: its shape and its outline tell it, not its colour.
void suitOnCloth(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Deck const& deck,
                 Suit suit) {
  Theme const& theme = cards.theme();
  qreal const height = layout.clothSuitHeight();
  painter.save();
  painter.translate(layout.trickCentre());
  if (deck.id() == Deck::Id::forty) {
    // The deck has marks of its own.
    int const side = static_cast<int>(std::lround(height));
    painter.setOpacity(0.3);
    painter.drawPixmap(QPointF(-side / 2.0, -side / 2.0), cards.art().pip(suit, deck, side, cards.ratio()));
  } else {
    QColor line = theme.accent;
    QColor shade = theme.id == QLatin1String("linen") ? Theme::ink() : Theme::paper();
    line.setAlphaF(theme.plain ? 1.0F : 0.38F);
    shade.setAlphaF(theme.plain ? 0.0F : 0.09F);
    painter.setPen(QPen(line, 2.4 * layout.scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(shade);
    painter.drawPath(suitOutline(suit, height));
  }
  painter.restore();
}

// On the card's lower left corner, clear of its index.
void worthDisc(QPainter& painter, CardPainter const& cards, TableLayout const& layout, Seat seat,
               QFont const& face, int halves) {
  Theme const& theme = cards.theme();
  TableLayout::Spot const spot = layout.trickCard(seat);
  qreal const p = layout.plateScale();
  qreal const height = layout.trickCardHeight();
  QString const text = Wording::points(halves);
  TextStyle const style{13 * p, true, theme.onplate};
  QSizeF const size(std::max(24 * p, textWidth(face, style, text) + 12 * p), 24 * p);
  painter.save();
  painter.translate(spot.centre);
  painter.rotate(spot.turn);
  // Over the card's edge, but not so far as to meet a plate, nor the pill on the lowest card's foot.
  qreal const up = seat == layout.input().bottom ? 33 * p : 8 * p;
  painter.translate(-height / 3 + size.width() / 2 - 4 * p, height / 2 - up);
  painter.rotate(-spot.turn);
  QRectF const box(QPointF(-size.width() / 2, -size.height() / 2), size);
  painter.setPen(QPen(theme.accent, 1.6 * p));
  painter.setBrush(theme.plate);
  painter.drawRoundedRect(box, size.height() / 2, size.height() / 2);
  drawText(painter, face, style, QPointF(0, 4.7 * p), size.width(), text, Qt::AlignHCenter);
  painter.restore();
}

QString spokenCard(Seen::PlayedCard const& played, Seen::Trick const& trick, bool resting,
                   Wording const& wording) {
  Argument const card = args::card(played.card);
  Argument const seat = args::seat(played.seat);
  QString said;
  if (played.seat != trick.winner)
    said = wording.say(say(tablePhrases::cardOnTable, {card, seat}));
  else if (trick.winning.empty() || resting)
    said = wording.say(say(tablePhrases::cardWinning, {card, seat}));
  else
    said = wording.say(say(tablePhrases::cardWinningAs,
                           {card, seat, args::word(wording.say(trick.winning).toStdString(), "what")}));
  if (played.worth == 0) return said;
  return wording.say(
      say(tablePhrases::cardWorth, {args::word(said.toStdString(), "what"), args::points(played.worth)}));
}

}  // namespace

TrickView TrickView::of(TableScene const& scene, Wording const& wording) {
  TrickView view;
  bool const resting = scene.resting && scene.seen.lastTrick() != nullptr;
  Seen::Trick const& trick = resting ? *scene.seen.lastTrick() : scene.seen.trick;
  view.cards = trick.cards;
  view.winner = trick.winner;
  view.pill = wording.say(resting                 ? say(tablePhrases::taken)
                          : trick.winning.empty() ? say(tablePhrases::winning)
                                                  : trick.winning);
  view.clothSuit = scene.seen.clothSuit;
  if (resting) view.goOn = wording.say(say(tablePhrases::goOn));
  // Outlines while a trick is being played, not in an auction.
  if (!resting && !scene.seen.over && trick.number > 0)
    for (int seat = 0; seat < scene.seen.players; ++seat)
      if (std::ranges::none_of(trick.cards, [&](auto const& played) { return played.seat == seat; }))
        view.awaited.push_back(static_cast<Seat>(seat));
  QStringList spoken;
  if (view.clothSuit) spoken << wording.say(say(tablePhrases::clothSuit, {args::suit(*view.clothSuit)}));
  for (Seen::PlayedCard const& played : trick.cards) spoken << spokenCard(played, trick, resting, wording);
  if (resting) spoken << wording.say(trick.taken);
  view.spoken = spoken.join(QStringLiteral("; "));
  return view;
}

TrickView TrickView::without(std::vector<Card> const& away, TrickView const& before) const {
  TrickView view = *this;
  view.spoken.clear();  // not what is painted
  auto const lies = [&view](Seat seat) {
    return std::ranges::count(view.cards, seat, &Seen::PlayedCard::seat) > 0;
  };
  for (Seen::PlayedCard const& played : cards) {
    if (std::ranges::count(away, played.card) == 0) continue;
    std::erase(view.cards, played);
    view.awaited.insert(std::ranges::lower_bound(view.awaited, played.seat), played.seat);
  }
  if (!lies(winner) && lies(before.winner)) {
    view.winner = before.winner;
    view.pill = before.pill;
  }
  return view;
}

qreal TrickView::pillWidth(QFont const& face, qreal plateScale) const {
  return textWidth(face, {13 * plateScale, true, {}}, pill) / plateScale + 42;
}

void TrickView::paint(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                      Deck const& deck, QFont const& face) const {
  Theme const& theme = painterOfCards.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  if (clothSuit) suitOnCloth(painter, painterOfCards, layout, deck, *clothSuit);
  for (Seat const seat : awaited) outline(painter, theme, layout.trickCard(seat), layout.trickCardHeight());
  // From left to right, so that where they overlap every index shows.
  std::vector<Seen::PlayedCard> lying = cards;
  std::ranges::stable_sort(
      lying, {}, [&](Seen::PlayedCard const& played) { return layout.trickCard(played.seat).centre.x(); });
  for (Seen::PlayedCard const& played : lying) {
    TableLayout::Spot const spot = layout.trickCard(played.seat);
    CardLook look;
    if (played.seat == winner) {
      look.ring = theme.accent;
      look.ringWidth = 3.5 * layout.scale();
    }
    painterOfCards.card(painter, played.card, deck, spot.centre, layout.trickCardHeight(), spot.turn, look);
    if (played.worth != 0) worthDisc(painter, painterOfCards, layout, played.seat, face, played.worth);
  }
  qreal const p = layout.plateScale();
  bool const shown = std::ranges::any_of(cards, [this](auto const& played) { return played.seat == winner; });
  if (shown) {
    TextStyle const style{13 * p, true, theme.onplate};
    QRectF const box = layout.pill(winner, pillWidth(face, p));
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
    qreal const room = layout.input().size.width() - left - layout.margin();
    TextStyle const style{13 * p, false, theme.onplate};
    QStringList const lines = textFits(face, style, goOn, room) ? QStringList(goOn) : inTwoLines(goOn);
    qreal const leading = 17 * p;
    qreal y = you.center().y() + 4.7 * p - leading * static_cast<qreal>(lines.size() - 1) / 2;
    for (QString const& line : lines) {
      drawText(painter, face, style, QPointF(left, y), room, line);
      y += leading;
    }
  }
}

}  // namespace giaguaro
