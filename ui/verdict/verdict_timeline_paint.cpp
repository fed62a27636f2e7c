// The timeline's line: the chance that each choice left, and what the best would have left of it.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/verdict/verdict_timeline.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr double lineText = 12;
constexpr int legendRoom = 23;       // under the line of a hand that is gone through
constexpr double tellingGap = 0.02;  // of a chance: below it the best is not drawn apart

}  // namespace

// For a figure over the highest point; under the table falls are told below, where there is as much.
int VerdictTimeline::roomAbove() const { return measure(below_ ? 9 : 15); }

// The room between the highest and the lowest point.
QRectF VerdictTimeline::lineBox() const {
  int const top = below_ ? TimelineCell::heightOf(form()) : 0;
  QRect const first = cells_.front()->geometry();
  QRect const last = cells_[columns_.size() - 1]->geometry();
  return {1.0 * first.left(), 1.0 * top + roomAbove(), 1.0 * (last.right() + 1 - first.left()),
          1.0 * lineHeight() - roomAbove() - (below_ ? measure(legendRoom) : scaled(10))};
}

std::vector<HandVerdict::Decision const*> VerdictTimeline::known() const {
  std::vector<HandVerdict::Decision const*> found;
  for (Column const& column : columns_)
    for (HandVerdict::Decision const& decision : column.judged)
      if (decision.judged && decision.mark) found.push_back(&decision);
  return found;
}

ChanceScale VerdictTimeline::scale() const {
  std::vector<double> chances;
  for (HandVerdict::Decision const* decision : known()) {
    chances.push_back(decision->aim);
    // What the best would have left is drawn under the table alone.
    if (below_) chances.push_back(decision->aim - decision->chance);
  }
  return ChanceScale::of(chances);
}

// Several of one column stand beside each other in it.
std::vector<VerdictTimeline::Point> VerdictTimeline::points() const {
  QRectF const box = lineBox();
  ChanceScale const shown = scale();
  auto const high = [&](double chance) { return box.bottom() - box.height() * shown.part(chance); };
  std::vector<Point> found;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    std::vector<HandVerdict::Decision const*> here;
    for (HandVerdict::Decision const& decision : columns_[i].judged)
      if (decision.judged && decision.mark) here.push_back(&decision);
    QRect const cell = cells_[i]->geometry();
    for (std::size_t at = 0; at < here.size(); ++at) {
      double const part = (static_cast<double>(at) + 1) / (static_cast<double>(here.size()) + 1);
      double const x = cell.left() + cell.width() * part;
      HandVerdict::Decision const& decision = *here[at];
      found.push_back({{x, high(decision.aim)}, {x, high(decision.aim - decision.chance)}, &decision});
    }
  }
  return found;
}

void VerdictTimeline::paintEvent(QPaintEvent*) {
  if (columns_.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGrounds(painter);
  if (!hasLine()) return;
  if (!showsSteps()) return paintLine(painter);
  paintSteps(painter);
  if (below_) paintLegend(painter, lineBox(), bidPen(), true);
}

void VerdictTimeline::paintGrounds(QPainter& painter) const {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    TimelineCell const& cell = *cells_[i];
    QRectF const box = QRectF(cell.geometry())
                           .adjusted(scaledReal(1.5), scaledReal(1.5), scaledReal(-1.5), scaledReal(-1.5));
    if (below_ && i > 0 && room_ != Room::row) {
      painter.setPen(QPen(mixed(theme_.panel, theme_.rule, 0.6), 1));
      double const x = cell.geometry().left();
      painter.drawLine(QPointF(x, scaled(6)), QPointF(x, height() - scaled(6)));
    }
    bool const dear = columns_[i].content.decision.isDear();
    bool const focus = showsFocus(cell);
    bool const shown = cell.isShown();
    if (!focus && !shown && !cell.underMouse() && (below_ || !dear)) continue;
    painter.setPen(QPen(focus || shown ? theme_.bestedge : theme_.rule, scaledReal(focus   ? 2.4
                                                                                   : shown ? 1.8
                                                                                           : 1.2)));
    painter.setBrush(shown ? QBrush(theme_.best) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, scaledReal(7), scaledReal(7));
  }
}

