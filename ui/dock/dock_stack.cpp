// The dock's parts one under the other: rows, tags, words, the number, the tray, the foot.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "ui/dock/dock_layout.h"

namespace giaguaro::dock {
namespace {

constexpr qreal wordPad = 30;
constexpr qreal stackGap = 8;
constexpr qreal leastBesideSlots = 5.2;  // of words and bar, in heights of the bar
constexpr qreal slotShape = 2.0 / 3;     // the width of a place, in its height: as of a card
constexpr int cardsInRow = 8;
constexpr int numbersInNarrowRow = 6;
constexpr int platesInLine = 3;
constexpr qreal mostNarrowScale = 1.3;

std::vector<std::size_t> of(DockShape const& shape, DockForm form) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < shape.choices.size(); ++i)
    if (shape.choices[i].form == form) found.push_back(i);
  return found;
}

// How many of `widths` go in each line of `room`.
std::vector<std::size_t> wrapped(std::vector<qreal> const& widths, qreal room, qreal between) {
  std::vector<std::size_t> lines;
  qreal used = 0;
  for (qreal const width : widths) {
    if (lines.empty() || used + between + width > room) {
      lines.push_back(0);
      used = -between;
    }
    ++lines.back();
    used += between + width;
  }
  return lines;
}

// The same in lines of about one length.
std::vector<std::size_t> balanced(std::vector<qreal> const& widths, qreal room, qreal between) {
  std::vector<std::size_t> best = wrapped(widths, room, between);
  for (qreal less = room - 4; less > 40; less -= 4) {
    std::vector<std::size_t> const next = wrapped(widths, less, between);
    if (next.size() > best.size()) break;
    best = next;
  }
  return best;
}

std::vector<qreal> wordWidths(DockShape const& shape, std::vector<std::size_t> const& words, qreal pad) {
  std::vector<qreal> widths;
  for (std::size_t const i : words) widths.push_back(shape.choices[i].width + pad);
  return widths;
}

struct Grid {
  int rows = 0, columns = 0;
};

Grid gridOf(int count, int mostColumns) {
  if (count == 0) return {};
  int const rows = (count + mostColumns - 1) / mostColumns;
  return {rows, (count + rows - 1) / rows};
}

// The measures of one form; all lengths as they are drawn.
struct Measures {
  qreal left, right, top;
  qreal shares;           // the strip of what is shared out; 0: there is no room for it
  qreal row, rowGap;      // plates
  qreal tallRow;          // of one with two lines under its label
  int plates;             // in a line at most
  QSizeF tag;             // the largest
  qreal tagTop, tagRise;  // room over the tags for their tokens; of a free one over a barred one
  qreal tagGap, lineGap;  // across, between rows of them
  qreal caption;          // the line under tags; 0: they have none
  int columns;            // of tags at most
  qreal word, wordPad, wordGap;
  // The heights of a line that would lay cards open and of one that would not, where there is one of each: together no
  // higher than two words.
  qreal wordOfCards, wordBesideCards;
  qreal tallWord, mostTall;  // the height of words that are tags, and their width at most; 0: they are plain
  qreal tallAside;           // how far they reach beyond all else
  qreal number;              // the stepper
  qreal track;               // under it; 0: beside it
  qreal price;               // the line under that
  qreal slot;                // the height of a place
  qreal besideSlot;          // of one with words beside it; 0: they have no room for words
  qreal bar;                 // with the line under it; 0: there is no room for it
  qreal between;             // parts
};

class Stack {
 public:
  Stack(DockShape const& shape, Measures const& measures) : shape_(shape), m_(measures), y_(measures.top) {
    places_.tags.resize(shape.choices.size());
    places_.boxes.resize(shape.choices.size());
    shares();
    rows();
    tags();
    words();
    number();
    tray();
  }

