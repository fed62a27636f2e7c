#include "ui/history/house_tabs.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <array>

#include "ui/history/history_marks.h"

namespace giaguaro {

namespace {

void paintClock(QPainter& painter, QPointF const& at, double side, QColor const& ink) {
  paintEndMark(painter, HistoryEnd::lapsed, at, side, ink);
}

template <HistoryMark mark>
void paintThe(QPainter& painter, QPointF const& at, double side, QColor const& ink) {
  paintHistoryMark(painter, mark, at, side, ink);
}

constexpr std::array pages{
    HousePage{"history", QT_TRANSLATE_NOOP("giaguaro::HistoryBar", "Matches"), paintClock},
    HousePage{"statistics", QT_TRANSLATE_NOOP("giaguaro::HistoryBar", "Statistics"),
              paintThe<HistoryMark::columns>},
    HousePage{"book", QT_TRANSLATE_NOOP("giaguaro::HistoryBar", "Score book"), paintThe<HistoryMark::book>},
};

constexpr std::array guests{
    HousePage{"duplicate", QT_TRANSLATE_NOOP("giaguaro::HistoryBar", "Duplicate"),
              paintThe<HistoryMark::duplicate>},
    HousePage{"editor", QT_TRANSLATE_NOOP("giaguaro::HistoryBar", "Deal editor"),
              paintThe<HistoryMark::pencil>},
};

}  // namespace

HousePage const* guestPage(QString const& id) {
  for (HousePage const& guest : guests)
    if (id == QLatin1String(guest.id)) return &guest;
  return nullptr;
}

std::span<HousePage const> housePages() { return pages; }

QString housePageOf(QKeyEvent const& key, QString const& current) {
  if (!key.modifiers().testFlag(Qt::ControlModifier)) return {};
  int const count = static_cast<int>(pages.size());
  int place = 0;
  while (place < count && current != QLatin1String(pages[static_cast<std::size_t>(place)].id)) ++place;
  if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab) {
    bool const back = key.key() == Qt::Key_Backtab || key.modifiers().testFlag(Qt::ShiftModifier);
    // From a guest, whose tab is the last, too.
    place = back ? (place + count - 1) % count : place + 1 >= count ? 0 : place + 1;
  } else if (key.key() >= Qt::Key_1 && key.key() < Qt::Key_1 + count &&
             key.modifiers() == Qt::ControlModifier) {
    place = key.key() - Qt::Key_1;
  } else {
    return {};
  }
  return QString::fromLatin1(pages[static_cast<std::size_t>(place)].id);
}

}  // namespace giaguaro
