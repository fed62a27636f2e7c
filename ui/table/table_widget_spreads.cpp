// The table's cards that lie open or face down: where they are laid, the sizes of their pictures.
#include <algorithm>

#include "ui/drawing/window_scale.h"
#include "ui/layout/drawer_layout.h"
#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

constexpr qreal usualNarrowDock = 150;

}  // namespace

SpreadNeighbours TableWidget::neighbours() const {
  SpreadNeighbours table{.tokens = tokenCounts(),
                         .trick = !trick_.cards.empty() || !trick_.awaited.empty(),
                         .pillWidth = trick_.pillWidth(font(), layout_.plateScale())};
  table.beside = std::ranges::any_of(
      plates_, [this](SeatPlate const& plate) { return !plate.turnPill(layout_, font()).isNull(); });
  table.quiet = scene_.playback.has_value();
  for (HeldCards const& held : HeldCards::of(scene_)) table.fans.push_back(held.fan > 0);
  if (dock_->isOpen()) table.dock = dock_->paper();
  return table;
}

// Cards on the cloth keep their place when a dock opens or closes: where one may open is never theirs.
void TableWidget::placeSpreads() {
  SpreadsAsked asked{layout_.input(), {}, {}};
  for (SpreadView const& spread : spreads_)
    asked.shapes.push_back(spread.shape(font(), layout_.plateScale()));
  if (!spreads_.empty()) {
    SpreadNeighbours& table = asked.neighbours;
    table = neighbours();
    if (!table.trick && scene_.viewer != nobody) {
      auto [rect, narrow] = layout_.dock(dockOverCloth, table.tokens);
      // A narrow one seldom takes all of its room.
      if (narrow) rect.setTop(std::max(rect.top(), rect.bottom() - usualNarrowDock * windowScale()));
      table.dock = table.dock.united(rect);
    }
  }
  if (asked == spreadsAsked_) return;
  std::vector<SpreadPlace> places = giaguaro::placeSpreads(layout_, asked.shapes, asked.neighbours);
  for (auto const* list : {&spreadPlaces_, &places})
    for (SpreadPlace const& place : *list) {
      // Where a drawer is pulled out, its plate changes, too; and from a tray a tail points at its plate.
      qreal const more = place.drawer ? layout_.plate(scene_.bottom).height()
                         : place.tags ? SpreadView::tail * layout_.plateScale()
                                      : 0;
      update(layout_.withShadow(place.area).adjusted(-more, -more, more, more).toAlignedRect());
    }
  spreadPlaces_ = std::move(places);
  spreadsAsked_ = std::move(asked);
}

SpreadPlace TableWidget::drawerOf(Seat seat) const {
  for (std::size_t i = 0; i < spreads_.size() && i < spreadPlaces_.size(); ++i)
    if (spreads_[i].seat == seat && spreadPlaces_[i].drawer) return spreadPlaces_[i];
  return {};
}

QRectF TableWidget::tokensOf(Seat seat) const {
  auto const plate = std::ranges::find(plates_, seat, &SeatPlate::seat);
  if (plate == plates_.end()) return {};
  QRectF const place = layout_.tokens(seat, static_cast<int>(plate->hanging(layout_, font()).size()));
  return place.translated(0, tokensDrop(drawerOf(seat), place));
}

void TableWidget::updatePiles() {
  PileLayout const* const piles = layout_.piles();
  if (piles == nullptr) return;
  for (bool const own : {false, true}) update(layout_.withShadow(piles->row(own)).toAlignedRect());
  // With what lies at its ends.
  update(piles->band().toAlignedRect());
}

void TableWidget::keepPictures() {
  std::vector<QSize> sizes{CardPainter::size(layout_.unit()), CardPainter::size(layout_.trickCardHeight()),
                           CardPainter::size(58 * layout_.plateScale())};
  if (PileLayout const* const piles = layout_.piles())
    sizes.push_back(CardPainter::size(piles->pileHeight()));
  for (SpreadPlace const& place : spreadPlaces_) {
    if (place.area.isNull() || place.tags) continue;
    QRectF const& card = place.cards.empty() ? place.backs.front() : place.cards.front();
    sizes.push_back(CardPainter::size(card.height()));
  }
  for (qreal const height : {layout_.fanHeight(), layout_.tricksHeight(), dock_->cardHeight()})
    if (height > 0) sizes.push_back(CardPainter::size(height));
  Deck const& deck = Deck::of(scene_.seen.deck);
  art_->keep(deck, sizes, devicePixelRatioF());
  // As they will lie, while they are still on their way.
  for (Seen::PlayedCard const& played : trick_.cards)
    if (qreal const turn = layout_.trickCard(played.seat).turn; turn != 0)
      (void)art_->turned(played.card, deck, CardPainter::size(layout_.trickCardHeight()), devicePixelRatioF(),
                         turn);
}

}  // namespace giaguaro
