// What stands in the place of the timeline's line where that would tell nothing: where exactly so many tricks were bid, these
// against those that were taken, trick by trick.
#include <QPainter>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/verdict/verdict_timeline.h"

namespace giaguaro {

namespace {

constexpr double tricksText = 12;
constexpr double tellingSpan = 0.15;      // of a chance: a line that moves less is flat
constexpr std::size_t tellingPoints = 3;  // and one of fewer is none
constexpr int fewestTricks = 2;

}  // namespace

std::optional<int> VerdictTimeline::bidOf(std::vector<HandVerdict::Decision> const& decisions) {
  std::optional<int> bid;
  for (HandVerdict::Decision const& each : decisions)
    if (each.chosen.action.kind == Action::Kind::bid && each.chosen.glyph.kind == Argument::Kind::number)
      bid = static_cast<int>(each.chosen.glyph.number);
  return bid;
}

bool VerdictTimeline::showsSteps() const {
  if (!target_ || aim_ != HandVerdict::Aim::bid) return false;
  if (std::ranges::none_of(columns_, [](Column const& each) { return each.taken.has_value(); })) return false;
  std::vector<HandVerdict::Decision const*> const judged = known();
  if (judged.size() < tellingPoints) return true;
  auto const [least, most] = std::ranges::minmax(judged, {}, &HandVerdict::Decision::aim);
  return most->aim - least->aim < tellingSpan;
}

int VerdictTimeline::mostSteps() const {
  int most = std::max(fewestTricks, target_.value_or(0));
  for (Column const& column : columns_) most = std::max(most, column.taken.value_or(0));
  return most;
}

// A step up in the middle of each trick that was taken; as far as it is known.
void VerdictTimeline::paintSteps(QPainter& painter) const {
  QRectF const box = lineBox();
  int const most = mostSteps();
  auto const high = [&](int count) { return box.bottom() - box.height() * count / most; };
  painter.setFont(typeface(tricksText));
  bool const all = box.height() / most >= scaled(14);
  for (int count = 0; count <= most; ++count) {
    painter.setPen(QPen(theme_.rule, scaledReal(1)));
    painter.drawLine(QPointF(box.left(), high(count)), QPointF(box.right(), high(count)));
    if (!all && count > 0 && count < most && count != *target_) continue;
    painter.setFont(typeface(tricksText, count == *target_));
    painter.setPen(count == *target_ ? theme_.onpanel : theme_.onpanel2);
    painter.drawText(QRectF(0, high(count) - scaled(10), box.left() - scaled(5), scaled(20)),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(count));
  }
  QPolygonF line;
  int before = 0;
  for (std::size_t i = 0; i < columns_.size() && columns_[i].taken; ++i) {
    QRectF const cell = cells_[i]->geometry();
    int const now = *columns_[i].taken;
    if (line.isEmpty()) line << QPointF(cell.left(), high(0));
    if (now != before)
      line << QPointF(cell.center().x(), high(before)) << QPointF(cell.center().x(), high(now));
    line << QPointF(cell.right() + 1, high(now));
    before = now;
  }
  if (line.isEmpty()) return;
  if (!theme_.plain) {
    QPolygonF under = line;
    under << QPointF(line.back().x(), box.bottom()) << QPointF(line.front().x(), box.bottom());
    QColor ink = theme_.bestedge;
    ink.setAlphaF(0.14F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(under);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(bidPen());
  painter.drawLine(QPointF(box.left(), high(*target_)), QPointF(box.right(), high(*target_)));
  painter.setPen(QPen(theme_.bestedge, scaledReal(2.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
  painter.setPen(QPen(theme_.panel, scaledReal(1.4)));
  painter.setBrush(theme_.bestedge);
  painter.drawEllipse(line.back() - QPointF(scaledReal(4), 0), scaledReal(4.5), scaledReal(4.5));
}

QPen VerdictTimeline::bidPen() const {
  return {theme_.panel.lightness() < 128 ? theme_.onpanel : Theme::blue(), scaledReal(1.8), Qt::DashLine};
}

}  // namespace giaguaro
