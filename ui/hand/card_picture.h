// The picture of a card that lies turned in the hand, with all that is its own: shadow, light, shade and frame. Painted
// turned these are five shapes askew, which of a whole hand at every step of its motion is too much: they are put
// together once, and again only when something about them is another.
#pragma once

#include <QPixmap>
#include <optional>

#include "ui/cards/card_painter.h"

namespace giaguaro {

class CardPicture {
 public:
  struct Of {
    qreal height = 0;
    qreal turn = 0;
    CardLook look{};

    bool operator==(Of const&) const = default;
  };

  // With its middle at `centre`. It is put together only as long as `mayDraw` is not used up; one that is turned a little
  // otherwise stands in for it then.
  void paint(QPainter& painter, CardPainter const& cards, Card card, Deck const& deck, Of const& of,
             QPointF const& centre, int& mayDraw);
  // Has the card drawn as it will lie, so that it is there when it is painted.
  void askFor(CardPainter const& cards, Card card, Deck const& deck, Of const& of) const;

 private:
  enum class Face : std::uint8_t { plain, upright, asItLies };
  struct Made {
    Of of{};
    qreal ratio = 0;
    QRgb cloth = 0;
    bool plain = false;
    int style = 0;  // of the deck

    bool operator==(Made const&) const = default;
  };

  static Made madeOf(CardPainter const& cards, Of const& of);
  static Face faceAtHand(CardPainter const& cards, Card card, Deck const& deck, Of const& of);
  void draw(CardPainter const& cards, Card card, Deck const& deck, Of const& of);

  std::optional<Made> made_;
  Face face_ = Face::plain;
  QPixmap picture_;
};

}  // namespace giaguaro
