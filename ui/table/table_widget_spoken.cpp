// What a screen reader finds on the table, in the order it is read: the plates at the edge, the seats round
// the table from the lowest on, the trick card by card, the cards that lie open. What it is told as things happen comes as
// events of the game (core/rules/event.h), through TableHost::announce.
#include <QAccessible>
#include <QLabel>

#include "ui/hand_end/hand_end_view.h"
#include "ui/table/spoken_parts.h"
#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

QString inOne(EdgePlate const& plate) {
  QStringList words{plate.title};
  words << plate.lines;
  for (EdgePlate::PairFigure const& each : plate.pairs) words << each.spoken;
  words.removeAll(QString());
  return words.join(QStringLiteral(". "));
}

}  // namespace

void TableWidget::nameParts() {
  QString const contract =
      auction_.isEmpty() ? inOne(contract_) : inOne(contract_) + QStringLiteral(". ") + auction_;
  std::vector<SpokenPart> parts{{QStringLiteral("contract"), contract, layout_.contractPlate()},
                                {QStringLiteral("score"), inOne(score_), layout_.scorePlate()}};
  auto const add = [&parts](char const* name, std::size_t index, QString const& text, QRectF const& place) {
    parts.push_back({QLatin1String(name) + QString::number(index), text, place});
  };
  int const players = scene_.seen.players;
  for (int i = 0; i < players; ++i) {
    Seat const seat = seatAfter(scene_.bottom, players, i);
    SeatPlate const& plate = plates_[static_cast<std::size_t>(seat)];
    add("seat_", static_cast<std::size_t>(seat), plate.spoken, layout_.plate(seat));
    if (seat != scene_.viewer) parts.back().seat = seat;
  }
  if (PileLayout const* const piles = layout_.piles())
    for (PilesView::Row const& row : piles_.rows)
      add("piles_", static_cast<std::size_t>(row.seat), row.spoken, piles->row(layout_.isOwnRow(row.seat)));
  parts.push_back({QStringLiteral("trick"), trick_.spoken, trickArea()});
  // A place for each card that a trick may have, so that none of them is new to a reader when it is played.
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    bool const played = i < trick_.cards.size();
    add("trick_", i, played ? trick_.spokenCards[static_cast<qsizetype>(i)] : QString(),
        played ? layout_.trickCardBounds(trick_.cards[i].seat) : QRectF());
  }
  for (std::size_t i = 0; i < spreads_.size(); ++i)
    add("spread_", i, spreads_[i].spoken, spreadPlaces_[i].area);
  if (end_->isShown())
    parts.push_back({QStringLiteral("handEnd"), end_->spoken(), end_->handEndLayout().count});
  spoken_->setParts(parts);
}

void TableWidget::announce(QString const& text) {
  live_->setText(text);
  live_->setAccessibleName(text);
  // Readers follow the one or the other: a name that changes, which Qt has told, a notification that shows,
  // an alert.
  for (auto const kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
    QAccessibleEvent told(live_, kind);
    QAccessible::updateAccessibility(&told);
  }
}

}  // namespace giaguaro
