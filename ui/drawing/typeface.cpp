#include "ui/drawing/typeface.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPalette>
#include <QWidget>
#include <algorithm>
#include <cmath>

#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr double drawnFor = 40.0 / 3;  // pixels of 10 points
constexpr double leastPixels = 11;
constexpr double leastTitle = 19;                       // its thin strokes are lost below
constexpr int leastSerif = 16;                          // as large as it is drawn, with a small font
constexpr char const* sizeProperty = "typefaceSize";    // of a widget, as drawn
constexpr char const* titleProperty = "typefaceTitle";  // whether it is a title

// Of the user's font against the one that sizes were drawn for.
double fontScale() { return std::clamp(QFontInfo(QApplication::font()).pixelSize() / drawnFor, 0.8, 2.5); }

}  // namespace

QFont typeface(double size, bool bold) {
  QFont font = QApplication::font();
  font.setPixelSize(scaled(std::max(leastPixels, size * fontScale())));
  font.setBold(bold);
  return font;
}

void asTitle(QFont& font) {
  font.setBold(true);
  font.setFamilies({"Noto Serif Display", "serif"});
  font.setStyleHint(QFont::Serif);
}

QFont titleface(double size) {
  QFont font = typeface(size, true);
  if (size >= leastTitle && font.pixelSize() >= leastSerif) asTitle(font);
  return font;
}

void setTypeface(QWidget* widget, double size, bool bold) {
  widget->setFont(typeface(size, bold));
  widget->setProperty(sizeProperty, size);
}

void setTitleface(QWidget* widget, double size) {
  widget->setFont(titleface(size));
  widget->setProperty(sizeProperty, size);
  widget->setProperty(titleProperty, true);
}

int setTypefaceFor(QWidget* widget, QStringList const& texts, int room, double size) {
  QFont font = typeface(size);
  auto const longest = [&] {
    double width = 0;
    for (QString const& text : texts) width = std::max(width, QFontMetricsF(font).horizontalAdvance(text));
    return static_cast<int>(std::ceil(width));
  };
  while (longest() > room && font.pixelSize() > scaled(leastPixels)) font.setPixelSize(font.pixelSize() - 1);
  for (int const stretch : {94, 88, 82, 76})
    if (longest() > room) font.setStretch(stretch);
  widget->setFont(font);
  widget->setProperty(sizeProperty, size);
  return longest();
}

QFont plainFont() {
  QFont font = QApplication::font();
  if (windowScale() > 1) font.setPixelSize(scaled(QFontInfo(font).pixelSize()));
  return font;
}

void renewTypefaces(QWidget* window) {
  window->setFont(plainFont());
  for (QWidget* widget : window->findChildren<QWidget*>()) {
    QVariant const size = widget->property(sizeProperty);
    if (size.isValid())
      widget->setFont(widget->property(titleProperty).toBool()
                          ? titleface(size.toDouble())
                          : typeface(size.toDouble(), widget->font().bold()));
    else if (widget->isWindow())
      widget->setFont(plainFont());
    widget->updateGeometry();
    widget->update();
  }
}

int measure(double length) { return scaled(length * std::max(1.0, fontScale())); }

int textWidth(QString const& text, double size, bool bold) {
  return static_cast<int>(std::ceil(QFontMetricsF(typeface(size, bold)).horizontalAdvance(text)));
}

int titleWidth(QString const& text, double size) {
  return static_cast<int>(std::ceil(QFontMetricsF(titleface(size)).horizontalAdvance(text)));
}

void setInk(QWidget* label, QColor const& color) {
  QPalette palette = label->palette();
  palette.setColor(QPalette::WindowText, color);
  label->setPalette(palette);
}

}  // namespace giaguaro