  // The lower edge of what has been placed.
  qreal bottom() const { return any_ ? y_ - m_.between : y_; }
  void moveDown(qreal by) {
    for (DockPlaces::Tag& tag : places_.tags)
      for (QRectF* rect : {&tag.tag, &tag.button}) rect->translate(0, by);
    for (std::vector<QRectF>* list : {&places_.boxes, &places_.traySlots})
      for (QRectF& rect : *list) rect.translate(0, by);
    for (QRectF* rect : {&places_.stepper, &places_.track, &places_.shares, &places_.bar})
      rect->translate(0, by);
  }
  DockPlaces& places() { return places_; }
  DockPlaces const& places() const { return places_; }

 private:
  qreal inner() const { return m_.right - m_.left; }
  void next(qreal height) {
    y_ += height + m_.between;
    any_ = true;
  }

  void shares() {
    if (!shape_.shares || m_.shares == 0) return;
    places_.shares = QRectF(m_.left, y_, inner(), m_.shares);
    y_ += m_.shares + m_.between;
  }

  void rows() {
    auto const found = of(shape_, DockForm::row);
    if (found.empty()) return;
    auto const count = static_cast<int>(found.size());
    Grid const grid = gridOf(count, count == m_.plates + 1 ? std::max(2, m_.plates - 1) : m_.plates);
    qreal const width = (inner() - (grid.columns - 1) * m_.rowGap) / grid.columns;
    places_.secondLines = grid.rows == 1 && grid.columns <= 2;
    qreal const height = places_.secondLines ? m_.tallRow : m_.row * (grid.rows > 1 ? 0.7 : 0.85);
    for (int n = 0; n < count; ++n) {
      auto const at = std::div(n, grid.columns);
      places_.boxes[found[static_cast<std::size_t>(n)]] = QRectF(
          m_.left + at.rem * (width + m_.rowGap), y_ + at.quot * (height + 0.75 * m_.rowGap), width, height);
    }
    next(grid.rows * height + (grid.rows - 1) * 0.75 * m_.rowGap);
  }

  void tags() {
    auto const found = of(shape_, DockForm::tag);
    if (found.empty()) return;
    auto const count = static_cast<int>(found.size());
    Grid const grid = gridOf(count, m_.columns);
    qreal const width = std::min(m_.tag.width(), (inner() - (grid.columns - 1) * m_.tagGap) / grid.columns);
    qreal const height = std::min(m_.tag.height(), width * 1.7);
    qreal const across = std::min(m_.caption > 0 ? m_.tagGap : m_.tagGap * 2,
                                  (inner() - grid.columns * width) / std::max(1, grid.columns - 1));
    qreal const wide = grid.columns * width + (grid.columns - 1) * across;
    y_ += m_.tagTop;
    for (int n = 0; n < count; ++n) {
      std::size_t const i = found[static_cast<std::size_t>(n)];
      auto const at = std::div(n, grid.columns);
      qreal const x = (m_.left + m_.right - wide) / 2 + at.rem * (width + across);
      qreal const y = y_ + at.quot * (height + m_.tagRise + m_.lineGap);
      QRectF const tag(x, y + (shape_.choices[i].free ? 0 : m_.tagRise), width, height);
      // Wide enough for rings and tokens, which may reach over the neighbours' edges.
      qreal const side = m_.caption > 0 ? across / 2 - 1 : around;
      places_.tags[i] = {
          tag,
          tag.adjusted(-side, -std::max(around, m_.tagTop), side,
                       std::max(around, m_.caption + (shape_.choices[i].free ? m_.tagRise : 0))),
          m_.caption > 0 ? width + 2 * side - labelGap : width};
    }
    qreal const used = grid.rows * (height + m_.tagRise) + (grid.rows - 1) * m_.lineGap;
    if (m_.caption > 0) places_.labelBaseline = y_ + used + 0.8 * m_.caption;
    next(used + m_.caption);
  }

