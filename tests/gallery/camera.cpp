#include "tests/gallery/camera.h"

#include <QApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <cstdio>
#include <cstdlib>

#include "tests/app/match_tools.h"
#include "ui/cards/card_art.h"
#include "ui/table/table_widget.h"

namespace giaguaro::test {
namespace {

constexpr int smallWidth = 320;
constexpr int mostOfAKind = 6;  // on one table, where all screens are shown

// Windows of their own that belong to it, where they would stand.
void paintDialogs(MainWindow& window, QPixmap& picture) {
  QPainter painter(&picture);
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    bool const dialog = qobject_cast<QMessageBox*>(widget) != nullptr;
    if (!widget->isVisible() || (!dialog && qobject_cast<QMenu*>(widget) == nullptr)) continue;
    QPixmap const over = widget->grab();
    QPoint const at = dialog ? window.rect().center() - widget->rect().center()
                             : widget->pos() - window.mapToGlobal(QPoint());
    if (dialog) painter.fillRect(QRect(at, widget->size()).adjusted(-1, -1, 1, 1), QColor(0, 0, 0, 96));
    painter.drawPixmap(at, over);
  }
}

}  // namespace

QImage settledPicture(MainWindow& window, QWidget& shown) {
  window.setUpdatesEnabled(true);  // which a program of tests has off (tests/app/window_tools.h)
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  auto const settled = [&] { return window.table()->isSettled() && window.art()->idle(); };
  for (;;) {
    QPixmap picture = shown.grab();
    if (settled()) {
      if (&shown == &window) paintDialogs(window, picture);
      return picture.toImage();
    }
    // Painting has asked for what was missing.
    if (!comes(settled)) return {};
    QCoreApplication::processEvents();
  }
}

void savePicture(QImage const& picture, QString const& path, int quality) {
  QDir().mkpath(QFileInfo(path).path());
  QImageWriter writer(path, "png");
  writer.setQuality(quality);
  if (!picture.isNull() && writer.write(picture)) return;
  std::fprintf(stderr, "giaguaro-gallery: %s could not be written: %s.\n", qPrintable(path),
               picture.isNull() ? "it was never finished" : qPrintable(writer.errorString()));
  std::exit(1);
}

bool Camera::wants(Frame const& frame, Chapter const& chapter, Screen const& screen) {
  using enum Frame::Coverage;
  nth_ = ++counts_[chapter.id + '/' + screen.id + '/' + frame.slug()];
  path_ = QString("%1/%2%3-%4.png")
              .arg(chapter.id, screen.id, nth_ == 1 ? QString() : QString("-%1").arg(nth_), frame.slug());
  if (!filter_.isEmpty() && !path_.contains(filter_)) return false;
  bool const home = screen.home.isEmpty() || screen.home == chapter.id;
  switch (frame.coverage) {
    case all: return nth_ <= mostOfAKind;
    case kinds: return nth_ == 1 && (chapter.main || home);
    case homes: return nth_ == 1 && home;
    case handful: return nth_ == 1 && home && screen.inThemes;
  }
  return false;
}

void Camera::take(MainWindow& window, Frame const& frame, Chapter const& chapter, Screen const& screen,
                  QString const& detail, QWidget* shown) {
  QImage picture = settledPicture(window, shown != nullptr ? *shown : window);
  picture.setText("Chapter", QString("%1 %2").arg(chapter.order, 3, 10, QChar(u'0')).arg(chapter.title));
  picture.setText("Screen", QString("%1 %2").arg(screen.order, 3, 10, QChar(u'0')).arg(screen.title));
  picture.setText("Frame", frame.title());
  if (!detail.isEmpty()) picture.setText("Detail", detail);
  savePicture(picture, folder_.filePath(path_));
  picture.setDevicePixelRatio(1);
  savePicture(picture.scaledToWidth(smallWidth, Qt::SmoothTransformation),
              folder_.filePath("small/" + path_));
  ++taken_;
  std::printf("%s\n", qPrintable(path_));
  std::fflush(stdout);
}

}  // namespace giaguaro::test
