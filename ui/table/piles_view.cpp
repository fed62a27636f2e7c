#include "ui/table/piles_view.h"

#include <algorithm>

#include "ui/table/scene_wording.h"
#include "ui/table/table_phrases.h"

namespace giaguaro {
namespace {

QString pileInWords(Seen::Pile const& pile, int number, Wording const& wording) {
  using namespace tablePhrases;
  Argument const which = args::number(number);
  if (!pile.top.valid()) return wording.say(say(pile.covered ? pileCovered : pileEmpty, {which}));
  return wording.say(say(pile.covered ? pileOnOne : pileAlone, {args::card(pile.top), which}));
}

void emptyPlace(QPainter& painter, Theme const& theme, QRectF const& box) {
  QColor line = theme.id == QLatin1String("linen") ? Theme::ink() : theme.onplate;
  if (!theme.plain) line.setAlphaF(0.34F);
  QPen pen(line, 1.4);
  pen.setDashPattern({5 / 1.4, 6 / 1.4});
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
}

}  // namespace

PilesView PilesView::of(TableScene const& scene, Wording const& wording) {
  PilesView view;
  if (!scene.seen.hasPiles()) return view;
  for (int i = 0; i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, i);
    Row row{.seat = seat, .piles = pilesShown(scene, seat), .spoken = {}};
    QStringList words;
    int number = 0;
    for (Seen::Pile const& pile : row.piles) words << pileInWords(pile, ++number, wording);
    row.spoken = wording.say(say(tablePhrases::pilesOf, {args::seat(seat)})) + QStringLiteral(" ") +
                 words.join(QStringLiteral("; "));
    view.rows.push_back(std::move(row));
  }
  return view;
}

void PilesView::paint(QPainter& painter, CardPainter const& cards, TableLayout const& layout,
                      Deck const& deck) const {
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
        emptyPlace(painter, cards.theme(), places->top(own, place));
      } else if (pile.covered) {
        QRectF const box = pile.top.valid() ? places->beneath(own, place) : places->top(own, place);
        cards.card(painter, noCard, deck, box.center(), places->pileHeight(), 0, CardLook{});
      }
    }
  }
  painter.restore();
}

}  // namespace giaguaro
