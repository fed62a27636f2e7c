#include "ui/table/trick_view.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/drawing/hollow.h"
#include "ui/drawing/text_line.h"
#include "ui/light/shadow.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/table_phrases.h"
#include "ui/scene/trick_wording.h"

namespace giaguaro {
namespace {

constexpr qreal leaderRadius = 12;  // at plate scale 1
constexpr int mostTokens = 2;       // that hang from a plate

// Where this seat's card is still to come.
QPainterPath emptyPlace(TableLayout const& layout, Seat seat) {
  qreal const height = layout.trickCardHeight();
  QPainterPath card;
  card.addRoundedRect(QRectF(-height / 3, -height / 2, height * 2 / 3, height), height / 24, height / 24);
  TableLayout::Spot const spot = layout.trickCard(seat);
  return QTransform().translate(spot.centre.x(), spot.centre.y()).rotate(spot.turn).map(card);
}

// Those that reach over one another together.
std::vector<std::vector<QPainterPath>> emptyPlaces(TableLayout const& layout,
                                                   std::vector<Seat> const& seats) {
  std::vector<std::vector<QPainterPath>> groups;
  for (Seat const seat : seats) {
    std::vector<QPainterPath> together{emptyPlace(layout, seat)};
    QRectF const box = together.front().boundingRect();
    std::erase_if(groups, [&](std::vector<QPainterPath> const& group) {
      bool const meets = std::ranges::any_of(
          group, [&](QPainterPath const& place) { return place.boundingRect().intersects(box); });
      if (meets) together.insert(together.end(), group.begin(), group.end());
      return meets;
    });
    groups.push_back(std::move(together));
  }
  return groups;
}

// A counter of paper between the cards.
void suitOnCloth(QPainter& painter, CardPainter const& cards, QRectF const& place, qreal scale,
                 Deck const& deck, Suit suit) {
  Theme const& theme = cards.theme();
  painter.save();
  paintShadow(painter, place, place.height() / 2, {QPointF(1, 2) * scale, 2.5 * scale, 0.4});
  painter.setPen(QPen(theme.accent, 2 * scale));
  painter.setBrush(Theme::paper());
  painter.drawEllipse(place);
  cards.pip(painter, suit, deck, place.center(), static_cast<int>(std::lround(0.62 * place.height())));
  painter.restore();
}

void worthDisc(QPainter& painter, Theme const& theme, QFont const& face, qreal p, QRectF const& box,
               QString const& text) {
  painter.setPen(QPen(theme.accent, 1.6 * p));
  painter.setBrush(theme.plate);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  drawText(painter, face, {13 * p, true, theme.onplate},
           QPointF(box.center().x(), box.center().y() + 4.7 * p), box.width(), text, Qt::AlignHCenter);
}

// Pointing at the middle of its card.
void leaderMark(QPainter& painter, Theme const& theme, TableLayout const& layout, Seat seat,
                QPointF const& at) {
  TableLayout::Spot const spot = layout.trickCard(seat);
  qreal const p = layout.plateScale();
  painter.save();
  painter.translate(at);
  painter.rotate(spot.turn + (at.x() > spot.centre.x() ? 180 : 0));
  painter.setPen(QPen(theme.accent, 1.6 * p));
  painter.setBrush(theme.plate);
  painter.drawEllipse(QPointF(), leaderRadius * p, leaderRadius * p);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.onplate);
  painter.drawPolygon(QPolygonF({{-4 * p, -6 * p}, {6 * p, 0}, {-4 * p, 6 * p}}));
  painter.restore();
}

}  // namespace

