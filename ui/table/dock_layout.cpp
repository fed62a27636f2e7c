#include "ui/table/dock_layout.h"

#include <algorithm>
#include <cmath>

namespace giaguaro {
namespace {

constexpr qreal dockWidth = 504;
constexpr qreal padding = 20;
constexpr QSizeF smallTag(39, 60);
constexpr QSizeF largeTag(64, 84);
constexpr qreal tagGap = 6;
constexpr qreal part = 14;  // between barred and free
constexpr qreal rise = 8;   // of a free one over a barred one
constexpr qreal buttonHeight = 34;
constexpr qreal around = 6;    // of a tag: its rings
constexpr qreal labelGap = 3;  // between the labels of neighbours

bool hasTags(DockShape const& shape) {
  return std::ranges::any_of(shape.choices, [](auto const& choice) { return !choice.plain; });
}
bool isTall(DockShape const& shape) {
  return std::ranges::any_of(shape.choices, [](auto const& choice) { return !choice.plain && choice.tall; });
}

struct Foot {
  qreal top, height, left, right, gap, pad, least, leastGold;
};

// The gold button at the right end, the plain ones before it.
void placeFoot(DockShape const& shape, Foot const& foot, DockPlaces& places) {
  qreal right = foot.right;
  if (shape.deedWidth > 0) {
    qreal const width = std::max(foot.leastGold, shape.deedWidth + foot.pad);
    places.gold = QRectF(right - width, foot.top, width, foot.height);
    right -= width + foot.gap;
  }
  qreal wanted = 0;
  int count = 0;
  for (auto const& choice : shape.choices) {
    if (!choice.plain) continue;
    wanted += std::max(foot.least, choice.width + foot.pad) + (count++ > 0 ? foot.gap : 0);
  }
  if (count == 0) return;
  qreal const squeeze = std::min(1.0, (right - foot.left) / wanted);
  for (std::size_t i = shape.choices.size(); i-- > 0;) {
    auto const& choice = shape.choices[i];
    if (!choice.plain) continue;
    qreal const width = std::max(foot.least, choice.width + foot.pad) * squeeze;
    places.plain[i] = QRectF(right - width, foot.top, width, foot.height);
    right -= width + foot.gap * squeeze;
  }
}

DockPlaces placeWide(DockShape const& shape, QSizeF size, qreal p) {
  DockPlaces places;
  places.tags.resize(shape.choices.size());
  places.plain.resize(shape.choices.size());
  qreal const inner = size.width() - 2 * padding * p;
  places.title = QRectF(padding * p, 10 * p, inner, 26 * p);
  places.note = places.title;

  bool const tall = isTall(shape);
  QSizeF tag = (tall ? largeTag : smallTag) * p;
  int count = 0;
  int changes = 0;
  bool free = true;
  for (auto const& choice : shape.choices) {
    if (choice.plain) continue;
    if (count > 0 && choice.free != free) ++changes;
    free = choice.free;
    ++count;
  }
  if (count > 0) {
    qreal gap = (tall ? 28 : tagGap) * p;
    qreal const needed = count * tag.width() + (count - 1) * gap + changes * part * p;
    if (needed > inner) {
      // More choices than the usual: narrower tags, closer together.
      gap = std::min(gap, 4 * p);
      tag.setWidth((inner - (count - 1) * gap - changes * part * p) / count);
    }
    qreal const used = count * tag.width() + (count - 1) * gap + changes * part * p;
    qreal x = (size.width() - used) / 2;
    qreal const top = (tall ? 42 : 46) * p;
    places.labelBaseline = top + tag.height() + (tall ? 20 : 25) * p;
    places.secondBaseline = places.labelBaseline + 16 * p;
    qreal const bracket = places.labelBaseline + 14 * p;
    places.reasonBaseline = bracket + 17 * p;
    qreal const bottom = tall ? places.secondBaseline + 5 * p : places.labelBaseline + 6 * p;

    bool before = true;
    bool any = false;
    for (std::size_t i = 0; i < shape.choices.size(); ++i) {
      auto const& choice = shape.choices[i];
      if (choice.plain) continue;
      if (any && choice.free != before) x += part * p;
      bool const starts = !any || choice.free != before;
      before = choice.free;
      any = true;
      QRectF const at(x, top + (choice.free ? 0 : rise * p), tag.width(), tag.height());
      qreal const side = tall ? gap / 2 : around * p;
      places.tags[i] = {
          at, QRectF(QPointF(x - side, top - around * p - 8 * p), QPointF(x + tag.width() + side, bottom)),
          tag.width() + gap - labelGap * p};
      if (starts) places.runs.push_back({QRectF(x, bracket - 6 * p, 0, 6 * p), choice.free, i, i});
      places.runs.back().last = i;
      places.runs.back().line.setRight(x + tag.width());
      x += tag.width() + gap;
    }
    if (tall) places.runs.clear();
  }

  Foot const foot{size.height() - 48 * p,
                  buttonHeight * p,
                  padding * p,
                  size.width() - padding * p,
                  10 * p,
                  40 * p,
                  96 * p,
                  150 * p};
  placeFoot(shape, foot, places);
  qreal left = foot.right;
  for (QRectF const& button : places.plain)
    if (!button.isNull()) left = std::min(left, button.left());
  if (!places.gold.isNull()) left = std::min(left, places.gold.left());
  places.smallPrint = QRectF(padding * p, foot.top, left - padding * p - 12 * p, foot.height);
  return places;
}

DockPlaces placeNarrow(DockShape const& shape, QSizeF size) {
  DockPlaces places;
  places.tags.resize(shape.choices.size());
  places.plain.resize(shape.choices.size());
  int count = 0;
  for (auto const& choice : shape.choices) count += choice.plain ? 0 : 1;
  if (count > 0) {
    bool const tall = isTall(shape);
    int const rows = count > 5 ? 2 : 1;
    int const columns = (count + rows - 1) / rows;
    qreal const gap = tall ? 10 : 7;
    // The reason, under the only row, or between two, clear of the rings of both.
    qreal const line = rows == 1 ? 21 : 26;
    qreal const label = rows == 1 ? 20 : 0;
    qreal const top = rows == 1 ? 13 : 9;
    qreal const foot = 43;
    qreal const tagHeight =
        std::min((size.height() - foot - line - label - 8 - top) / rows, tall ? 84.0 : 62.0);
    qreal const most = tall ? tagHeight * 0.76 : 44;
    qreal const width = std::min(most, (size.width() - 20 - (columns - 1) * gap) / columns);
    qreal const used = columns * width + (columns - 1) * gap;
    int n = 0;
    for (std::size_t i = 0; i < shape.choices.size(); ++i) {
      if (shape.choices[i].plain) continue;
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
    if (rows == 1) places.labelBaseline = top + tagHeight + 18;
    places.reason = QRectF(10, top + tagHeight + (rows == 1 ? label : 0), size.width() - 20, line);
  }
  Foot const foot{
      size.height() - 39, 30, 10, size.width() - 10, 8, 20, std::min(82.0, 0.33 * size.width()), 0};
  placeFoot(shape, foot, places);
  // The gold button takes what the others leave.
  if (!places.gold.isNull()) {
    auto const share = [&foot](DockShape::Choice const& choice) {
      return choice.plain ? std::max(foot.least, choice.width + foot.pad) + foot.gap : 0;
    };
    qreal wanted = 0;
    for (auto const& choice : shape.choices) wanted += share(choice);
    qreal const most = 0.5 * size.width();
    qreal const squeeze = wanted > most ? most / wanted : 1;
    qreal x = foot.left;
    for (std::size_t i = 0; i < shape.choices.size(); ++i) {
      if (!shape.choices[i].plain) continue;
      qreal const width = share(shape.choices[i]) * squeeze - foot.gap;
      places.plain[i] = QRectF(x, foot.top, width, foot.height);
      x += width + foot.gap;
    }
    places.gold = QRectF(x, foot.top, foot.right - x, foot.height);
  }
  return places;
}

}  // namespace

QSizeF wantedDockSize(DockShape const& shape) {
  if (!hasTags(shape)) return {dockWidth, 112};
  return {dockWidth, 228.0};
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

DockPlaces placeDock(DockShape const& shape, QSizeF size, bool narrow, qreal plateScale) {
  return narrow ? placeNarrow(shape, size) : placeWide(shape, size, plateScale);
}

}  // namespace giaguaro
