// The lines of a hand's end where each plays for itself: who, what they were after, and what they took, drawn.
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/text_line.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/toolkit/tally_track.h"

namespace giaguaro {
namespace {

// At plate scale 1.
constexpr qreal rowFace = 34, rowFaceMiddle = 24, rowNameLeft = 48;
constexpr qreal rowNameRoom = 124;                         // beside things that are counted
constexpr qreal rowOfTwoLines = 30, rowOfUsualLines = 37;  // as high as rows are that have room for them
constexpr qreal outcomeRoom = 34;                          // at the right: what tells whether it was made
constexpr qreal figureRoom = 58, trackHigh = 12;
constexpr qreal bidWide = 25, bidHigh = 33, afterBid = 12;
constexpr qreal tookHigh = 33, tookApart = 4;
QColor const tooMany(0xC8, 0x2A, 0x22);

}  // namespace

// Gold, as all that the eye is led to.
void HandEndView::paintTitle(QPainter& painter) const {
  qreal const p = layout_.scale;
  QRectF const& box = layout_.count;
  qreal base = box.top() + 34 * p;
  TextStyle const style{static_cast<qreal>(layout_.titleFace.pixelSize()), true, theme_->accent};
  for (QString const& line : layout_.title) {
    drawText(painter, layout_.titleFace, style, QPointF(layout_.wordsLeft, base),
             layout_.wordsRight - layout_.wordsLeft, line);
    base += layout_.titleLeading;
  }
}

// Row by row, one after the other as the count goes on.
void HandEndView::paintRows(QPainter& painter, CardPainter const& cards) const {
  auto const count = static_cast<qreal>(end_->rows.size());
  for (std::size_t i = 0; i < end_->rows.size() && i < layout_.rows.size(); ++i) {
    qreal const come = std::clamp(moment_.count * count - static_cast<qreal>(i), 0.0, 1.0);
    if (come <= 0) break;
    painter.setOpacity(come);
    paintRow(painter, cards, end_->rows[i], layout_.rows[i]);
  }
  painter.setOpacity(1);
}

void HandEndView::paintRow(QPainter& painter, CardPainter const& cards, HandEnd::Row const& row,
                           QRectF const& box) const {
  qreal const p = layout_.scale;
  qreal const middle = box.center().y();
  if (row.made) {
    QColor ground = theme_->accent;
    ground.setAlphaF(theme_->plain ? 0 : 0.13F);
    QColor edge = theme_->accent;
    edge.setAlphaF(theme_->plain ? 1 : 0.55F);
    painter.setPen(QPen(edge, 1.2 * p));
    painter.setBrush(ground);
    painter.drawRoundedRect(box.adjusted(0, 1.5 * p, 0, -1.5 * p), 9 * p, 9 * p);
  }
  cards.avatar(painter, row.avatar, QPointF(box.left() + rowFaceMiddle * p, middle),
               std::min(rowFace * p, box.height() - 5 * p));

  bool const drawn = row.tally.total > 0;
  bool const length = drawn && !row.tally.counted;
  qreal const left = box.left() + rowNameLeft * p;
  qreal const right = box.right() - (length ? figureRoom + 8 : outcomeRoom) * p;
  qreal const wide = drawn ? rowNameRoom * p : right - left;
  QColor const ink = row.made ? theme_->accent : theme_->onplate;
  QString const& beneath = drawn ? row.brief : row.words;
  // Of a length the words have the room beneath it too.
  qreal const room = length ? right - left : wide;
  // Where many rows share the height both lines are somewhat smaller, and closer.
  bool const close = box.height() < rowOfUsualLines * p;
  TextStyle const quiet{(close ? 11.5 : 12.5) * p, false, theme_->onplate2};
  bool const two = box.height() >= rowOfTwoLines * p && textFits(font(), quiet, beneath, room);
  if (drawn || two)
    drawText(painter, font(), {(close && two ? 13 : 14.5) * p, true, ink},
             QPointF(left, middle + (!two    ? 5
                                     : close ? -1.5
                                             : -3) *
                                        p),
             wide, row.name);
  if (two)
    drawText(painter, font(), quiet, QPointF(left, middle + (close ? 12 : 13.5) * p), room, beneath);
  else if (!drawn)
    drawText(painter, font(), {14 * p, row.made, ink}, QPointF(left, middle + 5 * p), room, row.words);

  qreal const begin = left + (rowNameRoom + 8) * p;
  if (length) {
    qreal const high = std::min(trackHigh * p, box.height() * 0.3);
    qreal const line = two ? middle - box.height() * 0.22 - 2.5 * p : middle;
    paintLength(painter, row.tally, QRectF(begin, line - high / 2, right - begin - 6 * p, high));
    drawText(painter, font(), {19 * p, true, ink}, QPointF(box.right() - 12 * p, middle + 7 * p),
             figureRoom * p, row.figure, Qt::AlignRight);
    return;
  }
  QPointF const mark(box.right() - outcomeRoom * p / 2, middle);
  qreal const radius = std::min(10.5 * p, box.height() * 0.36);
  if (drawn) {
    // How far off it was, where there is room for that before the mark.
    TextStyle const told{12.5 * p, true, row.made ? theme_->accent : theme_->warn};
    qreal const words = textWidth(font(), told, row.outcome);
    qreal const cardsEnd = begin + takenWidth(row.tally, box.height());
    bool const fits = mark.x() - 16 * p - words >= cardsEnd;
    if (fits)
      drawText(painter, font(), told, QPointF(mark.x() - 16 * p, middle + 4.6 * p), words + 1, row.outcome,
               Qt::AlignRight);
    paintTaken(painter, cards, row, QRectF(begin, box.top(), right - begin, box.height()));
  }
  if (row.made) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_->accent);
    painter.drawEllipse(mark, radius, radius);
    paintTick(painter, mark, radius, theme_->onAccent());
  } else if (drawn) {
    qreal const arm = 0.44 * radius;
    painter.setPen(QPen(theme_->warn, 2.4 * p, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(mark + QPointF(-arm, -arm), mark + QPointF(arm, arm));
    painter.drawLine(mark + QPointF(-arm, arm), mark + QPointF(arm, -arm));
  }
}

// Of a tag and all cards beside each other.
qreal HandEndView::takenWidth(Result::Tally const& tally, qreal rowHeight) const {
  qreal const p = layout_.scale;
  qreal const fit = std::min(1.0, (rowHeight - 5 * p) / (bidHigh * p));
  auto const count = static_cast<qreal>(std::max(tally.taken(), tally.target));
  qreal const card = (tookHigh * fit * 2 / 3 + tookApart) * p;
  return bidWide * p * fit + (count > 0 ? afterBid * p + count * card - tookApart * p : 0);
}

// What was said beforehand on a tag, then the card that took each that came: in gold what was wanted, with a cross in red what
// was not; and a place, dashed, for each that did not come.
void HandEndView::paintTaken(QPainter& painter, CardPainter const& cards, HandEnd::Row const& row,
                             QRectF const& place) const {
  qreal const p = layout_.scale;
  qreal const fit = std::min(1.0, (place.height() - 5 * p) / (bidHigh * p));
  std::int32_t const target = row.tally.target;
  std::int32_t const taken = row.tally.taken();
  CardLook said{.shadow = true};
  if (taken == target) {
    said.ring = theme_->accent;
    said.ringWidth = 2 * p;
  }
  QSizeF const tag = QSizeF(bidWide, bidHigh) * (p * fit);
  cards.rankTag(painter, QString::number(target),
                QRectF(QPointF(place.left(), place.center().y() - tag.height() / 2), tag), said);
  auto const count = static_cast<int>(std::max(taken, target));
  if (count == 0) return;
  qreal const from = place.left() + tag.width() + afterBid * p;
  // Many are smaller, so that each is seen whole.
  qreal const room = (place.right() - from + tookApart * p) / count - tookApart * p;
  qreal const wide = std::min(tookHigh * p * fit * 2 / 3, room);
  QSizeF const size(wide, wide * 1.5);
  for (int i = 0; i < count; ++i) {
    QRectF const card(QPointF(from + i * (wide + tookApart * p), place.center().y() - size.height() / 2),
                      size);
    qreal const corner = wide / 7;
    bool const wanted = i < target;
    if (i >= taken) {
      QPen dashed(theme_->warn, 1.5 * p);
      dashed.setDashPattern({3, 2.2});
      painter.setPen(dashed);
      painter.setBrush(troughOn(*theme_));
      painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
      continue;
    }
    CardLook const look{.shadow = true, .ring = wanted ? theme_->accent : theme_->warn, .ringWidth = 2 * p};
    if (static_cast<std::size_t>(i) < row.won.size())
      cards.cardTag(painter, row.won[static_cast<std::size_t>(i)].card, *deck_, card, look);
    else
      cards.card(painter, noCard, *deck_, card.center(), card.height(), 0, look);
    if (wanted) continue;
    qreal const radius = std::min(6.5 * p, wide * 0.34);
    QPointF const at = card.topRight() + QPointF(-0.2, 0.3) * radius;
    painter.setPen(QPen(Theme::paper(), 1.2 * p));
    painter.setBrush(tooMany);
    painter.drawEllipse(at, radius, radius);
    qreal const arm = radius * 0.42;
    painter.setPen(QPen(Theme::paper(), 1.6 * p, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
    painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
  }
}

void HandEndView::paintLength(QPainter& painter, Result::Tally const& tally, QRectF const& track) const {
  paintTallyTrack(painter,
                  {.place = track,
                   .unit = layout_.scale,
                   .plain = theme_->accent,
                   .red = tooMany,
                   .black = Theme::ink(),
                   .bonus = theme_->accent,
                   .ground = theme_->plain ? Theme::paper() : Theme::paper().darker(112),
                   .edge = theme_->onplate2,
                   .beside = theme_->plate,
                   .mark = theme_->onplate},
                  tally);
}

}  // namespace giaguaro
