#include "ui/hand/card_button.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/drawing/text_line.h"
#include "ui/layout/card_lift.h"

namespace giaguaro {
namespace {

constexpr int toTheEnd = 1000;
constexpr qreal edgeOfLight = 2;  // narrower than what marks a choice

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

void CardButton::setHinted(int place) {
  if (std::exchange(hinted_, place) != place) repaintCard();
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

void CardButton::place(QRectF const& card, qreal step, TableLayout const& layout) {
  onPile_ = false;
  unit_ = layout.unit();
  plateScale_ = layout.plateScale();
  step_ = step;
  strip_ = step_ < unit_ / 3 ? step_ : 0;
  moveTo(card, layout.scale());
}

void CardButton::placeOnPile(QRectF const& card, TableLayout const& layout) {
  onPile_ = true;
  unit_ = card.height();
  plateScale_ = layout.plateScale();
  step_ = layout.piles()->column();
  strip_ = step_ < card.width() ? step_ : 0;
  moveTo(card, layout.scale());
}

void CardButton::moveTo(QRectF const& card, qreal scale) {
  QPointF const shadow = CardPainter::shadowReach(card.height());
  qreal const words = pill_.isEmpty() ? 0.0 : (step_ - card.width()) / 2;
  qreal const side = std::ceil(std::max({5 * scale + 1, shadow.x(), words}));
  qreal const above = (cardLift::onPileAttended + 0.03) * unit_ + 26 * plateScale_;
  qreal const below = std::max(shadow.y(), pill_.isEmpty() ? 0.0 : 20 * plateScale_);
  QRect const place = card.adjusted(-side, -above, side, below).toAlignedRect();
  QRectF const base = card.translated(-place.topLeft());
  if (place == geometry() && base == base_) return;
  repaintCard();
  base_ = base;
  setGeometry(place);
  repaintCard();
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
  return QRegion(path.simplified().toFillPolygon().toPolygon()).translated(pos());
}

QRegion CardButton::ground() const {
  QRectF const at = cardRect();
  return QRegion(QRectF(at.left(), at.center().y(), at.width(), height()).toAlignedRect() & rect())
      .translated(pos());
}

bool CardButton::hitButton(QPoint const& at) const {
  return cardRect().adjusted(0, 0, 0, height()).contains(at);
}

// Beside the card itself what lies there has the word: a badge of the plate above, say.
bool CardButton::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && !hitButton(static_cast<QHelpEvent*>(event)->pos())) {
    event->ignore();
    return true;
  }
  return QAbstractButton::event(event);
}

void CardButton::paint(QPainter& painter) const {
  if (away_) return;
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  QRectF const at = cardRect();
  qreal const scale = unit_ / 150;
  bool const attended = hovered_ || hasFocus();
  constexpr qreal high = 1.5;  // when it may be chosen
  // Once there are enough of them no card is worse than another.
  bool const shaded = stand_ == Stand::barred && !(gathering_ && enough_);
  CardLook look{.veiled = shaded || veiled_,
                .calm = onPile_ && strip_ == 0,
                .height = stand_ == Stand::barred  ? 0.8
                          : stand_ == Stand::lying ? 1
                                                   : high};
  bool const chosen = stand_ == Stand::free && pick_ == Pick::picked;
  bool const best = hinted_ == 1;
  if (best || chosen) {
    look.ring = theme_->accent;
    look.ringWidth = (best ? 4 : 3) * scale;
  } else if (tried_) {
    look.ring = theme_->token;
    look.ringWidth = 2.5 * scale;
  } else if (attended && stand_ == Stand::barred) {
    look.ring = theme_->token;
    look.ringWidth = 2 * scale;
  } else if (standingOut_) {
    look.ring = theme_->accent;
    look.ringWidth = edgeOfLight * scale;
  }
  cards.card(painter, card_, *deck_, at.center(), unit_, 0, look);

  // Gold is what was chosen: the focus is a light line, set off from the light card by a dark one.
  if (hasFocus() && stand_ != Stand::barred) {
    qreal const ring = best || chosen ? look.ringWidth : 0;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    auto const frame = [&](qreal out, QColor const& ink) {
      painter.setPen(QPen(ink, 2.2 * scale));
      painter.drawRoundedRect(at.adjusted(-out, -out, out, out), 9 * scale, 9 * scale);
    };
    frame(ring + 1.2 * scale, theme_->plate);
    frame(ring + 3.4 * scale, theme_->token);
  }

  if (marked_) {
    // On the upper edge, where the next one leaves it free, and clear of the index.
    qreal const half = std::min(0.056 * unit_, 0.45 * step_);
    QPointF const middle(at.left() + std::min(step_, at.width()) / 2, at.top() - 0.3 * half);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme_->plate, 1.6 * scale));
    painter.setBrush(theme_->accent);
    painter.drawRect(QRectF(at.left() + half / 2, middle.y() - 0.3 * half, std::min(step_, at.width()) - half,
                            0.6 * half));
    painter.drawPolygon(QPolygonF({middle - QPointF(half, 0), middle - QPointF(0, half),
                                   middle + QPointF(half, 0), middle + QPointF(0, half)}));
  }

  if (!pill_.isEmpty()) paintPill(painter, at);
  if (!tag_.isEmpty()) return;  // which stands where a token would

  // While cards are played those that may not be stand lower, in the shade.
  bool const locked = stand_ == Stand::barred && gathering_ && attended;
  // Among cards that are gathered they stand as high as the others: a small lock in the index's column tells them without colour.
  if (stand_ == Stand::barred && gathering_ && inLine_ && !enough_ && !attended) paintSmallLock(painter, at);
  if (hinted_ == 0 && !locked && !tried_) return;
  qreal const radius = attended || strip_ == 0 ? 14 * plateScale_ : std::min(14 * plateScale_, 0.45 * strip_);
  QPointF const where(strip_ > 0 ? at.left() + strip_ / 2 : at.center().x(),
                      at.top() - (strip_ > 0 ? 11 * plateScale_ : 0));
  if (!locked && hinted_ > 1) return cards.number(painter, hinted_, where, radius);
  QString const mark = locked ? QStringLiteral("lock")
                       : best ? QStringLiteral("hint")
                              : QStringLiteral("undo");
  cards.token(painter, mark, where, radius);
}

