#include "ui/dock/dock_layout.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {

namespace dock {

namespace {

struct Foot {
  qreal top = 0, height = 0, left = 0, right = 0, gap = 0, pad = 0, least = 0, leastGold = 0;
};

qreal widthOf(DockShape::Choice const& choice, Foot const& foot) {
  return std::max(foot.least, choice.width + foot.pad);
}

qreal goldWidth(DockShape const& shape, Foot const& foot) {
  return shape.deedWidth > 0 ? std::max(foot.leastGold, shape.deedWidth + foot.pad) : 0;
}

// So wide that all of those that stand beside the gold one may be alike.
qreal widestOf(DockShape const& shape, Foot const& foot) {
  qreal widest = 0;
  for (auto const& choice : shape.choices)
    if (choice.form == DockForm::foot) widest = std::max(widest, widthOf(choice, foot));
  return widest;
}

std::ptrdiff_t countOfFoot(DockShape const& shape) {
  return std::ranges::count(shape.choices, DockForm::foot, &DockShape::Choice::form);
}

// In the columns of the plates above them; false: they have no room there.
bool placeInColumns(DockShape const& shape, Foot const& foot, DockPlaces& places) {
  auto const count = static_cast<qreal>(countOfFoot(shape));
  qreal const between = 0.8 * foot.gap;
  qreal const half = (foot.right - foot.left - between) / 2;
  if (!shape.number || count == 0 || shape.deedWidth == 0 || shape.deedWidth + foot.pad / 2 > half)
    return false;
  qreal const each = (half - (count - 1) * between) / count;
  if (widestOf(shape, {.pad = foot.pad / 2}) > each) return false;
  qreal left = foot.left;
  for (std::size_t i = 0; i < shape.choices.size(); ++i) {
    if (shape.choices[i].form != DockForm::foot) continue;
    places.boxes[i] = QRectF(left, foot.top, each, foot.height);
    left += each + between;
  }
  places.gold = QRectF(left, foot.top, half, foot.height);
  return true;
}

qreal wantedByFoot(DockShape const& shape, Foot const& foot) {
  qreal wanted = goldWidth(shape, foot) - (shape.deedWidth > 0 ? 0 : foot.gap);
  for (auto const& choice : shape.choices)
    if (choice.form == DockForm::foot) wanted += widthOf(choice, foot) + foot.gap;
  return wanted;
}

// The gold button at the right end, the others before it.
void placeFoot(DockShape const& shape, Foot const& usual, DockPlaces& places) {
  Foot foot = usual;
  // Where there is not room for all, first what is round the words goes.
  while (wantedByFoot(shape, foot) > foot.right - foot.left && foot.pad > 0.4 * usual.pad) {
    foot.pad -= 2;
    foot.least *= 0.92;
    foot.leastGold *= 0.92;
  }
  qreal const squeeze = std::min(1.0, (foot.right - foot.left) / wantedByFoot(shape, foot));
  qreal const widest = widestOf(shape, foot);
  qreal const alike = (widest + foot.gap) * static_cast<qreal>(countOfFoot(shape)) + goldWidth(shape, foot);
  bool const even = alike <= foot.right - foot.left;
  qreal right = foot.right;
  if (shape.deedWidth > 0) {
    qreal const width = goldWidth(shape, foot) * squeeze;
    places.gold = QRectF(right - width, foot.top, width, foot.height);
    right -= width + foot.gap * squeeze;
  }
  for (std::size_t i = shape.choices.size(); i-- > 0;) {
    auto const& choice = shape.choices[i];
    if (choice.form != DockForm::foot) continue;
    qreal const width = even ? widest : widthOf(choice, foot) * squeeze;
    places.boxes[i] = QRectF(right - width, foot.top, width, foot.height);
    right -= width + foot.gap * squeeze;
  }
}

}  // namespace

void placeWideFoot(DockShape const& shape, QSizeF size, qreal p, DockPlaces& places) {
  Foot const foot{size.height() - 48 * p,
                  buttonHeight * p,
                  padding * p,
                  size.width() - padding * p,
                  10 * p,
                  20 * p,
                  84 * p,
                  150 * p};
  if (!placeInColumns(shape, foot, places)) placeFoot(shape, foot, places);
  qreal left = foot.right;
  for (std::size_t i = 0; i < shape.choices.size(); ++i)
    if (shape.choices[i].form == DockForm::foot) left = std::min(left, places.boxes[i].left());
  if (!places.gold.isNull()) left = std::min(left, places.gold.left());
  places.smallPrint = QRectF(padding * p, foot.top, left - padding * p - 12 * p, foot.height);
}

namespace {

constexpr qreal narrowSide = 10;
constexpr qreal broadestFoot = 360;
constexpr qreal narrowGap = 8;
constexpr qreal narrowPad = 20;

qreal narrowShare(DockShape::Choice const& choice, qreal width) {
  return std::max(std::min(82.0, 0.33 * width), choice.width + narrowPad);
}

}  // namespace

int narrowFootLines(DockShape const& shape, qreal width) {
  qreal wanted = shape.deedWidth > 0 ? shape.deedWidth + narrowPad : -narrowGap;
  int others = 0;
  for (auto const& choice : shape.choices) {
    if (choice.form != DockForm::foot) continue;
    // One alone may be squeezed a little.
    wanted += narrowGap + (others++ == 0 ? choice.width + 12 : choice.width + narrowPad);
  }
  return others > 1 && shape.deedWidth > 0 && wanted > width - 2 * narrowSide ? 2 : 1;
}

qreal narrowFootHeight(int lines) { return lines == 1 ? 39 : 70; }

void placeNarrowFoot(DockShape const& shape, QSizeF size, int lines, DockPlaces& places) {
  qreal const height = lines == 1 ? 30 : 27;
  qreal const top = size.height() - narrowFootHeight(lines);
  // Where the dock is broad the buttons stay in proportion, in its middle.
  qreal const left = std::max(narrowSide, (size.width() - broadestFoot) / 2);
  qreal const right = size.width() - left;
  bool const gold = shape.deedWidth > 0;
  if (gold && lines == 2) places.gold = QRectF(left, top + height + 7, right - left, height);
  qreal wanted = 0;
  for (auto const& choice : shape.choices)
    if (choice.form == DockForm::foot) wanted += narrowShare(choice, size.width()) + narrowGap;
  // The gold button takes what the others leave; without it they share the line.
  qreal const all = right - left + narrowGap;
  qreal const beside = std::max(0.5 * (right - left), all - narrowGap - shape.deedWidth - narrowPad);
  qreal const most = gold && lines == 1 ? beside : all;
  qreal const squeeze = wanted > most || (lines == 2 && wanted > 0) ? most / wanted : 1;
  auto const count = static_cast<qreal>(countOfFoot(shape));
  bool const even = squeeze != 1 && count > 1 && widestOf(shape, {.pad = 12}) <= most / count - narrowGap;
  qreal x = left;
  if (!gold && wanted > 0 && squeeze == 1.0) x = right + narrowGap - wanted;
  for (std::size_t i = 0; i < shape.choices.size(); ++i) {
    if (shape.choices[i].form != DockForm::foot) continue;
    qreal const share =
        even ? most / count : (narrowShare(shape.choices[i], size.width()) + narrowGap) * squeeze;
    places.boxes[i] = QRectF(x, top, share - narrowGap, height);
    x += share;
  }
  if (gold && lines == 1) places.gold = QRectF(x, top, right - x, height);
}

}  // namespace dock

