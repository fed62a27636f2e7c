#include "ui/panels/slim_scroll_bar.h"

#include <QPainter>
#include <algorithm>

namespace giaguaro {

void SlimScrollBar::setTheme(Theme const& theme) {
  theme_ = theme;
  update();
}

void SlimScrollBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.panel);
  if (maximum() <= minimum()) return;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  QRectF track(2, 4, 5, height() - 8);
  painter.setBrush(theme_.soft);
  painter.drawRoundedRect(track, 2.5, 2.5);
  double const range = maximum() - minimum() + pageStep();
  double const length = std::max(24.0, track.height() * pageStep() / range);
  double const top =
      track.top() + (track.height() - length) * (value() - minimum()) / (maximum() - minimum());
  QColor ink = theme_.onpanel2;
  ink.setAlphaF(isSliderDown() || underMouse() ? 0.9F : 0.55F);
  painter.setBrush(ink);
  painter.drawRoundedRect(QRectF(track.left(), top, track.width(), length), 2.5, 2.5);
}

ScrollPage::ScrollPage(QWidget* parent) : QScrollArea(parent), bar_(new SlimScrollBar(this)) {
  setVerticalScrollBar(bar_);
  bar_->setSingleStep(27);  // about a line
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
}

void ScrollPage::setTheme(Theme const& theme) {
  bar_->setTheme(theme);
  QPalette palette = theme.palette();
  palette.setColor(QPalette::Window, theme.panel);
  palette.setColor(QPalette::WindowText, theme.onpanel);
  setPalette(palette);
}

}  // namespace giaguaro