void CardButton::paintSmallLock(QPainter& painter, QRectF const& card) const {
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  qreal const radius = std::max(6.5, 8 * unit_ / 150);
  // Under the index, which may be a large one, and within the card.
  double const down = art_->largeIndices(deck_->id()) ? 0.53 : 0.36;
  QPointF const at(card.left() + std::max(0.1 * card.width(), radius + 1), card.top() + down * card.height());
  QColor ground = Theme::paper();
  ground.setAlphaF(0.7F);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawEllipse(at, radius, radius);
  cards.mark(painter, QStringLiteral("lock"), at, 1.45 * radius, Theme::ink());
}

void CardButton::paintPill(QPainter& painter, QRectF const& card) const {
  qreal const p = plateScale_;
  TextStyle const style{12.5 * p, true, theme_->onplate};
  qreal const width =
      std::min(textWidth(font(), style, pill_) + 24 * p, std::max(card.width() + 12 * p, step_ - 2));
  QRectF const box(card.center().x() - width / 2, card.bottom() - p, width, 18.5 * p);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_->accent, 1.4 * p));
  painter.setBrush(theme_->plate);
  painter.drawRoundedRect(box, 10 * p, 10 * p);
  drawText(painter, font(), style, QPointF(box.center().x(), box.center().y() + 4.4 * p), width - 12 * p,
           pill_, Qt::AlignHCenter);
}

// Paper, as what is said of a card is: the plates' own colours are for what is said to it.
void CardButton::paintTag(QPainter& painter) const {
  if (tag_.isEmpty() || away_) return;
  QRectF const card = cardRect();
  qreal const p = plateScale_;
  TextStyle const style{12.5 * p, true, Theme::ink()};
  qreal const width = textWidth(font(), style, tag_) + 20 * p;
  // Where the next card lies over it, what shows of it has the word; and where that is narrow, it leans.
  qreal const seen = strip_ > 0 ? strip_ : card.width();
  int const side = width + p > seen ? tagSide_ : 0;
  qreal const left = side < 0   ? card.left() + seen - p - width
                     : side > 0 ? card.left() + p
                                : card.left() + (seen - width) / 2;
  QRectF const box(left, card.top() - 17 * p, width, 20 * p);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(hinted_ == 1 ? theme_->accent : Theme::ink(), 1.6 * p));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  drawText(painter, font(), style, QPointF(box.center().x(), box.center().y() + 4.4 * p), width, tag_,
           Qt::AlignHCenter);
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
