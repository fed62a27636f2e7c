// Draws cards, card-like tags and marks with what CardArt has at hand: the picture, a picture of another size
// for the moment, or a plain paper card with its index, so that a first paint never waits.
#pragma once

#include <QPainter>

#include "core/rules/message.h"
#include "ui/cards/card_art.h"
#include "ui/theme.h"

namespace giaguaro {

struct CardLook {
  bool shadow = true;
  bool onPaper = false;  // which is as light as it is: its shadow is soft, and a thin line goes round it
  bool veiled = false;   // in the shade: may not be chosen, or is past
  bool calm = false;     // a trump is drawn in its calm form: among many, where its figure shows
  qreal strip = 0;       // so much of a trump shows beside the next card: its picture is calmed. 0: all of it
  qreal height = 1;      // over what it lies on, against a card that lies on the cloth
  bool lies = false;     // stays for a while as it is turned: it gets a picture of its own
  QColor ring{};         // invalid: none
  qreal ringWidth = 0;   // logical pixels, outside the card

  bool operator==(CardLook const&) const = default;
};

class CardPainter {
 public:
  CardPainter(CardArt& art, Theme const& theme, qreal ratio) : art_(&art), theme_(&theme), ratio_(ratio) {}

  // Of a card `height` high: its size in whole pixels, as the pictures are cached.
  static QSize size(qreal height);
  static constexpr qreal cornerPart = 14.0 / 240;  // the corners' radius, of a card's width

  // What a shadow needs around a card `height` high, at the right and below.
  static QPointF shadowReach(qreal height) { return {0.09 * height + 2, 0.11 * height + 2}; }

  // `turn` in degrees about the centre.
  void card(QPainter& painter, Card card, Deck const& deck, QPointF const& centre, qreal height, qreal turn,
            CardLook const& look) const;
  // A card in the air, about the origin of a painter that is turned and scaled: with its long shadow it is two
  // pictures, where `card` paints five shapes askew, which at every step of a deal is too much.
  void flying(QPainter& painter, Card card, Deck const& deck, qreal height, qreal rise) const;
  // A paper tag with a rank, or a number, on it: what an auction calls.
  void rankTag(QPainter& painter, QString const& rank, QRectF const& box, CardLook const& look) const;
  // A suit's mark alone, for paper, as the deck draws it.
  void pip(QPainter& painter, Suit suit, Deck const& deck, QPointF const& centre, int side) const;
  void suitTag(QPainter& painter, Suit suit, Deck const& deck, QRectF const& box, CardLook const& look) const;
  // A card as small as a word: what stands in its corner, rank over suit. A trump's figure is blue over a
  // star; the three bouts stand on gold, the excuse is a star alone.
  void cardTag(QPainter& painter, Card card, Deck const& deck, QRectF const& box, CardLook const& look) const;
  // Whatever the argument is: rank, suit, number, or a card, which is a tag where a whole one would be too
  // small to read. False: nothing that could be drawn.
  bool glyph(QPainter& painter, Argument const& glyph, Deck const& deck, QRectF const& box,
             CardLook const& look) const;
  // What lies under and over whatever else is to stand on a tag.
  void tagGround(QPainter& painter, QRectF const& box, CardLook const& look,
                 QColor const& ground = Theme::paper()) const;
  void tagCover(QPainter& painter, QRectF const& box, CardLook const& look) const;

  // Calm, as long as the picture of another mood is not there yet.
  void avatar(QPainter& painter, int number, QPointF const& centre, qreal side, Mood mood = Mood::calm) const;
  void mark(QPainter& painter, QString const& name, QPointF const& centre, qreal side,
            QColor const& ink) const;
  // A round badge with a mark on it.
  void token(QPainter& painter, QString const& name, QPointF const& centre, qreal radius) const;
  // The same in the colours of a plate: what hangs from one all through a hand is not to outshine the cards.
  void badge(QPainter& painter, QString const& name, QPointF const& centre, qreal radius) const;
  // As high as such a badge, with words.
  void words(QPainter& painter, QString const& words, QPointF const& centre, qreal radius) const;

  CardArt& art() const { return *art_; }
  Theme const& theme() const { return *theme_; }
  qreal ratio() const { return ratio_; }

 private:
  void picture(QPainter& painter, Card card, Deck const& deck, QRectF const& box, bool turned,
               CardArt::Form form) const;
  QPixmap inOne(QPixmap const& exact, QSize size) const;
  void finish(QPainter& painter, QRectF const& box, qreal radius, bool onPaper) const;

  CardArt* art_;
  Theme const* theme_;
  qreal ratio_;
};

// Draws a picture on whole device pixels, so that it stays as crisp as it was rendered.
void drawCrisp(QPainter& painter, QPixmap const& pixmap, QPointF const& topLeft);

// The system's face at a size in pixels, never under 11.
QFont sized(QFont font, qreal pixels, bool bold = false);

}  // namespace giaguaro
