#include "ui/cards/card_painter.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace giaguaro {
namespace {

constexpr qreal cornerPart = 14.0 / 240;  // of a card's width
QColor const tagEdge(0x8F, 0x87, 0x70);

void shadow(QPainter& painter, QRectF const& box, qreal radius) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0, 0, 0, 51));
  painter.drawRoundedRect(QRectF(box.x() - 1, box.y() + 2, box.width() + 2, box.height() + 1), radius + 1,
                          radius + 1);
  painter.setBrush(QColor(0, 0, 0, 31));
  painter.drawRoundedRect(QRectF(box.x() - 3, box.y() + 4, box.width() + 6, box.height() + 2), radius + 3,
                          radius + 3);
}

void ring(QPainter& painter, QRectF const& box, qreal radius, QColor const& colour, qreal width) {
  qreal const half = width / 2;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, width));
  painter.drawRoundedRect(box.adjusted(-half, -half, half, half), radius + half, radius + half);
}

// Paper and index: enough to play by.
void plainCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, IndexLetters letters,
               bool lasting) {
  qreal const scale = box.width() / 240;
  painter.setPen(QPen(Theme::paperEdge(), std::max(1.0, 1.5 * scale)));
  painter.setBrush(Theme::paper());
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 14 * scale, 14 * scale);
  if (!card.valid()) return;
  bool const plainSuit = card.suit() != Suit::trumps;
  QString const text = plainSuit         ? indexText(deck.rank(card), letters)
                       : card.isExcuse() ? QStringLiteral("0")
                                         : QString::number(card.strength());
  QColor const ink = plainSuit && isRed(card.suit()) ? Theme::red() : Theme::ink();
  for (int const turn : {0, 180}) {
    painter.save();
    painter.translate(box.center());
    painter.rotate(turn);
    painter.scale(scale, scale);
    painter.translate(-120, -180);
    paintRank(painter, text, QRectF(7, 16, 38, 40), ink);
    // Until a deck that can be read is there, its own marks are better not guessed at.
    if (plainSuit && lasting) paintSuit(painter, card.suit(), QPointF(26, 75), 26, ink);
    painter.restore();
  }
  if (plainSuit && lasting) paintSuit(painter, card.suit(), box.center(), 110 * scale, ink);
}

}  // namespace

QSize CardPainter::size(qreal height) {
  return {static_cast<int>(std::lround(height * 2 / 3)), static_cast<int>(std::lround(height))};
}

void CardPainter::card(QPainter& painter, Card card, Deck const& deck, QPointF const& centre, qreal height,
                       qreal turn, CardLook const& look) const {
  QSize const size = CardPainter::size(height);
  QString const element = CardArt::element(card, deck);
  qreal const radius = size.width() * cornerPart;
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  QPointF corner = centre - QPointF(size.width() / 2.0, size.height() / 2.0);
  if (turn == 0) {
    corner = QPointF(std::round(corner.x() * ratio_) / ratio_, std::round(corner.y() * ratio_) / ratio_);
  } else {
    painter.translate(centre);
    painter.rotate(turn);
    painter.translate(-centre);
  }
  QRectF const box(corner, QSizeF(size));
  if (look.shadow && !theme_->plain) shadow(painter, box, radius);
  if (QPixmap const exact = art_->card(element, size, ratio_); !exact.isNull()) {
    painter.drawPixmap(box.topLeft(), exact);
  } else if (QPixmap const other = art_->standIn(element); !other.isNull()) {
    // For a moment only: quick rather than smooth.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, turn != 0);
    painter.drawPixmap(box, other, QRectF(other.rect()));
  } else {
    plainCard(painter, card, deck, box, art_->letters(), art_->failed(element));
  }
  if (look.veiled) {
    QColor veil = theme_->veil;
    veil.setAlphaF(static_cast<float>(Theme::veilPart));
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(box, radius, radius);
  }
  if (look.ring.isValid()) ring(painter, box, radius, look.ring, look.ringWidth);
  painter.restore();
}

void CardPainter::tag(QPainter& painter, QRectF const& box, CardLook const& look, bool under) const {
  qreal const radius = std::clamp(box.width() * 0.11, 3.0, 7.0);
  if (under) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.shadow && !theme_->plain) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QColor(0, 0, 0, 77));
      painter.drawRoundedRect(box.translated(0, box.height() * 0.05), radius, radius);
    }
    painter.setPen(QPen(tagEdge, 1.1));
    painter.setBrush(Theme::paper());
    painter.drawRoundedRect(box, radius, radius);
    return;
  }
  if (look.veiled) {
    QColor veil = theme_->veil;
    veil.setAlphaF(static_cast<float>(Theme::veilPart));
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius);
  }
  if (look.ring.isValid())
    ring(painter, box.adjusted(-0.3, -0.3, 0.3, 0.3), radius, look.ring, look.ringWidth);
}

