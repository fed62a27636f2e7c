#include "ui/score/match_course.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/wording.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {

namespace {

constexpr int courseHigh = 118;
constexpr int namedHigh = 200;
constexpr int courseFace = 19, largeFace = 28;
constexpr int largeCourse = 220;  // from so high on
constexpr double courseText = 12;
constexpr double courseName = 13;
constexpr double courseFigure = 14;
constexpr int mostForNames = 92, leastForNames = 380;
constexpr Length facesAside{24};  // of the last step: on this way each line comes to its face
constexpr Length facesApart{3};
constexpr int leastFace = 12;

// A round step by which the axis is marked two to five times, or up to `most` times.
int stepOf(int range, int most = 5) {
  for (int tens = 1;; tens *= 10)
    for (int const step : {1, 2, 5})
      if (range <= most * step * tens) return step * tens;
}

}  // namespace

MatchCourse::MatchCourse(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("matchCourse"));
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

void MatchCourse::setWhole(bool whole) { whole_ = whole; }

QSize MatchCourse::sizeHint() const {
  return {200, measure((course_.named ? namedHigh : courseHigh) * scale_)};
}

// Smaller where they would else not stand one under the other.
int MatchCourse::faceSide() const {
  int const usual = measure((whole_ && height() >= measure(largeCourse) ? largeFace : courseFace) * scale_);
  int const lines = std::max(1, static_cast<int>(course_.lines.size()));
  return std::clamp((height() + facesApart) / lines - facesApart, std::min(scaled(leastFace), usual), usual);
}

QString MatchCourse::score(int total) const { return Wording::score(total, course_.halves); }

QFont MatchCourse::face(double size, bool bold) const { return typeface(size * scale_, bold); }

void MatchCourse::setTotals(MatchTotals const& totals) {
  Course course{.name = tr("Totals, hand by hand"),
                .start = QString::number(0),
                .lines = totals.seats,
                .totals = totals.hands,
                .halves = totals.halves};
  for (std::size_t hand = 1; hand <= totals.hands.size(); ++hand)
    course.steps.push_back({tr("Hand %1").arg(hand), QString::number(hand)});
  setCourse(std::move(course));
}

void MatchCourse::setCourse(Course course) {
  course_ = std::move(course);
  lowest_ = highest_ = 0;
  QStringList spoken;
  for (std::size_t step = 0; step < course_.totals.size(); ++step) {
    QStringList figures;
    for (std::size_t line = 0; line < course_.lines.size(); ++line) {
      int const total = course_.totals[step][line];
      lowest_ = std::min(lowest_, total);
      highest_ = std::max(highest_, total);
      figures += course_.lines[line].name + u' ' + score(total);
    }
    spoken += course_.steps[step].told + QStringLiteral(": ") + figures.join(QStringLiteral(", "));
  }
  // As far as the totals go and no farther: what is high is little, and the faces need it.
  highest_ = std::max(highest_, lowest_ + 1);
  step_ = stepOf(highest_ - lowest_, course_.named || whole_ ? 8 : 5);
  if (whole_ || course_.named) {
    highest_ = (highest_ + step_ - 1) / step_ * step_;
    lowest_ = -((-lowest_ + step_ - 1) / step_ * step_);
  }
  setAccessibleName(course_.name);
  setAccessibleDescription(spoken.join(QStringLiteral(". ")));
  updateGeometry();
  update();
}

QPointF MatchCourse::pointOf(QRectF const& field, std::size_t step, int total) const {
  double const steps = std::max<double>(1, static_cast<double>(course_.totals.size()));
  double const range = std::max(1, highest_ - lowest_);
  return {field.left() + field.width() * static_cast<double>(step) / steps,
          field.bottom() - field.height() * (total - lowest_) / range};
}

QColor MatchCourse::inkOf(int avatar, bool onDark) {
  static constexpr std::array<QRgb, 12> inks{0xB4232C, 0x37794F, 0x8A5A12, 0x6B4BA3, 0x22507E, 0x0C7480,
                                             0xA04A18, 0x55657D, 0x7A3E78, 0x7A1230, 0x6B452B, 0xA8521A};
  QColor const ink(inks[static_cast<std::size_t>(std::clamp(avatar, 1, 12) - 1)]);
  return onDark ? mixed(ink, Qt::white, 0.55) : ink;
}

