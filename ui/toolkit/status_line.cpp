#include "ui/toolkit/status_line.h"

#include <QPainter>
#include <QPolygonF>
#include <QTextLayout>
#include <algorithm>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/text/tool_tip.h"
#include "ui/toolkit/accessible_role.h"

namespace giaguaro {
namespace {

constexpr Length textLeft{34};
constexpr Length textRight{14};
constexpr double usualSize = 14;
constexpr double leastSize = 11;

// Where the first of several sentences ends; 0 where there is but one.
qsizetype firstSentence(QString const& text) {
  for (qsizetype i = 0; i + 1 < text.size(); ++i)
    if ((text[i] == u'.' || text[i] == u'?' || text[i] == u'!') && text[i + 1].isSpace()) return i + 1;
  return 0;
}

}  // namespace

StatusLine::StatusLine(QWidget* parent) : QWidget(parent) {
  setAccessibleRole(this, QAccessible::StatusBar);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StatusLine::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void StatusLine::setText(QString const& text, bool wanted) {
  if (text == text_ && wanted == wanted_) return;
  text_ = text;
  wanted_ = wanted;
  setAccessibleName(text);
  setToolTipIfCut();
  update();
}

QSize StatusLine::sizeHint() const { return {400, measure(36)}; }
QSize StatusLine::minimumSizeHint() const { return {100, measure(36)}; }

int StatusLine::room() const { return width() - (wanted_ ? textLeft : textRight) - textRight; }

int StatusLine::wordsWidth(double size, qsizetype from) const {
  qsizetype const split = std::max(from, firstSentence(text_));
  return textWidth(text_.mid(from, split - from), size, true) + textWidth(text_.mid(split), size);
}

// Smaller, where a long sentence would not be whole.
double StatusLine::fittingSize() const {
  double size = usualSize;
  while (size > leastSize && wordsWidth(size) > room()) --size;
  return size;
}

// Where it begins, at the least size; where one line is enough, the text's end.
qsizetype StatusLine::secondLine() const {
  if (wordsWidth(leastSize) <= room()) return text_.size();
  QTextCharFormat bold;
  bold.setFont(typeface(leastSize, true));
  QTextLayout layout(text_, typeface(leastSize));
  layout.setFormats({{0, static_cast<int>(firstSentence(text_)), bold}});
  layout.beginLayout();
  QTextLine first = layout.createLine();
  first.setLineWidth(room());
  layout.endLayout();
  return first.textLength();
}

void StatusLine::setToolTipIfCut() {
  setToolTip(wordsWidth(leastSize, secondLine()) > room() ? asToolTip(text_) : QString());
}

void StatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  setToolTipIfCut();
}

void StatusLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.chrome);
  painter.fillRect(0, 0, width(), 1, theme_.chromerule);
  painter.setRenderHint(QPainter::Antialiasing);
  double const middle = height() / 2.0;
  if (wanted_) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.bestedge);
    painter.drawPolygon(QPolygonF({{scaledReal(14), middle - scaledReal(7)},
                                   {scaledReal(24), middle},
                                   {scaledReal(14), middle + scaledReal(7)}}));
  }

  painter.setPen(theme_.onchrome);
  QRect const line(wanted_ ? textLeft : textRight, 0, room(), height());
  qsizetype const next = secondLine();
  if (next == text_.size()) return write(painter, line, 0, next, fittingSize());
  int const edge = 2;  // above the upper line and under the lower
  write(painter, line.adjusted(0, edge, 0, -height() / 2), 0, next, leastSize);
  write(painter, line.adjusted(0, height() / 2, 0, -edge), next, text_.size(), leastSize);
}

void StatusLine::write(QPainter& painter, QRect line, qsizetype from, qsizetype to, double size) const {
  qsizetype const split = std::clamp(firstSentence(text_), from, to);
  auto const writePart = [&](qsizetype begin, qsizetype end, bool bold) {
    if (begin == end || line.width() <= 0) return;
    QString const part = text_.mid(begin, end - begin);
    painter.setFont(typeface(size, bold));
    QString const fits = painter.fontMetrics().elidedText(part, Qt::ElideRight, line.width());
    painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine, fits);
    line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(part));
  };
  writePart(from, split, true);
  writePart(split, to, false);
}

}  // namespace giaguaro
