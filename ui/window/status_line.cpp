#include "ui/window/status_line.h"

#include <QPainter>
#include <QPolygonF>

#include "ui/accessible_role.h"
#include "ui/panels/typeface.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {
namespace {

constexpr int textLeft = 34;
constexpr int textRight = 14;
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

int StatusLine::wordsWidth(double size) const {
  qsizetype const split = firstSentence(text_);
  return textWidth(text_.left(split), size, true) + textWidth(text_.mid(split), size);
}

// Smaller, where a long sentence would not be whole.
double StatusLine::fittingSize() const {
  double size = usualSize;
  while (size > leastSize && wordsWidth(size) > room()) --size;
  return size;
}

void StatusLine::setToolTipIfCut() {
  setToolTip(wordsWidth(leastSize) > room() ? asToolTip(text_) : QString());
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
    painter.drawPolygon(QPolygonF({{14, middle - 7}, {24, middle}, {14, middle + 7}}));
  }

  painter.setPen(theme_.onchrome);
  qsizetype const split = firstSentence(text_);
  int left = wanted_ ? textLeft : textRight;
  int const right = width() - textRight;
  double const size = fittingSize();
  auto const write = [&](QString const& part, bool bold) {
    painter.setFont(typeface(size, bold));
    QString const fits = painter.fontMetrics().elidedText(part, Qt::ElideRight, right - left);
    painter.drawText(QRect(left, 0, qMax(0, right - left), height()), Qt::AlignVCenter | Qt::TextSingleLine,
                     fits);
    left += painter.fontMetrics().horizontalAdvance(part);
  };
  if (split > 0) write(text_.left(split), true);
  if (left < right) write(text_.mid(split), false);
}

}  // namespace giaguaro