namespace {

using namespace dock;

constexpr QSizeF smallTag(39, 60);
constexpr QSizeF largeTag(68, 90);
constexpr qreal tagGap = 6;
constexpr qreal rankLabelGap = 4;   // between the names of neighbours
constexpr qreal barredPart = 0.84;  // of a rank's width, where it may not be said
constexpr qreal widestRank = 46;
constexpr qreal barredGap = 14;  // between barred and free
constexpr qreal leastNarrowTag = 30;
constexpr qreal leastNamedPicture = 52;
constexpr qreal narrowTitle = 33;     // its row, with what is clear for the rings under it
constexpr qreal titledRows = 206;     // the least height of a narrow dock with a title over two rows
constexpr qreal narrowTwoLines = 35;  // under a picture

bool isTall(DockShape const& shape) { return shape.tags == DockShape::Tags::pictures; }

// So many tags, and so often one that may be chosen stands beside one that may not.
struct TagCount {
  int tags = 0;
  int free = 0;
  int changes = 0;
};
TagCount countTags(DockShape const& shape) {
  TagCount count;
  bool free = true;
  for (auto const& choice : shape.choices) {
    if (choice.form != DockForm::tag) continue;
    if (count.tags > 0 && choice.free != free) ++count.changes;
    free = choice.free;
    count.free += free ? 1 : 0;
    ++count.tags;
  }
  return count;
}

DockPlaces placeWide(DockShape const& shape, QSizeF size, qreal p) {
  DockPlaces places;
  places.tags.resize(shape.choices.size());
  places.boxes.resize(shape.choices.size());
  qreal const inner = size.width() - 2 * padding * p;
  places.title = QRectF(padding * p, 10 * p, inner, 26 * p);
  places.note = places.title;

  bool const tall = isTall(shape);
  QSizeF tag = (tall ? largeTag : smallTag) * p;
  auto const [count, free, changes] = countTags(shape);
  if (count > 0) {
    qreal gap = (tall ? 30 : tagGap) * p;
    qreal const between = changes * barredGap * p;
    int const barred = count - free;
    qreal barredWidth = tag.width();
    if (count * tag.width() + (count - 1) * gap + between > inner + 4 * p) {
      // More choices than the usual: narrower tags, closer together.
      gap = std::min(gap, 4 * p);
      tag.setWidth((inner - (count - 1) * gap - between) / count);
      barredWidth = tag.width();
    } else if (!tall && free > 0) {
      // What is only there to be compared with leaves those that may be said the room.
      barredWidth *= barredPart;
      tag.setWidth(
          std::min(widestRank * p, (inner - between - (count - 1) * gap - barred * barredWidth) / free));
    }
    qreal const used = free * tag.width() + barred * barredWidth + (count - 1) * gap + between;
    qreal x = (size.width() - used) / 2;
    qreal const top = (tall ? 42 : 46) * p;
    places.labelBaseline = top + tag.height() + (tall ? 17 : 25) * p;
    places.secondBaseline = places.labelBaseline + 16 * p;
    qreal const bracket = places.labelBaseline + 14 * p;
    places.reasonBaseline = bracket + 17 * p;
    qreal const bottom = tall ? places.secondBaseline + 5 * p : places.labelBaseline + 6 * p;

    bool before = true;
    bool any = false;
    for (std::size_t i = 0; i < shape.choices.size(); ++i) {
      auto const& choice = shape.choices[i];
      if (choice.form != DockForm::tag) continue;
      if (any && choice.free != before) x += barredGap * p;
      bool const starts = !any || choice.free != before;
      before = choice.free;
      any = true;
      qreal const width = choice.free ? tag.width() : barredWidth;
      // What may be said stands higher. The name of a picture is close under it: one that is barred is lower by its head.
      qreal const down = choice.free ? 0 : rise * p;
      QRectF const at(x, top + down, width, tag.height() - (tall ? down : 0));
      qreal const side = tall ? gap / 2 : around * p;
      places.tags[i] = {
          at, QRectF(QPointF(x - side, top - around * p - 8 * p), QPointF(x + width + side, bottom)),
          width + gap - (tall ? labelGap : rankLabelGap) * p};
      if (starts) places.runs.push_back({QRectF(x, bracket - 6 * p, 0, 6 * p), choice.free, i, i});
      places.runs.back().last = i;
      places.runs.back().line.setRight(x + width);
      x += width + gap;
    }
    if (tall) places.runs.clear();
  }

  placeWideFoot(shape, size, p, places);
  return places;
}

DockPlaces placeNarrow(DockShape const& shape, QSizeF size) {
  DockPlaces places;
  places.tags.resize(shape.choices.size());
  places.boxes.resize(shape.choices.size());
  int const footLines = narrowFootLines(shape, size.width());
  int count = 0;
  for (auto const& choice : shape.choices) count += choice.form == DockForm::tag ? 1 : 0;
  if (count > 0) {
    bool const tall = isTall(shape);
    int const rows = count > 5 ? 2 : 1;
    int const columns = (count + rows - 1) / rows;
    qreal const gap = tall ? 10 : 7;
    qreal const foot = narrowFootHeight(footLines) + 4;
    // Pictures keep their title and their second line where there is height enough, and the line says the reason.
    bool const named =
        tall && rows == 1 && size.height() - foot - 8 - narrowTitle - narrowTwoLines >= leastNamedPicture;
    // The reason, under the only row, or between two, clear of the rings of both.
    qreal line = named ? 0 : rows == 1 ? 21 : 26;
    qreal const label = named ? narrowTwoLines : rows == 1 ? 20 : 0;
    bool const titled = named || (rows == 2 && size.height() >= titledRows);
    qreal const top = titled ? narrowTitle : rows == 1 ? 13 : 9;
    auto const height = [&] {
      return std::min((size.height() - foot - line - label - 8 - top) / rows, tall ? 84.0 : 62.0);
    };
    qreal tagHeight = height();
    bool const mute = tagHeight < leastNarrowTag;  // then there is no room for words
    if (mute) {
      line = rows == 1 ? 4 : 14;
      tagHeight = height();
    }
    qreal const most = tall ? tagHeight * 0.76 : 44;
    qreal const width = std::min(most, (size.width() - 20 - (columns - 1) * gap) / columns);
    qreal const used = columns * width + (columns - 1) * gap;
    int n = 0;
    for (std::size_t i = 0; i < shape.choices.size(); ++i) {
      if (shape.choices[i].form != DockForm::tag) continue;
      int const row = n / columns;
      int const column = n % columns;
      ++n;
      qreal const spread = rows == 1 ? (size.width() - 20) / columns : width + gap;
      qreal const x = rows == 1 ? 10 + column * spread + (spread - width) / 2
                                : (size.width() - used) / 2 + column * spread;
      qreal const y = top + row * (tagHeight + line);
      QRectF const at(x, y, width, tagHeight);
      qreal const side = rows == 1 ? (spread - width) / 2 : around;
      places.tags[i] = {at, at.adjusted(-side, -top, side, rows == 1 ? label : around),
                        width + 2 * side - labelGap};
    }
    if (rows == 1) places.labelBaseline = top + tagHeight + (named ? 16 : 18);
    if (named) {
      places.secondBaseline = places.labelBaseline + 15;
    }
    if (titled) places.title = QRectF(14, 6, size.width() - 28, 22);
    // Clear of the labels over it.
    qreal const down = rows == 1 ? label + 4 : 0;
    if (!mute && !named) places.reason = QRectF(10, top + tagHeight + down, size.width() - 20, line);
  }
  placeNarrowFoot(shape, size, footLines, places);
  return places;
}

}  // namespace

