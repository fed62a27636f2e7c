#include "ui/hand/card_button.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/layout/card_lift.h"

namespace giaguaro {
namespace {

constexpr int toTheEnd = 1000;
constexpr qreal calmFigure =
    0.56;  // of a card's width: so far the figure of a trump in its calm form reaches

}  // namespace

CardButton::CardButton(Card card, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent)
    : QAbstractButton(parent), card_(card), deck_(&deck), art_(&art), theme_(&theme) {
  setObjectName(QLatin1String("card_") + QString::fromStdString(deck.text(card)));
  setMouseTracking(true);
  // A click plays at once and leaves nothing to focus.
  setFocusPolicy(Qt::TabFocus);
}

void CardButton::setStand(Stand stand) {
  if (stand_ == stand) return;
  stand_ = stand;
  clicked_ = false;
  setCursor(stand == Stand::free ? Qt::PointingHandCursor : Qt::ArrowCursor);
  repaintCard();
}

void CardButton::setGathering(bool gathering, bool enough) {
  if (std::exchange(enough_, enough) != enough) repaintCard();
  gathering_ = gathering;
}

void CardButton::setInLine(bool inLine) {
  if (std::exchange(inLine_, inLine) != inLine) repaintCard();
}

void CardButton::setHinted(int place, bool others) {
  bool const was = std::exchange(besideHint_, others);
  if (std::exchange(hinted_, place) != place || was != others) repaintCard();
}

void CardButton::setTag(QString const& tag, int side) {
  bool const same = tag_ == tag && tagSide_ == side;
  tag_ = tag;
  tagSide_ = side;
  int const reach = static_cast<int>(90 * plateScale_);  // beside the card itself
  if (!same) parentWidget()->update(geometry().adjusted(-reach, 0, reach, 0));
}

void CardButton::setTried(bool tried) {
  if (std::exchange(tried_, tried) != tried) repaintCard();
}

void CardButton::setPick(Pick pick) {
  if (std::exchange(pick_, pick) != pick) repaintCard();
}

void CardButton::setMarked(bool marked) {
  if (std::exchange(marked_, marked) != marked) repaintCard();
}

void CardButton::setPill(QString const& pill) {
  if (std::exchange(pill_, pill) != pill) repaintCard();
}

void CardButton::setAway(bool away) {
  if (std::exchange(away_, away) != away) repaintCard();
}

void CardButton::setVeiled(bool veiled) {
  if (std::exchange(veiled_, veiled) != veiled) repaintCard();
}

void CardButton::setStandingOut(bool standingOut) {
  if (std::exchange(standingOut_, standingOut) != standingOut) repaintCard();
}

void CardButton::setResting(bool resting) {
  if (std::exchange(resting_, resting) != resting) clicked_ = false;
}

void CardButton::place(QRectF const& card, qreal turn, qreal step, TableLayout const& layout) {
  onPile_ = false;
  unit_ = layout.unit();
  plateScale_ = layout.plateScale();
  step_ = step;
  strip_ = step_ < unit_ / 3 ? step_ : 0;
  isCalm_ = layout.piles() != nullptr && layout.piles()->isCalm();
  moveTo(card, turn, layout.scale());
}

void CardButton::placeOnPile(QRectF const& card, qreal step, bool own, TableLayout const& layout) {
  onPile_ = true;
  unit_ = card.height();
  plateScale_ = layout.plateScale();
  step_ = step;
  strip_ = step_ < card.width() ? step_ : 0;
  isCalm_ = layout.piles()->isCalm() && step_ >= calmFigure * card.width();
  pillUnder_ = own;
  moveTo(card, 0, layout.scale());
}

void CardButton::moveTo(QRectF const& card, qreal turn, qreal scale) {
  QPointF const shadow = CardPainter::shadowReach(card.height());
  qreal const words = pill_.isEmpty() ? 0.0 : (mostOfPill() - card.width()) / 2;
  qreal const side = std::ceil(std::max({11 * scale + 1, shadow.x(), words}));
  qreal const above = (cardLift::onPileAttended + 0.03) * unit_ + 26 * plateScale_;
  qreal const below =
      std::max(shadow.y(), pill_.isEmpty() ? 0.0 : (PileLayout::markHeight + 3) * plateScale_);
  // About the card's middle, and not that of what is around it.
  QPointF const middle = card.center();
  QTransform const lying =
      QTransform::fromTranslate(middle.x(), middle.y()).rotate(turn).translate(-middle.x(), -middle.y());
  QRect const place = lying.mapRect(card.adjusted(-side, -above, side, below)).toAlignedRect();
  QRectF const base = card.translated(-place.topLeft());
  if (place == geometry() && base == base_ && turn == turn_) return;
  repaintCard();
  base_ = base;
  turn_ = turn;
  setGeometry(place);
  repaintCard();
  if (turn_ == 0) return;
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  picture_.askFor(cards, card_, *deck_, {unit_, turn_});
}

QTransform CardButton::lying() const {
  if (turn_ == 0) return {};
  QPointF const middle = base_.center();
  return QTransform::fromTranslate(middle.x(), middle.y()).rotate(turn_).translate(-middle.x(), -middle.y());
}

QRectF CardButton::cardRect() const { return standing(hovered_ || hasFocus()); }

QRectF CardButton::standing(bool attended) const {
  qreal lift = 0;
  switch (stand_) {
    case Stand::level: lift = cardLift::level; break;
    case Stand::lying: break;
    case Stand::free: lift = freeLift(attended); break;
    // While cards of the hand are gathered the others stay in line, or their neighbours would cover them.
    case Stand::barred:
      lift = (attended ? cardLift::barredAttended : 0) + (inLine_ ? cardLift::playable : 0);
      break;
  }
  return base_.translated(0, -lift * unit_);
}

qreal CardButton::freeLift(bool attended) const {
  switch (pick_) {
    case Pick::none:
      if (onPile_) return attended ? cardLift::onPileAttended : cardLift::onPile;
      return attended ? cardLift::playableAttended : cardLift::playable;
    case Pick::picked: return cardLift::picked;
    case Pick::other: return attended ? cardLift::notPickedAttended : cardLift::notPicked;
  }
  return 0;
}

// The mask is for the mouse alone, so what is painted is the parent's.
void CardButton::repaintCard() { parentWidget()->update(geometry()); }

QRegion CardButton::shape() const {
  QRectF const at = cardRect();
  qreal const radius = at.width() * CardPainter::cornerPart;
  QPainterPath path;
  path.addRoundedRect(at, radius, radius);
  // Where it lay before the pointer lifted it, it stays: it would fall and rise in turn.
  QRectF const below(at.left(), at.center().y(), at.width(), standing(hasFocus()).bottom() - at.center().y());
  path.setFillRule(Qt::WindingFill);
  if (hovered_) path.addRoundedRect(below, radius, radius);
  return QRegion(lying().map(path.simplified()).toFillPolygon().toPolygon()).translated(pos());
}

QRegion CardButton::turned(QRectF const& part) const {
  QRegion const all =
      turn_ == 0 ? QRegion(part.toAlignedRect()) : QRegion(lying().map(QPolygonF(part)).toPolygon());
  return all.translated(pos());
}

QRegion CardButton::ground() const {
  QRectF const at = cardRect();
  return turned(QRectF(at.left(), at.center().y(), at.width(), height())) & geometry();
}

bool CardButton::hitButton(QPoint const& at) const {
  return cardRect().adjusted(0, 0, 0, height()).contains(lying().inverted().map(QPointF(at)));
}

// Beside the card itself what lies there has the word: a badge of the plate above, say.
bool CardButton::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && !hitButton(static_cast<QHelpEvent*>(event)->pos())) {
    event->ignore();
    return true;
  }
  return QAbstractButton::event(event);
}