// Colour never speaks alone: each has dashes of its own.
QPen MatchCourse::penOf(std::size_t line) const {
  if (course_.lines[line].own)
    return {theme_.onpanel, scaledReal(3.4 * scale_), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
  static std::vector<std::vector<qreal>> const dashes{{},      {7, 4},       {1.5, 3}, {9, 3, 1.5, 3},
                                                      {16, 5}, {4, 3, 4, 7}, {3, 2}};
  QPen pen(theme_.plain ? theme_.onpanel2 : inkOf(course_.lines[line].avatar, theme_.panel.lightness() < 128),
           scaledReal((leads(line) ? 2.6
                       : hasOwn()  ? 1.6
                                   : 2) *
                      scale_));
  auto const& pattern = dashes[line % 7];  // so that no two of many are alike
  if (!pattern.empty()) pen.setDashPattern({pattern.begin(), pattern.end()});
  return pen;
}

bool MatchCourse::leads(std::size_t line) const {
  std::vector<int> const& last = course_.totals.back();
  return last[line] == std::ranges::max(last);
}

// All others are calmer then.
bool MatchCourse::hasOwn() const { return std::ranges::any_of(course_.lines, &MatchTotals::Line::own); }

int MatchCourse::axisWidth() const {
  return std::max(textWidth(score(lowest_), courseText * scale_),
                  textWidth(score(highest_), courseText * scale_)) +
         scaled(10);
}

int MatchCourse::figuresWidth() const {
  if (!figures_ || course_.totals.empty()) return 0;
  int widest = 0;
  for (int const total : course_.totals.back())
    widest = std::max(widest, textWidth(score(total), courseFigure * scale_, true));
  return widest + scaled(10);
}

// Where there is room for large faces, there is for names.
bool MatchCourse::hasNames() const {
  return course_.named || figures_ ||
         (whole_ && height() >= measure(largeCourse) && width() >= measure(leastForNames));
}

int MatchCourse::namesWidth() const {
  int widest = 0;
  if (hasNames())
    for (MatchTotals::Line const& line : course_.lines)
      widest = std::max(widest, textWidth(line.name, courseName * scale_, line.own) + scaled(6));
  return std::min(widest, measure(mostForNames * scale_));
}

void MatchCourse::paintAxis(QPainter& painter, QRectF const& field) const {
  painter.setFont(face(courseText));
  double const high = measure(20 * scale_);
  // Each line has its figure.
  int step = step_;
  double const line = 1.15 * painter.fontMetrics().height();
  while (step < highest_ - lowest_ && field.height() * step / (highest_ - lowest_) < line) step *= 2;
  for (int total = lowest_ / step * step; total <= highest_; total += step) {
    double const y = pointOf(field, 0, total).y();
    painter.setPen(QPen(total == 0 ? theme_.onpanel2 : theme_.rule, scaledReal(total == 0 ? 1.4 : 0.8)));
    painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
    painter.setPen(theme_.onpanel2);
    painter.drawText(QRectF(0, y - high / 2, field.left() - scaled(6), high),
                     Qt::AlignRight | Qt::AlignVCenter, score(total));
  }
  paintSteps(painter, field);
}

// As many words as have room beside each other: the last of them, and of the others every so manieth.
std::vector<int> MatchCourse::stepsWithRoom(QRectF const& field) const {
  auto const steps = static_cast<int>(course_.totals.size());
  int widest = textWidth(course_.start, courseText * scale_);
  for (Course::Step const& step : course_.steps)
    widest = std::max(widest, textWidth(step.under, courseText * scale_));
  double const apart = field.width() / std::max(1, steps);
  int const room = widest + scaled(10);
  int between = course_.named ? 1 : stepOf(steps);
  while (between < steps && between * apart < room) ++between;
  std::vector<int> shown;
  for (int step = 0; step <= steps; step += between) shown.push_back(step);
  if (shown.back() == steps) return shown;
  if (shown.size() > 1 && (steps - shown.back()) * apart < room) shown.pop_back();
  shown.push_back(steps);
  return shown;
}

QStringList MatchCourse::stepsShown() const {
  QStringList words;
  for (int const step : stepsWithRoom(field()))
    words << (step == 0 ? course_.start : course_.steps[static_cast<std::size_t>(step) - 1].under);
  return words;
}

void MatchCourse::paintSteps(QPainter& painter, QRectF const& field) const {
  for (int const step : stepsWithRoom(field)) {
    double const x = pointOf(field, static_cast<std::size_t>(step), 0).x();
    QString const& under =
        step == 0 ? course_.start : course_.steps[static_cast<std::size_t>(step) - 1].under;
    double const top = field.bottom() + scaled(course_.named ? 6 : 2);
    painter.drawText(QRectF(x - scaled(60), top, scaled(120), measure(20 * scale_)),
                     Qt::AlignHCenter | Qt::AlignTop, under);
  }
}

// What lies between one's own line and nothing.
void MatchCourse::paintOwnGround(QPainter& painter, QRectF const& field) const {
  if (theme_.plain) return;
  painter.setPen(Qt::NoPen);
  QColor ground(0xEB, 0xC0, 0x63);
  ground.setAlphaF(0.24F);
  painter.setBrush(ground);
  for (std::size_t line = 0; line < course_.lines.size(); ++line) {
    if (!course_.lines[line].own) continue;
    QPolygonF area{pointOf(field, 0, 0)};
    for (std::size_t step = 0; step < course_.totals.size(); ++step)
      area << pointOf(field, step + 1, course_.totals[step][line]);
    area << pointOf(field, course_.totals.size(), 0);
    painter.drawPolygon(area);
  }
}

// The upper edge of the lowest.
double MatchCourse::lowestFace(double bottom) const {
  int const side = faceSide();
  return course_.named ? std::ceil(bottom) - side / 2.0
                       : std::min<double>(height() - side, bottom - side * 0.45);
}

QRectF MatchCourse::field() const {
  int const side = faceSide();
  int const under = measure((course_.named ? 24 : 20) * scale_);
  return QRectF(rect()).adjusted(axisWidth(), scaled(8),
                                 -side - facesAside - scaled(2) - namesWidth() - figuresWidth(), -under);
}

std::vector<QRectF> MatchCourse::faces() const {
  QRectF const field = this->field();
  int const side = faceSide();
  std::vector<std::pair<double, std::size_t>> ends;
  for (std::size_t line = 0; line < course_.lines.size(); ++line)
    ends.emplace_back(pointOf(field, course_.totals.size(), course_.totals.back()[line]).y(), line);
  std::ranges::sort(ends);
  // Over the words under the plot, as long as there is room for all.
  double const most =
      std::max(lowestFace(field.bottom()),
               std::min(1.0 * height() - side, (static_cast<double>(ends.size()) - 1) * (side + facesApart)));
  double const gap =
      std::min<double>(side + facesApart, most / std::max<double>(1, static_cast<double>(ends.size()) - 1));
  std::vector<QRectF> places(ends.size());
  double under = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    double const lowest = most - gap * static_cast<double>(ends.size() - 1 - i);
    double const y = std::clamp(ends[i].first - side / 2.0, under, std::max(under, lowest));
    places[ends[i].second] = QRectF(field.right() + facesAside, y, side, side);
    under = y + gap;
  }
  return places;
}

