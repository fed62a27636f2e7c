// The table's bubbles: where they stand, and what of them is painted again.
#include "ui/table/table_widget.h"
#include "ui/talk/talk_menu.h"

namespace giaguaro {

// They keep their place when a dock opens or closes: where one may open is never theirs.
void TableWidget::placeBubbles() {
  BubblesAsked asked{layout_.input(), {}, {}};
  for (SpeechBubble const& bubble : bubbles_)
    asked.shapes.push_back(bubble.shape(font(), layout_.plateScale()));
  if (!bubbles_.empty()) {
    SpreadNeighbours& table = asked.neighbours.table;
    table = neighbours();
    if (!table.trick && scene_.viewer != nobody)
      table.dock = table.dock.united(layout_.dock(usualDock, table.tokens).rect);
    for (SpreadPlace const& place : spreadPlaces_) asked.neighbours.spreads.push_back(place.area);
    if (menu_->isOpen()) asked.neighbours.spreads.push_back(menu_->box());
  }
  if (asked == bubblesAsked_) return;
  std::vector<BubblePlace> places = giaguaro::placeBubbles(layout_, asked.shapes, asked.neighbours);
  for (auto const* list : {&bubblePlaces_, &places})
    for (BubblePlace const& place : *list) update(touchedBy(place));
  bubblePlaces_ = std::move(places);
  bubblesAsked_ = std::move(asked);
}

QRect TableWidget::touchedBy(BubblePlace const& place) {
  return place.box.isNull() ? QRect() : place.bounds().adjusted(-3, -3, 3, 3).toAlignedRect();
}

}  // namespace giaguaro
