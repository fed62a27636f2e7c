#include "ui/editor/dragged_card.h"

#include <QApplication>
#include <QPainter>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"

namespace giaguaro {

DraggedCard::DraggedCard(Glyphs* glyphs, QWidget* page) : QWidget(page), glyphs_(glyphs) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void DraggedCard::carry(Card card, Deck const& deck, int height, QPoint const& at) {
  card_ = card;
  deck_ = &deck;
  QSize const size = CardPainter::size(height);
  QPoint const middle = parentWidget()->mapFromGlobal(at);
  setGeometry(QRect(middle - QPoint(size.width() / 2, size.height() / 2), size));
  show();
  raise();
  update();
}

void DraggedCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  glyphs_->paintCard(painter, card_, *deck_, QRectF(rect()), devicePixelRatioF());
}

bool DragWatch::moves(QPoint const& at) {
  if (!from_) return false;
  drags_ = drags_ || (at - *from_).manhattanLength() >= QApplication::startDragDistance();
  return drags_;
}

bool DragWatch::release() {
  from_.reset();
  return std::exchange(drags_, false);
}

}  // namespace giaguaro
