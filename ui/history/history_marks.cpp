#include "ui/history/history_marks.h"

#include <QPainterPath>

#include "ui/cloth/game_picture.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/text/game_id.h"

namespace giaguaro {

namespace {

// A square from -1 to 1 about this point.
class InSquare {
 public:
  InSquare(QPainter& painter, QPointF const& at, double side, QColor const& ink) : painter_(painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.scale(side / 2, side / 2);
    painter.setPen(QPen(ink, 3.4 / side, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
  }
  ~InSquare() { painter_.restore(); }
  Q_DISABLE_COPY_MOVE(InSquare)

 private:
  QPainter& painter_;
};

void strokes(QPainter& painter, std::initializer_list<QPolygonF> lines) {
  for (QPolygonF const& line : lines) painter.drawPolyline(line);
}

void paintBin(QPainter& painter) {
  strokes(painter, {{{-0.75, -0.5}, {0.75, -0.5}},
                    {{-0.28, -0.55}, {-0.28, -0.85}, {0.28, -0.85}, {0.28, -0.55}},
                    {{-0.55, -0.45}, {-0.48, 0.85}, {0.48, 0.85}, {0.55, -0.45}},
                    {{-0.17, -0.1}, {-0.17, 0.5}},
                    {{0.17, -0.1}, {0.17, 0.5}}});
}

void paintClock(QPainter& painter) {
  painter.drawEllipse(QPointF(0, 0), 0.82, 0.82);
  strokes(painter, {{{0, -0.48}, {0, 0.05}, {0.36, 0.28}}});
}

void paintAgain(QPainter& painter) {
  painter.drawArc(QRectF(-0.72, -0.72, 1.44, 1.44), 40 * 16, 290 * 16);
  strokes(painter, {{{0.78, -0.82}, {0.66, -0.36}, {0.2, -0.44}}});
}

}  // namespace

void paintEndMark(QPainter& painter, HistoryEnd end, QPointF const& at, double side, QColor const& ink) {
  InSquare const square(painter, at, side, ink);
  switch (end) {
    case HistoryEnd::playedOut: strokes(painter, {{{-0.8, 0.05}, {-0.25, 0.6}, {0.8, -0.6}}}); break;
    case HistoryEnd::unfinished:
      strokes(painter, {{{-0.35, -0.65}, {-0.35, 0.65}}, {{0.35, -0.65}, {0.35, 0.65}}});
      break;
    case HistoryEnd::agreed:
      painter.drawEllipse(QPointF(0, -0.4), 0.36, 0.36);
      painter.drawArc(QRectF(-0.72, 0.15, 1.44, 1.3), 0, 180 * 16);
      break;
    case HistoryEnd::lapsed: paintClock(painter); break;
  }
}

void paintHistoryMark(QPainter& painter, HistoryMark mark, QPointF const& at, double side,
                      QColor const& ink) {
  InSquare const square(painter, at, side, ink);
  switch (mark) {
    case HistoryMark::eye: {
      QPainterPath lid(QPointF(-0.9, 0));
      lid.quadTo(0, -1.15, 0.9, 0);
      lid.quadTo(0, 1.15, -0.9, 0);
      painter.drawPath(lid);
      painter.drawEllipse(QPointF(0, 0), 0.24, 0.24);
      break;
    }
    case HistoryMark::hint:
      painter.drawArc(QRectF(-0.6, -0.9, 1.2, 1.2), -50 * 16, 280 * 16);
      strokes(painter,
              {{{-0.25, 0.3}, {-0.25, 0.62}, {0.25, 0.62}, {0.25, 0.3}}, {{-0.18, 0.9}, {0.18, 0.9}}});
      break;
    case HistoryMark::play: painter.drawPolygon(QPolygonF{{-0.5, -0.72}, {0.75, 0}, {-0.5, 0.72}}); break;
    case HistoryMark::again: paintAgain(painter); break;
    case HistoryMark::share:
      strokes(painter, {{{0, 0.3}, {0, -0.85}},
                        {{-0.42, -0.45}, {0, -0.85}, {0.42, -0.45}},
                        {{-0.75, 0.2}, {-0.75, 0.8}, {0.75, 0.8}, {0.75, 0.2}}});
      break;
    case HistoryMark::take:
      strokes(painter, {{{0, 0.3}, {0, -0.85}},
                        {{-0.42, -0.12}, {0, 0.3}, {0.42, -0.12}},
                        {{-0.75, 0.2}, {-0.75, 0.8}, {0.75, 0.8}, {0.75, 0.2}}});
      break;
    case HistoryMark::bin: paintBin(painter); break;
    case HistoryMark::back:
    case HistoryMark::unfold: strokes(painter, {{{0.3, -0.65}, {-0.35, 0}, {0.3, 0.65}}}); break;
    case HistoryMark::fold: strokes(painter, {{{-0.3, -0.65}, {0.35, 0}, {-0.3, 0.65}}}); break;
    case HistoryMark::columns:
      strokes(painter, {{{-0.85, -0.85}, {-0.85, 0.8}, {0.85, 0.8}},
                        {{-0.35, 0.35}, {-0.35, -0.05}},
                        {{0.1, 0.35}, {0.1, -0.65}},
                        {{0.55, 0.35}, {0.55, -0.3}}});
      break;
    case HistoryMark::duplicate:
      painter.drawRoundedRect(QRectF(-0.85, -0.75, 0.75, 1.3), 0.14, 0.14);
      painter.drawRoundedRect(QRectF(0.1, -0.55, 0.75, 1.3), 0.14, 0.14);
      break;
    case HistoryMark::book:
      painter.drawRoundedRect(QRectF(-0.7, -0.85, 1.45, 1.7), 0.16, 0.16);
      strokes(painter,
              {{{-0.35, -0.85}, {-0.35, 0.85}}, {{0, -0.35}, {0.4, -0.35}}, {{0, 0.05}, {0.4, 0.05}}});
      break;
    case HistoryMark::pencil:
      painter.drawPolygon(QPolygonF{{-0.8, 0.8}, {-0.66, 0.24}, {0.42, -0.84}, {0.84, -0.42}, {-0.24, 0.66}});
      strokes(painter, {{{0.14, -0.56}, {0.56, -0.14}}});
      break;
    case HistoryMark::printer:
      strokes(painter, {{{-0.45, -0.3}, {-0.45, -0.85}, {0.45, -0.85}, {0.45, -0.3}},
                        {{-0.45, 0.5}, {-0.85, 0.5}, {-0.85, -0.3}, {0.85, -0.3}, {0.85, 0.5}, {0.45, 0.5}}});
      painter.drawRect(QRectF(-0.45, 0.15, 0.9, 0.7));
      break;
    case HistoryMark::shield:
      strokes(painter, {{{0, -0.9},
                         {0.75, -0.6},
                         {0.75, 0},
                         {0.5, 0.55},
                         {0, 0.9},
                         {-0.5, 0.55},
                         {-0.75, 0},
                         {-0.75, -0.6},
                         {0, -0.9}},
                        {{-0.32, 0.02}, {-0.06, 0.28}, {0.34, -0.24}}});
      break;
    case HistoryMark::cards:
      strokes(painter, {{{-0.1, -0.8}, {0.75, -0.8}, {0.75, 0.55}, {-0.1, 0.55}, {-0.1, -0.8}},
                        {{-0.35, -0.5}, {-0.8, -0.35}, {-0.4, 0.85}, {0.1, 0.7}}});
      break;
    case HistoryMark::check: strokes(painter, {{{-0.8, 0.05}, {-0.25, 0.6}, {0.8, -0.6}}}); break;
    case HistoryMark::search:
      painter.drawEllipse(QPointF(-0.15, -0.15), 0.55, 0.55);
      strokes(painter, {{{0.27, 0.27}, {0.8, 0.8}}});
      break;
  }
}

QIcon historyIcon(HistoryMark mark, int side, QColor const& ink, qreal ratio) {
  QPixmap picture(QSize(side, side) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintHistoryMark(painter, mark, QPointF(side / 2.0, side / 2.0), side - 2, ink);
  painter.end();
  return QIcon(picture);
}

QPixmap gameSign(GameInfo const* info, std::vector<GameInfo const*> const& games, int side,
                 Glyphs const& glyphs, Theme const& theme, qreal ratio) {
  QPixmap picture(QSize(measure(side), measure(side)) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box(0, 0, measure(side), measure(side));
  painter.setPen(QPen(theme.railedge, 1.4));
  painter.setBrush(theme.cloth2);
  double const radius = box.height() * 8 / 36;
  painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius);
  double const inner = box.height() * 3 / 40;
  painter.setPen(QPen(theme.accent, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(inner, inner, -inner, -inner), radius * 0.72, radius * 0.72);
  if (info == nullptr) return picture;
  int nth = 0;  // of the games with this deck
  for (GameInfo const* other : games) {
    if (other == info) break;
    if (other->deck == info->deck) ++nth;
  }
  std::vector<Card> const fan = fanOf(*info->deck, nth);
  Card const card = fan.back().isExcuse() ? fan.front() : fan.back();
  glyphs.paintSign(painter, idOf(*info), card, *info->deck, box, ratio);
  return picture;
}

}  // namespace giaguaro
