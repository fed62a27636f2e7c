// Keys in two columns, as a page of the help.
#include <QTextCursor>
#include <QTextTable>
#include <algorithm>

#include "ui/help/help_writer.h"
#include "ui/toolkit/typeface.h"
#include "ui/toolkit/window_scale.h"

namespace giaguaro {
namespace {

constexpr int mostInBand = 40;  // rows of keys that are seen at once, in both columns

}  // namespace

// The block that always follows a table is a space, not a line.
void HelpWriter::goBehind(QTextCursor& cursor, QTextTable const& table) {
  cursor.setPosition(table.lastPosition() + 1);
  QTextBlockFormat space;
  space.setLineHeight(1, QTextBlockFormat::FixedHeight);
  cursor.setBlockFormat(space);
}

// In bands of about as much as is seen at once, each of two columns that are about as high: so that one reads down the one
// and then the other without turning pages.
void HelpWriter::writeInColumns(QTextCursor& cursor, std::vector<HelpBlock> const& blocks) const {
  auto const highOf = [&](std::size_t block) {
    return blocks[block].kind == HelpBlock::Kind::heading ? 2
                                                          : static_cast<int>(blocks[block].rows.size()) - 1;
  };
  auto const groupEnd = [&](std::size_t from) {
    std::size_t end = from + 1;
    while (end < blocks.size() && blocks[end].kind != HelpBlock::Kind::heading) ++end;
    return end;
  };
  auto const rowsOf = [&](std::size_t from, std::size_t end) {
    int rows = 0;
    for (; from < end; ++from) rows += highOf(from);
    return rows;
  };
  for (std::size_t at = 0; at < blocks.size();) {
    std::size_t end = groupEnd(at);
    while (end < blocks.size() && rowsOf(at, groupEnd(end)) <= mostInBand) end = groupEnd(end);
    auto const higher = [&](std::size_t split) { return std::max(rowsOf(at, split), rowsOf(split, end)); };
    std::size_t half = groupEnd(at);
    for (std::size_t other = half; other < end;)
      if (other = groupEnd(other); higher(other) < higher(half)) half = other;
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(0);
    format.setTopMargin(measure(10));
    format.setProperty(helpColumns, true);
    QTextLength const part(QTextLength::PercentageLength, 50);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setColumnWidthConstraints({part, part});
    QTextTable* const columns = cursor.insertTable(1, 2, format);
    for (int column = 0; column < 2; ++column) {
      QTextTableCellFormat look;
      (column == 0 ? look.setRightPadding(measure(14)) : look.setLeftPadding(measure(14)));
      columns->cellAt(0, column).setFormat(look);
      QTextCursor into = columns->cellAt(0, column).firstCursorPosition();
      for (std::size_t i = column == 0 ? at : half; i < (column == 0 ? half : end); ++i)
        writeBlock(into, blocks[i]);
    }
    at = end;
    goBehind(cursor, *columns);
  }
}

}  // namespace giaguaro