  void words() {
    auto const found = of(shape_, DockForm::word);
    if (found.empty()) return;
    if (shape_.tall && m_.tallWord > 0) {
      auto const count = static_cast<qreal>(found.size());
      // They may stand a little nearer to the dock's edge than its lines do.
      qreal const all = inner() + 2 * m_.tallAside;
      qreal const width = std::min(m_.mostTall, (all - (count - 1) * m_.wordGap) / count);
      qreal x = (m_.left + m_.right - count * width - (count - 1) * m_.wordGap) / 2;
      for (std::size_t const i : found) {
        places_.boxes[i] = QRectF(x, y_, width, m_.tallWord);
        x += width + m_.wordGap;
      }
      return next(m_.tallWord + m_.wordGap / 2);
    }
    auto const widths = wordWidths(shape_, found, m_.wordPad);
    std::size_t n = 0;
    auto const lines = balanced(widths, inner(), m_.wordGap);
    auto const laysOpen = [&](std::size_t from, std::size_t count) {
      return std::any_of(found.begin() + static_cast<std::ptrdiff_t>(from),
                         found.begin() + static_cast<std::ptrdiff_t>(from + count),
                         [this](std::size_t choice) { return shape_.choices[choice].cards; });
    };
    bool const oneOfEach =
        lines.size() == 2 && laysOpen(0, lines.front()) != laysOpen(lines.front(), lines.back());
    for (std::size_t const count : lines) {
      qreal const high = !oneOfEach ? m_.word : laysOpen(n, count) ? m_.wordOfCards : m_.wordBesideCards;
      qreal wanted = (static_cast<qreal>(count) - 1) * m_.wordGap;
      for (std::size_t i = n; i < n + count; ++i) wanted += widths[i];
      // Each line fills the dock.
      qreal const gaps = (static_cast<qreal>(count) - 1) * m_.wordGap;
      qreal const stretch = std::max(0.2, (inner() - gaps) / (wanted - gaps));
      qreal x = m_.left;
      for (std::size_t i = n; i < n + count; ++i) {
        places_.boxes[found[i]] = QRectF(x, y_, widths[i] * stretch, high);
        x += widths[i] * stretch + m_.wordGap;
      }
      n += count;
      y_ += high + m_.wordGap;
    }
    y_ -= m_.wordGap;
    next(0);
  }

  void number() {
    if (!shape_.number) return;
    if (m_.track > 0) {
      qreal const width = 3.5 * m_.number;
      places_.stepper = QRectF(m_.right - width, y_, width, m_.number);
      places_.smallPrint = QRectF(m_.left, y_, inner() - width - 2 * stackGap, m_.number);
      y_ += m_.number + stackGap;
      places_.track = QRectF(m_.left, y_, inner(), m_.track);
      places_.priceLine = shape_.prices ? m_.price : 0;
      next(m_.track + 2 + places_.priceLine);
    } else {
      qreal const width = 3.4 * m_.number;
      places_.stepper = QRectF(m_.left, y_, width, m_.number);
      places_.track =
          QRectF(m_.left + width + stackGap + 2, y_ + 6, inner() - width - stackGap - 2, m_.number - 11);
      next(m_.number);
    }
  }

  // Few places are large, with the words and the bar beside them.
  bool trayBesideBar() {
    qreal const high = m_.besideSlot;
    QSizeF const slot(std::round(slotShape * high), high);
    qreal const across = 0.08 * high;
    qreal const left = m_.left + shape_.tray * (slot.width() + across) + across;
    if (high == 0 || m_.right - left < leastBesideSlots * m_.bar) return false;
    for (int i = 0; i < shape_.tray; ++i)
      places_.traySlots.emplace_back(QPointF(m_.left + i * (slot.width() + across), y_), slot);
    qreal const bar = shape_.bar ? m_.bar : 0;
    places_.smallPrint = QRectF(left, y_, m_.right - left, high - bar);
    if (bar > 0) places_.bar = QRectF(left, y_ + high - bar, m_.right - left, bar);
    next(high);
    return true;
  }

