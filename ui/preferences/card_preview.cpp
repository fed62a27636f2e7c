#include "ui/preferences/card_preview.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/cards/card_art.h"
#include "ui/cards/card_painter.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length gap{5};
constexpr Length widestCard{76};
constexpr Length shadowRoom{8};

struct Shown {
  Deck const* deck;
  Card card;
};

std::array<Shown, 7> shown() {
  return {Shown{&fiftyTwoCards, fiftyTwoCards.card(Rank::seven, Suit::clubs)},
          Shown{&fiftyTwoCards, fiftyTwoCards.card(Rank::king, Suit::diamonds)},
          Shown{&fiftyTwoCards, noCard},
          Shown{&fortyCards, fortyCards.card(Rank::seven, Suit::diamonds)},
          Shown{&fortyCards, fortyCards.card(Rank::queen, Suit::hearts)},
          Shown{&seventyEightCards, seventyEightCards.card(Rank::queen, Suit::spades)},
          Shown{&seventyEightCards, Card::trump(21)}};
}

int cardWidth(int width) {
  constexpr int count = std::tuple_size_v<decltype(shown())>;
  return std::min<int>(widestCard, (width - (count - 1) * gap) / count);
}

}  // namespace

CardPreview::CardPreview(CardArt* art, QWidget* parent) : QWidget(parent), art_(art) {
  setObjectName(QStringLiteral("cardPreview"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(art, &CardArt::ready, this, qOverload<>(&CardPreview::update));
}

void CardPreview::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize CardPreview::sizeHint() const {
  int const wide = 7 * widestCard + 6 * gap;
  return {wide, heightForWidth(wide)};
}

int CardPreview::heightForWidth(int width) const { return cardWidth(width) * 3 / 2 + shadowRoom; }

void CardPreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  CardPainter const cards(*art_, theme_, devicePixelRatioF());
  int const wide = cardWidth(width());
  double const high = wide * 1.5;
  // From edge to edge, with room for the last one's shadow.
  double const step = (width() - wide - scaled(3)) / (std::tuple_size_v<decltype(shown())> - 1.0);
  double x = wide / 2.0 + 1;
  for (Shown const& each : shown()) {
    cards.card(painter, each.card, *each.deck, QPointF(x, high / 2 + 1), high, 0, {});
    x += step;
  }
}

}  // namespace giaguaro
