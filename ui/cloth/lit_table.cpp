#include "ui/cloth/lit_table.h"

#include <QLineF>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "ui/light/blur.h"

namespace giaguaro {
namespace {

constexpr qreal clothRail = 19;
constexpr qreal printedLine = 17;    // from the cloth's edge
constexpr qreal lineBesideRows = 4;  // where cards lie along it
constexpr qreal borderWidth = 10;
constexpr qreal lozengeStep = 30;
constexpr int tileSide = 128;
constexpr int mostGrain = 6;  // of 255
QColor const lampLight(0xFF, 0xE7, 0xAE);
QColor const railLight(0xFF, 0xE2, 0xB0);

QColor faint(QColor colour, qreal alpha) {
  colour.setAlphaF(static_cast<float>(alpha));
  return colour;
}

// The cloth's outline: an ellipse, or a rounded square under rows of piles.
struct Outline {
  QRectF box;
  qreal radius = 0;  // 0: an ellipse

  QPainterPath grown(qreal by) const {
    QPainterPath path;
    QRectF const at = box.adjusted(-by, -by, by, by);
    if (radius > 0)
      path.addRoundedRect(at, radius + by, radius + by);
    else
      path.addEllipse(at);
    return path;
  }
};

QBrush radial(QPointF const& centre, qreal reach, std::initializer_list<QGradientStop> stops) {
  QRadialGradient light(centre, reach);
  light.setCoordinateMode(QGradient::ObjectMode);
  light.setStops(stops);
  return light;
}

QBrush slanted(QRectF const& box, std::initializer_list<QGradientStop> stops) {
  QLinearGradient light(box.topLeft(), box.bottomRight());
  light.setStops(stops);
  return light;
}

QColor shade(Theme const& theme) { return theme.ground2.darker(220); }

void paintRoom(QPainter& painter, QRectF const& all, Theme const& theme) {
  if (theme.plain) return painter.fillRect(all, theme.ground);
  painter.setPen(Qt::NoPen);
  painter.setBrush(radial(
      {0.30, 0.12}, 1,
      {{0, mixed(theme.ground, lampLight, 0.1)}, {0.45, theme.ground}, {1, theme.ground2.darker(130)}}));
  painter.drawRect(all);
}

void paintRail(QPainter& painter, Outline const& cloth, qreal rail, qreal scale, Theme const& theme) {
  QPainterPath const outer = cloth.grown(rail);
  QRectF const box = outer.boundingRect();
  if (theme.plain) {
    painter.setPen(QPen(theme.railedge, 2.5));
    painter.setBrush(theme.rail);
    return painter.drawPath(cloth.grown(rail - 1));
  }
  drawBlurred(painter, box, 12 * scale, faint(shade(theme), 0.55), [&](QPainter& shadow) {
    shadow.translate(9 * scale, 16 * scale);
    shadow.fillPath(outer, Qt::black);
  });
  // Away from the lamp its edge catches what light there is, or it would sink into the room.
  QColor const edge = theme.railedge.darker(140);
  painter.setPen(QPen(slanted(box, {{0, edge}, {0.45, edge}, {1, theme.rail.lighter(112)}}), 1.6 * scale));
  painter.setBrush(slanted(
      box, {{0, theme.rail.lighter(140)}, {0.35, theme.rail.lighter(108)}, {1, theme.rail.darker(135)}}));
  painter.drawPath(outer);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faint(theme.railedge.darker(160), 0.55), 0.9 * scale));
  painter.drawPath(cloth.grown(rail / 2));
  painter.setPen(
      QPen(slanted(box, {{0.35, faint(Qt::black, 0)}, {1, faint(Qt::black, 0.42)}}), 9 * rail / clothRail));
  painter.drawPath(cloth.grown(rail * 14 / clothRail));
  painter.setPen(QPen(
      slanted(box, {{0, faint(railLight, 0.75)}, {0.32, faint(railLight, 0.22)}, {0.6, faint(railLight, 0)}}),
      2.2 * scale));
  painter.drawPath(cloth.grown(rail - 3.2 * scale));
}

