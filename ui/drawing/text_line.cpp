#include "ui/drawing/text_line.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/cards/card_painter.h"
#include "ui/drawing/typeface.h"

namespace giaguaro {
namespace {

QStringList* cutTexts = nullptr;
constexpr qreal smallestTitle = 0.85;  // of a title's size, where it has no room

QFont lineFont(QFont const& face, TextStyle const& style) {
  QFont font = sized(face, std::max(style.pixels, style.title ? titleText() : style.least), style.bold);
  if (style.title) asTitle(font);
  return font;
}

// Makes the font as small, as close and as narrow as the text needs it, or as it gets; answers the text's width.
qreal fit(QFont& font, TextStyle const& style, QString const& text, qreal width) {
  qreal const least = style.title ? smallestTitle * titleText() : tightText();
  qreal used = QFontMetricsF(font).horizontalAdvance(text);
  while (used > width && font.pixelSize() > least) {
    font.setPixelSize(font.pixelSize() - 1);
    used = QFontMetricsF(font).horizontalAdvance(text);
  }
  for (qreal const spacing : {98.0, 96.5, 95.0}) {
    if (used <= width) break;
    font.setLetterSpacing(QFont::PercentageSpacing, spacing);
    used = QFontMetricsF(font).horizontalAdvance(text);
  }
  for (int const stretch : {94, 88, 82, 76}) {
    if (used <= width) break;
    font.setStretch(stretch);
    used = QFontMetricsF(font).horizontalAdvance(text);
  }
  return used;
}

}  // namespace

void noteCutTexts(QStringList* list) { cutTexts = list; }

qreal textWidth(QFont const& face, TextStyle const& style, QString const& text) {
  return QFontMetricsF(lineFont(face, style)).horizontalAdvance(text);
}

bool textFits(QFont const& face, TextStyle const& style, QString const& text, qreal width) {
  QFont font = lineFont(face, style);
  return fit(font, style, text, width) <= width;
}

qreal sizeThatFits(QFont const& face, TextStyle const& style, QString const& text, qreal width) {
  QFont font = lineFont(face, style);
  fit(font, style, text, width);
  return font.pixelSize();
}

qreal drawText(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at, qreal width,
               QString const& text, Qt::AlignmentFlag side) {
  if (text.isEmpty() || width <= 0) return 0;
  QFont font = lineFont(face, style);
  qreal used = fit(font, style, text, width);
  QString shown = text;
  if (used > width) {
    QFontMetricsF const metrics(font);
    shown = metrics.elidedText(text, Qt::ElideRight, width);
    used = metrics.horizontalAdvance(shown);
    if (cutTexts != nullptr) cutTexts->append(text);
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
      if (textWidth(face, {leastText(), false, {}}, each) <= width) return each;
  return {};
}

QStringList inTwoLines(QString const& text) {
  qsizetype best = -1;
  auto const longest = [&](qsizetype at) { return std::max(at, text.size() - at - 1); };
  for (qsizetype at = text.indexOf(u' '); at >= 0; at = text.indexOf(u' ', at + 1))
    if (best < 0 || longest(at) < longest(best)) best = at;
  if (best < 0) return {text};
  return {text.left(best), text.mid(best + 1)};
}

void drawParagraph(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at,
                   qreal width, qreal leading, int lines, QString const& text) {
  QFont const font = lineFont(face, style);
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
