#include "ui/hand_end/trick_strip.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "ui/drawing/text_line.h"
#include "ui/plates/seat_plate.h"
#include "ui/scene/table_phrases.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {
namespace {

// At plate scale 1, of a row with numbers.
constexpr qreal chipCard = 40, chipFace = 24;
constexpr qreal faceMiddle = 61, numberLine = 86;
constexpr qreal lowCard = 30, lowFace = 19;
// Where there is room for face and number beside the card.
constexpr qreal leastWide = 86, wideCard = 70, wideFace = 32, wideGap = 7;
constexpr qreal wideMiddle = 30, wideNumber = 66;
// Where there is room for the number beside the face alone: the card is larger.
constexpr qreal leastBeside = 48, besideCard = 55, besideFace = 25, besideMiddle = 73, numberAside = 14;
// And for the other cards of the trick too, smaller, as they were played.
constexpr qreal leastOther = 22, mostOther = 44, othersApart = 5, othersAside = 9;

}  // namespace

TrickChip::TrickChip(CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), art_(&art), theme_(&theme) {
  setFocusPolicy(Qt::NoFocus);
  setMouseTracking(true);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
  connect(&art, &CardArt::ready, this, qOverload<>(&QWidget::update));
}

void TrickChip::setTrick(HandEnd::Trick const& trick, Deck const& deck) {
  deck_ = &deck;
  trick_ = trick;
  setObjectName(QStringLiteral("tookTrick_%1").arg(trick.number));
  setAccessibleName(trick.spoken);
  setToolTip(asToolTip(trick.spoken));
  update();
}

void TrickChip::place(QRectF const& box, qreal scale, bool low) {
  scale_ = scale;
  low_ = low;
  setGeometry(box.toRect());
}

void TrickChip::paintEvent(QPaintEvent*) {
  if (deck_ == nullptr) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  qreal const p = scale_;
  qreal const middle = width() / 2.0;
  if (underMouse() || hasFocus()) {
    painter.setPen(QPen(theme_->accent, (hasFocus() ? 2 : 1.2) * p));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6 * p, 6 * p);
  }
  bool const wide = !low_ && width() >= leastWide * p;
  bool const beside = !low_ && !wide && width() >= leastBeside * p;
  qreal const height = (low_ ? lowCard : wide ? wideCard : beside ? besideCard : chipCard) * p;
  qreal const side = (low_ ? lowFace : wide ? wideFace : beside ? besideFace : chipFace) * p;
  qreal const tag = height * 2 / 3;
  qreal const other = wide ? otherWidth(tag, side) : 0;
  qreal const others =
      other > 0 ? static_cast<qreal>(trick_.cards.size() - 1) * (other + othersApart * p) : 0;
  qreal const left = wide ? middle - (tag + others + wideGap * p + side) / 2 : middle - tag / 2;
  QRectF card(left, 3 * p, tag, height);
  if (other > 0) {
    qreal x = left;
    for (Card const each : trick_.cards) {
      if (each == trick_.card) {
        card.moveLeft(x);
        x += tag + othersApart * p;
        continue;
      }
      cards.cardTag(painter, each, *deck_, {x, card.bottom() - other * 1.5, other, other * 1.5},
                    {.shadow = true});
      x += other + othersApart * p;
    }
  }
  CardLook look{.shadow = !low_};
  if (other > 0) {
    look.ring = theme_->accent;
    look.ringWidth = 2.2 * p;
  }
  if (trick_.card.valid()) cards.cardTag(painter, trick_.card, *deck_, card, look);
  qreal const end = left + tag + others;
  QPointF const face = low_     ? QPointF(middle + 5 * p, card.bottom() + 2 * p)
                       : wide   ? QPointF(end + wideGap * p + side / 2, wideMiddle * p)
                       : beside ? QPointF(middle - (numberAside - 4) * p, besideMiddle * p)
                                : QPointF(middle, faceMiddle * p);
  cards.avatar(painter, trick_.avatar, face, side);
  if (trick_.callers) {
    painter.setPen(QPen(theme_->accent, 2.4 * p));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(face, side / 2, side / 2);
  }
  if (low_) return;
  TextStyle const style{(wide || beside ? 13 : 12) * p, trick_.callers,
                        trick_.callers ? theme_->accent : theme_->onplate2};
  QPointF const number = beside ? face + QPointF((numberAside + besideFace / 2 - 2) * p, 4.5 * p)
                                : QPointF(face.x(), (wide ? wideNumber : numberLine) * p);
  drawText(painter, font(), style, number, width(), QString::number(trick_.number), Qt::AlignHCenter);
}

// 0: there is no room for them.
qreal TrickChip::otherWidth(qreal tag, qreal side) const {
  qreal const p = scale_;
  if (trick_.cards.size() < 2) return 0;
  qreal const room = width() - tag - side - (wideGap + 2 * othersAside) * p;
  qreal const each = room / static_cast<qreal>(trick_.cards.size() - 1) - othersApart * p;
  return each < leastOther * p ? 0 : std::min(each, mostOther * p);
}

