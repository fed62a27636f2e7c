// What a hand's end looks like, as far as it has come.
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/drawing/text_line.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/plates/plate_shape.h"
#include "ui/plates/seat_plate.h"
#include "ui/toolkit/count_track.h"

namespace giaguaro {
namespace {

constexpr qreal lifted = 1.8;  // of a card that is shown
QColor const lost(0xC8, 0x2A, 0x22);

QRectF fromMiddle(QPointF const& middle, QRectF const& box, qreal way) {
  return box.translated((middle - box.center()) * (1 - way));
}

}  // namespace

void HandEndView::paintEvent(QPaintEvent* event) {
  if (!end_ || deck_ == nullptr) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  auto const touched = [event, reach = 18 * layout_.scale](QRectF const& part) {
    return event->region().intersects(part.adjusted(-reach, -reach, reach, reach).toAlignedRect());
  };
  if (moment_.turn > 0) paintCards(painter, cards);
  if (moment_.count > 0 && touched(layout_.count)) {
    painter.setOpacity(std::min(1.0, 3 * moment_.count));
    paintCount(painter, cards);
    painter.setOpacity(1);
  }
  if (moment_.paid > 0) paintPaid(painter);
}

void HandEndView::paintCards(QPainter& painter, CardPainter const& cards) const {
  qreal const p = layout_.scale;
  qreal const way = moment_.turn;
  // On a ground of its own: it may lie on light cloth.
  auto const writeUnder = [&](QRectF const& place, QString const& words) {
    if (place.isNull()) return;
    paintPlate(painter, *theme_, place, place.height() / 2, theme_->plateedge, 1.2 * p, 1 * p);
    drawText(painter, font(), {12.5 * p, false, theme_->onplate}, place.center() + QPointF(0, 4.4 * p),
             place.width() - 20 * p, words, Qt::AlignHCenter);
  };
  if (!layout_.called.isNull()) {
    // A back until the middle of its turn.
    QRectF const& box = layout_.called;
    qreal const across = std::max(0.02, std::abs(std::cos(std::numbers::pi * way)));
    CardLook look{.height = lifted};
    if (way > 0.5) {
      look.ring = theme_->accent;
      look.ringWidth = 3.4 * p;
    }
    painter.save();
    painter.translate(box.center());
    painter.scale(across, 1);
    cards.card(painter, way > 0.5 ? end_->called : noCard, *deck_, QPointF(), box.height(), 0, look);
    painter.restore();
    painter.setOpacity(way);
    writeUnder(layout_.holder, end_->holder);
    painter.setOpacity(1);
  }
  if (layout_.aside.empty()) return;
  painter.setOpacity(std::min(1.0, 2 * way));
  QPointF const pile = layout_.aside[layout_.aside.size() / 2].center();
  for (std::size_t i = 0; i < layout_.aside.size(); ++i) {
    CardLook look;
    if (end_->asideBest.valid() && end_->aside[i] == end_->asideBest) {
      look.ring = theme_->accent;
      look.ringWidth = 2.6 * p;
    }
    cards.card(painter, end_->aside[i], *deck_, fromMiddle(pile, layout_.aside[i], way).center(),
               layout_.aside[i].height(), layout_.turns[i] * way, look);
  }
  writeUnder(layout_.asideTitle, end_->asideTitle);
  painter.setOpacity(1);
}

void HandEndView::paintCount(QPainter& painter, CardPainter const& cards) const {
  qreal const p = layout_.scale;
  QRectF const& box = layout_.count;
  paintPlate(painter, *theme_, box, 16 * p, theme_->accent, 1.8 * p, 3 * p);
  qreal const inset = HandEndLayout::inset * p;
  bool const counted = end_->bar.total > 0;
  if (counted) {
    auto const value = static_cast<int>(std::lround(end_->bar.value * moment_.count));
    paintFigure(painter, QPointF(box.left() + inset, box.top() + 60 * p), QString::number(value));
    paintKeyCards(painter, cards);
  }
  qreal const left = layout_.wordsLeft;
  qreal const room = layout_.wordsRight - left;
  qreal const titleRoom = layout_.count.intersects(layout_.goOn) ? layout_.goOn.left() - 8 * p - left : room;
  if (!end_->rows.empty()) {
    paintTitle(painter);
    return paintRows(painter, cards);
  }
  drawText(painter, font(), {15 * p, true, theme_->onplate},
           QPointF(left, box.top() + (counted ? 34 : 29) * p), titleRoom, end_->title);
  TextStyle const quiet{13 * p, false, theme_->onplate2};
  if (textFits(font(), quiet, end_->reason, room))  // rather nothing than half of it
    drawText(painter, font(), quiet, QPointF(left, box.top() + (counted ? 54 : 52) * p), room, end_->reason);
  if (counted)
    paintBar(painter, QRectF(box.left() + inset, box.bottom() - 42 * p, box.width() - 2 * inset, 14 * p));
}

// Gold where it is enough, else red; lit from above.
void HandEndView::paintFigure(QPainter& painter, QPointF const& at, QString const& figure) const {
  QColor const ink = end_->failed() ? theme_->warn : theme_->accent;
  QFontMetricsF const metrics(layout_.figureFace);
  QPainterPath path;
  path.addText(at, layout_.figureFace, figure);
  painter.setPen(Qt::NoPen);
  if (theme_->plain) {
    painter.setBrush(ink);
    painter.drawPath(path);
    return;
  }
  painter.setBrush(QColor(0, 0, 0, 90));
  painter.drawPath(path.translated(layout_.scale, 2 * layout_.scale));
  QLinearGradient light(at.x(), at.y() - metrics.capHeight(), at.x(), at.y());
  light.setColorAt(0, mixed(ink, Qt::white, 0.4));
  light.setColorAt(0.45, ink);
  light.setColorAt(1, end_->failed() ? mixed(ink, lost, 0.55) : ink.darker(112));
  painter.setBrush(light);
  painter.drawPath(path);
}

void HandEndView::paintKeyCards(QPainter& painter, CardPainter const& cards) const {
  for (std::size_t i = 0; i < layout_.keyCards.size() && i < end_->keyCards.size(); ++i) {
    QRectF const& box = layout_.keyCards[i];
    cards.cardTag(painter, end_->keyCards[i], *deck_, box, {.shadow = true});
  }
}

// The track grows with the figure; under it stand what was needed and what there was.
void HandEndView::paintBar(QPainter& painter, QRectF const& track) const {
  qreal const p = layout_.scale;
  Result::Bar const& bar = end_->bar;
  auto const part = [&](qreal value) { return std::clamp(value / bar.total, 0.0, 1.0); };
  QColor const ink = end_->failed() ? theme_->warn : theme_->accent;
  QColor const filled = end_->failed() && !theme_->plain ? mixed(ink, lost, 0.5) : ink;
  CountTrack const shown{.place = track,
                         .filled = part(bar.value * moment_.count),
                         .target = part(bar.target),
                         .failed = end_->failed(),
                         .unit = p,
                         .edge = theme_->onplate2,
                         .ground = troughOn(*theme_),
                         .ink = filled,
                         .hatch = mixed(filled, theme_->plate, 0.6),
                         .beyond = mixed(ink, Theme::paper(), 0.6),
                         .mark = theme_->onplate};
  paintCountTrack(painter, shown);
  qreal const mark = track.left() + track.width() * shown.target;

  qreal const line = track.bottom() + 18 * p;
  TextStyle const quiet{12 * p, false, theme_->onplate2};
  QString const& needed = end_->needed;
  QString const all = QString::number(bar.total);
  qreal const half = textWidth(font(), quiet, needed) / 2;
  drawText(painter, font(), quiet, QPointF(mark, line), track.width() / 4, needed, Qt::AlignHCenter);
  drawText(painter, font(), quiet, QPointF(track.right(), line), track.width() / 4, all, Qt::AlignRight);
  if (moment_.count < 1) return;
  // Under the part of the track that it tells of: what is over, or what there is of too little.
  TextStyle const strong{13 * p, true, ink};
  qreal const after = mark + half + 12 * p;
  qreal const end = track.right() - textWidth(font(), quiet, all) - 8 * p;
  qreal const before = mark - half - 12 * p;
  qreal const wide = textWidth(font(), strong, end_->distance);
  bool const leads = before - track.left() >= wide;
  if (leads && (end_->failed() || end - after < wide)) {
    drawText(painter, font(), strong, QPointF(track.left(), line), before - track.left(), end_->distance);
    return;
  }
  qreal const over = (mark + track.left() + track.width() * shown.filled) / 2;
  qreal const middle = std::clamp(over, after + wide / 2, std::max(after + wide / 2, end - wide / 2));
  drawText(painter, font(), strong, QPointF(middle, line), std::min(wide + 2, end - after), end_->distance,
           Qt::AlignHCenter);
}

void HandEndView::paintPaid(QPainter& painter) const {
  qreal const p = layout_.scale;
  painter.setOpacity(moment_.paid);
  for (std::size_t i = 0; i < layout_.paid.size(); ++i) {
    if (layout_.paid[i].isNull()) continue;
    HandEnd::Payment const& each = end_->payments[i];
    QRectF const box = layout_.paid[i].translated(0, (1 - moment_.paid) * 6 * p);
    painter.setPen(QPen(each.gain ? theme_->plate : Theme::paperEdge(), 1.2 * p));
    painter.setBrush(each.gain ? theme_->accent : Theme::paper());
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    QColor const ink = each.gain ? theme_->onAccent() : each.loss ? Theme::red() : Theme::ink();
    drawText(painter, font(), {15 * p, true, ink}, box.center() + QPointF(0, 5.4 * p), box.width() - 8 * p,
             each.figure, Qt::AlignHCenter);
  }
  painter.setOpacity(1);
}

}  // namespace giaguaro