  // More of them stand in a row, from edge to edge where the dock is wide.
  void tray() {
    if (shape_.tray == 0 || trayBesideBar()) return;
    bool const wide = m_.besideSlot > 0;
    qreal const least = 0.1 * m_.slot;
    qreal const most = (inner() - (shape_.tray - 1) * least) / shape_.tray;
    qreal const width = std::min(std::round(m_.slot * slotShape), most);
    qreal const across =
        wide && shape_.tray > 1 ? (inner() - shape_.tray * width) / (shape_.tray - 1) : least;
    qreal x = m_.left + (inner() - shape_.tray * (width + across) + across) / 2;
    for (int i = 0; i < shape_.tray; ++i) {
      places_.traySlots.emplace_back(x, y_, width, width / slotShape);
      x += width + across;
    }
    next(places_.traySlots.front().height());
    if (!shape_.bar || m_.bar == 0) return;
    places_.bar = QRectF(m_.left, y_, inner(), m_.bar);
    next(m_.bar);
  }

  DockShape const& shape_;
  Measures m_;
  qreal y_;
  bool any_ = false;
  DockPlaces places_;
};

Measures wideMeasures(DockShape const& shape, qreal width, qreal p) {
  bool const cards = shape.tags == DockShape::Tags::cards;
  bool const faces = shape.tags == DockShape::Tags::faces;
  auto const count = [&shape](DockForm form) {
    return std::ranges::count(shape.choices, form, &DockShape::Choice::form);
  };
  bool const crowded = count(DockForm::row) > platesInLine;
  bool const oneRow = count(DockForm::tag) <= cardsInRow;
  return {.left = padding * p,
          .right = width - padding * p,
          .top = 42 * p,
          .shares = 26 * p,
          .row = 48 * p,
          .rowGap = stackGap * p,
          .tallRow = 56 * p,
          .plates = platesInLine,
          .tag = (faces             ? QSizeF(76, 114)
                  : cards && oneRow ? QSizeF(50, 64)
                  : cards           ? QSizeF(44, 56)
                                    : QSizeF(54, 52)) *
                 p,
          .tagTop = (faces ? 6 : 8) * p,
          .tagRise = (faces ? 4 : rise) * p,
          .tagGap = (faces ? 30 : 6) * p,
          .lineGap = 4 * p,
          .caption = (faces ? 17 : 0) * p,
          .columns = cards ? cardsInRow : 12,
          .word = (std::ranges::any_of(shape.choices, &DockShape::Choice::cards) ? 44 : 34) * p,
          .wordPad = wordPad * p,
          .wordGap = (shape.tall ? 7 : stackGap) * p,
          .wordOfCards = 52 * p,
          .wordBesideCards = 36 * p,
          .tallWord = 104 * p,
          .mostTall = 96 * p,
          .tallAside = 6 * p,
          .number = 34 * p,
          .track = 19 * p,
          .price = 17 * p,
          .slot = 84 * p,
          .besideSlot = 114 * p,
          .bar = 32 * p,
          .between = (crowded ? 6 : 9) * p};
}

}  // namespace

QSizeF wantedStack(DockShape const& shape) {
  Stack const stack(shape, wideMeasures(shape, wideWidth, 1));
  qreal const over = stack.places().labelBaseline > 0 ? 18 : 12;  // the buttons
  return {wideWidth, std::round(stack.bottom() + over + buttonHeight + 14)};
}

DockPlaces placeWideStack(DockShape const& shape, QSizeF size, qreal p) {
  Stack stack(shape, wideMeasures(shape, size.width(), p));
  DockPlaces places = std::move(stack.places());
  places.title = QRectF(padding * p, 10 * p, size.width() - 2 * padding * p, 26 * p);
  places.note = places.title;
  QRectF const print = places.smallPrint;
  placeWideFoot(shape, size, p, places);
  // Words that have a place of their own leave the one at the foot to something else.
  if (!print.isNull()) places.keys = std::exchange(places.smallPrint, print);
  return places;
}