// What even chances are is told where it is within the scale. Where lines lie close, the outer ones alone are named.
void VerdictTimeline::paintScale(QPainter& painter, QRectF const& box) const {
  painter.setFont(typeface(lineText));
  ChanceScale const shown = scale();
  bool const all = box.height() / shown.steps >= scaled(14);
  for (int i = 0; i <= shown.steps; ++i) {
    double const chance = shown.least + i * shown.step;
    double const y = box.bottom() - box.height() * i / shown.steps;
    bool const even = std::abs(chance - 0.5) < 0.001;
    painter.setPen(QPen(below_ && even ? theme_.onpanel2 : theme_.rule, scaledReal(1)));
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    if (!all && i > 0 && i < shown.steps) continue;
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRectF(0, y - scaled(10), box.left() - scaled(5), scaled(20)),
                     Qt::AlignRight | Qt::AlignVCenter, verdict::percentOf(chance));
  }
}

void VerdictTimeline::paintLine(QPainter& painter) const {
  QRectF const box = lineBox();
  paintScale(painter, box);
  std::vector<Point> const known = points();
  QPolygonF line;
  for (Point const& point : known) line << point.at;
  if (below_ && line.size() > 1) {
    // What is under the line is what one may hope for.
    QPolygonF under = line;
    under << QPointF(line.back().x(), box.bottom()) << QPointF(line.front().x(), box.bottom());
    // It fades, since the scale need not begin at nothing.
    QLinearGradient hope(line.boundingRect().topLeft(), QPointF(line.boundingRect().left(), box.bottom()));
    QColor ink = theme_.bestedge;
    ink.setAlphaF(0.26F);
    hope.setColorAt(0, ink);
    ink.setAlphaF(0.02F);
    hope.setColorAt(1, ink);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hope);
    if (!theme_.plain) painter.drawPolygon(under);
  }
  // From where one stood to what the best would have left, and down to what was left.
  bool any = false;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Theme::blue(), scaledReal(1.6), Qt::DashLine));
  if (theme_.panel.lightness() < 128) painter.setPen(QPen(theme_.onpanel, scaledReal(1.6), Qt::DashLine));
  QPen const dashes = painter.pen();
  for (std::size_t i = 0; below_ && i < known.size(); ++i) {
    // What was as good has no line of its own, nor has what was better by its score alone.
    if (known[i].decision->mark == Mark::best || -known[i].decision->chance < tellingGap) continue;
    any = true;
    if (i > 0) painter.drawLine(known[i - 1].at, known[i].best);
    painter.drawLine(known[i].best, known[i].at);
  }
  painter.setPen(QPen(theme_.bestedge, scaledReal(2.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
  paintPoints(painter, known);
  paintChances(painter, box, known);
  if (below_) paintLegend(painter, box, dashes, any);
}

// A mark that its column has no room for stands at the line; what lies on the table is told by a larger point.
void VerdictTimeline::paintPoints(QPainter& painter, std::vector<Point> const& known) const {
  for (Point const& point : known) {
    bool const tells = point.decision->isDear() || point.decision->isUnlucky();
    if (below_ && isNarrow() && tells) {
      verdict::paintMark(painter, *point.decision, point.at, scaledReal(6), theme_);
      continue;
    }
    double const radius = scaledReal(below_ && liesOnShown(point.at) ? 5 : 3.2);
    painter.setPen(QPen(theme_.panel, scaledReal(1.4)));
    painter.setBrush(theme_.bestedge);
    painter.drawEllipse(point.at, radius, radius);
  }
}

bool VerdictTimeline::liesOnShown(QPointF const& point) const {
  return std::ranges::any_of(cells_, [&point](TimelineCell const* cell) {
    return cell->isShown() && cell->geometry().left() <= point.x() && point.x() <= cell->geometry().right();
  });
}

// Under the table of what lies on it, and of what cost most; on a page of the first, of the last and of all that was dear.
void VerdictTimeline::paintChances(QPainter& painter, QRectF const& box,
                                   std::vector<Point> const& known) const {
  if (known.empty()) return;
  painter.setFont(typeface(lineText, true));
  painter.setPen(theme_.onpanel);
  auto const worst = std::ranges::min_element(
      known, {}, [](Point const& each) { return each.decision->isDear() ? each.decision->chance : 0; });
  for (std::size_t i = 0; i < known.size(); ++i) {
    HandVerdict::Decision const& decision = *known[i].decision;
    bool const told = below_ ? liesOnShown(known[i].at) || (decision.isDear() && &known[i] == &*worst)
                             : i == 0 || i + 1 == known.size() || decision.isDear();
    if (!told) continue;
    QPointF const point = known[i].at;
    bool const room = point.y() - scaled(20) > box.top() - roomAbove();
    // A fall comes from above, and is told below it where there is room.
    bool const falls = below_ && decision.isDear() && point.y() + measure(18) < box.bottom();
    bool const above = !falls && (point.y() > box.center().y() || room);
    double const top = above ? point.y() - scaled(19) : point.y() + scaled(5);
    QString const words = verdict::percentOf(decision.aim);
    QRectF const place(point.x() - scaled(30), top, scaled(60), scaled(15));
    // No line runs through it.
    double const wide = textWidth(words, lineText, true) + scaledReal(4);
    QRectF const ground(point.x() - wide / 2, top + scaledReal(2), wide, scaledReal(11));
    painter.fillRect(ground, below_ && liesOnShown(point) ? theme_.best : theme_.panel);
    painter.drawText(place, Qt::AlignCenter, words);
  }
}

// Under the line; what has no room there is left out.
void VerdictTimeline::paintLegend(QPainter& painter, QRectF const& box, QPen const& dashes, bool both) const {
  std::vector<QRectF> taken;
  for (TimelineCell const* cell : cells_)
    if (cell->isShown()) taken.emplace_back(cell->geometry().left(), 0, cell->geometry().width(), height());
  double const sample = scaledReal(18);
  double const gap = scaledReal(5);
  double const high = measure(15);
  painter.setFont(typeface(lineText));
  auto const tell = [&](QString const& words, auto const& paintSample) {
    QSizeF const size(sample + gap + textWidth(words, lineText) + 2, high);
    for (double x = box.right() - size.width() - gap; x > box.left(); x -= scaledReal(6)) {
      QRectF const place(QPointF(x, height() - high - scaledReal(3)), size);
      if (std::ranges::any_of(taken, [&](QRectF const& each) { return each.intersects(place); })) continue;
      paintSample(QPointF(x, place.center().y()));
      painter.setPen(theme_.onpanel);
      painter.drawText(place.adjusted(sample + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
      taken.push_back(place.adjusted(-2 * gap, 0, 2 * gap, 0));
      return;
    }
  };
  auto const stroke = [&](QPen const& pen) {
    return [&painter, &sample, pen](QPointF const& from) {
      painter.setPen(pen);
      painter.drawLine(from, from + QPointF(sample, 0));
    };
  };
  bool const steps = showsSteps();
  tell(steps ? tr("tricks taken", "line of a plot") : chanceName(),
       stroke(QPen(theme_.bestedge, scaledReal(2.4))));
  if (both) tell(steps ? tr("bid", "line of a plot") : tr("best choice", "line of a plot"), stroke(dashes));
  for (HandVerdict::Decision const& example : marksShown())
    tell(verdict::markOf(example), [&](QPointF const& from) {
      verdict::paintMark(painter, example, from + QPointF(sample - scaledReal(7), 0), scaledReal(6), theme_);
    });
}

// One of each that stands at the line or over it.
std::vector<HandVerdict::Decision> VerdictTimeline::marksShown() const {
  std::vector<HandVerdict::Decision> found;
  for (Column const& column : columns_) {
    HandVerdict::Decision const& shown = column.content.decision;
    bool const tells = !isNarrow() || shown.isDear() || shown.isUnlucky();
    if (!tells || !shown.judged || shown.forced || !column.content.marked || column.content.hidden) continue;
    if (!std::ranges::count(found, verdict::markOf(shown), &verdict::markOf)) found.push_back(shown);
  }
  return found;
}

}  // namespace giaguaro
