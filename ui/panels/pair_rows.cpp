#include "ui/panels/pair_rows.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/scene/scene_wording.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr int pairRowHeight = 38;
constexpr int pairRowsApart = 4;
constexpr Length pairFace{24};
constexpr Length pairMarkSide{13};

bool attacks(TableScene const& scene, Seat seat) {
  auto const& marks = scene.seen.seats[static_cast<std::size_t>(seat)].marks;
  return std::ranges::any_of(marks, [](Seen::Mark mark) { return mark != Seen::Mark::dealer; });
}

bool isDeclarer(TableScene const& scene, Seat seat) {
  return std::ranges::count(scene.seen.seats[static_cast<std::size_t>(seat)].marks, Seen::Mark::declarer) > 0;
}

}  // namespace

PairRows::PairRows(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setObjectName(QStringLiteral("pairRows"));
  setAccessibleRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(glyphs, &Glyphs::changed, this, qOverload<>(&QWidget::update));
  hide();
}

void PairRows::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

// What a pair is: the roles of its two where they differ; else on whose side.
QString PairRows::wordsOf(TableScene const& scene, std::vector<Seat> const& seats, Wording const& wording) {
  QStringList roles;
  for (Seat const seat : seats) {
    QString const role = wording.say(scene.seen.seats[static_cast<std::size_t>(seat)].role);
    if (!role.isEmpty() && !roles.contains(role)) roles << role;
  }
  if (roles.isEmpty()) return {};
  bool const attack = attacks(scene, seats.front());
  if (attack) return Wording::list(roles);
  if (scene.viewer == nobody) return roles.join(QStringLiteral(", "));
  return attacks(scene, scene.viewer) ? tr("against you") : tr("on your side");
}

PairRows::Row PairRows::rowOf(TableScene const& scene, Seat first, Wording const& wording) {
  Row row{.mark = pairMarkOf(scene, first),
          .avatars = {},
          .names = {},
          .briefNames = {},
          .words = {},
          .own = scene.viewer != nobody && pairMarkOf(scene, first) == pairMarkOf(scene, scene.viewer)};
  std::vector<Seat> seats{first, partnerIn(scene, first)};
  // Who plays for a contract comes before its partner.
  if (isDeclarer(scene, seats.back())) std::ranges::reverse(seats);
  QStringList names, brief;
  for (Seat const seat : seats) {
    row.avatars.push_back(scene.people[static_cast<std::size_t>(seat)].avatar);
    names << labelOf(scene, seat, wording);
    brief << labelOf(scene, seat, wording.brief());
  }
  row.names = names.join(QStringLiteral(", "));
  row.briefNames = brief.join(QStringLiteral(", "));
  row.words = wordsOf(scene, seats, wording);
  return row;
}

void PairRows::setScene(TableScene const& scene, Wording const& wording) {
  rows_.clear();
  QStringList spoken;
  bool const seated = scene.people.size() == scene.seen.seats.size();
  for (int i = 0; seated && i < scene.seen.players; ++i) {
    Seat const seat = seatAfter(scene.bottom, scene.seen.players, i);
    PairMark const mark = pairMarkOf(scene, seat);
    if (mark == PairMark::none || std::ranges::count(rows_, mark, &Row::mark) > 0) continue;
    rows_.push_back(rowOf(scene, seat, wording));
    spoken << (rows_.back().words.isEmpty() ? rows_.back().names
                                            : rows_.back().names + QStringLiteral(": ") + rows_.back().words);
  }
  setAccessibleName(spoken.join(QStringLiteral("; ")));
  setVisible(!rows_.empty());
  updateGeometry();
  update();
}

QSize PairRows::sizeHint() const {
  auto const rows = static_cast<int>(rows_.size());
  return {300, std::max(0, rows * (measure(pairRowHeight) + pairRowsApart) - pairRowsApart)};
}
QSize PairRows::minimumSizeHint() const { return {180, sizeHint().height()}; }

void PairRows::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF box(0.75, 0.75, width() - scaledReal(1.5), measure(pairRowHeight) - scaledReal(1.5));
  for (Row const& row : rows_) {
    paintRow(painter, row, box);
    box.translate(0, measure(pairRowHeight) + pairRowsApart);
  }
}

void PairRows::paintRow(QPainter& painter, Row const& row, QRectF const& box) const {
  painter.setPen(QPen(row.own ? theme_.bestedge : theme_.rule, scaledReal(row.own ? 1.6 : 1)));
  painter.setBrush(row.own ? theme_.best : theme_.soft);
  painter.drawRoundedRect(box, scaledReal(9), scaledReal(9));
  // In the colours of dark plates, whose contour tells the shape on any panel.
  paintPairShape(painter, row.mark, {box.left() + scaled(18), box.center().y()}, pairMarkSide,
                 pairColour(row.mark, theme_), theme_.onpanel, 1.2);
  qreal x = box.left() + scaled(34);
  for (std::size_t i = 0; i < row.avatars.size(); ++i) {
    painter.drawPixmap(QPointF(x, box.center().y() - pairFace / 2.0),
                       glyphs_->avatar(row.avatars[i], pairFace, devicePixelRatioF()));
    x += i + 1 < row.avatars.size() ? pairFace - scaled(5) : pairFace + scaled(7);
  }
  int const words = row.words.isEmpty() ? 0 : giaguaro::textWidth(row.words, 12) + scaled(8);
  qreal const room = box.right() - scaled(10) - words - x;
  bool const whole = giaguaro::textWidth(row.names, 14, row.own) <= room;
  QString const names = whole ? row.names : row.briefNames;
  bool const both = giaguaro::textWidth(names, 14, row.own) <= room;
  painter.setFont(typeface(14, row.own));
  painter.setPen(theme_.onpanel);
  // Names that leave the words no room stand alone.
  QRectF const place(x, box.top(), both ? room : room + words, box.height());
  painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(names, Qt::ElideRight, place.width()));
  if (!both) return;
  painter.setFont(typeface(12));
  painter.setPen(theme_.onpanel2);
  painter.drawText(QRectF(box.right() - scaled(10) - words, box.top(), words, box.height()),
                   Qt::AlignRight | Qt::AlignVCenter, row.words);
}

}  // namespace giaguaro
