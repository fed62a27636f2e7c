#include "ui/host/seat_bubble.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/hand_end/hand_end.h"
#include "ui/known/fact_rows.h"
#include "ui/known/known_words.h"
#include "ui/known/share_bars.h"
#include "ui/plates/plate_shape.h"
#include "ui/plates/seat_plate.h"
#include "ui/table/table_widget.h"

namespace giaguaro {
namespace {

constexpr int restTime = 400;  // milliseconds
constexpr int usualWidth = 274;
constexpr Length bubbleInset{14};
constexpr Length pointHeight{12};
constexpr int margin = 8;  // to the table's edge

int headHeight() { return measure(30); }
int shareHeight() { return measure(34); }

// What lies on paper in the panel lies on a plate here.
Theme onPlate(Theme const& theme) {
  Theme plates = theme;
  plates.panel = plates.best = plates.soft = theme.plate;
  plates.onpanel = theme.onplate;
  plates.onpanel2 = theme.onplate2;
  plates.bestedge = theme.onplate2;
  return plates;
}

std::vector<Known::Fact> factsOf(Known const& known, Seat seat) {
  std::vector<Known::Fact> facts;
  std::ranges::copy_if(known.facts, std::back_inserter(facts),
                       [seat](Known::Fact const& fact) { return fact.of == seat; });
  return facts;
}

Known::Share const* shareOf(Known const& known, Seat seat) {
  auto const found = std::ranges::find(known.shares, seat, &Known::Share::seat);
  return seat == nobody || found == known.shares.end() ? nullptr : &*found;
}

}  // namespace

SeatBubble::SeatBubble(Glyphs* glyphs, TableWidget* table)
    : QWidget(table), table_(table), rows_(new FactRows(glyphs, this)) {
  setObjectName(QStringLiteral("seatBubble"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  rows_->setBare();
  hide();
  timer_.setSingleShot(true);
  timer_.setInterval(restTime);
  connect(&timer_, &QTimer::timeout, this, &SeatBubble::look);
  table->setMouseTracking(true);
  table->installEventFilter(this);
}

void SeatBubble::setTheme(Theme const& theme) {
  theme_ = theme;
  rows_->setTheme(onPlate(theme));
  update();
}

void SeatBubble::setScene(TableScene const& scene, Wording const& wording) {
  scene_ = scene;
  wording_ = wording;
  if (!isHidden()) look();
}

void SeatBubble::lookAt(Seat seat) {
  if (focused_ == seat) return;
  focused_ = seat;
  want();
  look();
}

void SeatBubble::want() {
  bool const is = hovered_ != nobody || focused_ != nobody;
  if (std::exchange(isWanted_, is) != is) emit wanted(is);
}

void SeatBubble::hover(Seat seat) {
  if (hovered_ == seat) return;
  hovered_ = seat;
  timer_.stop();
  want();
  if (seat == nobody)
    look();
  else
    timer_.start();
}

// Of whom nothing can be told there is none.
void SeatBubble::look() {
  seat_ = hovered_ != nobody && !timer_.isActive() ? hovered_ : focused_;
  hide();
  // The end of a hand has the table to itself.
  if (seat_ == nobody || !scene_.known || scene_.showResult || scene_.lookingBack || HandEnd::lies(scene_))
    return;
  std::vector<Known::Fact> const facts = factsOf(*scene_.known, seat_);
  if (facts.empty() && shareOf(*scene_.known, seat_) == nullptr) return;
  rows_->setFacts(0, {}, facts, wording_);
  rows_->setVisible(!facts.empty());
  if (!place()) return;
  raise();
  show();
  update();
}

Seat SeatBubble::seatAt(QPointF const& at) const {
  for (Seat seat = 0; seat < static_cast<Seat>(scene_.seen.players); ++seat)
    if (seat != scene_.viewer && table_->tableLayout().plate(seat).contains(at)) return seat;
  return nobody;
}

// Under the plate, over it, or beside it, wherever no card of the trick lies; of several places one that keeps clear of
// all other plates too, or at least of the panels in the corners.
bool SeatBubble::place() {
  TableLayout const& layout = table_->tableLayout();
  int const widest = std::min(measure(usualWidth), table_->width() - 2 * margin);
  int const insets = 2 * bubbleInset;
  bool const shares = shareOf(*scene_.known, seat_) != nullptr;
  QRectF const plate = layout.plate(seat_);
  double const half = plate.height() / 2;
  QPointF const face(layout.mirrored(seat_) ? plate.right() - half : plate.left() + half, plate.center().y());
  auto const placesOf = [&](int wide) {
    int high = headHeight() + scaled(8);
    if (!rows_->isHidden()) high += rows_->heightForWidth(wide - insets) + scaled(6);
    if (shares) high += shareHeight();
    QSizeF const size(wide, high);
    double const x = std::clamp<double>(face.x() - wide / 2.0, margin, table_->width() - wide - margin);
    double const y = std::clamp<double>(face.y() - high / 2.0, margin, table_->height() - high - margin);
    double const low = std::max(y, layout.contractPlate().bottom() + margin);
    double const left = plate.left() - pointHeight - wide;
    double const right = plate.right() + pointHeight;
    return std::vector<QRectF>{
        {{x, plate.top() - pointHeight - high}, size},
        {{x, plate.bottom() + pointHeight}, size},
        {{left, y}, size},
        {{right, y}, size},
        // Lower, where something lies over these.
        {{left, low}, size},
        {{right, low}, size},
    };
  };
  QRectF const room = QRectF(table_->rect()).adjusted(scaled(2), scaled(2), scaled(-2), scaled(-2));
  Seen::Trick const& trick = scene_.pastTrick() != nullptr ? *scene_.pastTrick() : scene_.seen.trick;
  auto const lies = [&](QRectF const& box) {
    return room.contains(box) && std::ranges::none_of(trick.cards, [&](Seen::PlayedCard const& card) {
             return layout.trickCardBounds(card.seat).intersects(box);
           });
  };
  auto const hidesNoPanel = [&](QRectF const& box) {
    return lies(box) && !layout.contractPlate().intersects(box) && !layout.scorePlate().intersects(box);
  };
  auto const isClear = [&](QRectF const& box) {
    for (Seat seat = 0; seat < static_cast<Seat>(scene_.seen.players); ++seat)
      if (layout.plate(seat).intersects(box)) return false;
    return hidesNoPanel(box) && !layout.handArea().intersects(box);
  };
  std::vector<std::vector<QRectF>> offered;
  for (double const part : {1.0, 0.92, 0.84}) offered.push_back(placesOf(static_cast<int>(part * widest)));
  // Rather narrower than over something.
  auto const at = [&](auto const& fits) -> std::optional<std::pair<QRectF, bool>> {
    for (std::vector<QRectF> const& boxes : offered)
      if (auto const found = std::ranges::find_if(boxes, fits); found != boxes.end())
        return std::pair(*found, found - boxes.begin() >= 2);
    return std::nullopt;
  };
  auto placed = at(isClear);
  if (!placed) placed = at(hidesNoPanel);
  if (!placed) placed = at(lies);
  if (!placed) return false;
  auto const& [box, beside] = *placed;
  QRectF const all = box.adjusted(-pointHeight - scaled(2), -pointHeight - scaled(2), pointHeight + scaled(2),
                                  pointHeight + scaled(2));
  setGeometry(all.toAlignedRect());
  box_ = box.translated(-pos());
  double const tip = pointHeight - scaled(2);
  point_ = beside ? QPointF(box.left() > plate.right() ? box.left() - tip : box.right() + tip, face.y())
                  : QPointF(face.x(), box.top() > plate.bottom() ? box.top() - tip : box.bottom() + tip);
  point_ -= pos();
  int const inner = static_cast<int>(box.width()) - insets;
  rows_->setGeometry(static_cast<int>(box_.left()) + bubbleInset, static_cast<int>(box_.top()) + headHeight(),
                     inner, rows_->heightForWidth(inner));
  return true;
}

bool SeatBubble::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseMove: hover(seatAt(static_cast<QMouseEvent*>(event)->position())); break;
    case QEvent::Leave:
    case QEvent::MouseButtonPress: hover(nobody); break;
    case QEvent::Resize:
      if (!isHidden()) look();
      break;
    case QEvent::ToolTip:
      if (!isHidden() && hovered_ != nobody) return true;  // it says more
      break;
    default: break;
  }
  return QWidget::eventFilter(watched, event);
}

void SeatBubble::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(box_, scaledReal(10), scaledReal(10));
  constexpr double broad = 9;
  QPolygonF tail;
  bool const beside = point_.x() < box_.left() || point_.x() > box_.right();
  QPointF const root(
      std::clamp(point_.x(), box_.left() + (beside ? 2 : 20), box_.right() - (beside ? 2 : 20)),
      std::clamp(point_.y(), box_.top() + (beside ? 20 : 2), box_.bottom() - (beside ? 20 : 2)));
  QPointF const across = beside ? QPointF(0, broad) : QPointF(broad, 0);
  tail << root - across << point_ << root + across;
  QPainterPath point;
  point.addPolygon(tail);
  point.closeSubpath();
  painter.setPen(QPen(theme_.accent, scaledReal(2)));
  painter.setBrush(theme_.plate);
  painter.drawPath(shape.united(point));

