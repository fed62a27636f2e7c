#include "ui/score/match_course.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/text/wording.h"
#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

namespace {

constexpr int courseHigh = 118;
constexpr int courseFace = 19;
constexpr double courseText = 11;
constexpr double courseFigure = 13;

// A round step by which the axis is marked two to five times.
int stepOf(int range) {
  for (int tens = 1;; tens *= 10)
    for (int const step : {1, 2, 5})
      if (range <= 5 * step * tens) return step * tens;
}

}  // namespace

MatchCourse::MatchCourse(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void MatchCourse::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void MatchCourse::setScale(double scale) {
  scale_ = scale;
  updateGeometry();
  update();
}

void MatchCourse::setFigures(bool figures) {
  figures_ = figures;
  update();
}

QSize MatchCourse::sizeHint() const { return {200, measure(courseHigh * scale_)}; }

QString MatchCourse::score(int total) const { return Wording::score(total, totals_.halves); }

QFont MatchCourse::face(double size, bool bold) const { return typeface(size * scale_, bold); }

void MatchCourse::setTotals(MatchTotals totals) {
  totals_ = std::move(totals);
  lowest_ = highest_ = 0;
  QStringList spoken;
  for (std::size_t hand = 0; hand < totals_.hands.size(); ++hand) {
    QStringList figures;
    for (std::size_t seat = 0; seat < totals_.seats.size(); ++seat) {
      int const total = totals_.hands[hand][seat];
      lowest_ = std::min(lowest_, total);
      highest_ = std::max(highest_, total);
      figures += totals_.seats[seat].name + u' ' + score(total);
    }
    spoken += tr("Hand %1: %2").arg(hand + 1).arg(figures.join(QStringLiteral(", ")));
  }
  setAccessibleName(tr("Totals, hand by hand"));
  setAccessibleDescription(spoken.join(QStringLiteral(". ")));
  update();
}

QPointF MatchCourse::pointOf(QRectF const& field, std::size_t hand, int total) const {
  double const hands = std::max<double>(1, static_cast<double>(totals_.hands.size()));
  double const range = std::max(1, highest_ - lowest_);
  return {field.left() + field.width() * static_cast<double>(hand) / hands,
          field.bottom() - field.height() * (total - lowest_) / range};
}

// Colour never speaks alone: each has dashes of its own.
QPen MatchCourse::penOf(std::size_t seat) const {
  if (totals_.seats[seat].own)
    return {theme_.onpanel, 3 * scale_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
  bool const dark = theme_.panel.lightness() < 128;
  QColor const inks[] = {dark ? QColor(0x79, 0xBD, 0x97) : QColor(0x2E, 0x6B, 0x4C),
                         dark ? QColor(0x7C, 0xC4, 0xFF) : QColor(0x22, 0x50, 0x7E),
                         dark ? QColor(0xF0, 0x95, 0x8C) : QColor(0xB4, 0x23, 0x2C),
                         dark ? QColor(0xE0, 0xB2, 0x5A) : QColor(0x8A, 0x5A, 0x12),
                         theme_.onpanel2,
                         theme_.onpanel2};
  static std::vector<std::vector<qreal>> const dashes{{}, {7, 4}, {2, 3.5}, {9, 3, 2, 3}, {4, 3}, {12, 4}};
  QPen pen(inks[seat % 6], 1.7 * scale_);
  auto const& pattern = dashes[seat % 6];
  if (!pattern.empty()) pen.setDashPattern({pattern.begin(), pattern.end()});
  return pen;
}

int MatchCourse::axisWidth() const {
  return std::max(textWidth(score(lowest_), courseText * scale_),
                  textWidth(score(highest_), courseText * scale_)) +
         10;
}

int MatchCourse::figuresWidth() const {
  if (!figures_ || totals_.hands.empty()) return 0;
  int widest = 0;
  for (int const total : totals_.hands.back())
    widest = std::max(widest, textWidth(score(total), courseFigure * scale_, true));
  return widest + 10;
}

void MatchCourse::paintAxis(QPainter& painter, QRectF const& field) const {
  painter.setFont(face(courseText));
  double const high = measure(20 * scale_);
  int const step = stepOf(std::max(1, highest_ - lowest_));
  for (int total = lowest_ / step * step; total <= highest_; total += step) {
    double const y = pointOf(field, 0, total).y();
    painter.setPen(QPen(total == 0 ? theme_.onpanel2 : theme_.rule, total == 0 ? 1.4 : 0.8));
    painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRectF(0, y - high / 2, field.left() - 6, high), Qt::AlignRight | Qt::AlignVCenter,
                     score(total));
  }
  auto const hands = static_cast<int>(totals_.hands.size());
  int const between = stepOf(hands);
  for (int hand = 0; hand <= hands; hand += between) {
    double const x = pointOf(field, static_cast<std::size_t>(hand), 0).x();
    painter.drawText(QRectF(x - 40, field.bottom() + 2, 80, high), Qt::AlignHCenter | Qt::AlignTop,
                     QString::number(hand));
  }
}

// The faces stand beside the ends, one under the other.
void MatchCourse::paintEnds(QPainter& painter, QRectF const& field,
                            std::vector<std::pair<double, std::size_t>> ends) const {
  std::ranges::sort(ends);
  int const face = measure(courseFace * scale_);
  double const most =
      std::min<double>(height() - face, field.bottom() - face * 0.45);  // over the hands' numbers
  double const gap =
      std::min<double>(face - 2, most / std::max<double>(1, static_cast<double>(ends.size()) - 1));
  double under = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    double const lowest = most - gap * static_cast<double>(ends.size() - 1 - i);
    double const y = std::clamp(ends[i].first - face / 2.0, under, std::max(under, lowest));
    MatchTotals::Line const& seat = totals_.seats[ends[i].second];
    painter.drawPixmap(QPointF(field.right() + 6, y),
                       glyphs_->avatar(seat.avatar, face, devicePixelRatioF()));
    if (figures_) {
      painter.setFont(this->face(courseFigure, seat.own));
      painter.setPen(theme_.onpanel);
      painter.drawText(QRectF(0, y - 4, width(), face + 8), Qt::AlignRight | Qt::AlignVCenter,
                       score(totals_.hands.back()[ends[i].second]));
    }
    under = y + gap;
  }
}

void MatchCourse::paintEvent(QPaintEvent*) {
  if (totals_.hands.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const face = measure(courseFace * scale_);
  QRectF const field =
      QRectF(rect()).adjusted(axisWidth(), 8, -face - 8 - figuresWidth(), -measure(20 * scale_));
  paintAxis(painter, field);
  std::vector<std::pair<double, std::size_t>> ends;
  for (std::size_t seat = 0; seat < totals_.seats.size(); ++seat) {
    QPolygonF line{pointOf(field, 0, 0)};
    for (std::size_t hand = 0; hand < totals_.hands.size(); ++hand)
      line << pointOf(field, hand + 1, totals_.hands[hand][seat]);
    painter.setPen(penOf(seat));
    painter.drawPolyline(line);
    ends.emplace_back(line.last().y(), seat);
  }
  paintEnds(painter, field, std::move(ends));
}

}  // namespace giaguaro
