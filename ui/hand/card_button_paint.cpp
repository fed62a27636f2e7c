// How a card of the hand is painted, with what stands on it.
#include <QPainter>
#include <algorithm>

#include "ui/drawing/text_line.h"
#include "ui/hand/card_button.h"

namespace giaguaro {
namespace {

constexpr qreal edgeOfLight = 2;  // narrower than what marks a choice

}  // namespace

CardLook CardButton::look() const {
  qreal const scale = unit_ / 150;
  constexpr qreal high = 1.5;  // when it may be chosen
  // Once there are enough of them no card is worse than another.
  bool const shaded = stand_ == Stand::barred && !(gathering_ && enough_);
  CardLook look{.veiled = shaded || veiled_,
                .calm = isCalm_,
                .strip = !isCalm_ && !onPile_ && step_ < cardRect().width() ? std::ceil(step_) + 2 : 0,
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
  } else if (hovered_ && !hasFocus() && stand_ == Stand::barred) {
    look.ring = theme_->token;
    look.ringWidth = 2 * scale;
  } else if (standingOut_ && !besideHint_) {
    look.ring = theme_->accent;
    look.ringWidth = edgeOfLight * scale;
  }
  return look;
}

void CardButton::paint(QPainter& painter, int& mayDraw) {
  if (away_) return;
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  CardLook const look = this->look();
  if (turn_ == 0)
    cards.card(painter, card_, *deck_, middle(), unit_, 0, look);
  else
    picture_.paint(painter, cards, card_, *deck_, {unit_, turn_, look}, middle(), mayDraw);

  painter.save();
  painter.setTransform(lying(), true);
  if (hasFocus()) paintFocus(painter, look);
  if (marked_) paintMark(painter);
  painter.restore();
  if (tag_.isEmpty()) paintToken(painter, cards);  // else the tag stands where a token would
}

// Gold is what was chosen: the focus is a light line round a dark one, so that one of them stands off from whatever lies
// beside it, felt, paper or a card in the shade.
void CardButton::paintFocus(QPainter& painter, CardLook const& look) const {
  qreal const scale = unit_ / 150;
  qreal const dark = std::max(1.2, 1.5 * scale);
  qreal const light = std::max(1.8, 2.2 * scale);
  bool const chosen = stand_ == Stand::free && pick_ == Pick::picked;
  qreal out = hinted_ == 1 || chosen ? look.ringWidth : 0;
  QRectF const at = cardRect();
  qreal const radius = at.width() * CardPainter::cornerPart;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (auto const& [width, ink] : {std::pair(dark, Theme::ink()), std::pair(light, Theme::paper())}) {
    qreal const middle = out + width / 2;
    painter.setPen(QPen(ink, width));
    painter.drawRoundedRect(at.adjusted(-middle, -middle, middle, middle), radius + middle, radius + middle);
    out += width;
  }
}

// On the upper edge, where the next one leaves it free, and clear of the index.
void CardButton::paintMark(QPainter& painter) const {
  QRectF const at = cardRect();
  qreal const half = std::min(0.056 * unit_, 0.45 * step_);
  QPointF const middle(at.left() + std::min(step_, at.width()) / 2, at.top() - 0.3 * half);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_->plate, 1.6 * unit_ / 150));
  painter.setBrush(theme_->accent);
  painter.drawPolygon(QPolygonF({middle - QPointF(half, 0), middle - QPointF(0, half),
                                 middle + QPointF(half, 0), middle + QPointF(0, half)}));
}

// Upright, and so as crisp as it was drawn, on a card that is turned.
void CardButton::paintToken(QPainter& painter, CardPainter const& cards) const {
  QRectF const at = cardRect();
  bool const attended = hovered_ || hasFocus();
  // While cards are played those that may not be stand lower, in the shade.
  bool const locked = stand_ == Stand::barred && gathering_ && attended;
  // Among cards that are gathered they stand as high as the others: a small lock in the index's column tells them without colour.
  if (stand_ == Stand::barred && gathering_ && inLine_ && !enough_ && !attended) paintSmallLock(painter, at);
  if (hinted_ == 0 && !locked && !tried_) return;
  qreal const radius = attended || strip_ == 0 ? 14 * plateScale_ : std::min(14 * plateScale_, 0.45 * strip_);
  QPointF const where = lying().map(QPointF(strip_ > 0 ? at.left() + strip_ / 2 : at.center().x(),
                                            at.top() - (strip_ > 0 ? 11 * plateScale_ : 0)));
  // An ordinal, since numbers are what stands on cards.
  if (!locked && hinted_ == 2) return cards.words(painter, tr("2nd"), where, radius);
  if (!locked && hinted_ == 3) return cards.words(painter, tr("3rd"), where, radius);
  if (!locked && hinted_ > 3) return;
  QString const mark = locked         ? QStringLiteral("lock")
                       : hinted_ == 1 ? QStringLiteral("hint")
                                      : QStringLiteral("undo");
  cards.token(painter, mark, where, radius);
}

void CardButton::paintSmallLock(QPainter& painter, QRectF const& card) const {
  CardPainter const cards(*art_, *theme_, devicePixelRatioF());
  qreal const radius = std::max(6.5, 8 * unit_ / 150);
  // Under the index, which may be a large one, and within the card.
  double const down = art_->largeIndices(deck_->id()) ? 0.53 : 0.36;
  QPointF const at = lying().map(
      QPointF(card.left() + std::max(0.1 * card.width(), radius + 1), card.top() + down * card.height()));
  QColor ground = Theme::paper();
  ground.setAlphaF(0.7F);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawEllipse(at, radius, radius);
  cards.mark(painter, QStringLiteral("lock"), at, 1.45 * radius, Theme::ink());
}

// It may reach over what looks out beneath the cards beside its own.
qreal CardButton::mostOfPill() const { return std::max(2 * step_ - 2, 84 * plateScale_); }

void CardButton::paintPill(QPainter& painter, QRectF const& card) const {
  qreal const p = plateScale_;
  TextStyle const style{11.5 * p, true, theme_->onplate};
  QSizeF const size(std::min(textWidth(font(), style, pill_) + 16 * p, mostOfPill()),
                    PileLayout::markHeight * p);
  QPointF const middle = PileLayout::besideAlone(card, pillUnder_, p);
  QRectF const box(middle - QPointF(size.width() / 2, size.height() / 2), size);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_->accent, 1.2 * p));
  painter.setBrush(theme_->plate);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  drawText(painter, font(), style, QPointF(middle.x(), middle.y() + 4.1 * p), size.width() - 8 * p, pill_,
           Qt::AlignHCenter);
}

// Paper, as what is said of a card is: the plates' own colours are for what is said to it.
void CardButton::paintTag(QPainter& painter) const {
  if (!pill_.isEmpty() && !away_) paintPill(painter, cardRect());
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
  QRectF box(left, card.top() - 17 * p, width, 20 * p);
  box.moveCenter(lying().map(box.center()));
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(hinted_ == 1 ? theme_->accent : Theme::ink(), 1.6 * p));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  drawText(painter, font(), style, QPointF(box.center().x(), box.center().y() + 4.4 * p), width, tag_,
           Qt::AlignHCenter);
}

}  // namespace giaguaro
