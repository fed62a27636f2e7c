#include "ui/cards/card_painter.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QPixmapCache>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "ui/cards/deck_rewriter.h"
#include "ui/cards/plain_card.h"
#include "ui/light/shadow.h"

namespace giaguaro {
namespace {

constexpr qreal leastCard = 44;  // under it nobody could tell what card it is
constexpr qreal leastBevel = 60;
QColor const tagEdge(0x8F, 0x87, 0x70);
// What light is left, where a card's index stands and at its foot.
struct Shade {
  QColor head, foot;
};
Shade const inShade{QColor(0xE0, 0xE3, 0xE4), QColor(0xD3, 0xD8, 0xDA)};  // of tags
// Of cards: the lamp leaves them, and their feet are in the dark first. Evenly less light makes paper old (warm) or stone (cool), and
// white over it makes dust of colours.
Shade const outOfLight{QColor(0xE6, 0xE8, 0xE5), QColor(0xA6, 0xAF, 0xAA)};
QColor const boutGround(0xF0, 0xD2, 0x92);  // the gold of a bout's corners, lighter

qreal tagRadius(QRectF const& box) { return std::clamp(box.width() * 0.11, 3.0, 7.0); }

// The longer the higher the card is.
void longShadow(QPainter& painter, QRectF const& box, qreal radius, qreal height) {
  qreal const scale = box.height() / 150;
  paintShadow(painter, box, radius, {QPointF(3, 4.8) * (scale * height), 3.2 * scale, 0.34});
}

// The same two in the light of a page, where black would look like dirt.
void paperShadow(QPainter& painter, QRectF const& box, qreal radius) {
  qreal const scale = std::max(box.height() / 150, 0.5);
  paintShadow(painter, box, radius, {QPointF(1.6, 3.4) * scale, 4 * scale, 0.2});
  paintShadow(painter, box, radius, {QPointF(0.5, 1) * scale, 1.2 * scale, 0.24});
}

void closeShadow(QPainter& painter, QRectF const& box, qreal radius) {
  qreal const scale = box.height() / 150;
  paintShadow(painter, box.adjusted(-0.6, -0.6, 0.6, 0.6), radius,
              {QPointF(0.8, 1.4) * scale, 1.6 * scale, 0.46});
}

// Round a card: what its close shadow needs.
int roomOf(qreal height) { return static_cast<int>(std::ceil(height * 0.05)) + 2; }

// Light on the upper left edge, none on the lower right one. A pen of many colours costs more than all else of a card:
// of each size there is one picture.
void bevel(QPainter& painter, QRectF const& box, qreal radius) {
  qreal const ratio = painter.device()->devicePixelRatioF();
  QString const key =
      QStringLiteral("bevel %1 %2 %3 %4").arg(box.width()).arg(box.height()).arg(radius).arg(ratio);
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    picture = QPixmap((box.size() * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QRectF const whole(QPointF(), box.size());
    QLinearGradient light(whole.topLeft(), whole.bottomRight());
    light.setStops({{0, QColor(255, 255, 255, 242)},
                    {0.4, QColor(255, 255, 255, 0)},
                    {0.6, QColor(0x7A, 0x6C, 0x4E, 0)},
                    {1, QColor(0x7A, 0x6C, 0x4E, 153)}});
    QPainter shape(&picture);
    shape.setRenderHint(QPainter::Antialiasing);
    shape.setPen(QPen(light, 1.3));
    shape.drawRoundedRect(whole.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
    shape.end();
    QPixmapCache::insert(key, picture);
  }
  painter.drawPixmap(box.topLeft(), picture);
}

// What lies in the shade keeps its colours: ink stays ink, and paper is darker. The lamp reaches the head of a card better than
// its foot.
void shade(QPainter& painter, QRectF const& box, qreal radius, Shade const& shade) {
  QLinearGradient fall(box.topLeft(), box.bottomLeft());
  fall.setStops({{0.2, shade.head}, {1, shade.foot}});
  painter.save();
  painter.setCompositionMode(QPainter::CompositionMode_Multiply);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fall);
  painter.drawRoundedRect(box, radius, radius);
  painter.restore();
}

// Where only a strip of each picture shows, one is noise beside the next: paper lies over it as a veil, which leaves the index,
// and towards the next card it is the picture again.
void calmStrip(QPainter& painter, QRectF const& box, qreal strip, bool largeIndices) {
  qreal const edge = 0.045 * box.width();
  qreal const high = (largeIndices ? 0.48 : 0.24) * box.height();
  qreal const beside = (indexColumn(largeIndices) + 0.02) * box.width();
  QColor dense = Theme::paper();
  dense.setAlphaF(0.5F);
  QColor thin = Theme::paper();
  thin.setAlphaF(0.1F);
  QLinearGradient veil(box.left() + edge, 0, box.left() + strip, 0);
  veil.setColorAt(0, dense);
  veil.setColorAt(1, thin);
  QRectF const picture(box.left() + edge, box.top() + edge, strip - edge, box.height() - 2 * edge);
  QPainterPath shape;
  shape.addRect(picture.adjusted(0, high - edge, 0, edge - high));
  shape.addRect(
      QRectF(QPointF(box.left() + beside, picture.top()), QPointF(picture.right(), box.top() + high)));
  shape.addRect(QRectF(QPointF(box.left() + beside, box.bottom() - high), picture.bottomRight()));
  painter.fillPath(shape, veil);
}

void painterRing(QPainter& painter, QRectF const& box, qreal radius, QColor const& colour, qreal width) {
  qreal const half = width / 2;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, width));
  painter.drawRoundedRect(box.adjusted(-half, -half, half, half), radius + half, radius + half);
}

void disc(QPainter& painter, QPointF const& centre, qreal radius, QPen const& edge, QColor const& ground) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(edge);
  painter.setBrush(ground);
  painter.drawEllipse(centre, radius, radius);
}