  QString const name = wording_.brief().name(seat_);
  QRectF const head = box_.adjusted(bubbleInset, scaled(4), -bubbleInset, 0);
  double const tall = headHeight() - scaled(4);
  painter.setFont(typeface(15, true));
  painter.setPen(theme_.onplate);
  painter.drawText(QRectF(head.topLeft(), QSizeF(head.width(), tall)), Qt::AlignVCenter | Qt::AlignLeft,
                   name);
  double const left = textWidth(name, 15, true) + scaled(9);
  painter.setFont(typeface(13));
  painter.setPen(theme_.onplate2);
  QString const certain = rows_->isHidden() ? tr("nothing certain yet") : tr("what is certain");
  painter.drawText(QRectF(head.left() + left, head.top(), head.width() - left, tall),
                   Qt::AlignVCenter | Qt::AlignLeft, certain);
  QString const total = SeatPlate::totalOf(scene_, seat_, wording_);
  if (left + textWidth(certain, 13) + scaled(12) + textWidth(total, 13) <= head.width())
    painter.drawText(QRectF(head.topLeft(), QSizeF(head.width(), tall)), Qt::AlignVCenter | Qt::AlignRight,
                     total);

  Known::Share const* share = scene_.known ? shareOf(*scene_.known, seat_) : nullptr;
  if (share == nullptr) return;
  double const top = box_.bottom() - shareHeight();
  QColor line = theme_.onplate2;
  line.setAlphaF(0.35F);
  painter.setPen(QPen(theme_.plain ? theme_.onplate2 : line, scaledReal(1)));
  painter.drawLine(QPointF(head.left(), top), QPointF(head.right(), top));
  QRectF const row(head.left(), top, head.width(), shareHeight());
  QString const figure = knownWords::percent(share->percent);
  QString words = knownWords::side(*scene_.known, wording_.brief());
  if (textWidth(words, 14) > head.width() / 2) words = tr("same side");
  painter.setFont(typeface(14));
  painter.setPen(theme_.onplate);
  painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, words);
  painter.setFont(typeface(14, true));
  painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, figure);
  double const from = row.left() + textWidth(words, 14) + scaled(12);
  double const to = row.right() -
                    std::max(textWidth(figure, 14, true), textWidth(QStringLiteral("100 %"), 14, true)) -
                    scaled(10);
  ShareBars::paintBar(painter, QRectF(from, row.center().y() - scaled(5), to - from, scaled(10)),
                      {0, {}, share->percent, share->before}, theme_.accent, troughOn(theme_),
                      theme_.onplate2, theme_.onplate);
}

}  // namespace giaguaro