// The faces stand beside the ends, one under the other.
void MatchCourse::paintEnds(QPainter& painter) const {
  std::vector<QRectF> const places = faces();
  bool const named = hasNames();
  for (std::size_t i = 0; i < places.size(); ++i) {
    QRectF const& place = places[i];
    int const side = static_cast<int>(place.width());
    double const y = place.top();
    MatchTotals::Line const& line = course_.lines[i];
    painter.drawPixmap(place.topLeft(), glyphs_->avatar(line.avatar, side, devicePixelRatioF()));
    if (figures_) {
      painter.setFont(face(courseFigure, line.own));
      painter.setPen(theme_.onpanel);
      painter.drawText(QRectF(0, y - scaled(4), width(), side + scaled(8)), Qt::AlignRight | Qt::AlignVCenter,
                       score(course_.totals.back()[i]));
    }
    if (named) {
      painter.setFont(face(courseName, line.own));
      painter.setPen(penOf(i).color());
      QRectF const room(place.right() + scaled(6), y, namesWidth() - scaled(6), side);
      painter.drawText(
          room, Qt::AlignLeft | Qt::AlignVCenter,
          painter.fontMetrics().elidedText(line.name, Qt::ElideRight, static_cast<int>(room.width())));
    }
  }
}

// Of the lines that matter most each step is a point, where they lie far enough apart.
void MatchCourse::paintPoints(QPainter& painter, QPolygonF const& points, QPen pen) const {
  double const radius = scaledReal(3.2 * scale_);
  if (points.size() < 2 || points[1].x() - points[0].x() < 4 * radius) return;
  pen.setStyle(Qt::SolidLine);
  pen.setWidthF(scaledReal(1.8 * scale_));
  painter.setPen(pen);
  painter.setBrush(theme_.panel);
  for (QPointF const& point : points.sliced(1)) painter.drawEllipse(point, radius, radius);
}

