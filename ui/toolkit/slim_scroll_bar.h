// A scroll bar that is a thin rounded stroke, for pages of text and for tables that are too wide.
#pragma once

#include <QScrollArea>
#include <QScrollBar>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class SlimScrollBar : public QScrollBar {
  Q_OBJECT

 public:
  explicit SlimScrollBar(QWidget* parent, Qt::Orientation along = Qt::Vertical) : QScrollBar(along, parent) {}

  void setTheme(Theme const& theme);
  // It lies on what the page lies on, which is no panel.
  void setClear() { clear_ = true; }
  static int thickness() { return scaled(9); }
  QSize sizeHint() const override {
    return orientation() == Qt::Vertical ? QSize(thickness(), scaled(40)) : QSize(scaled(40), thickness());
  }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Theme theme_;
  bool clear_ = false;
};

// A page that scrolls up and down with such a bar, and by keyboard: then a ring round it shows so. What of it gets the
// focus, however it gets it, is scrolled into sight. Where it goes on beyond what is seen, it fades, and no line is cut
// through.
class ScrollPage : public QScrollArea {
  Q_OBJECT

 public:
  explicit ScrollPage(QWidget* parent);
  void setTheme(Theme const& theme);
  // It lies on a picture, which is as dark as the ground at its upper end: there alone it fades.
  void setClear();
  // What it lies on, where that is no panel; to be said after each theme.
  void setGround(QColor const& ground);

 protected:
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void bringIntoSight(QWidget* part);

  class Fades;
  class Ring;

  SlimScrollBar* bar_;
  Fades* fades_;
  Ring* ring_;
  bool clear_ = false;
};

}  // namespace giaguaro
