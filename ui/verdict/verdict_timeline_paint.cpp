// The timeline's line: the chance that each choice left, and what the best would have left of it.
#include <QPainter>
#include <algorithm>

#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/verdict/verdict_timeline.h"
#include "ui/verdict/verdict_words.h"

namespace giaguaro {

namespace {

constexpr double lineText = 12;
constexpr double tellingGap = 0.02;  // of a chance: below it the best is not drawn apart

}  // namespace

// The room between the highest and the lowest point.
QRectF VerdictTimeline::lineBox() const {
  int const top = below_ ? TimelineCell::heightOf(form()) : 0;
  QRect const first = cells_.front()->geometry();
  QRect const last = cells_[columns_.size() - 1]->geometry();
  double const above = measure(15);
  return {1.0 * first.left(), top + above, 1.0 * (last.right() + 1 - first.left()),
          lineHeight() - above - scaled(10)};
}

// Several of one column stand beside each other in it.
std::vector<VerdictTimeline::Point> VerdictTimeline::points() const {
  QRectF const box = lineBox();
  auto const high = [&box](double chance) {
    return box.bottom() - box.height() * std::clamp(chance, 0.0, 1.0);
  };
  std::vector<Point> found;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    std::vector<HandVerdict::Decision const*> known;
    for (HandVerdict::Decision const& decision : columns_[i].judged)
      if (decision.judged && decision.mark) known.push_back(&decision);
    QRect const cell = cells_[i]->geometry();
    for (std::size_t at = 0; at < known.size(); ++at) {
      double const part = (static_cast<double>(at) + 1) / (static_cast<double>(known.size()) + 1);
      double const x = cell.left() + cell.width() * part;
      HandVerdict::Decision const& decision = *known[at];
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
  if (hasLine()) paintLine(painter);
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

// All chances, from none to certainty, so that a height means the same in every hand.
void VerdictTimeline::paintScale(QPainter& painter, QRectF const& box) const {
  painter.setFont(typeface(lineText));
  for (double const chance : {0.0, 0.5, 1.0}) {
    double const y = box.bottom() - box.height() * chance;
    painter.setPen(QPen(below_ && chance == 0.5 ? theme_.onpanel2 : theme_.rule, scaledReal(1)));
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    if (!below_ && chance != 0.5) continue;
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
    QColor hope = theme_.bestedge;
    hope.setAlphaF(0.13F);
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
  for (Point const& point : known) {
    bool const told = below_ && (point.decision->isDear() || point.decision->isUnlucky());
    if (told) {
      verdict::paintMark(painter, *point.decision, point.at, scaledReal(5.5), theme_);
      continue;
    }
    painter.setPen(QPen(theme_.panel, scaledReal(1.4)));
    painter.setBrush(theme_.bestedge);
    painter.drawEllipse(point.at, scaledReal(3.6), scaledReal(3.6));
  }
  std::vector<QRectF> const told = paintChances(painter, box, known);
  if (below_) paintLegend(painter, box, dashes, any, told);
}

// Of the first, of the last and of what cost most.
std::vector<QRectF> VerdictTimeline::paintChances(QPainter& painter, QRectF const& box,
                                                  std::vector<Point> const& known) const {
  std::vector<QRectF> taken;
  painter.setFont(typeface(lineText, true));
  painter.setPen(theme_.onpanel);
  for (std::size_t i = 0; i < known.size(); ++i) {
    HandVerdict::Decision const& decision = *known[i].decision;
    if (i != 0 && i + 1 != known.size() && !decision.isDear()) continue;
    QPointF const point = known[i].at;
    bool const room = point.y() - scaled(20) > box.top() - measure(15);
    // A fall comes from above, and is told below it where there is room.
    bool const falls = below_ && decision.isDear() && point.y() + measure(18) < height();
    bool const above = !falls && (point.y() > box.center().y() || room);
    double const top = above ? point.y() - scaled(19) : point.y() + scaled(5);
    QString const told = verdict::percentOf(decision.aim);
    QRectF const place(point.x() - scaled(30), top, scaled(60), scaled(15));
    // No line runs through it.
    double const wide = textWidth(told, lineText, true) + scaledReal(4);
    bool const lies = std::ranges::any_of(cells_, [&point](TimelineCell const* cell) {
      return cell->isShown() && cell->geometry().left() <= point.x() && point.x() <= cell->geometry().right();
    });
    QRectF const ground(point.x() - wide / 2, top + scaledReal(2), wide, scaledReal(11));
    painter.fillRect(ground, lies ? theme_.best : theme_.panel);
    painter.drawText(place, Qt::AlignCenter, told);
    taken.push_back(ground);
  }
  return taken;
}

// At the line, where neither it nor a figure is in the way; what has no room there is left out.
void VerdictTimeline::paintLegend(QPainter& painter, QRectF const& box, QPen const& dashes, bool both,
                                  std::vector<QRectF> taken) const {
  std::vector<Point> const known = points();
  auto const add = [&taken](QPointF const& from, QPointF const& to) {
    constexpr int pieces = 12;
    for (int i = 0; i < pieces; ++i) {
      QPointF const begin = from + (to - from) * i / pieces;
      QPointF const end = from + (to - from) * (i + 1) / pieces;
      taken.push_back(QRectF(begin, end).normalized().adjusted(-3, -scaled(3), 3, scaled(3)));
    }
  };
  for (std::size_t i = 0; i < known.size(); ++i) {
    QPointF const before = known[i > 0 ? i - 1 : 0].at;
    add(before, known[i].at);
    if (both) add(before, known[i].best);
    double const mark = scaledReal(7);
    taken.push_back(QRectF(known[i].at - QPointF(mark, mark), QSizeF(2 * mark, 2 * mark)));
  }
  double const stroke = scaledReal(18);
  double const gap = scaledReal(5);
  double const high = measure(15);
  QPen const line(theme_.bestedge, scaledReal(2.4));
  QColor const ink = theme_.onpanel;
  painter.setFont(typeface(lineText));
  auto const tell = [&](QString const& words, QPen const& pen) {
    QSizeF const size(stroke + gap + textWidth(words, lineText) + 2, high);
    // Between the lines of the scale.
    double const half = box.height() / 2;
    for (double x = box.right() - size.width() - gap; x > box.left(); x -= scaledReal(6))
      for (double const y : {box.top() + (half - high) / 2, box.center().y() + (half - high) / 2}) {
        QRectF const place(QPointF(x, y), size);
        if (std::ranges::any_of(taken, [&](QRectF const& each) { return each.intersects(place); })) continue;
        painter.setPen(pen);
        painter.drawLine(QPointF(x, place.center().y()), QPointF(x + stroke, place.center().y()));
        painter.setPen(ink);
        painter.drawText(place.adjusted(stroke + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words);
        taken.push_back(place.adjusted(-2 * gap, 0, 2 * gap, 0));
        return;
      }
  };
  tell(chanceName(), line);
  if (both) tell(tr("best choice", "line of a plot"), dashes);
}

}  // namespace giaguaro