namespace {

constexpr qreal stackSide = 10;
constexpr qreal narrowReason = 25;  // the line that explains, with what is round it
constexpr qreal narrowTitleRow = 26;
constexpr qreal leastTitledScale = 0.85, leastNarrowScale = 0.58;

Measures narrowMeasures(DockShape const& shape, qreal width, qreal scale) {
  bool const cards = shape.tags == DockShape::Tags::cards || shape.tags == DockShape::Tags::faces;
  return {.left = stackSide,
          .right = width - stackSide,
          .top = 9,
          .shares = 0,
          .row = 40 * scale,
          .rowGap = 8,
          .tallRow = 40 * scale,
          .plates = 4,
          .tag = (cards ? QSizeF(38, 46) : QSizeF(46, 46)) * scale,
          .tagTop = 2,
          .tagRise = 4 * scale,
          .tagGap = 4,
          .lineGap = 4,
          .caption = 0,
          .columns = cards ? cardsInRow : numbersInNarrowRow,
          .word = std::clamp(30 * scale, 24.0, 33.0),
          .wordPad = 16,
          .wordGap = 5,
          .wordOfCards = std::clamp(30 * scale, 24.0, 33.0),
          .wordBesideCards = std::clamp(30 * scale, 24.0, 33.0),
          .tallWord = 0,
          .mostTall = 0,
          .tallAside = 0,
          .number = std::clamp(30 * scale, 24.0, 32.0),
          .track = 0,
          .price = 0,
          .slot = 50 * scale,
          .besideSlot = 0,
          .bar = 0,
          .between = std::min(9.0, 7 * scale)};
}

// In the middle of a trick it leaves that the room.
qreal narrowTitleOf(DockShape const& shape) {
  return std::ranges::any_of(shape.choices, &DockShape::Choice::cards) ? 0 : narrowTitleRow;
}

}  // namespace

qreal wantedNarrowStack(DockShape const& shape, qreal width) {
  Stack const stack(shape, narrowMeasures(shape, width, mostNarrowScale));
  // A title takes what room the choices can spare: words of others may have to stand beside.
  return stack.bottom() + narrowReason + 4 + narrowFootHeight(narrowFootLines(shape, width));
}

DockPlaces placeNarrowStack(DockShape const& shape, QSizeF size) {
  int const footLines = narrowFootLines(shape, size.width());
  qreal const foot = size.height() - narrowFootHeight(footLines) - 4;
  // As large as there is room for; then without the title, then without the line that explains.
  struct Parts {
    qreal title;
    bool explained;
    qreal least;
  };
  DockPlaces places;
  for (Parts const& parts : {Parts{narrowTitleOf(shape), true, leastTitledScale},
                             Parts{0, true, leastNarrowScale}, Parts{0, false, leastNarrowScale}}) {
    for (qreal scale = mostNarrowScale; scale > parts.least; scale -= 0.03) {
      Stack stack(shape, narrowMeasures(shape, size.width(), scale));
      qreal const left = foot - stack.bottom() - parts.title - (parts.explained ? narrowReason : 2);
      stack.moveDown(parts.title + std::clamp(left / 2, 0.0, 14.0));
      places = std::move(stack.places());
      places.smallPrint = {};
      QRectF const line(stackSide, 0, size.width() - 2 * stackSide, 15);
      if (parts.explained) places.reason = line.translated(0, foot - 18);
      if (parts.title > 0) places.title = QRectF(line.left(), 7, line.width(), 22);
      if (left < 0) continue;
      placeNarrowFoot(shape, size, footLines, places);
      return places;
    }
    places.reason = {};
  }
  placeNarrowFoot(shape, size, footLines, places);
  return places;
}

}  // namespace giaguaro::dock