// Where neither shadow nor ground set a card off, a line does.
void drawEdge(QPainter& painter, QRectF const& box, qreal radius, Theme const& theme, bool onPaper) {
  bool const lightCloth = theme.cloth.lightnessF() > 0.6F;
  if (!theme.plain && !lightCloth && !onPaper) return;
  painter.setPen(QPen(theme.plain ? Theme::ink() : QColor(0x8F, 0x87, 0x70), 1.2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
}

}  // namespace

QSize CardPainter::size(qreal height) {
  return {static_cast<int>(std::lround(height * 2 / 3)), static_cast<int>(std::lround(height))};
}

void CardPainter::card(QPainter& painter, Card card, Deck const& deck, QPointF const& centre, qreal height,
                       qreal turn, CardLook const& look) const {
  QSize const size = CardPainter::size(height);
  qreal const radius = size.width() * cornerPart;
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  auto const form = look.calm ? CardArt::Form::calm : CardArt::Form::whole;
  QPixmap const asItLies =
      look.lies && turn != 0 ? art_->turned(card, deck, size, ratio_, turn, form) : QPixmap();
  // Whatever is drawn pixel by pixel begins on a whole one.
  QSizeF const drawn = asItLies.isNull() ? QSizeF(size) : asItLies.deviceIndependentSize();
  QPointF const half(drawn.width() / 2, drawn.height() / 2);
  QPointF const whole = ((centre - half) * ratio_).toPoint().toPointF() / ratio_;
  QPointF const middle = turn == 0 || !asItLies.isNull() ? whole + half : centre;
  QTransform const upright = painter.worldTransform();
  painter.translate(middle);
  painter.rotate(turn);
  painter.translate(-middle);
  QTransform const askew = painter.worldTransform();
  QRectF const box(middle - QPointF(size.width() / 2.0, size.height() / 2.0), QSizeF(size));
  if (look.shadow && !theme_->plain) {
    if (look.onPaper) {
      paperShadow(painter, box, radius);
    } else {
      longShadow(painter, box, radius, look.height);
      closeShadow(painter, box, radius);
    }
  }
  if (asItLies.isNull()) {
    picture(painter, card, deck, box, turn != 0, form);
  } else {
    painter.setWorldTransform(upright);
    painter.drawPixmap(whole, asItLies);
    painter.setWorldTransform(askew);
  }
  if (look.strip > 0 && card.valid() && card.suit() == Suit::trumps)
    calmStrip(painter, box, look.strip, art_->largeIndices(deck.id()));
  finish(painter, box, radius, look.onPaper);
  if (look.veiled) shade(painter, box, radius, theme_->plain ? inShade : outOfLight);
  if (look.ring.isValid()) painterRing(painter, box, radius, look.ring, look.ringWidth);
  painter.restore();
}

void CardPainter::flying(QPainter& painter, Card card, Deck const& deck, qreal height, qreal rise) const {
  QSize const size = CardPainter::size(height);
  QPixmap const exact = art_->card(card, deck, size, ratio_);
  if (exact.isNull()) {
    this->card(painter, card, deck, QPointF(), height, 0, {.height = rise});
    return;
  }
  QRectF const box(-QPointF(size.width(), size.height()) / 2, QSizeF(size));
  if (!theme_->plain) longShadow(painter, box, size.width() * cornerPart, rise);
  painter.save();
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  qreal const room = roomOf(height);
  painter.drawPixmap(box.topLeft() - QPointF(room, room), inOne(exact, size));
  painter.restore();
}

// The picture with its close shadow, its bevel and its edge.
QPixmap CardPainter::inOne(QPixmap const& exact, QSize size) const {
  QString const key = QStringLiteral("card in one %1 %2 %3")
                          .arg(exact.cacheKey())
                          .arg(size.height())
                          .arg(theme_->cloth.rgba() * 2ULL + (theme_->plain ? 1 : 0));
  QPixmap whole;
  if (QPixmapCache::find(key, &whole)) return whole;
  int const room = roomOf(size.height());
  whole = QPixmap(((QSizeF(size) + 2 * QSizeF(room, room)) * ratio_).toSize());
  whole.setDevicePixelRatio(ratio_);
  whole.fill(Qt::transparent);
  QPainter painter(&whole);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box(QPointF(room, room), QSizeF(size));
  qreal const radius = size.width() * cornerPart;
  if (!theme_->plain) closeShadow(painter, box, radius);
  painter.drawPixmap(box.topLeft(), exact);
  finish(painter, box, radius, false);
  painter.end();
  QPixmapCache::insert(key, whole);
  return whole;
}

// Its light and its edge.
void CardPainter::finish(QPainter& painter, QRectF const& box, qreal radius, bool onPaper) const {
  if (!theme_->plain && box.height() >= leastBevel) bevel(painter, box, radius);
  drawEdge(painter, box, radius, *theme_, onPaper);
}

// The upright picture, or what stands in for it.
void CardPainter::picture(QPainter& painter, Card card, Deck const& deck, QRectF const& box, bool turned,
                          CardArt::Form form) const {
  if (QPixmap const exact = art_->card(card, deck, box.size().toSize(), ratio_, form); !exact.isNull()) {
    painter.drawPixmap(box.topLeft(), exact);
  } else if (QPixmap const other = art_->standIn(card, deck); !other.isNull()) {
    // For a moment only: quick rather than smooth.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, turned);
    painter.drawPixmap(box, other, QRectF(other.rect()));
  } else {
    paintPlainCard(painter, card, deck, box, *art_);
  }
}

void CardPainter::tagGround(QPainter& painter, QRectF const& box, CardLook const& look,
                            QColor const& ground) const {
  qreal const radius = tagRadius(box);
  painter.setRenderHint(QPainter::Antialiasing);
  if (look.shadow && !theme_->plain) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 77));
    painter.drawRoundedRect(box.translated(0, box.height() * 0.05), radius, radius);
  }
  painter.setPen(QPen(tagEdge, 1.1));
  painter.setBrush(ground);
  painter.drawRoundedRect(box, radius, radius);
}

