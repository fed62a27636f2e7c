// The line of a page that is cut through where the part that is seen of it ends. Half a line can be read as little as none,
// and looks like a fault: a page that scrolls hides it whole.
#pragma once

#include <optional>

class QWidget;

namespace giaguaro {

// From top to bottom, in the coordinates of whatever it lies in.
struct LineSpan {
  int top = 0;
  int bottom = 0;
};

// A widget that knows where its own lines lie.
class TextLines {
 public:
  virtual ~TextLines() = default;
  // That lies on both sides of `y`; nothing: it is between lines.
  virtual std::optional<LineSpan> lineOver(int y) const = 0;
};

// Where the lines and rows of this page that lie on both sides of `y` begin, and where they end: `y` itself where there are
// none, or only what is too high to be hidden.
int lineStart(QWidget const& page, int y);
int lineEnd(QWidget const& page, int y);

// Where the next whole line below `y` begins, and where the last one above it ends, if that is no farther than `within`;
// else so far from `y`.
int nextLineStart(QWidget const& page, int y, int within);
int lastLineEnd(QWidget const& page, int y, int within);

// How much may be hidden at an edge of a page of which so much is seen: a line, and never most of the page.
int mostHidden(int seenHeight);

}  // namespace giaguaro
