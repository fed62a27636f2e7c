#include "ui/first_page/laid_table.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/cloth/lit_table.h"
#include "ui/drawing/window_scale.h"
#include "ui/first_page/seat_place.h"

namespace giaguaro {
namespace {

constexpr double setLight = 0.62;  // of rail and shadows, at scale 1
constexpr double setRail = 12;
constexpr Length placesApart{8};
constexpr Length besideRail{30};      // a place reaches so far beyond the rail, left and right
constexpr double placeShare = 0.385;  // of the width, a place
constexpr double usualTable = 0.6;    // as high as wide, where there is room
constexpr double roundestTable = 0.74;
constexpr double nearTheSides = 1.16;  // places are drawn to the table's sides, where there is most room

}  // namespace

LaidTable::LaidTable(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void LaidTable::setTheme(Theme const& theme) {
  theme_ = theme;
  picture_ = {};
  update();
}

void LaidTable::setPlaces(std::vector<SeatPlace*> const& places, bool anticlockwise) {
  if (places_ == places && anticlockwise_ == anticlockwise) return;
  places_ = places;
  anticlockwise_ = anticlockwise;
  updateGeometry();
  place();
}

void LaidTable::setWords(ClothWords const& words) {
  words_ = words;
  update();
}

// Where what lies beside it is longer the table is no rounder for that.
QSize LaidTable::used() const {
  int const most = std::max(leastHeight(width()), static_cast<int>(width() * roundestTable));
  return {width(), std::min(height(), most)};
}

std::vector<QRect> LaidTable::boxesIn(QSize const& size) const {
  int const wide = std::clamp(static_cast<int>(size.width() * placeShare), SeatPlace::leastWidth(),
                              SeatPlace::mostWidth());
  QSize const each(wide, SeatPlace::height());
  double const across = (size.width() - each.width()) / 2.0;
  double const down = (size.height() - each.height()) / 2.0;
  std::vector<QRect> boxes;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    double const turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(places_.size());
    double const angle = std::numbers::pi / 2 + (anticlockwise_ ? -turn : turn);
    double const x = std::clamp(std::cos(angle) * nearTheSides, -1.0, 1.0);
    QPointF const middle(size.width() / 2.0 + across * x, size.height() / 2.0 + down * std::sin(angle));
    boxes.emplace_back((middle - QPointF(each.width() / 2.0, each.height() / 2.0)).toPoint(), each);
  }
  return boxes;
}

int LaidTable::leastHeight(int width) const {
  auto const apart = [&](int height) {
    std::vector<QRect> const boxes = boxesIn({width, height});
    int const gap = placesApart;
    for (std::size_t i = 0; i < boxes.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (boxes[i].adjusted(-gap, -gap, gap, gap).intersects(boxes[j])) return false;
    return true;
  };
  int height = 3 * SeatPlace::height();
  int const most = 8 * SeatPlace::height();
  while (height < most && !apart(height)) height += scaled(4);
  return height;
}

int LaidTable::heightForWidth(int width) const {
  int const least = leastHeight(width);
  return std::max(least, std::min(static_cast<int>(width * usualTable), 5 * SeatPlace::height()));
}

QSize LaidTable::sizeHint() const {
  int const wide = 2 * SeatPlace::mostWidth();
  return {wide, heightForWidth(wide)};
}

QSize LaidTable::minimumSizeHint() const {
  int const wide = 2 * SeatPlace::leastWidth() + placesApart;
  return {wide, leastHeight(wide)};
}

// The places lie across its rail, as they do when it is played at.
QRectF LaidTable::cloth() const {
  double const side = besideRail;
  double const end = SeatPlace::height() * 0.62;
  return QRectF(QPointF(), used()).adjusted(side, end, -side, -end);
}

void LaidTable::place() {
  std::vector<QRect> const boxes = boxesIn(used());
  for (std::size_t i = 0; i < places_.size(); ++i) {
    places_[i]->setGeometry(boxes[i]);
    places_[i]->setMirrored(boxes[i].center().x() > width() * 0.56);
  }
  picture_ = {};
  update();
}

void LaidTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

void LaidTable::paintEvent(QPaintEvent*) {
  qreal const ratio = devicePixelRatioF();
  if (picture_.size() != size() * ratio) {
    double const rail = scaledReal(setRail);
    picture_ = tableTopPicture(size(), cloth().adjusted(rail, rail, -rail, -rail), scaledReal(setLight),
                               theme_, ratio);
  }
  QPainter painter(this);
  painter.drawPixmap(0, 0, picture_);
  std::vector<QRectF> taken;
  for (SeatPlace const* each : places_) taken.emplace_back(each->geometry());
  words_.paint(painter, cloth(), taken, theme_);
}

}  // namespace giaguaro