bool DockShape::has(DockForm form) const {
  return std::ranges::find(choices, form, &Choice::form) != choices.end();
}

QSizeF wantedDockSize(DockShape const& shape) {
  if (shape.isStacked()) return wantedStack(shape);
  return {dock::wideWidth, shape.has(DockForm::tag) ? 228.0 : 112.0};
}

qreal usefulNarrowHeight(DockShape const& shape, QSizeF size) {
  return shape.isStacked() ? std::min(size.height(), wantedNarrowStack(shape, size.width())) : size.height();
}

RunTexts placeRunTexts(DockPlaces const& places, qreal barred, qreal free, qreal plateScale) {
  RunTexts texts;
  qreal left = places.title.left();
  qreal right = places.title.right();
  auto const first = [&](bool ofFree) {
    return std::ranges::find(places.runs, ofFree, &DockPlaces::Run::free);
  };
  auto const centred = [](DockPlaces::Run const& run, qreal width, qreal from, qreal to) {
    return std::clamp(run.line.center().x() - width / 2, from, std::max(from, to - width));
  };
  auto const reason = first(false);
  auto const may = first(true);
  if (reason != places.runs.end() && barred > 0) {
    texts.barredWidth = std::min(barred, right - left);
    texts.barredLeft = centred(*reason, texts.barredWidth, left, right);
    qreal const apart = 14 * plateScale;
    if (may > reason)
      left = texts.barredLeft + texts.barredWidth + apart;
    else
      right = texts.barredLeft - apart;
  }
  if (may == places.runs.end() || free <= 0 || free > right - left) return texts;
  texts.freeWidth = free;
  texts.freeLeft = centred(*may, free, left, right);
  return texts;
}

DockPlaces scaledBy(DockPlaces places, qreal scale) {
  auto const grow = [scale](QRectF& rect) { rect = QRectF(rect.topLeft() * scale, rect.size() * scale); };
  for (DockPlaces::Tag& tag : places.tags) {
    grow(tag.tag);
    grow(tag.button);
    tag.room *= scale;
  }
  for (DockPlaces::Run& run : places.runs) grow(run.line);
  for (auto* rects : {&places.boxes, &places.traySlots}) std::ranges::for_each(*rects, grow);
  for (QRectF* rect : {&places.title, &places.note, &places.reason, &places.smallPrint, &places.keys,
                       &places.shares, &places.stepper, &places.track, &places.bar, &places.gold})
    grow(*rect);
  for (qreal* length :
       {&places.priceLine, &places.labelBaseline, &places.secondBaseline, &places.reasonBaseline})
    *length *= scale;
  return places;
}

DockPlaces placeDock(DockShape const& shape, QSizeF size, bool narrow, qreal plateScale) {
  if (shape.isStacked())
    return narrow ? placeNarrowStack(shape, size) : placeWideStack(shape, size, plateScale);
  return narrow ? placeNarrow(shape, size) : placeWide(shape, size, plateScale);
}

}  // namespace giaguaro
