#include "ui/preferences/deck_tile.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include "ui/drawing/check_mark.h"
#include "ui/drawing/focus_mark.h"
#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/language.h"

namespace giaguaro {
namespace {

constexpr int tileWidth = 108;
constexpr Length tileEdge{6};  // room round the cards for ring and focus
constexpr double deckNameSize = 12;
constexpr int nameLines = 2;
constexpr Length deckCheckRadius{8};

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
          scaled(DeckLibrary::sampleCard.height()) + nameLines * line + 2 * tileEdge + scaled(6)};
}

void DeckTile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QSizeF const cards =
      QSizeF(2 * DeckLibrary::sampleCard.width() + DeckLibrary::sampleGap, DeckLibrary::sampleCard.height()) *
      windowScale();
  QRectF const sample(QPointF((width() - cards.width()) / 2, tileEdge), cards);
  // It may be of another scale.
  bool const exact = qFuzzyCompare(offer_.sample.width() / cards.width(), devicePixelRatioF());
  painter.setRenderHint(QPainter::SmoothPixmapTransform, !exact);
  painter.drawImage(sample, offer_.sample);
  if (isChecked() || underMouse()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChecked() ? theme_.bestedge : theme_.onpanel2, scaledReal(isChecked() ? 3 : 2)));
    painter.drawRoundedRect(sample.adjusted(scaled(-3), scaled(-3), scaled(3), scaled(3)), scaledReal(6),
                            scaledReal(6));
  }
  if (isChecked())
    paintCheckMark(painter, sample.bottomRight() - QPointF(scaledReal(4), scaledReal(4)), deckCheckRadius,
                   theme_);
  QFont const face = typeface(deckNameSize, isChecked());
  painter.setFont(face);
  painter.setPen(theme_.onpanel);
  QTextLayout layout(text(), face);
  layout.beginLayout();
  qreal y = sample.bottom() + scaled(5);
  for (int i = 0; i < nameLines; ++i) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width() - scaled(4));
    QString words = text().mid(line.textStart(), line.textLength()).trimmed();
    // What does not fit the last line ends in dots.
    if (i + 1 == nameLines) words = text().mid(line.textStart());
    words = QFontMetrics(face).elidedText(words, Qt::ElideRight, width() - scaled(4));
    painter.drawText(QRectF(scaled(2), y, width() - scaled(4), line.height()),
                     Qt::AlignHCenter | Qt::AlignTop, words);
    y += line.height();
  }
  layout.endLayout();
  if (!showsFocus(*this)) return;
  painter.setPen(QPen(theme_.onpanel, scaledReal(1.4), Qt::DotLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(scaled(1), scaled(1), scaled(-1), scaled(-1)),
                          scaledReal(8), scaledReal(8));
}

void DeckTile::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
    return QAbstractButton::keyPressEvent(event);
  if (!event->isAutoRepeat()) click();
}

}  // namespace giaguaro
