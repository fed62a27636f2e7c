// One scale for all that is in the window: 1 up to 1600 × 900, beyond that as much larger as the window is, so that a
// large one is a larger table and not a larger void. Lengths in the code are pixels as drawn at scale 1; those that hold
// text go through measure() and typeface() (ui/drawing/typeface.h), which follow the user's font besides, the others are
// a Length or go through scaled(). The cloth has its own unit, which follows its own size (ui/layout/table_layout.h).
//
// The scale is that of the table's window. What opens beside it, as menus, tips and the help, is read by the same eyes on
// the same screen and has the same one.
#pragma once

#include <QMargins>
#include <QSize>

class QWidget;

namespace giaguaro {

// Of a window of this size, in steps of a twentieth.
double scaleFor(QSize const& window);
// What is in force.
double windowScale();
void setWindowScale(double scale);

// A length as drawn, as long as it is now: in whole pixels, or as a real number, of a stroke, a corner.
int scaled(double length);
double scaledReal(double length);
QMargins scaledMargins(int left, int top, int right, int bottom);

// A length as drawn; read, it is as long as it is now. It turns into pixels by itself, wherever these are wanted.
class Length {
 public:
  constexpr explicit Length(double length) : length_(length) {}
  operator int() const { return scaled(length_); }

 private:
  double length_;
};

// The same of a small picture's two sides.
class Extent {
 public:
  constexpr Extent(double width, double height) : width_(width), height_(height) {}
  int width() const { return width_; }
  int height() const { return height_; }
  operator QSize() const { return {width_, height_}; }

 private:
  Length width_;
  Length height_;
};

// What was once set in everything within the window, margins, gaps, least and greatest sizes, follows from the scale that
// was to the one that is in force. Each length comes out as if it had been set now.
void rescaleFrom(double before, QWidget* window);

}  // namespace giaguaro