// The rail's shadow on the cloth, which lies lower than it.
void paintRailShadow(QPainter& painter, Outline const& cloth, qreal scale, Theme const& theme) {
  painter.save();
  painter.setClipPath(cloth.grown(0));
  QRectF const box = cloth.grown(32 * scale).boundingRect();
  auto const stroke = [&](QPainter& shadow, qreal grow, qreal width, QPointF const& by) {
    shadow.translate(by);
    shadow.setPen(QPen(Qt::black, width * scale));
    shadow.drawPath(cloth.grown(grow * scale));
  };
  drawBlurred(painter, box, 7 * scale, faint(shade(theme), 0.62),
              [&](QPainter& shadow) { stroke(shadow, 14, 34, QPointF(-2, -3) * scale); });
  drawBlurred(painter, box, 2 * scale, faint(shade(theme), 0.5),
              [&](QPainter& shadow) { stroke(shadow, 3, 9, {}); });
  painter.restore();
}

// Along a closed line from its start. QPainterPath's own way to a point measures every curve before it anew, for each point.
class Walk {
 public:
  explicit Walk(QPainterPath const& line) {
    // Small enough pieces of a curve for whatever is turned along them.
    for (QPointF const& point : line.toFillPolygon(QTransform::fromScale(finer, finer))) {
      if (!points_.isEmpty())
        lengths_.push_back(lengths_.back() + QLineF(points_.back(), point / finer).length());
      points_.push_back(point / finer);
    }
  }
  qreal length() const { return lengths_.back(); }
  // The piece that lies that far along the line, moved so that it begins there.
  QLineF stepAt(qreal along) const {
    auto const after = std::upper_bound(lengths_.begin() + 1, lengths_.end() - 1, along);
    auto const end = after - lengths_.begin();
    QLineF const piece(points_[end - 1], points_[end]);
    return piece.translated((piece.p2() - piece.p1()) * (along - *(after - 1)) / piece.length());
  }

 private:
  static constexpr qreal finer = 8;
  QPolygonF points_;
  std::vector<qreal> lengths_{0};  // from the start to each point
};

// Printed along the line, within it: a finer one, and lozenges between the two.
void paintBorder(QPainter& painter, Outline const& cloth, qreal scale, Theme const& theme) {
  painter.setPen(QPen(faint(theme.accent, 0.2), 1));
  painter.drawPath(cloth.grown(-(printedLine + borderWidth) * scale));
  QPainterPath const middle = cloth.grown(-(printedLine + borderWidth / 2) * scale);
  Walk const walk(middle);
  int const times = std::max(1, static_cast<int>(std::lround(walk.length() / (lozengeStep * scale))));
  painter.setPen(Qt::NoPen);
  painter.setBrush(faint(theme.accent, 0.26));
  for (int i = 0; i < times; ++i) {
    QLineF const step = walk.stepAt(walk.length() * (i + 0.5) / times);
    painter.save();
    painter.translate(step.p1());
    painter.rotate(-step.angle());
    painter.scale(scale, scale);
    painter.drawPolygon(QPolygonF({{-5, 0}, {0, -2.4}, {5, 0}, {0, 2.4}}));
    painter.restore();
  }
}

void paintCloth(QPainter& painter, Outline const& cloth, qreal scale, Theme const& theme) {
  QPainterPath const edge = cloth.grown(0);
  painter.setPen(Qt::NoPen);
  if (theme.plain) {
    painter.setBrush(theme.cloth);
    painter.drawPath(edge);
  } else {
    painter.setBrush(radial({0.36, 0.27}, 0.82,
                            {{0, mixed(theme.cloth, Qt::white, 0.10)},
                             {0.38, theme.cloth},
                             {0.75, mixed(theme.cloth, theme.cloth2, 0.68)},
                             {1, theme.cloth2.darker(118)}}));
    painter.drawPath(edge);
    painter.setBrush(
        radial({0.34, 0.22}, 0.52,
               {{0, faint(lampLight, 0.17)}, {0.5, faint(lampLight, 0.06)}, {1, faint(lampLight, 0)}}));
    painter.drawPath(edge);
    paintRailShadow(painter, cloth, scale, theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.railedge.darker(180), 2.2 * scale));
    painter.drawPath(edge);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faint(theme.accent, theme.plain ? 1.0 : 0.34), 1.2));
  painter.drawPath(cloth.grown(-(cloth.radius == 0 ? printedLine : lineBesideRows) * scale));
  // Along rows of piles it would be in their way.
  if (!theme.plain && cloth.radius == 0) paintBorder(painter, cloth, scale, theme);
}