void CardPainter::rankTag(QPainter& painter, QString const& rank, QRectF const& box,
                          CardLook const& look) const {
  painter.save();
  tag(painter, box, look, true);
  qreal const height = box.height() * 0.56;
  qreal const side = std::min(rankWidth(rank, height), box.width() - std::max(4.0, box.width() * 0.16));
  paintRank(painter, rank, QRectF(box.center().x() - side / 2, box.center().y() - height / 2, side, height),
            Theme::ink());
  tag(painter, box, look, false);
  painter.restore();
}

void CardPainter::suitTag(QPainter& painter, Suit suit, QRectF const& box, CardLook const& look) const {
  painter.save();
  tag(painter, box, look, true);
  int const side = static_cast<int>(std::lround(std::min(box.width() * 0.84, box.height() * 0.72)));
  if (QPixmap const picture = art_->pip(suit, side, ratio_); !picture.isNull())
    drawCrisp(painter, picture, box.center() - QPointF(side / 2.0, side / 2.0));
  else if (art_->failed(CardArt::element(fortyCards.card(Rank::ace, suit), fortyCards)))
    paintSuit(painter, suit, box.center(), side * 0.8, isRed(suit) ? Theme::red() : Theme::ink());
  tag(painter, box, look, false);
  painter.restore();
}

void CardPainter::numberTag(QPainter& painter, int number, QRectF const& box, CardLook const& look) const {
  rankTag(painter, QString::number(number), box, look);
}

bool CardPainter::glyph(QPainter& painter, Argument const& glyph, Deck const& deck, QRectF const& box,
                        CardLook const& look) const {
  switch (glyph.kind) {
    case Argument::Kind::rank:
      rankTag(painter, indexText(static_cast<Rank>(glyph.number), art_->letters()), box, look);
      return true;
    case Argument::Kind::suit: suitTag(painter, static_cast<Suit>(glyph.number), box, look); return true;
    case Argument::Kind::number: numberTag(painter, glyph.number, box, look); return true;
    case Argument::Kind::card:
      card(painter, Card{static_cast<std::uint8_t>(glyph.number)}, deck, box.center(),
           std::min(box.height(), box.width() * 1.5), 0, look);
      return true;
    default: return false;
  }
}

void CardPainter::avatar(QPainter& painter, int number, QPointF const& centre, qreal side) const {
  int const whole = static_cast<int>(std::lround(side));
  QPixmap const picture = art_->avatar(number, whole, ratio_);
  if (!picture.isNull()) {
    drawCrisp(painter, picture, centre - QPointF(whole / 2.0, whole / 2.0));
    return;
  }
  painter.setPen(QPen(Theme::ink(), 1.4));
  painter.setBrush(theme_->onplate2);
  painter.drawEllipse(centre, side * 0.47, side * 0.47);
}

void CardPainter::mark(QPainter& painter, QString const& name, QPointF const& centre, qreal side,
                       QColor const& ink) const {
  int const whole = static_cast<int>(std::lround(side));
  QPixmap const picture = art_->mark(name, whole, ratio_, ink);
  if (!picture.isNull()) drawCrisp(painter, picture, centre - QPointF(whole / 2.0, whole / 2.0));
}

void CardPainter::token(QPainter& painter, QString const& name, QPointF const& centre, qreal radius) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_->ontoken, radius / 8));
  painter.setBrush(theme_->token);
  painter.drawEllipse(centre, radius, radius);
  mark(painter, name, centre, radius * 1.3, theme_->ontoken);
}

void drawCrisp(QPainter& painter, QPixmap const& pixmap, QPointF const& topLeft) {
  qreal const ratio = pixmap.devicePixelRatio();
  painter.drawPixmap(
      QPointF(std::round(topLeft.x() * ratio) / ratio, std::round(topLeft.y() * ratio) / ratio), pixmap);
}

QFont sized(QFont font, qreal pixels, bool bold) {
  font.setPixelSize(std::max(11, static_cast<int>(std::lround(pixels))));
  font.setBold(bold);
  return font;
}

}  // namespace giaguaro
