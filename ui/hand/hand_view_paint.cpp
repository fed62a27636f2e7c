// What shows of each card of the hand, to the eye and to the mouse.
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/hand/hand_view.h"

namespace giaguaro {
namespace {

// While they move, so many cards a step are turned to how they are to lie.
constexpr int turnedAtOnce = 1;
constexpr int noLimit = 1000;

// All that a card paints, without what it hides under its neighbour: its corner there is as round as the others.
QPainterPath besideNeighbour(CardButton const& button, QRectF const& under) {
  qreal const radius = button.cardRect().width() * CardPainter::cornerPart;
  QRectF const all = button.lying().inverted().mapRect(QRectF(button.rect()));
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  path.addRect(QRectF(all.topLeft(), QPointF(all.right(), under.top())));
  path.addRoundedRect(QRectF(QPointF(all.left() - radius, under.top() - 2 * radius), under.bottomLeft()),
                      radius, radius);
  // What hangs below the card itself: its shadow, a mark, the frame of the focus.
  path.addRect(QRectF(QPointF(all.left(), under.bottom() - 1), QPointF(under.left(), all.bottom())));
  return button.lying().map(path);
}

}  // namespace

// Every point of the hand belongs to the card that shows there; a gap under a lifted card to that card.
void HandView::shareMouse() {
  QRegion taken;
  QRegion ofHand;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    QRegion shape = cards_[i]->shape();
    if (QRectF const under = underNeighbour(i); !under.isNull()) shape -= cards_[i]->turned(under);
    taken += shape;
    // The later ones lie above and need not be left out; but the piles, which come after the hand, lie under it.
    QRegion own = shape + (cards_[i]->ground() - taken);
    if (spots_[i].row == CardSpot::Row::hand)
      ofHand += shape;
    else
      own -= ofHand;
    cards_[i]->setMask(own.translated(-cards_[i]->pos()));
  }
}

// What would look out beneath a card at its right that stands higher: half an index. It is not shown. As the card stands
// before it is turned.
QRectF HandView::underNeighbour(std::size_t place) const {
  if (spots_[place].row != CardSpot::Row::hand) return {};
  CardButton const& button = *cards_[place];
  QRectF const own = button.cardRect();
  QTransform const upright = button.lying().inverted();
  for (std::size_t i = place + 1; i < cards_.size() && spots_[i].row == CardSpot::Row::hand; ++i) {
    QPointF const foot = cards_[i]->lying().map(cards_[i]->cardRect().bottomLeft());
    QPointF const over = upright.map(foot + cards_[i]->pos() - button.pos());
    if (over.x() >= own.right()) break;
    if (over.y() <= own.bottom() - 0.02 * own.height())
      return {QPointF(over.x(), own.center().y()), QPointF(own.right() + 1, own.bottom() + 1)};
  }
  return {};
}

void HandView::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  // The piles come after the hand, and are painted first: a raised card of the hand stands before them, and its index is to
  // be read.
  auto const firstPile = static_cast<std::size_t>(
      std::ranges::find_if(spots_, [](CardSpot const& spot) { return spot.row != CardSpot::Row::hand; }) -
      spots_.begin());
  int mayDraw = isClosing() ? turnedAtOnce : noLimit;
  for (std::size_t k = 0; k < cards_.size(); ++k) {
    std::size_t const i = (firstPile + k) % cards_.size();
    CardButton* const button = cards_[i];
    if (!event->region().intersects(button->geometry())) continue;
    painter.save();
    painter.translate(button->pos());
    painter.setClipRect(button->rect());
    if (QRectF const under = underNeighbour(i); !under.isNull()) {
      painter.setRenderHint(QPainter::Antialiasing);
      painter.setClipPath(besideNeighbour(*button, under), Qt::IntersectClip);
    }
    button->paint(painter, mayDraw);
    painter.restore();
  }
  for (CardButton const* button : cards_) {
    painter.save();
    painter.translate(button->pos());
    button->paintTag(painter);
    painter.restore();
  }
}

}  // namespace giaguaro
