#include "ui/hand/card_picture.h"

#include <cmath>

#include "ui/layout/hand_arc.h"

namespace giaguaro {

CardPicture::Made CardPicture::madeOf(CardPainter const& cards, Of const& of) {
  return {of, cards.ratio(), cards.theme().cloth.rgba(), cards.theme().plain, cards.art().styleNumber()};
}

CardPicture::Face CardPicture::faceAtHand(CardPainter const& cards, Card card, Deck const& deck,
                                          Of const& of) {
  QSize const size = CardPainter::size(of.height);
  if (!cards.art().turned(card, deck, size, cards.ratio(), of.turn).isNull()) return Face::asItLies;
  bool const some = !cards.art().card(card, deck, size, cards.ratio()).isNull() ||
                    !cards.art().standIn(card, deck).isNull();
  return some ? Face::upright : Face::plain;
}

void CardPicture::askFor(CardPainter const& cards, Card card, Deck const& deck, Of const& of) const {
  if (made_ && face_ == Face::asItLies && made_->of.turn == of.turn && made_->of.height == of.height &&
      made_->style == cards.art().styleNumber() && made_->ratio == cards.ratio())
    return;
  (void)cards.art().turned(card, deck, CardPainter::size(of.height), cards.ratio(), of.turn);
}

void CardPicture::paint(QPainter& painter, CardPainter const& cards, Card card, Deck const& deck,
                        Of const& of, QPointF const& centre, int& mayDraw) {
  Made const wanted = madeOf(cards, of);
  bool current = made_ == wanted;
  if (!current && made_ && mayDraw <= 0) {
    Made almost = *made_;
    almost.of.turn = of.turn;
    almost.of.look.strip = of.look.strip;
    current = almost == wanted;
  } else if (current && face_ != Face::asItLies) {
    current = faceAtHand(cards, card, deck, of) <= face_;
  }
  if (!current) {
    draw(cards, card, deck, of);
    made_ = wanted;
    --mayDraw;
  }
  QSizeF const size = picture_.deviceIndependentSize();
  drawCrisp(painter, picture_, centre - QPointF(size.width() / 2, size.height() / 2));
}

void CardPicture::draw(CardPainter const& cards, Card card, Deck const& deck, Of const& of) {
  face_ = faceAtHand(cards, card, deck, of);
  QRectF const upright(QPointF(), QSizeF(CardPainter::size(of.height)));
  QPointF const shadow = CardPainter::shadowReach(of.height);
  qreal const around = std::ceil(std::max(shadow.x(), shadow.y()) + of.look.ringWidth);
  QRectF const bounds = boundsTurned(upright, of.turn);
  QSizeF const size(2 * around + std::ceil(bounds.width()), 2 * around + std::ceil(bounds.height()));
  // Its middle is a corner of pixels, so that the card begins on a whole one, as it would by itself.
  auto const even = [&cards](qreal length) {
    return 2 * static_cast<int>(std::ceil(length * cards.ratio() / 2));
  };
  picture_ = QPixmap(even(size.width()), even(size.height()));
  picture_.setDevicePixelRatio(cards.ratio());
  picture_.fill(Qt::transparent);
  QPainter painter(&picture_);
  CardLook look = of.look;
  look.lies = true;
  QSizeF const whole = picture_.deviceIndependentSize();
  cards.card(painter, card, deck, QPointF(whole.width() / 2, whole.height() / 2), of.height, of.turn, look);
  painter.end();
  // From now on it is here.
  if (face_ == Face::asItLies)
    cards.art().forgetTurned(card, deck, CardPainter::size(of.height), cards.ratio(), of.turn);
}

}  // namespace giaguaro
