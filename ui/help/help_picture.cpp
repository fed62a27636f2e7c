#include "ui/help/help_picture.h"

#include <QLinearGradient>
#include <QPainter>
#include <QTextDocument>
#include <algorithm>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/help/help_writer.h"
#include "ui/help/position_picture.h"

namespace giaguaro {
namespace {

constexpr double keySize = 12.5;
constexpr int labelHeight = 18;
constexpr int keyHeight = 24;

constexpr double labelSize = 13;

int belowCard(QTextFormat const& format) {
  return format.hasProperty(drawnKey)     ? measure(keyHeight + 4)
         : format.hasProperty(drawnLabel) ? measure(labelHeight)
                                          : 0;
}

QSize cardSize(QTextFormat const& format) {
  if (format.hasProperty(drawnWhole))
    return CardPainter::size(measure(format.intProperty(drawnHigh))) + QSize(2, 2) * measure(cardRing) +
           QSize(0, belowCard(format));
  return format.boolProperty(drawnLarge) ? QSize(measure(21), measure(28)) : QSize(measure(18), measure(24));
}

// Of the stops that are drawn with it.
qreal stopsWidth(QTextFormat const& format) {
  QString const stops = format.stringProperty(drawnStops);
  return stops.isEmpty() ? 0 : QFontMetricsF(format.toCharFormat().font()).horizontalAdvance(stops);
}

}  // namespace

QSizeF HelpPicture::intrinsicSize(QTextDocument* document, int, QTextFormat const& format) {
  if (format.objectType() == positionObject)
    return PositionPicture(format.property(drawnPosition).value<HelpPosition>(),
                           document->textWidth() - 2 * document->documentMargin())
        .size();
  QSizeF const stops(stopsWidth(format), 0);
  if (format.objectType() == cardObject) return cardSize(format) + stops;
  return QSizeF(keyWidth(format.stringProperty(drawnAs)), measure(keyHeight)) + stops;
}

int HelpPicture::keyWidth(QString const& words) {
  return std::max(measure(26), textWidth(words, keySize, true) + measure(16));
}

void HelpPicture::drawObject(QPainter* painter, QRectF const& whole, QTextDocument*, int,
                             QTextFormat const& format) {
  if (format.objectType() == positionObject)
    return PositionPicture(format.property(drawnPosition).value<HelpPosition>(), whole.width())
        .paint(*painter, whole.topLeft(), *glyphs_, theme_);
  QRectF const box = whole.adjusted(0, 0, -stopsWidth(format), 0);
  if (format.hasProperty(drawnStops)) drawStops(*painter, box, format.toCharFormat());
  QString const name = format.stringProperty(drawnAs);
  if (format.objectType() == keyObject) {
    // In a line of words beside its capitals, as small cards are.
    QRectF const place = box.translated(0, format.boolProperty(drawnLarge) ? 0 : -measure(3));
    return format.toCharFormat().isAnchor() ? drawLetter(*painter, place, name)
                                            : drawKey(*painter, place, name);
  }
  if (format.hasProperty(drawnWhole)) return drawWhole(*painter, box, format);
  QPixmap const picture = glyphs_->picture(name, cardSize(format), painter->device()->devicePixelRatioF());
  // Beside capitals rather than small letters.
  drawCrisp(*painter, picture, box.topLeft() - QPointF(0, 1));
}

// On the line of the words, as the middle of the picture stands to it.
void HelpPicture::drawStops(QPainter& painter, QRectF const& picture, QTextCharFormat const& format) {
  painter.save();
  painter.setFont(format.font());
  painter.setPen(format.foreground().color());
  int const halfOfAnX = QFontMetrics(format.font()).xHeight() / 2;
  painter.drawText(QPointF(picture.right(), picture.top() + (picture.height() + halfOfAnX) / 2),
                   format.stringProperty(drawnStops));
  painter.restore();
}

void HelpPicture::drawWhole(QPainter& painter, QRectF const& box, QTextFormat const& format) const {
  qreal const room = measure(cardRing);
  double const label = belowCard(format);
  Card const which{static_cast<std::uint8_t>(format.intProperty(drawnWhole))};
  QRectF const card = box.adjusted(room, room, -room, -room - label);
  if (QString const key = format.stringProperty(drawnKey); !key.isEmpty()) {
    int const wide = keyWidth(key);
    drawKey(
        painter,
        QRectF(card.center().x() - wide / 2.0, box.bottom() - measure(keyHeight), wide, measure(keyHeight)),
        key);
  } else if (format.hasProperty(drawnLabel)) {
    painter.save();
    painter.setFont(typeface(labelSize));
    painter.setPen(theme_.onpanel);
    painter.drawText(QRectF(box.left(), card.bottom() + room / 2, box.width(), label + room / 2),
                     Qt::AlignCenter | Qt::TextDontClip, labelOf(which, format.stringProperty(drawnLabel)));
    painter.restore();
  }
  glyphs_->paintCard(painter, which, card, painter.device()->devicePixelRatioF());
  if (!format.boolProperty(drawnRinged)) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme_.head, room * 0.6));
  painter.setBrush(Qt::NoBrush);
  qreal const corner = card.width() * CardPainter::cornerPart + room / 2;
  painter.drawRoundedRect(card.adjusted(-room / 2, -room / 2, room / 2, room / 2), corner, corner);
  painter.restore();
}

// Where a card's corner has another letter than its name begins with, that stands before it: as on an Italian knight, which
// has a queen's.
QString HelpPicture::labelOf(Card card, QString const& name) const {
  QString const index = glyphs_->index(card);
  bool const letter = index.size() == 1 && index.front().isLetter();
  if (!letter || name.isEmpty() || name.front().toUpper() == index.front()) return name;
  return index + QStringLiteral(" \u00B7 ") + name;
}

// What leads to a letter lies flat: it is no key to press.
void HelpPicture::drawLetter(QPainter& painter, QRectF const& box, QString const& letter) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(theme_.plain ? QPen(theme_.onpanel, 1) : QPen(Qt::NoPen));
  painter.setBrush(theme_.plain ? theme_.soft : mixed(theme_.panel, theme_.head, 0.13));
  painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), measure(6), measure(6));
  painter.setPen(theme_.head);
  painter.setFont(typeface(keySize, true));
  painter.drawText(box, Qt::AlignCenter, letter);
  painter.restore();
}

void HelpPicture::drawKey(QPainter& painter, QRectF const& box, QString const& words) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // The foot of the cap, and its face over that.
  QRectF const foot = box.adjusted(1, 1.5, -1, -1);
  QRectF const cap = foot.adjusted(0, 0, 0, -3);
  QColor const edge = mixed(theme_.panel, theme_.onpanel2, theme_.plain ? 1 : 0.75);
  painter.setPen(QPen(edge, 1));
  painter.setBrush(theme_.plain ? theme_.soft : mixed(theme_.soft, theme_.onpanel2, 0.4));
  painter.drawRoundedRect(foot, 5, 5);
  QLinearGradient light(cap.topLeft(), cap.bottomLeft());
  light.setColorAt(0, theme_.plain ? theme_.soft : mixed(theme_.panel, Qt::white, 0.5));
  light.setColorAt(1, theme_.soft);
  painter.setBrush(light);
  painter.drawRoundedRect(cap, 5, 5);
  painter.setPen(theme_.onpanel);
  painter.setFont(typeface(keySize, true));
  painter.drawText(cap, Qt::AlignCenter, words);
  painter.restore();
}

}  // namespace giaguaro
