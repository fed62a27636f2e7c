// The pages of what the house remembers, and the tabs by which one goes from one to the other: a list, in its order.
#pragma once

#include <QPainter>
#include <QString>
#include <span>

class QKeyEvent;

namespace giaguaro {

struct HousePage {
  char const* id;
  char const* name;  // in English, for the translator of HistoryBar
  void (*paintMark)(QPainter& painter, QPointF const& at, double side, QColor const& ink);
};

std::span<HousePage const> housePages();

// One that has its tab only while it is there: that of a single match, the deal editor; null: this is none.
HousePage const* guestPage(QString const& id);

// Which page a key asks for: Ctrl and its number, or Ctrl+Tab for the next one, with Shift for the one before. Empty:
// none.
QString housePageOf(QKeyEvent const& key, QString const& current);

}  // namespace giaguaro
