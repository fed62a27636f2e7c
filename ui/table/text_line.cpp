#include "ui/table/text_line.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/cards/card_painter.h"

namespace giaguaro {

qreal textWidth(QFont const& face, TextStyle const& style, QString const& text) {
  return QFontMetricsF(sized(face, style.pixels, style.bold)).horizontalAdvance(text);
}

qreal drawText(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at, qreal width,
               QString const& text, Qt::AlignmentFlag side) {
  if (text.isEmpty() || width <= 0) return 0;
  QFont font = sized(face, style.pixels, style.bold);
  qreal used = QFontMetricsF(font).horizontalAdvance(text);
  while (used > width && font.pixelSize() > leastText) {
    font.setPixelSize(font.pixelSize() - 1);
    used = QFontMetricsF(font).horizontalAdvance(text);
  }
  QString shown = text;
  if (used > width) {
    QFontMetricsF const metrics(font);
    shown = metrics.elidedText(text, Qt::ElideRight, width);
    used = metrics.horizontalAdvance(shown);
  }
  qreal const left = side == Qt::AlignRight     ? at.x() - used
                     : side == Qt::AlignHCenter ? at.x() - used / 2
                                                : at.x();
  painter.setFont(font);
  painter.setPen(style.ink);
  painter.drawText(QPointF(left, at.y()), shown);
  return used;
}

QString fittingSentence(QFont const& face, QStringList const& texts, qreal width) {
  static QRegularExpression const between(QStringLiteral("(?<=[.!?])\\s+"));
  for (QString const& text : texts)
    for (QString const& each : QStringList(text) + text.split(between))
      if (textWidth(face, {leastText, false, {}}, each) <= width) return each;
  return {};
}

void drawParagraph(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at,
                   qreal width, qreal leading, int lines, QString const& text) {
  QFont const font = sized(face, style.pixels, style.bold);
  // Lines of about one length, rather than a long one and a single word.
  qreal const all = QFontMetricsF(font).horizontalAdvance(text);
  if (all > width) width = std::min(width, std::max(all / std::ceil(all / width) * 1.16, 0.4 * width));
  QTextLayout layout(text, font);
  layout.beginLayout();
  for (int i = 0; i < lines; ++i) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width);
    QString const rest = text.mid(line.textStart());
    bool const last = i + 1 == lines;
    drawText(painter, face, style, at + QPointF(0, i * leading), width,
             last ? rest : text.mid(line.textStart(), line.textLength()).trimmed());
  }
  layout.endLayout();
}

}  // namespace giaguaro
