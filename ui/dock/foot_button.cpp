#include "ui/dock/foot_button.h"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/drawing/text_line.h"

namespace giaguaro {
namespace {

constexpr QSizeF smallCard(19, 26);  // at plate scale 1
constexpr qreal cardsApart = 2.5;
constexpr qreal beforeCards = 12;  // between the words and what they name
constexpr qreal usualPixels = 14;  // of the words
constexpr qreal mostLarger = 1.5;  // than the words want them, where the button is higher than a word
constexpr qreal leastSeen = 0.6;   // of a card under the next

// As by the lamp over the table.
QBrush lit(QRectF const& box, QColor const& ground, double shine) {
  QLinearGradient light(box.topLeft(), box.bottomLeft());
  light.setColorAt(0, mixed(ground, Qt::white, shine));
  light.setColorAt(0.5, ground);
  light.setColorAt(1, ground.darker(116));
  return light;
}

}  // namespace

FootButton::FootButton(Kind kind, CardArt& art, Theme const& theme, QWidget* parent)
    : DockButton(art, theme, parent), kind_(kind) {}

void FootButton::setBarred(bool barred) {
  if (kind_ == Kind::gold) setCursor(barred ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (std::exchange(barred_, barred) != barred) update();
}

void FootButton::setTextSize(qreal pixels) {
  if (std::exchange(pixels_, pixels) != pixels) update();
}

void FootButton::setCards(std::vector<Card> cards, Deck const& deck) {
  cards_ = std::move(cards);
  deck_ = &deck;
  update();
}

qreal FootButton::widthOf(std::size_t cards) {
  return cards == 0 ? 0
                    : beforeCards + static_cast<qreal>(cards) * (smallCard.width() + cardsApart) - cardsApart;
}

// As high as the button has room for.
QSizeF FootButton::cardTag() const {
  qreal const high = std::min(mostLarger * smallCard.height() * pixels_ / usualPixels, height() - 17.0);
  return smallCard * (high / smallCard.height());
}

// From one card to the next: they lie on each other like a hand where they have no room beside each other. Rather none than
// half the words: 0.
qreal FootButton::cardStep() const {
  if (cards_.empty()) return 0;
  QSizeF const tag = cardTag();
  qreal const larger = tag.height() / smallCard.height();
  qreal const sign = hinted() || barred_ ? pixels_ + 8 : 0;
  qreal const words = textWidth(font(), {pixels_, isChecked(), {}}, text());
  qreal const room = width() - 26 - words - sign - beforeCards * larger - tag.width();
  qreal const apart = tag.width() + cardsApart * larger;
  if (cards_.size() == 1) return room >= 0 ? apart : 0;
  qreal const step = std::min(apart, room / (static_cast<qreal>(cards_.size()) - 1));
  return step >= leastSeen * tag.width() ? step : 0;
}

qreal FootButton::cardsWidth() const {
  qreal const step = cardStep();
  if (step <= 0) return 0;
  QSizeF const tag = cardTag();
  return beforeCards * tag.height() / smallCard.height() + step * (static_cast<qreal>(cards_.size()) - 1) +
         tag.width();
}

void FootButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF const box = QRectF(rect()).adjusted(4, 4, -4, -4);
  paintGround(painter, box);
  paintFocus(painter, theme(), *this);
  bool const gold = kind_ == Kind::gold;
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  QColor const ink = waits()   ? waitingInk(theme())
                     : barred_ ? theme().onplate2
                     : gold    ? theme().onAccent()
                               : theme().onplate;
  TextStyle const style{pixels_, (gold && !barred_) || isChecked(), ink};
  qreal const room = box.width() - 10 - cardsWidth();
  bool const locked = barred_ && !gold;  // the gold one says what is missing
  qreal const words = textWidth(font(), style, text());
  qreal const sign = locked || hinted() ? pixels_ + 8 : 0;
  qreal const used = std::min(room - sign, words);
  qreal const left = box.center().x() - (used + sign + cardsWidth()) / 2;
  if (sign > 0) {
    cards.mark(painter, locked ? QStringLiteral("lock") : QStringLiteral("hint"),
               QPointF(left + (sign - 6) / 2, box.center().y()), pixels_ + 3, ink);
  }
  drawText(painter, font(), style, QPointF(left + sign, box.center().y() + 0.355 * pixels_), room - sign,
           text());
  QSizeF const tag = cardTag();
  qreal const larger = tag.height() / smallCard.height();
  QPointF at(left + sign + used + beforeCards * larger, box.center().y() - tag.height() / 2);
  qreal const step = cardStep();
  for (Card const card : step > 0 ? cards_ : std::vector<Card>()) {
    cards.cardTag(painter, card, *deck_, QRectF(at, tag), {.shadow = step < tag.width()});
    at.rx() += step;
  }
}

void FootButton::paintGround(QPainter& painter, QRectF const& box) const {
  bool const gold = kind_ == Kind::gold && !waits();
  QColor ground = gold ? theme().accent : theme().plate;
  if (isChecked()) ground = mixed(ground, theme().accent, 0.16);
  if (isDown())
    ground = mixed(ground, gold ? theme().plate : theme().onplate, 0.2);
  else if (hovered() && !waits())
    ground = mixed(ground, theme().onplate, gold ? 0.25 : 0.1);
  QPen edge(mixed(theme().plate, theme().onplate2, barred_ ? 0.45 : 1), 1.2);
  if (gold || isChecked()) edge = QPen(theme().accent, isChecked() ? 2.4 : 1.2);
  if (gold && !theme().plain) {
    edge = QPen(ground.darker(128), 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 80));
    if (!isDown()) painter.drawRoundedRect(box.translated(1, 2.5), 7, 7);
  }
  painter.setPen(edge);
  painter.setBrush(gold && !theme().plain ? lit(box, ground, 0.44) : QBrush(ground));
  painter.drawRoundedRect(box, 7, 7);
  if (!gold || theme().plain || isDown()) return;
  // The edge that looks to the lamp.
  painter.setPen(QPen(QColor(0xFF, 0xF4, 0xD0, 0xD8), 1.3, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(box.topLeft() + QPointF(7, 1.7), box.topRight() + QPointF(-7, 1.7));
}

}  // namespace giaguaro