void TrickChip::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: return emit moveAsked(event->key());
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!event->isAutoRepeat()) click();
      return;
    default: QAbstractButton::keyPressEvent(event);
  }
}

TrickStrip::TrickStrip(CardArt& art, Theme const& theme, QWidget* parent)
    : QWidget(parent), art_(&art), theme_(&theme) {
  setObjectName(QStringLiteral("trickStrip"));
  setMouseTracking(true);
}

void TrickStrip::setTricks(std::vector<HandEnd::Trick> const& tricks, QString const& title,
                           Deck const& deck) {
  title_ = title;
  update();
  while (chips_.size() < tricks.size()) {
    auto* const chip = new TrickChip(*art_, *theme_, this);
    connect(chip, &TrickChip::clicked, this, [this, place = chips_.size()] { showTrick(place); });
    connect(chip, &TrickChip::moveAsked, this, [this, chip](int key) { moveFocus(*chip, key); });
    chips_.push_back(chip);
  }
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    chips_[i]->setVisible(i < tricks.size());
    if (i < tricks.size()) chips_[i]->setTrick(tricks[i], deck);
  }
  stopAt(current_ < tricks.size() ? current_ : 0);
}

void TrickStrip::showTrick(std::size_t place) {
  comesBack_ = std::ranges::any_of(chips_, &QWidget::hasFocus);
  stopAt(place);
  emit trickWanted(static_cast<int>(place) + 1);
}

void TrickStrip::comeBack(bool tableHasFocus) {
  if (std::exchange(comesBack_, false) && tableHasFocus) chips_[current_]->setFocus(Qt::TabFocusReason);
}

void TrickStrip::startAnew() {
  comesBack_ = false;
  stopAt(0);
}

void TrickStrip::stopAt(std::size_t place) {
  current_ = place;
  for (std::size_t i = 0; i < chips_.size(); ++i)
    chips_[i]->setFocusPolicy(i == place ? Qt::TabFocus : Qt::NoFocus);
  emit tabStopMoved();
}

void TrickStrip::place(HandEndLayout const& layout, qreal down) {
  scale_ = layout.scale;
  // Its title stands on its upper edge.
  QRect const all = layout.strip.united(layout.stripTitle).adjusted(-2, -2, 2, 2).toAlignedRect();
  setGeometry(all.translated(0, static_cast<int>(down)));
  ground_ = layout.strip.translated(-all.topLeft());
  titleBox_ = layout.stripTitle.translated(-all.topLeft());
  for (std::size_t i = 0; i < chips_.size() && i < layout.tricks.size(); ++i)
    chips_[i]->place(layout.tricks[i].translated(ground_.topLeft()), layout.scale, layout.twoRows);
}

// Up and down to the nearest of the other row, where there is one.
void TrickStrip::moveFocus(TrickChip const& from, int key) {
  std::ptrdiff_t const last =
      std::ranges::count_if(chips_, [](TrickChip const* chip) { return !chip->isHidden(); }) - 1;
  std::ptrdiff_t const at = std::ranges::find(chips_, &from) - chips_.begin();
  std::ptrdiff_t to = at;
  switch (key) {
    case Qt::Key_Left: to = std::max<std::ptrdiff_t>(at - 1, 0); break;
    case Qt::Key_Right: to = std::min(at + 1, last); break;
    case Qt::Key_Home: to = 0; break;
    case Qt::Key_End: to = last; break;
    default: {
      int const down = key == Qt::Key_Down ? 1 : -1;
      auto const aside = [this, &from](std::ptrdiff_t place) {
        return std::abs(chips_[static_cast<std::size_t>(place)]->x() - from.x());
      };
      for (std::ptrdiff_t place = 0; place <= last; ++place) {
        bool const inRow = (chips_[static_cast<std::size_t>(place)]->y() - from.y()) * down > 0;
        if (inRow && (to == at || aside(place) < aside(to))) to = place;
      }
    }
  }
  stopAt(static_cast<std::size_t>(to));
  chips_[current_]->setFocus(Qt::TabFocusReason);
}

void TrickStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  qreal const p = scale_;
  paintPlate(painter, *theme_, ground_, 14 * p, theme_->plateedge, 1.5 * p, 0.5);
  paintPlate(painter, *theme_, titleBox_, titleBox_.height() / 2, theme_->plateedge, 1.6 * p, 0.5);
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  cards.mark(painter, QStringLiteral("score"), QPointF(titleBox_.left() + 18 * p, titleBox_.center().y()),
             17 * p, theme_->onplate2);
  drawText(painter, font(), {13 * p, true, theme_->onplate},
           QPointF(titleBox_.left() + 34 * p, titleBox_.center().y() + 4.7 * p), titleBox_.width() - 42 * p,
           title_);
}

}  // namespace giaguaro
