#include "ui/sheets/deck_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include "ui/text/language.h"
#include "ui/toolkit/check_mark.h"
#include "ui/toolkit/typeface.h"

namespace giaguaro {
namespace {

constexpr int tileWidth = 108;
constexpr double tileEdge = 6;  // room round the cards for ring and focus
constexpr double deckNameSize = 12;
constexpr int nameLines = 2;
constexpr double deckCheckRadius = 8;

}  // namespace

DeckTile::DeckTile(DeckOffer const& offer, QWidget* parent) : QAbstractButton(parent), offer_(offer) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setAttribute(Qt::WA_Hover);
}

QString DeckTile::deckName() const { return offer_.names.value(translatedInto(), offer_.name); }

void DeckTile::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

QSize DeckTile::sizeHint() const {
  int const line = QFontMetrics(typeface(deckNameSize, true)).height();
  return {measure(tileWidth),
          DeckLibrary::sampleCard.height() + nameLines * line + static_cast<int>(2 * tileEdge) + 6};
}

void DeckTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QSizeF const cards(2 * DeckLibrary::sampleCard.width() + DeckLibrary::sampleGap,
                     DeckLibrary::sampleCard.height());
  QRectF const sample(QPointF((width() - cards.width()) / 2, tileEdge), cards);
  painter.drawImage(sample.topLeft(), offer_.sample);
  if (isChecked() || underMouse()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChecked() ? theme_.bestedge : theme_.onpanel2, isChecked() ? 3 : 2));
    painter.drawRoundedRect(sample.adjusted(-3, -3, 3, 3), 6, 6);
  }
  if (isChecked()) paintCheckMark(painter, sample.bottomRight() - QPointF(4, 4), deckCheckRadius, theme_);
  QFont const face = typeface(deckNameSize, isChecked());
  painter.setFont(face);
  painter.setPen(theme_.onpanel);
  QTextLayout layout(text(), face);
  layout.beginLayout();
  qreal y = sample.bottom() + 5;
  for (int i = 0; i < nameLines; ++i) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width() - 4);
    QString words = text().mid(line.textStart(), line.textLength()).trimmed();
    // What does not fit the last line ends in dots.
    if (i + 1 == nameLines) words = text().mid(line.textStart());
    words = QFontMetrics(face).elidedText(words, Qt::ElideRight, width() - 4);
    painter.drawText(QRectF(2, y, width() - 4, line.height()), Qt::AlignHCenter | Qt::AlignTop, words);
    y += line.height();
  }
  layout.endLayout();
  if (!hasFocus()) return;
  painter.setPen(QPen(theme_.onpanel, 1.4, Qt::DotLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void DeckTile::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
    return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
