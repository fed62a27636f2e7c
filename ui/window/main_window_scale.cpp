// How large everything in the window is: that follows from its size and from the font.
#include <QApplication>
#include <QEvent>
#include <QPixmapCache>
#include <QResizeEvent>
#include <QToolTip>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/window/help_desk.h"
#include "ui/window/main_window.h"

namespace giaguaro {
namespace {

// Two sizes within this time, in milliseconds: it is being dragged, and what is in it waits until it has rested as long.
// Less than the table waits with its pictures (ui/table/table_widget.cpp), which need not be drawn for two scales.
constexpr int draggedWindow = 80;

// In KiB, of what is kept of shadows, light and cards in flight at one pixel for one, which is Qt's usual limit: at 4K one
// deal needs six times as much, and drawing it anew at each step takes longer than a picture may.
constexpr double keptPictures = 10240;

}  // namespace

void MainWindow::makeScale() {
  resized_.setSingleShot(true);
  resized_.setInterval(draggedWindow);
  connect(&resized_, &QTimer::timeout, this, &MainWindow::followSize);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  bool const isDragged = resized_.isActive();
  resized_.start();
  if (!isDragged) followSize();
}

void MainWindow::followSize() {
  double const before = windowScale();
  double const scale = scaleFor(size());
  double const pixels = scale * devicePixelRatioF();
  QPixmapCache::setCacheLimit(static_cast<int>(keptPictures * pixels * pixels));
  if (scale == before) return;
  setWindowScale(scale);
  for (QWidget* window : {static_cast<QWidget*>(this), help_->window()})
    if (window != nullptr) rescaleFrom(before, window);
  setTheme(theme_);  // what is drawn for it, too
  followFont();
}

// What was laid out in words of the old size is laid out anew as after a change of language.
void MainWindow::followFont() {
  QToolTip::setFont(plainFont());
  for (QWidget* window : {static_cast<QWidget*>(this), help_->window()}) {
    if (window == nullptr) continue;
    renewTypefaces(window);
    QEvent anew(QEvent::LanguageChange);
    QApplication::sendEvent(window, &anew);
  }
}

}  // namespace giaguaro