void CardButton::keyPressEvent(QKeyEvent* event) {
  bool const upDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
  if (inRows_ && upDown && event->modifiers().testFlags(Qt::NoModifier))
    return emit rowAsked(event->key() == Qt::Key_Up ? -1 : 1);
  if (event->modifiers().testFlag(Qt::ControlModifier)) {
    int const by = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (by != 0) return emit skipAsked(by);
  }
  switch (event->key()) {
    case Qt::Key_Left: emit moveAsked(-1); return;
    case Qt::Key_Right: emit moveAsked(1); return;
    case Qt::Key_Home: emit moveAsked(-toTheEnd); return;
    case Qt::Key_End: emit moveAsked(toTheEnd); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
      bool const chooses = event->key() == Qt::Key_Space || (gathering_ && !enough_);
      if (gathering_ && !chooses) break;
      // A key held down must not play the next card as well.
      if (!resting_ && event->modifiers().testFlags(Qt::NoModifier)) {
        if (event->isAutoRepeat()) return;
        if (chooses)
          click();
        else
          emit decided();
        return;
      }
      break;
    }
    default: break;
  }
  event->ignore();
}

void CardButton::mousePressEvent(QMouseEvent* event) {
  if (!hitButton(event->position().toPoint()) || resting_) {
    event->ignore();
    return;
  }
  clicked_ = true;
  QAbstractButton::mousePressEvent(event);
}

// The second of two clicks counts where the first one did: that may have gone on from a trick, or played the
// card that lay here before.
void CardButton::mouseDoubleClickEvent(QMouseEvent* event) {
  if (clicked_ || gathering_ || resting_) mousePressEvent(event);
}

void CardButton::mouseMoveEvent(QMouseEvent* event) {
  setHovered(hitButton(event->position().toPoint()));
  QAbstractButton::mouseMoveEvent(event);
}

void CardButton::leaveEvent(QEvent* event) {
  setHovered(false);
  QAbstractButton::leaveEvent(event);
}

void CardButton::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  repaintCard();
  emit shifted();
  tell();
}

void CardButton::focusOutEvent(QFocusEvent* event) {
  QAbstractButton::focusOutEvent(event);
  repaintCard();
  emit shifted();
  tell();
}

void CardButton::setHovered(bool hovered) {
  if (std::exchange(hovered_, hovered) == hovered) return;
  repaintCard();
  emit shifted();
  tell();
}

void CardButton::tell() {
  bool const now = hovered_ || hasFocus();
  if (std::exchange(told_, now) != now) emit looked(now);
}

}  // namespace giaguaro