void CardPainter::tagCover(QPainter& painter, QRectF const& box, CardLook const& look) const {
  qreal const radius = tagRadius(box);
  if (look.veiled) shade(painter, box.adjusted(-0.5, -0.5, 0.5, 0.5), radius, inShade);
  if (look.ring.isValid())
    painterRing(painter, box.adjusted(-0.3, -0.3, 0.3, 0.3), radius, look.ring, look.ringWidth);
}

// An Italian mark is the deck's own, or a French one where the deck cannot be read; nothing until that is
// known.
void CardPainter::pip(QPainter& painter, Suit suit, Deck const& deck, QPointF const& centre, int side) const {
  QColor const ink = suitInk(suit, art_->fourColours(deck.id()));
  if (art_->frenchSuits(deck.id()) || suit == Suit::trumps) {
    paintSuit(painter, suit, centre, side * 0.8, ink);
    return;
  }
  if (QPixmap const picture = art_->pip(suit, deck, side, ratio_); !picture.isNull())
    drawCrisp(painter, picture, centre - QPointF(side / 2.0, side / 2.0));
  else if (art_->failed(deck.card(Rank::ace, suit), deck))
    paintSuit(painter, suit, centre, side * 0.8, ink);
}

void CardPainter::rankTag(QPainter& painter, QString const& rank, QRectF const& box,
                          CardLook const& look) const {
  painter.save();
  tagGround(painter, box, look);
  qreal const height = box.height() * 0.56;
  qreal const side = std::min(rankWidth(rank, height), box.width() - std::max(4.0, box.width() * 0.16));
  paintRank(painter, rank, QRectF(box.center().x() - side / 2, box.center().y() - height / 2, side, height),
            Theme::ink());
  tagCover(painter, box, look);
  painter.restore();
}

