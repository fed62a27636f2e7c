// One line of painted text that must fit its place. It is drawn at 12 pixels or more at scale 1
// (ui/drawing/window_scale.h); where it does not fit it shrinks to 11, then its letters move a little closer together,
// then they get narrower by a quarter at most, then it ends in an ellipsis. What is short in one language is long in
// another.
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>
#include <QStringList>

#include "ui/drawing/window_scale.h"

namespace giaguaro {

// As small as a text is drawn that has room enough, and as it gets where it has not.
inline qreal leastText() { return scaledReal(12); }
inline qreal tightText() { return scaledReal(11); }
inline qreal titleText() { return scaledReal(19); }

struct TextStyle {
  qreal pixels = 13;
  bool bold = false;
  QColor ink{};
  qreal least = leastText();  // smaller than this only where it does not fit
  bool title = false;         // in the face of titles, whose thin strokes want a size (ui/drawing/typeface.h)
};

qreal textWidth(QFont const& face, TextStyle const& style, QString const& text);

// `at` is the left, centre or right end of the baseline, as `side` says. Returns the width that was used.
qreal drawText(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at, qreal width,
               QString const& text, Qt::AlignmentFlag side = Qt::AlignLeft);

// Whether drawText() would show it whole.
bool textFits(QFont const& face, TextStyle const& style, QString const& text, qreal width);

// The size in which it would show it: labels in a row are all as small as the smallest of them.
qreal sizeThatFits(QFont const& face, TextStyle const& style, QString const& text, qreal width);

// For tests: texts that are cut from now on are added to `list`, until another one, or none, is given.
void noteCutTexts(QStringList* list);

// Of texts that may be several sentences each, the first text or else the first sentence of one that is whole
// in `width`; empty if none is.
QString fittingSentence(QFont const& face, QStringList const& texts, qreal width);

// Broken at the blank that leaves the shorter lines; one line where there is none.
QStringList inTwoLines(QString const& text);

// Wrapped text from the first baseline down, at most `lines` lines; the last one is elided.
void drawParagraph(QPainter& painter, QFont const& face, TextStyle const& style, QPointF const& at,
                   qreal width, qreal leading, int lines, QString const& text);

}  // namespace giaguaro
