#include "ui/editor/suit_letters.h"

#include <QPainter>
#include <algorithm>

#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr int suitSide = 15;
constexpr Length suitToLetter{2};
constexpr Length betweenSuits{10};
constexpr double suitLetterSize = 13;

}  // namespace

SuitLetters::SuitLetters(Glyphs* glyphs, QWidget* parent) : QWidget(parent), glyphs_(glyphs) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  connect(glyphs_, &Glyphs::changed, this, qOverload<>(&QWidget::update));
}

void SuitLetters::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void SuitLetters::setDeck(Deck const& deck, CardWriting const& writing) {
  deck_ = &deck;
  parts_.clear();
  for (Card const card : deck.shown(deck.cards())) {
    if (card.suit() == Suit::trumps || std::ranges::find(parts_, card.suit(), &Part::suit) != parts_.end())
      continue;
    parts_.push_back({card.suit(), QString(writing.letter(card.suit()))});
  }
  updateGeometry();
  update();
}

QSize SuitLetters::sizeHint() const {
  int wide = 0;
  for (Part const& part : parts_)
    wide += measure(suitSide) + suitToLetter + textWidth(part.letter, suitLetterSize, true) + betweenSuits;
  return {std::max(0, wide - betweenSuits), measure(suitSide + 2)};
}

void SuitLetters::paintEvent(QPaintEvent*) {
  if (deck_ == nullptr) return;
  QPainter painter(this);
  painter.setFont(typeface(suitLetterSize, true));
  painter.setPen(theme_.onpanel);
  double const side = measure(suitSide);
  double x = width() - sizeHint().width();
  for (Part const& part : parts_) {
    glyphs_->paintGlyph(painter, args::suit(part.suit), *deck_, {x, (height() - side) / 2, side, side},
                        devicePixelRatioF());
    x += side + suitToLetter;
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, part.letter);
    x += textWidth(part.letter, suitLetterSize, true) + betweenSuits;
  }
}

}  // namespace giaguaro
