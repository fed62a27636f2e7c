// Where things lie in the dock: pure geometry, from how many choices there are and how they are drawn. Two
// forms: the wide one has a title, labels and brackets; the narrow one, between the side plates, no title and
// less of everything. All in logical pixels of the dock's own coordinates.
//
// An auction of ranks and the naming of a suit have a form of their own (dock_layout.cpp); all else is
// stacked (dock_stack.cpp): rows, tags, words, the number, the tray, the foot.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <vector>

namespace giaguaro {

// How a choice is drawn.
enum class DockForm : std::uint8_t {
  tag,   // like a card: a rank, a suit, a card, a number
  word,  // a labelled button
  row,   // one of those that share a number, or stand beside them
  foot   // at the dock's foot, done at once (Pass); what ends the auction is asked once more
};

struct DockShape {
  enum class Tags : std::uint8_t {
    ranks,     // with their names, and brackets under those that may be said
    pictures,  // suits: larger, with two lines under them
    numbers,
    cards,  // by their indices, in rows
    faces   // whole, in one row, with a line under each; where the dock is narrow as `cards`
  };
  struct Choice {
    DockForm form = DockForm::tag;
    bool free = true;
    qreal width = 0;  // of a word's or the foot's text, with the cards behind it
    bool cards = false;
  };
  std::vector<Choice> choices;
  Tags tags = Tags::ranks;
  bool number = false;  // one is shared by the rows
  bool prices = false;  // with a line under its track
  bool shares = false;  // a strip of what is shared out, where the dock is wide
  bool tall = false;    // words are tags in one row, where the dock is wide
  int tray = 0;         // of the tray; 0: there is none
  bool bar = false;     // under the tray, where the dock is wide: what it comes to
  qreal deedWidth = 0;  // of the gold button's text; 0: there is none

  bool has(DockForm form) const;
  bool isStacked() const {
    return has(DockForm::word) || has(DockForm::row) || tray > 0 || tags == Tags::numbers ||
           tags == Tags::cards || tags == Tags::faces;
  }
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
  std::vector<Tag> tags;          // one a choice; empty rectangles for those that are no tags
  std::vector<QRectF> boxes;      // one a choice: words, rows, foot
  std::vector<Run> runs;          // wide form
  QRectF title, note;             // wide form; the title over pictures in the narrow one too
  QRectF reason;                  // narrow form: one line that explains
  QRectF smallPrint;              // wide form: the lines that explain
  QRectF keys;                    // wide form of a tray: what brings a card back
  QRectF shares;                  // the strip of what is shared out
  QRectF stepper, track;          // of the number
  qreal priceLine = 0;            // under the track
  std::vector<QRectF> traySlots;  // of the tray
  QRectF bar;                     // under or beside them, with the line below it
  QRectF gold;
  bool secondLines = false;  // rows have room for two
  qreal labelBaseline = 0, secondBaseline = 0, reasonBaseline = 0;
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
// The height that a narrow dock can make use of.
qreal usefulNarrowHeight(DockShape const& shape, QSizeF size);
DockPlaces placeDock(DockShape const& shape, QSizeF size, bool narrow, qreal plateScale);
// So much larger, all of them.
DockPlaces scaledBy(DockPlaces places, qreal scale);

// The parts of the above.
namespace dock {

inline constexpr qreal wideWidth = 496;
inline constexpr qreal padding = 20;
inline constexpr qreal buttonHeight = 34;
inline constexpr qreal around = 6;    // of a tag: its rings
inline constexpr qreal rise = 8;      // of a free one over a barred one
inline constexpr qreal labelGap = 8;  // between the labels of neighbours

// The foot at the wide form's lower edge, the gold button at its right end, the others before it; with the
// small print left of them.
void placeWideFoot(DockShape const& shape, QSizeF size, qreal plateScale, DockPlaces& places);
// In the narrow form there is one line of buttons, or the gold one has a line of its own.
int narrowFootLines(DockShape const& shape, qreal width);
qreal narrowFootHeight(int lines);
void placeNarrowFoot(DockShape const& shape, QSizeF size, int lines, DockPlaces& places);

QSizeF wantedStack(DockShape const& shape);
DockPlaces placeWideStack(DockShape const& shape, QSizeF size, qreal plateScale);
qreal wantedNarrowStack(DockShape const& shape, qreal width);
DockPlaces placeNarrowStack(DockShape const& shape, QSizeF size);

}  // namespace dock

}  // namespace giaguaro
