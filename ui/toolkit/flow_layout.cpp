#include "ui/toolkit/flow_layout.h"

#include <algorithm>

#include "ui/toolkit/window_scale.h"

namespace giaguaro {

FlowLayout::FlowLayout(Length across, Length down) : across_(across), down_(down) {
  setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : items_) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) { items_.push_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* const item = itemAt(index);
  if (item != nullptr) items_.erase(items_.begin() + index);
  return item;
}

QSize FlowLayout::minimumSize() const {
  QSize widest;
  for (QLayoutItem const* item : items_)
    if (!item->isEmpty()) widest = widest.expandedTo(item->minimumSize());
  return widest;
}

void FlowLayout::setGeometry(QRect const& box) {
  QLayout::setGeometry(box);
  place(box, true);
}

int FlowLayout::place(QRect const& box, bool move) const {
  QPoint at = box.topLeft();
  int lineHeight = 0;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    QSize const size = item->sizeHint().boundedTo({std::max(box.width(), 1), QWIDGETSIZE_MAX});
    if (at.x() > box.left() && at.x() + size.width() > box.left() + box.width()) {
      at = {box.left(), at.y() + lineHeight + down_};
      lineHeight = 0;
    }
    if (move) item->setGeometry({at, size});
    at.rx() += size.width() + across_;
    lineHeight = std::max(lineHeight, size.height());
  }
  return at.y() + lineHeight - box.top();
}

}  // namespace giaguaro
