// Where things lie in the dock: pure geometry, from how many choices there are and how they are drawn. Two
// forms: the wide one has a title, labels and brackets; the narrow one, between the side plates, two rows and
// the reason between them. All in logical pixels of the dock's own coordinates.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <vector>

namespace giaguaro {

struct DockShape {
  struct Choice {
    bool tall = false;  // a suit or a card: a larger tag with two lines under it
    bool free = true;
    bool plain = false;  // a button in the foot instead of a tag
    qreal width = 0;     // of a plain button's text
  };
  std::vector<Choice> choices;
  qreal deedWidth = 0;  // of the gold button's text; 0: there is none
};

struct DockPlaces {
  struct Tag {
    QRectF tag;
    QRectF button;   // with its label
    qreal room = 0;  // for that label: its neighbours' must not touch it
  };
  struct Run {
    QRectF line;  // the bracket: its lower edge is the line
    bool free = true;
    std::size_t first = 0, last = 0;  // choices
  };
  std::vector<Tag> tags;      // one a choice; empty rectangles for plain ones
  std::vector<QRectF> plain;  // one a choice; empty for tags
  std::vector<Run> runs;      // wide form
  QRectF title, note;         // wide form
  QRectF reason;              // narrow form: why the barred ones are barred
  QRectF smallPrint;          // wide form, left of the buttons
  QRectF gold;
  qreal labelBaseline = 0, secondBaseline = 0, reasonBaseline = 0;  // wide form
};

// Where the words under the brackets begin; a width of 0: no room for them.
struct RunTexts {
  qreal barredLeft = 0, barredWidth = 0;
  qreal freeLeft = 0, freeWidth = 0;
};
// Each is centred under its bracket where it can be. The reason may run on beyond a bracket too short for it,
// and what may be said makes way for it. `barred` and `free` are the widths that the words would take.
RunTexts placeRunTexts(DockPlaces const& places, qreal barred, qreal free, qreal plateScale);

// What the dock would like to be, at plate scale 1.
QSizeF wantedDockSize(DockShape const& shape);
DockPlaces placeDock(DockShape const& shape, QSizeF size, bool narrow, qreal plateScale);

}  // namespace giaguaro
