#include "ui/history/match_course.h"

#include <QPainter>
#include <algorithm>

#include "ui/toolkit/accessible_role.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {

namespace {

constexpr int courseHigh = 118;
constexpr int courseFace = 19;

// A round step by which the axis is marked two to four times.
int stepOf(int range) {
  for (int tens = 1;; tens *= 10)
    for (int const step : {1, 2, 5})
      if (range <= 4 * step * tens) return step * tens;
}

}  // namespace

MatchCourse::MatchCourse(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("historyCourse"));
  setAccessibleRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void MatchCourse::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize MatchCourse::sizeHint() const { return {200, measure(courseHigh)}; }

void MatchCourse::setDetails(HistoryDetails const& details, HistoryWords const& words) {
  details_ = details;
  words_ = words;
  lowest_ = highest_ = 0;
  QStringList spoken;
  for (std::size_t hand = 0; hand < details.totals.size(); ++hand) {
    QStringList totals;
    for (std::size_t seat = 0; seat < details.row.seats.size(); ++seat) {
      int const total = details.totals[hand][seat];
      lowest_ = std::min(lowest_, total);
      highest_ = std::max(highest_, total);
      totals += words.name(details.row.seats[seat]) + u' ' + words.score(details.row, total);
    }
    spoken += tr("Hand %1: %2").arg(hand + 1).arg(totals.join(QStringLiteral(", ")));
  }
  int const step = stepOf(std::max(1, highest_ - lowest_));
  lowest_ = -step * ((step - 1 - lowest_) / step);
  highest_ = step * ((step - 1 + highest_) / step);
  setAccessibleName(tr("Totals, hand by hand"));
  setAccessibleDescription(spoken.join(QStringLiteral(". ")));
  update();
}

QPointF MatchCourse::pointOf(QRectF const& field, std::size_t hand, int total) const {
  double const hands = std::max<double>(1, static_cast<double>(details_.totals.size()));
  double const range = std::max(1, highest_ - lowest_);
  return {field.left() + field.width() * static_cast<double>(hand) / hands,
          field.bottom() - field.height() * (total - lowest_) / range};
}

// Colour never speaks alone: each has dashes of its own.
QPen MatchCourse::penOf(std::size_t seat) const {
  if (&details_.row.seats[seat] == HistoryWords::own(details_.row))
    return {theme_.onpanel, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
  bool const dark = theme_.panel.lightness() < 128;
  QColor const inks[] = {dark ? QColor(0x79, 0xBD, 0x97) : QColor(0x2E, 0x6B, 0x4C),
                         dark ? QColor(0x7C, 0xC4, 0xFF) : QColor(0x22, 0x50, 0x7E),
                         dark ? QColor(0xF0, 0x95, 0x8C) : QColor(0xB4, 0x23, 0x2C),
                         dark ? QColor(0xE0, 0xB2, 0x5A) : QColor(0x8A, 0x5A, 0x12),
                         theme_.onpanel2,
                         theme_.onpanel2};
  static std::vector<std::vector<qreal>> const dashes{{}, {7, 4}, {2, 3.5}, {9, 3, 2, 3}, {4, 3}, {12, 4}};
  QPen pen(inks[seat % 6], 1.7);
  auto const& pattern = dashes[seat % 6];
  if (!pattern.empty()) pen.setDashPattern({pattern.begin(), pattern.end()});
  return pen;
}

void MatchCourse::paintAxis(QPainter& painter, QRectF const& field) const {
  painter.setFont(typeface(11));
  int const step = stepOf(std::max(1, highest_ - lowest_));
  for (int total = lowest_; total <= highest_; total += step) {
    double const y = pointOf(field, 0, total).y();
    painter.setPen(QPen(total == 0 ? theme_.onpanel2 : theme_.rule, total == 0 ? 1.4 : 0.8));
    painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRectF(0, y - 10, field.left() - 6, 20), Qt::AlignRight | Qt::AlignVCenter,
                     words_.score(details_.row, total));
  }
  auto const hands = static_cast<int>(details_.totals.size());
  int const between = stepOf(hands);
  for (int hand = 0; hand <= hands; hand += between) {
    double const x = pointOf(field, static_cast<std::size_t>(hand), 0).x();
    painter.drawText(QRectF(x - 40, field.bottom() + 2, 80, 18), Qt::AlignHCenter | Qt::AlignTop,
                     QString::number(hand));
  }
}

void MatchCourse::paintEvent(QPaintEvent*) {
  if (details_.totals.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  int const face = measure(courseFace);
  int const left = std::max(textWidth(words_.score(details_.row, lowest_), 11),
                            textWidth(words_.score(details_.row, highest_), 11)) +
                   10;
  QRectF const field = QRectF(rect()).adjusted(left, 8, -face - 8, -measure(20));
  paintAxis(painter, field);
  std::vector<std::pair<double, std::size_t>> ends;
  for (std::size_t seat = 0; seat < details_.row.seats.size(); ++seat) {
    QPolygonF line{pointOf(field, 0, 0)};
    for (std::size_t hand = 0; hand < details_.totals.size(); ++hand)
      line << pointOf(field, hand + 1, details_.totals[hand][seat]);
    painter.setPen(penOf(seat));
    painter.drawPolyline(line);
    ends.emplace_back(line.last().y(), seat);
  }
  // The faces stand beside the ends, one under the other.
  std::ranges::sort(ends);
  double const most = height() - face;
  double const gap =
      std::min<double>(face - 2, most / std::max<double>(1, static_cast<double>(ends.size()) - 1));
  double under = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    double const lowest = most - gap * static_cast<double>(ends.size() - 1 - i);
    double const y = std::clamp(ends[i].first - face / 2.0, under, std::max(under, lowest));
    painter.drawPixmap(QPointF(field.right() + 6, y),
                       glyphs_->avatar(details_.row.seats[ends[i].second].avatar, face, devicePixelRatioF()));
    under = y + gap;
  }
}

}  // namespace giaguaro
