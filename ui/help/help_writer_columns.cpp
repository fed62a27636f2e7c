// Keys, and words by their letters, in two columns, as a page of the help.
#include <QTextCursor>
#include <QTextTable>
#include <algorithm>
#include <cstdlib>

#include "ui/drawing/typeface.h"
#include "ui/drawing/window_scale.h"
#include "ui/help/help_writer.h"

namespace giaguaro {
namespace {

constexpr int mostInBand = 40;  // rows of keys that are seen at once, in both columns
constexpr int headingRows = 2;
constexpr double besideSize = 14;  // of what is said beside a picture
constexpr int mostKeys = 150;      // beside each other, as for the usual font
constexpr int overWord = 9, underWord = 20, underPicture = 44;
constexpr int lineHigh = 21;       // of a line there
constexpr int widestBeside = 340;  // of its lines, in the widest window
constexpr int besideColumns = 20;  // between them, at each side
constexpr int fewRows = 2;         // by which a column may be longer

struct Group {
  std::size_t from = 0;
  std::size_t end = 0;
  int rows = 0;
};

// Of a band's groups those that stand in its second column: the last, or where these leave a hole those that leave the least.
std::vector<bool> secondColumn(std::vector<Group> const& band) {
  auto const holeOf = [&](std::vector<bool> const& second) {
    int more = 0;
    for (std::size_t i = 0; i < band.size(); ++i) more += second[i] ? -band[i].rows : band[i].rows;
    return std::abs(more);
  };
  std::vector<bool> best(band.size(), false);
  for (std::size_t from = 1; from < band.size(); ++from) {
    std::vector<bool> second(band.size(), false);
    std::fill(second.begin() + static_cast<std::ptrdiff_t>(from), second.end(), true);
    if (holeOf(second) < holeOf(best)) best = second;
  }
  if (holeOf(best) <= fewRows) return best;
  // The first stays where one begins to read.
  for (unsigned bits = 1; bits < 1U << (band.size() - 1); ++bits) {
    std::vector<bool> second(band.size(), false);
    for (std::size_t i = 1; i < band.size(); ++i) second[i] = (bits >> (i - 1) & 1U) != 0;
    if (holeOf(second) < holeOf(best)) best = second;
  }
  return best;
}

// Below what stands beside a picture, of which one line ends well above the picture's foot.
int roomUnder(std::vector<HelpBlock> const& blocks, std::size_t from, std::size_t end) {
  int lines = 0;
  for (std::size_t i = from + 1; i < end; ++i) {
    QString const words = plainText(blocks[i].spans, [](Card) { return QString(); });
    lines += 1 + textWidth(words, besideSize) / measure(widestBeside);
  }
  return std::max(underWord, underPicture - (lines - 1) * lineHigh);
}

// Of two columns that are equally wide, to be read one after the other.
QTextTableFormat columnsFormat() {
  QTextTableFormat format;
  format.setBorder(0);
  format.setCellSpacing(0);
  format.setCellPadding(0);
  format.setProperty(helpColumns, true);
  QTextLength const part(QTextLength::PercentageLength, 50);
  format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
  format.setColumnWidthConstraints({part, part});
  return format;
}

}  // namespace

// The block that always follows a table is a space, not a line.
void HelpWriter::goBehind(QTextCursor& cursor, QTextTable const& table) {
  cursor.setPosition(table.lastPosition() + 1);
  QTextBlockFormat space;
  space.setLineHeight(1, QTextBlockFormat::FixedHeight);
  cursor.setBlockFormat(space);
}

// What stands before the first group goes over both columns. The groups: in bands of about as much as is seen at once, each of two columns that are about as high: so that one reads down the one
// and then the other without turning pages. Groups change columns where else a hole would be left under one.
void HelpWriter::writeInColumns(QTextCursor& cursor, std::vector<HelpBlock> const& blocks) const {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    bool const begins = blocks[i].kind == HelpBlock::Kind::heading;
    if (!begins && groups.empty()) {
      writeBlock(cursor, blocks[i]);
      continue;
    }
    if (begins) groups.push_back({.from = i});
    groups.back().end = i + 1;
    groups.back().rows += begins ? headingRows : static_cast<int>(blocks[i].rows.size()) - 1;
  }
  // What they do begins at one place in all groups; where uncommonly many keys stand in a row they take two lines.
  int wide = 0;
  for (HelpBlock const& block : blocks)
    if (int const own = keysWidth(block); own <= measure(mostKeys)) wide = std::max(wide, own);
  for (std::size_t at = 0; at < groups.size();) {
    std::size_t end = at + 1;
    int rows = groups[at].rows;
    while (end < groups.size() && rows + groups[end].rows <= mostInBand) rows += groups[end++].rows;
    std::vector<bool> const second = secondColumn({groups.begin() + static_cast<std::ptrdiff_t>(at),
                                                   groups.begin() + static_cast<std::ptrdiff_t>(end)});
    QTextTableFormat format = columnsFormat();
    format.setTopMargin(measure(10));
    QTextTable* const columns = cursor.insertTable(1, 2, format);
    for (int column = 0; column < 2; ++column) {
      QTextTableCellFormat look;
      (column == 0 ? look.setRightPadding(measure(besideColumns))
                   : look.setLeftPadding(measure(besideColumns)));
      columns->cellAt(0, column).setFormat(look);
      QTextCursor into = columns->cellAt(0, column).firstCursorPosition();
      std::vector<HelpBlock const*> here;
      for (std::size_t group = at; group < end; ++group)
        for (std::size_t i = groups[group].from; i < groups[group].end && second[group - at] == (column == 1);
             ++i)
          here.push_back(&blocks[i]);
      for (HelpBlock const* block : here)
        block->kind == HelpBlock::Kind::table ? writeTable(into, *block, wide) : writeBlock(into, *block);
    }
    at = end;
    goBehind(cursor, *columns);
  }
}

// The words of a letter under it, from left to right as one reads: those that stand beside each other begin at one height.
void HelpWriter::writeWords(QTextCursor& cursor, std::vector<HelpBlock> const& blocks) const {
  for (std::size_t at = 0; at < blocks.size();) {
    if (blocks[at].kind != HelpBlock::Kind::heading) {
      writeBlock(cursor, blocks[at++]);
      continue;
    }
    std::vector<std::size_t> begins;
    for (; at < blocks.size() && blocks[at].kind != HelpBlock::Kind::letter; ++at)
      if (blocks[at].kind == HelpBlock::Kind::heading) begins.push_back(at);
    auto const words = static_cast<int>(begins.size());
    QTextTable* const table = cursor.insertTable((words + 1) / 2, 2, columnsFormat());
    begins.push_back(at);
    for (int word = 0; word < words; ++word) {
      QTextTableCell cell = table->cellAt(word / 2, word % 2);
      QTextTableCellFormat look;
      (word % 2 == 0 ? look.setRightPadding(measure(besideColumns))
                     : look.setLeftPadding(measure(besideColumns)));
      // A block's own margins are lost at a cell's edges; a card is higher than a line or two.
      auto const place = static_cast<std::size_t>(word);
      look.setTopPadding(measure(overWord));
      look.setBottomPadding(measure(blocks[begins[place]].of == nullptr
                                        ? underWord
                                        : roomUnder(blocks, begins[place], begins[place + 1])));
      cell.setFormat(look);
      QTextCursor into = cell.firstCursorPosition();
      for (std::size_t i = begins[place]; i < begins[place + 1]; ++i) writeBlock(into, blocks[i], true);
    }
    goBehind(cursor, *table);
  }
}

}  // namespace giaguaro
