#include "ui/hand/piles_view.h"

#include <QPainterPath>
#include <algorithm>

#include "ui/drawing/hollow.h"
#include "ui/drawing/text_line.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/table_phrases.h"

namespace giaguaro {
namespace {

QString pileInWords(Seen::Pile const& pile, int number, Wording const& wording) {
  using namespace tablePhrases;
  Argument const which = args::number(number);
  if (!pile.top.valid()) return wording.say(say(pile.covered ? pileCovered : pileEmpty, {which}));
  return wording.say(say(pile.covered ? pileOnOne : pileAlone, {args::card(pile.top), which}));
}

QColor inkOnCloth(Theme const& theme) {
  return theme.plate.lightnessF() > 0.5F ? Theme::ink() : theme.onplate;
}

// What stands at the right of the trick otherwise goes before.
bool hasRoomForTurning(TableScene const& scene) {
  bool const agrees = scene.club && scene.club->mayAgree;
  return !scene.rests() && !scene.lookingBack && !scene.paused && !agrees;
}

}  // namespace

PilesView PilesView::of(TableScene const& scene, Wording const& wording) {
  PilesView view;
  if (!scene.seen.hasPiles()) return view;
  for (int i = 0; i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, i);
    Row row{.seat = seat, .piles = pilesShown(scene, seat), .spoken = {}};
    if (int const tricks = scene.tricksBy(seat); tricks > 0 && (!scene.seen.over || scene.resting))
      row.taken = wording.say(say(tablePhrases::endTricks, {args::number(tricks)}));
    QStringList words;
    int number = 0;
    for (Seen::Pile const& pile : row.piles) {
      words << pileInWords(pile, ++number, wording);
      if (pile.covered && !pile.top.valid() && hasRoomForTurning(scene))
        view.turning = wording.say(say(tablePhrases::pileTurns, {args::number(number)}));
    }
    if (!row.taken.isEmpty()) words << row.taken;
    row.spoken = wording.say(say(tablePhrases::pilesOf, {args::seat(seat)})) + QStringLiteral(" ") +
                 words.join(QStringLiteral("; "));
    view.rows.push_back(std::move(row));
  }
  return view;
}

void PilesView::paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                      Deck const& deck, QFont const& face) const {
  PileLayout const* const places = layout.piles();
  if (places == nullptr) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (Row const& row : rows) {
    bool const own = layout.isOwnRow(row.seat);
    for (std::size_t i = 0; i < row.piles.size(); ++i) {
      Seen::Pile const& pile = row.piles[i];
      auto const place = static_cast<int>(i);
      if (pile.empty()) {
        QPainterPath card;
        card.addRoundedRect(places->top(own, place).adjusted(1, 1, -1, -1), 5, 5);
        paintHollow(painter, cards.theme(), {card}, layout.scale());
      } else if (pile.covered) {
        QRectF const box = pile.top.valid() ? places->beneath(own, place) : places->top(own, place);
        cards.card(painter, noCard, deck, box.center(), places->pileHeight(), 0, CardLook{});
      }
    }
  }
  paintTaken(painter, cards, layout, face);
  if (!turning.isEmpty()) paintTurning(painter, cards, layout, face);
  painter.restore();
}

void PilesView::paintTaken(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                           QFont const& face) const {
  TextStyle const style{13 * layout.plateScale(), false, inkOnCloth(cards.theme())};
  for (Row const& row : rows) {
    if (row.taken.isEmpty()) continue;
    QRectF const area = layout.piles()->takenArea(layout.isOwnRow(row.seat));
    drawText(painter, face, style, QPointF(area.center().x(), area.bottom() - 2 * layout.plateScale()),
             1.4 * area.width(), row.taken, Qt::AlignHCenter);
  }
}

// In the right half of what the trick leaves free, in two lines, where they have room.
void PilesView::paintTurning(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                             QFont const& face) const {
  qreal const p = layout.plateScale();
  QPointF const middle(0, layout.besideMiddle());
  TextStyle const style{13 * p, false, inkOnCloth(cards.theme())};
  QStringList const lines = inTwoLines(turning);
  qreal words = 0;
  for (QString const& line : lines) words = std::max(words, textWidth(face, style, line));
  qreal const mark = 32 * p;  // with the space behind it
  qreal const left = layout.besideYou() + 14 * p;
  qreal const free = layout.besideYouEnds() - left - mark - words;
  if (free < 0) return;
  qreal const x = left + std::max(free / 2, free - 44 * p);
  qreal const leading = 18 * p;
  qreal y = middle.y() + 4.7 * p - leading * static_cast<qreal>(lines.size() - 1) / 2;
  cards.mark(painter, QStringLiteral("eye"), QPointF(x + 10 * p, middle.y()), 20 * p, style.ink);
  for (QString const& line : lines) {
    drawText(painter, face, style, QPointF(x + mark, y), words + 1, line);
    y += leading;
  }
}

}  // namespace giaguaro
