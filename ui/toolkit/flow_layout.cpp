#include "ui/toolkit/flow_layout.h"

#include <algorithm>
#include <utility>

#include "ui/drawing/window_scale.h"

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

void FlowLayout::setEven(bool even) {
  if (even == even_) return;
  even_ = even;
  invalidate();
}

std::vector<FlowLayout::Line> FlowLayout::flowing(int width) const {
  std::vector<Line> lines;
  int left = 0;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    int const wide = std::min(item->sizeHint().width(), std::max(width, 1));
    if (lines.empty() || left + wide > width) {
      lines.emplace_back();
      left = 0;
    }
    lines.back().push_back(item);
    left += wide + across_;
  }
  return lines;
}

std::vector<FlowLayout::Line> FlowLayout::inPairs(int width) const {
  std::vector<Line> lines;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    auto const wide = [](QLayoutItem const* each) { return each->sizeHint().width(); };
    bool const joins = !lines.empty() && lines.back().size() == 1 &&
                       wide(lines.back().front()) + across_ + wide(item) <= width;
    if (!joins) lines.emplace_back();
    lines.back().push_back(item);
  }
  return lines;
}

// Of a line that is filled.
std::vector<int> FlowLayout::shares(Line const& line, int width) const {
  std::vector<int> wide;
  int spare = width - static_cast<int>(line.size() - 1) * across_;
  int const half = spare / 2;
  for (QLayoutItem const* item : line) {
    wide.push_back(item->sizeHint().width());
    spare -= wide.back();
  }
  if (line.size() == 2 && wide[0] <= half && wide[1] <= half) return {half, half + (width - across_) % 2};
  if (line.size() == 2) {
    wide[wide[0] > half ? 1 : 0] += spare;
    return wide;
  }
  auto const count = static_cast<int>(wide.size());
  for (int i = 0; i < count; ++i)
    wide[static_cast<std::size_t>(i)] += spare / count + (i < spare % count ? 1 : 0);
  return wide;
}

// How wide it is in all lines of two; 0: no width has room for all of them.
int FlowLayout::firstColumn(std::vector<Line> const& lines, int width) const {
  int first = 0;
  int second = 0;
  for (Line const& line : lines) {
    if (line.size() != 2) continue;
    first = std::max(first, line[0]->sizeHint().width());
    second = std::max(second, line[1]->sizeHint().width());
  }
  int const most = width - across_ - second;
  return first > most ? 0 : std::clamp((width - across_) / 2, first, most);
}

int FlowLayout::place(QRect const& box, bool move) const {
  auto const highOf = [](Line const& line) {
    int high = 0;
    for (QLayoutItem const* item : line) high = std::max(high, item->sizeHint().height());
    return high;
  };
  auto const needsOf = [&](std::vector<Line> const& lines) {
    int needs = lines.size() > 1 ? static_cast<int>(lines.size() - 1) * down_ : 0;
    for (Line const& line : lines) needs += highOf(line);
    return needs;
  };
  std::vector<Line> lines = flowing(box.width());
  if (even_) {
    std::vector<Line> pairs = inPairs(box.width());
    bool const haveRoom = move && needsOf(pairs) <= box.height();
    if (haveRoom || pairs.size() <= lines.size()) lines = std::move(pairs);
  }
  int const needs = needsOf(lines);
  if (!move) return needs;
  int const gaps = static_cast<int>(lines.size()) - 1;
  int const more = even_ && gaps > 0 ? std::clamp<int>((box.height() - needs) / (gaps + 1), 0, 3 * down_) : 0;
  int const column = even_ ? firstColumn(lines, box.width()) : 0;
  int y = box.top();
  for (Line const& line : lines) {
    std::vector<int> wide = even_ ? shares(line, box.width()) : std::vector<int>{};
    if (column > 0 && line.size() == 2) wide = {column, box.width() - across_ - column};
    int x = box.left();
    for (std::size_t i = 0; i < line.size(); ++i) {
      QSize size = line[i]->sizeHint().boundedTo({std::max(box.width(), 1), QWIDGETSIZE_MAX});
      if (even_) size.setWidth(wide[i]);
      line[i]->setGeometry({{x, y}, size});
      x += size.width() + across_;
    }
    y += highOf(line) + down_ + more;
  }
  return needs;
}

}  // namespace giaguaro
