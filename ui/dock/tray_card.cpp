#include "ui/dock/tray_card.h"

#include <QPainter>
#include <algorithm>
#include <utility>

namespace giaguaro {
namespace {

constexpr int besideTrayCard = 6;     // for the card: its rings, and the mark on its upper edge
constexpr int tokenOverTrayCard = 9;  // its edge

}  // namespace

TrayCard::TrayCard(Card card, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent)
    : DockButton(art, theme, parent), card_(card), deck_(&deck) {
  setObjectName(QLatin1String("tray_") + QString::fromStdString(deck.text(card)));
  // As in the hand: what a click takes away is nothing to focus.
  setFocusPolicy(Qt::TabFocus);
}

void TrayCard::setMarked(bool marked) {
  if (std::exchange(marked_, marked) != marked) update();
}

void TrayCard::setAway(bool away) {
  if (std::exchange(away_, away) != away) update();
}

void TrayCard::place(QRectF const& slot, bool whole, qreal plateScale) {
  whole_ = whole;
  plateScale_ = plateScale;
  int const over = qCeil(tokenOverTrayCard * plateScale);
  QRect const rect =
      slot.adjusted(-besideTrayCard, -std::max(besideTrayCard, over), besideTrayCard, besideTrayCard)
          .toAlignedRect();
  slot_ = slot.translated(-rect.topLeft());
  setGeometry(rect);
  update();
}

void TrayCard::paintEvent(QPaintEvent*) {
  if (away_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  CardPainter const cards(art(), theme(), devicePixelRatioF());
  CardLook look{.shadow = false};
  if (hinted()) {
    look.ring = theme().accent;
    look.ringWidth = 2.6 * plateScale_;
  } else if (hovered()) {
    look.ring = theme().token;
    look.ringWidth = 2 * plateScale_;
  }
  if (whole_)
    cards.card(painter, card_, *deck_, slot_.center(), slot_.height(), 0, look);
  else
    cards.cardTag(painter, card_, *deck_, slot_, look);
  if (marked_) paintMark(painter);
  if (hasFocus()) {
    qreal const out = 2.5 + look.ringWidth;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().onplate, 2));
    painter.drawRoundedRect(slot_.adjusted(-out, -out, out, out), 8, 8);
  }
  // What a click would do, and where it came from.
  qreal const radius = std::min(11 * plateScale_, 0.3 * slot_.width());
  QPointF const over(slot_.center().x(), slot_.top() + radius - tokenOverTrayCard * plateScale_ + 1);
  if (attended())
    cards.token(painter, QStringLiteral("undo"), over, radius);
  else if (hinted())
    cards.token(painter, QStringLiteral("hint"), over, radius);
}

// As in the hand (ui/hand/card_button.cpp).
void TrayCard::paintMark(QPainter& painter) const {
  qreal const half = std::min(0.056 * slot_.height(), 0.2 * slot_.width());
  QPointF const middle(slot_.center().x(), slot_.top() - 0.3 * half);
  painter.setPen(QPen(theme().plate, 1.2 * plateScale_));
  painter.setBrush(theme().accent);
  painter.drawRect(
      QRectF(slot_.left() + 3 * half / 4, middle.y() - 0.3 * half, slot_.width() - 1.5 * half, 0.6 * half));
  painter.drawPolygon(QPolygonF({middle - QPointF(half, 0), middle - QPointF(0, half),
                                 middle + QPointF(half, 0), middle + QPointF(0, half)}));
}

}  // namespace giaguaro
