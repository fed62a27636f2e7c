// The small pictures of panels and sheets, by name: `card:AD` a card with its index alone, `rank:K` a rank,
// `suit:C` a suit, `number:3`; and faces and marks. Drawn from CardArt; while a picture is not ready there,
// the rest of it is shown, and `changed` says when it may be asked for again.
#pragma once

#include <QObject>
#include <QPixmap>

#include "core/cards/deck.h"
#include "core/rules/message.h"
#include "ui/cards/mood.h"
#include "ui/theme.h"

namespace giaguaro {

class CardArt;
struct CardLook;

class Glyphs : public QObject {
  Q_OBJECT

 public:
  Glyphs(CardArt* art, QObject* parent);

  void setTheme(Theme const& theme);
  void setDeck(Deck const& deck) { deck_ = &deck; }

  // Empty: not a thing that is drawn.
  static QString nameOf(Argument const& argument, Deck const& deck);

  // What stands in the corner of a card: "A", "7", "21"; of the excuse a star.
  QString index(Card card) const;
  QPixmap picture(QString const& name, QSize size, qreal ratio) const;
  // As high as a line of text of this size, for a place in it that Qt aligns to the middle: what is empty under it lifts it
  // to the middle of the capitals.
  QPixmap inText(QString const& name, double textSize, qreal ratio) const;
  QPixmap avatar(int number, int side, qreal ratio, Mood mood = Mood::calm) const;
  QPixmap mark(QString const& name, int side, qreal ratio, QColor const& ink) const;
  // What a game is known by, to stand on cloth of this side; one that has none is known by this card.
  void paintSign(QPainter& painter, QString const& game, Card card, Deck const& deck, QRectF const& box,
                 qreal ratio) const;
  // Of this deck, whichever lies on the table: a card with its index alone, a rank or suit, a whole card.
  void paintTag(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio) const;
  void paintGlyph(QPainter& painter, Argument const& what, Deck const& deck, QRectF const& box,
                  qreal ratio) const;
  // A whole card as it lies on a page.
  void paintCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio) const;
  void paintCard(QPainter& painter, Card card, Deck const& deck, QRectF const& box, qreal ratio,
                 CardLook const& look, double turn = 0) const;
  void paintCard(QPainter& painter, Card card, QRectF const& box, qreal ratio) const;

 signals:
  void changed();

 private:
  CardArt* art_;
  Theme theme_;
  Deck const* deck_ = &fortyCards;
};

}  // namespace giaguaro