QImage paintRoomAndCloth(QSizeF const& size, Outline const& cloth, qreal rail, qreal scale,
                         Theme const& theme, qreal ratio) {
  QImage table((size * ratio).toSize(), QImage::Format_RGB32);
  table.setDevicePixelRatio(ratio);
  QPainter painter(&table);
  painter.setRenderHint(QPainter::Antialiasing);
  paintRoom(painter, QRectF(QPointF(), size), theme);
  paintRail(painter, cloth, rail, scale, theme);
  paintCloth(painter, cloth, scale, theme);
  painter.end();
  if (theme.plain) return table;
  table.setDevicePixelRatio(1);
  QPainter(&table).fillRect(table.rect(), QBrush(grainTile()));
  table.setDevicePixelRatio(ratio);
  return table;
}

}  // namespace

QImage const& grainTile() {
  static QImage const tile = [] {
    QImage made(tileSide, tileSide, QImage::Format_ARGB32_Premultiplied);
    std::mt19937 random(7);
    for (int y = 0; y < tileSide; ++y)
      for (int x = 0; x < tileSide; ++x) {
        auto const drawn = random();
        int const alpha = static_cast<int>((drawn >> 1) % (mostGrain + 1));
        int const light = (drawn & 1) != 0 ? alpha : 0;
        made.setPixel(x, y, qRgba(light, light, light, alpha));
      }
    return made;
  }();
  return tile;
}

QImage paintLitTable(TableLayout const& layout, Theme const& theme, qreal ratio) {
  qreal scale = layout.scale();
  qreal rail = clothRail * scale;
  Outline cloth;
  if (PileLayout const* const piles = layout.piles()) {
    rail = piles->rail();
    scale = rail / clothRail;
    cloth = {piles->cloth().adjusted(rail, rail, -rail, -rail), piles->radius() - rail / 2};
  } else {
    QPointF const reach(layout.clothAxes().width(), layout.clothAxes().height());
    cloth.box = QRectF(layout.clothCentre() - reach, layout.clothCentre() + reach);
  }
  return paintRoomAndCloth(layout.input().size, cloth, rail, scale, theme, ratio);
}

Theme hallOf(Theme const& theme) {
  Theme hall = theme;
  if (theme.plain || theme.cloth.lightnessF() > 0.5F) return hall;
  hall.ground = mixed(theme.cloth2, Qt::black, 0.4);
  hall.ground2 = mixed(theme.cloth2, Qt::black, 0.62);
  return hall;
}

QImage paintLitRoom(QSizeF const& size, QRectF const& cloth, qreal scale, Theme const& theme, qreal ratio) {
  return paintRoomAndCloth(size, {.box = cloth}, clothRail * scale, scale, theme, ratio);
}

void paintTableTop(QPainter& painter, QRectF const& cloth, qreal scale, Theme const& theme) {
  paintRail(painter, {cloth}, clothRail * scale, scale, theme);
  paintCloth(painter, {cloth}, scale, theme);
}

QPixmap tableTopPicture(QSize const& size, QRectF const& cloth, qreal scale, Theme const& theme,
                        qreal ratio) {
  QImage picture(size * ratio, QImage::Format_ARGB32_Premultiplied);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintTableTop(painter, cloth, scale, theme);
  painter.end();
  return QPixmap::fromImage(picture);
}

}  // namespace giaguaro