void CardPainter::suitTag(QPainter& painter, Suit suit, Deck const& deck, QRectF const& box,
                          CardLook const& look) const {
  painter.save();
  tagGround(painter, box, look);
  pip(painter, suit, deck, box.center(),
      static_cast<int>(std::lround(std::min(box.width() * 0.84, box.height() * 0.72))));
  tagCover(painter, box, look);
  painter.restore();
}

void CardPainter::cardTag(QPainter& painter, Card card, Deck const& deck, QRectF const& box,
                          CardLook const& look) const {
  bool const trump = card.suit() == Suit::trumps;
  bool const bout = trump && (card.isExcuse() || card.strength() == 1 || card.strength() == 21);
  painter.save();
  tagGround(painter, box, look, bout ? boutGround : Theme::paper());
  qreal const height = box.height();
  qreal const aside = std::max(1.6, box.width() * 0.11);
  bool const inLine = box.width() > height;
  QRectF const index =
      inLine ? QRectF(box.left() + aside, box.top() + height * 0.2, box.width() * 0.54 - aside, height * 0.6)
             : QRectF(box.left() + aside, box.top() + height * 0.11, box.width() - 2 * aside, height * 0.40);
  QPointF const suit = inLine ? QPointF(box.left() + box.width() * 0.74, box.center().y())
                              : QPointF(box.center().x(), box.top() + height * 0.74);
  if (card.isExcuse()) {
    paintSuit(painter, Suit::trumps, box.center(), std::min(box.width(), height) * 0.74, Theme::red());
  } else if (trump) {
    QColor const ink = bout ? Theme::ink() : Theme::blue();
    paintRank(painter, QString::number(card.strength()), index, ink);
    paintSuit(painter, Suit::trumps, suit, height * (inLine ? 0.5 : 0.28), ink);
  } else {
    paintRank(painter, indexText(deck.rank(card), art_->letters(deck.id())), index,
              suitInk(card.suit(), art_->fourColours(deck.id())));
    pip(painter, card.suit(), deck, suit, static_cast<int>(height * (inLine ? 0.62 : 0.40)));
  }
  tagCover(painter, box, look);
  painter.restore();
}

bool CardPainter::glyph(QPainter& painter, Argument const& glyph, Deck const& deck, QRectF const& box,
                        CardLook const& look) const {
  switch (glyph.kind) {
    case Argument::Kind::rank:
      rankTag(painter, indexText(static_cast<Rank>(glyph.number), art_->letters(deck.id())), box, look);
      return true;
    case Argument::Kind::suit:
      suitTag(painter, static_cast<Suit>(glyph.number), deck, box, look);
      return true;
    case Argument::Kind::number: rankTag(painter, QString::number(glyph.number), box, look); return true;
    case Argument::Kind::card: {
      Card const which{static_cast<std::uint8_t>(glyph.number)};
      qreal const whole = std::min(box.height(), box.width() * 1.5);
      if (whole < leastCard && which.valid())
        cardTag(painter, which, deck, box, look);
      else
        card(painter, which, deck, box.center(), whole, 0, look);
      return true;
    }
    default: return false;
  }
}

void CardPainter::avatar(QPainter& painter, int number, QPointF const& centre, qreal side, Mood mood) const {
  int const whole = static_cast<int>(std::lround(side));
  QPixmap picture = art_->avatar(number, whole, ratio_, mood);
  if (picture.isNull() && mood != Mood::calm) picture = art_->avatar(number, whole, ratio_);
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
  disc(painter, centre, radius, QPen(theme_->ontoken, radius / 8), theme_->token);
  mark(painter, name, centre, radius * 1.3, theme_->ontoken);
}

void CardPainter::badge(QPainter& painter, QString const& name, QPointF const& centre, qreal radius) const {
  disc(painter, centre, radius, QPen(theme_->onplate2, radius / 9), theme_->plate);
  mark(painter, name, centre, radius * 1.3, theme_->onplate);
}

void CardPainter::words(QPainter& painter, QString const& words, QPointF const& centre, qreal radius) const {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_->ontoken, radius / 8));
  painter.setBrush(theme_->token);
  painter.setFont(sized(painter.font(), radius * 1.1, true));
  qreal const half = std::max(radius, painter.fontMetrics().horizontalAdvance(words) / 2.0 + 0.45 * radius);
  QRectF const box(centre.x() - half, centre.y() - radius, 2 * half, 2 * radius);
  painter.drawRoundedRect(box, radius, radius);
  painter.drawText(box, Qt::AlignCenter, words);
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