TrickView TrickView::of(TableScene const& scene, Wording const& wording) {
  TrickView view;
  Seen::Trick const* const last = scene.pastTrick();
  bool const complete = last != nullptr;
  bool const past = complete && scene.lookingBack;
  bool const resting = complete && !past;
  Seen::Trick const& trick = complete ? *last : scene.seen.trick;
  view.cards = trick.cards;
  view.winner = trick.winner;
  view.pill = wording.say(past                    ? say(tablePhrases::took)
                          : resting               ? say(tablePhrases::taken)
                          : trick.winning.empty() ? say(tablePhrases::winning)
                                                  : trick.winning);
  view.clothSuit = trick.clothSuit;
  if (!view.clothSuit && !past) view.clothSuit = scene.seen.clothSuit;
  bool const rests = resting || (scene.turned && !past);
  // What is played back goes on from the bar under it, and the status line says how.
  bool const readsOn = scene.firstHand && scene.firstHand->more;
  if (rests && !scene.playback)
    view.goOn = wording.say(say(readsOn ? tablePhrases::readOn : tablePhrases::goOn));
  if (past)
    view.past = {wording.say(say(tablePhrases::lastTrick)), wording.say(say(tablePhrases::backToNow)),
                 trick.leader};
  // Outlines while a trick is being played, not in an auction; before its first card when whoever sits here leads.
  bool const begun = trick.number > 0;
  bool const leads = scene.mayAct && !scene.seen.offers.empty() &&
                     std::ranges::all_of(scene.seen.offers, [](Offer const& offer) {
                       return offer.action.kind == Action::Kind::play;
                     });
  // Whoever steps through a hand is told who leads.
  bool const between = scene.playback && trick.cards.empty() && !scene.seen.tricks.empty();
  if (!complete && !scene.seen.over && between && scene.seen.toAct != nobody) {
    view.leads = scene.seen.toAct;
    view.lead = wording.say(say(tablePhrases::leadsNow, {args::seat(view.leads)}));
  }
  // There the next card alone has a place: what comes after it is known, and nobody waits for it.
  auto const isAwaited = [&](Seat seat) {
    if (scene.playback) return (begun || between) && seat == scene.seen.toAct;
    return begun || leads;
  };
  for (Seat seat = 0; !complete && !scene.seen.over && seat < static_cast<Seat>(scene.seen.players); ++seat)
    if (isAwaited(seat) && std::ranges::count(trick.cards, seat, &Seen::PlayedCard::seat) == 0)
      view.awaited.push_back(seat);
  Seat const next = scene.playback ? scene.seen.toAct : leads ? scene.viewer : nobody;
  if (std::ranges::count(view.awaited, next) > 0) view.here = next;
  QStringList spoken;
  if (view.past) spoken << view.past->title;
  if (view.clothSuit) spoken << wording.say(say(tablePhrases::clothSuit, {args::suit(*view.clothSuit)}));
  if (trick.cards.empty() && begun && !view.awaited.empty())
    spoken << wording.say(say(tablePhrases::trickBegins, {args::number(trick.number)}));
  if (complete) spoken << wording.say(trick.taken);
  view.spoken = spoken.join(QStringLiteral("; "));
  view.spokenCards = giaguaro::spokenCards(trick, wording, complete);
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

QRectF TrickView::pillBox(TableLayout const& layout, QFont const& face) const {
  if (std::ranges::count(cards, winner, &Seen::PlayedCard::seat) == 0) return {};
  qreal const clear = 3 * layout.plateScale();
  return pillPlace(layout, face).adjusted(-clear, -clear, clear, clear);
}

QRectF TrickView::pillPlace(TableLayout const& layout, QFont const& face) const {
  QRectF const usual = layout.pill(winner, pillWidth(face, layout.plateScale()));
  QRectF const own = layout.trickCardBounds(winner);
  if (past && usual.top() > own.center().y()) return usual;  // beside its foot
  std::vector<QRectF> lying;
  for (Seen::PlayedCard const& played : cards) lying.push_back(layout.trickCardBounds(played.seat));
  if (past) {
    QRectF const place = layout.outFromOver(usual, winner, lying);
    return isClearOfPlates(place, layout) ? place : usual;
  }
  // Where it would hide another card that lies there, rather beside its own.
  auto const hides = [&](QRectF const& place) {
    return std::ranges::any_of(lying,
                               [&](QRectF const& card) { return card != own && card.intersects(place); });
  };
  std::vector<QRectF> places{usual};
  for (qreal const left : {own.right() + 3, own.left() - 3 - usual.width()})
    places.emplace_back(QPointF(left, own.center().y() - usual.height() / 2), usual.size());
  std::erase_if(places, [&](QRectF const& place) { return hides(place) || !isClearOfPlates(place, layout); });
  if (places.empty()) return usual;
  // Rather not where whoever is to play looks for the place of the card.
  QRectF const free = here == nobody ? QRectF() : layout.trickCardBounds(here);
  auto const best =
      std::ranges::find_if(places, [&free](QRectF const& place) { return !place.intersects(free); });
  return best == places.end() ? places.front() : *best;
}

bool TrickView::isClearOfPlates(QRectF const& place, TableLayout const& layout) {
  // Of hands that lie open each hangs from its plate, or stands on it.
  qreal const drawer = layout.input().open ? 40 * layout.plateScale() : 0;
  if (!QRectF(QPointF(), layout.input().size).contains(place)) return false;
  for (Seat seat = 0; seat < static_cast<Seat>(layout.input().players); ++seat) {
    QRectF const plate = layout.plate(seat).adjusted(0, -drawer, 0, drawer);
    if (plate.intersects(place) || layout.tokens(seat, mostTokens).intersects(place)) return false;
  }
  return true;
}

// In the middle of the card's left edge, or, where the pill of another card is, of its right one.
QRectF TrickView::leaderBox(TableLayout const& layout, QFont const& face) const {
  TableLayout::Spot const spot = layout.trickCard(past->leader);
  qreal const side = 2 * leaderRadius * layout.plateScale();
  QPointF const edge = QTransform().rotate(spot.turn).map(QPointF(layout.trickCardHeight() / 3, 0));
  QRectF box(QPointF(), QSizeF(side, side));
  box.moveCenter(spot.centre - edge);
  QRectF const mark = pillBox(layout, face);
  if (!mark.intersects(box)) return box;
  box.moveCenter(spot.centre + edge);
  // Where the pill is so long that it lies over that one too, under it.
  if (mark.intersects(box)) box.moveTop(mark.bottom());
  return box;
}

// Hanging from the card's lower left corner, clear of its index and of its pips, and not over the next card: else from its
// lower edge, or within it.
QRectF TrickView::worthBox(Seen::PlayedCard const& played, TableLayout const& layout,
                           QFont const& face) const {
  TableLayout::Spot const spot = layout.trickCard(played.seat);
  qreal const p = layout.plateScale();
  qreal const height = layout.trickCardHeight();
  qreal const words = textWidth(face, {13 * p, true, {}}, Wording::points(played.worth));
  QSizeF const size(std::max(24 * p, words + 12 * p), 24 * p);
  QTransform const turned = QTransform().rotate(spot.turn);
  QRectF const mark = pillBox(layout, face);
  QRectF box(QPointF(), size);
  qreal const within = -height / 3 + size.width() / 2 + 3 * p;
  for (QPointF const& corner : {QPointF(-height / 3 + 7 * p - size.width() / 2, height / 2 - 9 * p),
                                QPointF(within, height / 2 + 4 * p), QPointF(within, height / 2 - 15 * p)}) {
    box.moveCenter(spot.centre + turned.map(corner));
    auto const isUnder = [&](Seen::PlayedCard const& other) {
      return other.seat != played.seat && layout.trickCardBounds(other.seat).intersects(box);
    };
    bool onPlate = false;
    for (Seat seat = 0; seat < static_cast<Seat>(layout.input().players); ++seat)
      onPlate = onPlate || layout.plate(seat).intersects(box);
    if (std::ranges::none_of(cards, isUnder) && !onPlate) break;
  }
  if (mark.intersects(box)) box.moveBottom(mark.top());
  return box;
}

qreal TrickView::pillWidth(QFont const& face, qreal plateScale) const {
  return textWidth(face, {13 * plateScale, true, {}}, pill) / plateScale + 42;
}

void TrickView::paint(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                      Deck const& deck, QFont const& face, qreal mark) const {
  Theme const& theme = painterOfCards.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  if (QRectF const place = layout.clothSuit(); clothSuit && !place.isEmpty())
    suitOnCloth(painter, painterOfCards, place, layout.scale(), deck, *clothSuit);
  for (std::vector<QPainterPath> const& places : emptyPlaces(layout, awaited))
    paintHollow(painter, theme, places, layout.scale());
  if (here != nobody) painter.strokePath(emptyPlace(layout, here), QPen(theme.accent, 2 * layout.scale()));
  if (leads != nobody) paintLead(painter, theme, layout, face);
  // From left to right, so that where they overlap every index shows.
  std::vector<Seen::PlayedCard> lying = cards;
  std::ranges::stable_sort(
      lying, {}, [&](Seen::PlayedCard const& played) { return layout.trickCard(played.seat).centre.x(); });
  for (Seen::PlayedCard const& played : lying) {
    TableLayout::Spot const spot = layout.trickCard(played.seat);
    CardLook look{.calm = layout.piles() != nullptr && layout.piles()->isCalm(), .lies = true};
    if (played.seat == winner) {
      look.ring = theme.accent;
      look.ring.setAlphaF(static_cast<float>(mark));
      look.ringWidth = 3.5 * layout.scale();
    }
    painterOfCards.card(painter, played.card, deck, spot.centre, layout.trickCardHeight(), spot.turn, look);
    if (played.worth != 0)
      worthDisc(painter, theme, face, layout.plateScale(), worthBox(played, layout, face),
                Wording::points(played.worth));
  }
  if (past && past->leader != nobody)
    leaderMark(painter, theme, layout, past->leader, leaderBox(layout, face).center());
  bool const shown = std::ranges::any_of(cards, [this](auto const& played) { return played.seat == winner; });
  painter.setOpacity(mark);
  if (shown) paintPill(painter, painterOfCards, layout, face);
  painter.setOpacity(1);
  if (!goOn.isEmpty()) paintGoOn(painter, theme, layout, face);
  if (past) paintPast(painter, painterOfCards, layout, face);
}

void TrickView::paintLead(QPainter& painter, Theme const& theme, TableLayout const& layout,
                          QFont const& face) const {
  qreal const p = layout.plateScale();
  QColor const ink = theme.plate.lightnessF() > 0.5F ? Theme::ink() : theme.onplate;
  TextStyle const style{13 * p, true, ink};
  TableLayout::Spot const spot = layout.trickCard(leads);
  qreal const within = layout.trickCardHeight() * 2 / 3 - 14 * p;
  qreal const room = 2 * within;  // a long name may reach beyond the place
  QStringList const lines = textWidth(face, style, lead) <= within ? QStringList(lead) : inTwoLines(lead);
  // A name that has no room there is told by the status line.
  if (!std::ranges::all_of(lines, [&](QString const& line) { return textFits(face, style, line, room); }))
    return;
  qreal const leading = 17 * p;
  qreal y = spot.centre.y() + 4.7 * p - leading * static_cast<qreal>(lines.size() - 1) / 2;
  for (QString const& line : lines) {
    drawText(painter, face, style, QPointF(spot.centre.x(), y), room, line, Qt::AlignHCenter);
    y += leading;
  }
}

void TrickView::paintPill(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                          QFont const& face) const {
  Theme const& theme = painterOfCards.theme();
  qreal const p = layout.plateScale();
  TextStyle const style{13 * p, true, theme.onplate};
  QRectF const box = pillPlace(layout, face);
  painter.setPen(QPen(theme.accent, 1.6 * p));
  painter.setBrush(theme.plate);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  painterOfCards.mark(painter, QStringLiteral("winner"), QPointF(box.left() + 16.5 * p, box.center().y()),
                      17 * p, theme.accent);
  drawText(painter, face, style, QPointF(box.left() + 31 * p, box.center().y() + 4.7 * p), box.width(), pill);
}

void TrickView::paintGoOn(QPainter& painter, Theme const& theme, TableLayout const& layout,
                          QFont const& face) const {
  qreal const p = layout.plateScale();
  qreal const inside = 13 * p;
  qreal const left = layout.besideYou() + 8 * p + inside;
  qreal const room = layout.besideYouEnds() - left - inside;
  TextStyle const style{13 * p, false, theme.onplate};
  QStringList const lines = textFits(face, style, goOn, room) ? QStringList(goOn) : inTwoLines(goOn);
  qreal const leading = 17 * p;
  qreal words = 0;
  for (QString const& line : lines) words = std::max(words, textWidth(face, style, line));
  qreal const height = leading * static_cast<qreal>(lines.size()) + 13 * p;
  QRectF box(left - inside, layout.besideMiddle() - height / 2, std::min(words, room) + 2 * inside, height);
  // Clear of what may hang from the next plate.
  for (Seat seat = 0; seat < static_cast<Seat>(layout.input().players); ++seat)
    if (QRectF const hanging = layout.tokens(seat, mostTokens);
        seat != layout.input().bottom && box.intersects(hanging))
      box.moveTop(hanging.bottom() + 1);
  // A ground of its own: the table's rail may run there.
  paintPlate(painter, theme, box, std::min(height / 2, 15 * p), theme.plateedge, 1 * p, 2 * p);
  qreal y = box.center().y() + 4.7 * p - leading * static_cast<qreal>(lines.size() - 1) / 2;
  for (QString const& line : lines) {
    drawText(painter, face, style, QPointF(left, y), room, line);
    y += leading;
  }
}

// Beside the lowest plate, where the line of a trick that rests would stand.
void TrickView::paintPast(QPainter& painter, CardPainter const& painterOfCards, TableLayout const& layout,
                          QFont const& face) const {
  Theme const& theme = painterOfCards.theme();
  qreal const p = layout.plateScale();
  QRectF const you = layout.plate(layout.input().bottom);
  qreal const left = layout.besideYou() + 14 * p;
  qreal const most = layout.besideYouEnds() - left;
  TextStyle const strong{15 * p, true, theme.accent};
  TextStyle const plain{13 * p, false, theme.onplate};
  constexpr qreal icon = 46;
  qreal const words = std::max(textWidth(face, strong, past->title), textWidth(face, plain, past->how));
  QRectF box(left, layout.besideMiddle() - you.height() / 2 + 3 * p,
             std::min(most, std::ceil(words) + (icon + 16) * p), you.height() - 6 * p);
  // On a narrow table the tokens of the next seat hang down to here.
  for (int seat = 0; seat < layout.input().players; ++seat)
    if (QRectF const tokens = layout.tokens(static_cast<Seat>(seat), mostTokens); box.intersects(tokens))
      box.moveTop(tokens.bottom() + p);
  paintPlate(painter, theme, box, 12 * p, theme.plateedge, 1.5 * p, 3 * p);
  painterOfCards.mark(painter, QStringLiteral("last_trick"), QPointF(box.left() + 25 * p, box.center().y()),
                      24 * p, theme.accent);
  qreal const x = box.left() + icon * p;
  qreal const room = box.right() - x - 10 * p;
  QStringList lines{past->title, past->how};
  // Where there is room for little, how to come back.
  QStringList const folded = inTwoLines(past->how);
  bool const little = !textFits(face, plain, past->how, room) && folded.size() > 1;
  if (little) lines = folded;
  drawText(painter, face, little ? plain : strong, QPointF(x, box.center().y() - 4 * p), room, lines[0]);
  drawText(painter, face, plain, QPointF(x, box.center().y() + 15 * p), room, lines[1]);
}

}  // namespace giaguaro