// Lines that run together lie beside each other: how far this one is from where all would be.
double MatchCourse::aside(std::size_t line, std::size_t step) const {
  auto const totalAt = [this](std::size_t each, std::size_t at) {
    return at == 0 ? 0 : course_.totals[at - 1][each];
  };
  auto const meet = [&](std::size_t other, std::size_t at) {
    return totalAt(line, at) == totalAt(other, at);
  };
  int before = 0, behind = 0;
  for (std::size_t other = 0; other < course_.lines.size(); ++other) {
    bool const comes = step > 0 && meet(other, step - 1);
    bool const goes = step < course_.totals.size() && meet(other, step + 1);
    if (other == line || !meet(other, step) || (!comes && !goes)) continue;
    (other < line ? before : behind) += 1;
  }
  return (before - behind) * scaledReal(1.5 * scale_);
}

QPointF MatchCourse::drawnPointOf(QRectF const& field, std::size_t step, std::size_t line) const {
  int const total = step == 0 ? 0 : course_.totals[step - 1][line];
  return pointOf(field, step, total) + QPointF(0, aside(line, step));
}

void MatchCourse::paintEvent(QPaintEvent*) {
  if (course_.totals.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const field = this->field();
  paintOwnGround(painter, field);
  paintAxis(painter, field);
  // One's own last, over all others.
  std::vector<QRectF> const ends = faces();
  std::vector<std::size_t> order;
  for (bool const own : {false, true})
    for (std::size_t line = 0; line < course_.lines.size(); ++line)
      if (course_.lines[line].own == own) order.push_back(line);
  for (std::size_t const line : order) {
    QPolygonF points;
    for (std::size_t step = 0; step <= course_.totals.size(); ++step)
      points << drawnPointOf(field, step, line);
    bool const marked = course_.lines[line].own || leads(line);
    QPen pen = penOf(line);
    if (hasOwn() && !marked && !theme_.plain) pen.setColor(mixed(pen.color(), theme_.panel, 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolyline(points);
    // Behind the last step it bends to its face, so that lines that end together part and none crosses another.
    QPointF const from = points.back();
    QPointF const to(ends[line].left(), ends[line].center().y());
    double const middle = (from.x() + to.x()) / 2;
    QPainterPath bend(from);
    bend.cubicTo({middle, from.y()}, {middle, to.y()}, to);
    pen.setStyle(Qt::SolidLine);
    pen.setWidthF(scaledReal(1.4 * scale_));
    painter.setPen(pen);
    painter.drawPath(bend);
    if (marked) paintPoints(painter, points, pen);
  }
  paintEnds(painter);
}

}  // namespace giaguaro
