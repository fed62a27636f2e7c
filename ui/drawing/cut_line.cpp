#include "ui/drawing/cut_line.h"

#include <QLabel>
#include <QWidget>
#include <algorithm>

#include "ui/drawing/window_scale.h"

namespace giaguaro {
namespace {

constexpr Length highestLine{62};  // what is higher is a picture, or a form of its own

std::optional<LineSpan> ifOver(LineSpan const& span, int y) {
  return span.top < y && y < span.bottom ? std::optional(span) : std::nullopt;
}

std::optional<LineSpan> lineOfLabel(QLabel const& label, int y) {
  QRect const room = label.contentsRect();
  if (label.text().isEmpty()) return ifOver({room.top(), room.bottom() + 1}, y);
  QFontMetrics const metrics(label.font());
  int const flags = static_cast<int>(label.alignment()) | (label.wordWrap() ? Qt::TextWordWrap : 0);
  QRect const text = metrics.boundingRect(room, flags, label.text());
  int const line = (y - text.top()) / std::max(1, metrics.lineSpacing());
  int const top = text.top() + line * metrics.lineSpacing();
  return y < text.top() ? std::nullopt
                        : ifOver({top, std::min(top + metrics.height(), text.bottom() + 1)}, y);
}

std::optional<LineSpan> lineOfLeaf(QWidget const& leaf, int y) {
  if (auto const* lines = dynamic_cast<TextLines const*>(&leaf)) return lines->lineOver(y);
  if (auto const* label = qobject_cast<QLabel const*>(&leaf)) return lineOfLabel(*label, y);
  return leaf.height() <= highestLine ? ifOver({0, leaf.height()}, y) : std::nullopt;
}

// Of all that lie beside each other there.
std::optional<LineSpan> linesWithin(QWidget const& widget, int y) {
  std::optional<LineSpan> found;
  bool isLeaf = true;
  for (QObject const* child : widget.children()) {
    auto const* part = qobject_cast<QWidget const*>(child);
    if (part == nullptr || part->isHidden() || part->isWindow()) continue;
    isLeaf = false;
    QRect const place = part->geometry();
    if (y <= place.top() || y > place.bottom()) continue;
    auto const span = linesWithin(*part, y - place.top());
    if (!span) continue;
    if (!found) found = LineSpan{span->top + place.top(), span->bottom + place.top()};
    found->top = std::min(found->top, span->top + place.top());
    found->bottom = std::max(found->bottom, span->bottom + place.top());
  }
  return isLeaf ? lineOfLeaf(widget, y) : found;
}

}  // namespace

int lineStart(QWidget const& page, int y) {
  int start = y;
  // What is cut at the start of one line lies beside it.
  while (auto const span = linesWithin(page, start)) start = span->top;
  return y - start <= highestLine ? start : y;
}

int lineEnd(QWidget const& page, int y) {
  int end = y;
  while (auto const span = linesWithin(page, end)) end = span->bottom;
  return end - y <= highestLine ? end : y;
}

// A line that begins a pixel before, or ends one after, is whole: its height is rounded up.
int nextLineStart(QWidget const& page, int y, int within) {
  for (int at = y + 1; at <= y + within; ++at)
    if (auto const span = linesWithin(page, at); span && span->top >= y - 1) return std::max(y, span->top);
  return y + within;
}

int lastLineEnd(QWidget const& page, int y, int within) {
  for (int at = y - 1; at >= y - within; --at)
    if (auto const span = linesWithin(page, at); span && span->bottom <= y + 1)
      return std::min(y, span->bottom);
  return y - within;
}

int mostHidden(int seenHeight) { return std::min<int>(highestLine, seenHeight / 4); }

}  // namespace giaguaro
