#include "ui/help/help_writer.h"

#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextOption>
#include <QTextTable>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/cards/card_painter.h"
#include "ui/drawing/glyphs.h"
#include "ui/drawing/typeface.h"
#include "ui/help/help_picture.h"
#include "ui/text/wording.h"
#include "ui/text/words.h"

namespace giaguaro {
namespace {

constexpr double bodySize = 15;
constexpr double leadSize = 17.5;
constexpr double tableSize = 14;
constexpr double headingSize = 17;
constexpr double headwordSize = 19.5;  // of one that is explained
constexpr double titleSize = 25;
constexpr double smallSize = 12.5;
constexpr int aboveAll = 28;
constexpr double lineOf = 23.0 / 15;  // of the text's size
constexpr double letterSize = 22;
constexpr int tileSide = 36;    // that it stands on
constexpr int cardBeside = 76;  // its height: no higher than what is said of it
constexpr int afterCard = 13;
constexpr double namesPart = 28;  // of a table of figures, for what they are of
constexpr int keysAside = 30;     // of keys in their cell, both together
constexpr int shortCell = 12;     // letters: a column of such cells is centred

QTextBlockFormat blockFormat(double size, int above, int below) {
  QTextBlockFormat format;
  format.setTopMargin(measure(above));
  format.setBottomMargin(measure(below));
  format.setLineHeight(measure(size * lineOf), QTextBlockFormat::FixedHeight);
  return format;
}

// To count letters by, as if cards had none.
QString nameless(Card) { return QString(); }

// A list of keys: what they do stands at the same place in all of them.
bool isTableOfKeys(HelpBlock const& table) {
  if (table.rows.size() < 2 || table.rows[1].empty() || table.rows[1][0].empty()) return false;
  return table.rows[1][0][0].kind == HelpSpan::Kind::key;
}

}  // namespace

// Of the longest row of keys, with the room at both sides.
int HelpWriter::keysWidth(HelpBlock const& table) {
  if (!isTableOfKeys(table)) return 0;
  int widest = 0;
  for (std::size_t row = 1; row < table.rows.size(); ++row) {
    int wide = 0;
    for (HelpSpan const& span : table.rows[row][0])
      wide += span.kind == HelpSpan::Kind::key ? HelpPicture::keyWidth(span.words)
                                               : textWidth(span.words, tableSize);
    widest = std::max(widest, wide);
  }
  return widest + measure(keysAside);
}

namespace {

double quietSize(double size) { return size > bodySize ? tableSize : size - 2; }

void give(QTextBlockFormat& format, HelpRole role) { format.setProperty(helpRole, static_cast<int>(role)); }

}  // namespace

struct HelpWriter::Style {
  double size = bodySize;
  QColor ink;
  bool strong = false;
  bool title = false;
  bool large = false;  // cards
};

HelpWriter::HelpWriter(HelpBook const& book, Theme const& theme) : book_(&book), theme_(&theme) {}

int HelpWriter::padding() { return measure(14); }

int HelpWriter::footRoom() { return measure(16); }

int HelpWriter::letterTile() { return measure(tileSide); }

int HelpWriter::pictureHeight() { return measure(cardBeside); }

int HelpWriter::pictureRoom() { return CardPainter::size(pictureHeight()).width() + measure(afterCard); }

bool HelpWriter::isOfKeys(HelpPage const& page) {
  auto const first = std::ranges::find(page.blocks, HelpBlock::Kind::heading, &HelpBlock::kind);
  return first != page.blocks.end() && std::all_of(first, page.blocks.end(), [](HelpBlock const& block) {
           return block.kind == HelpBlock::Kind::heading ||
                  (block.kind == HelpBlock::Kind::table && isTableOfKeys(block));
         });
}

bool HelpWriter::isOfWords(HelpPage const& page) {
  return std::ranges::count(page.blocks, HelpBlock::Kind::letter, &HelpBlock::kind) > 0;
}

QString HelpWriter::spoken(Card card) const {
  // One card's list: it brings the article with which cards are listed.
  Wording const wording({}, nobody, deckWords(book_->deck->id()), book_->deck);
  return wording.argument(args::cards(CardSet{card}), QStringLiteral("and"));
}

void HelpWriter::write(QTextDocument& document, int page, bool inColumns) {
  document.setUndoRedoEnabled(false);
  document.clear();
  document.setDocumentMargin(measure(4));
  // Over the first words, which have no room of their own there.
  QTextFrameFormat frame = document.rootFrame()->frameFormat();
  frame.setTopMargin(measure(aboveAll));
  document.rootFrame()->setFrameFormat(frame);
  document.setIndentWidth(measure(24));
  document.setDefaultFont(typeface(bodySize));
  // Words stay whole, also in a narrow cell.
  QTextOption option = document.defaultTextOption();
  option.setWrapMode(QTextOption::WordWrap);
  document.setDefaultTextOption(option);
  auto const number = static_cast<std::size_t>(page);
  if (number >= book_->pages.size()) return;
  HelpPage const& text = book_->pages[number];
  QTextCursor cursor(&document);
  cursor.beginEditBlock();  // or all that stands already is laid out anew for each word
  ofWords_ = isOfWords(text);
  writeTitle(cursor, text);
  if (inColumns && isOfWords(text))
    writeWords(cursor, text.blocks);
  else if (inColumns)
    writeInColumns(cursor, text.blocks);
  std::size_t at = inColumns ? text.blocks.size() : 0;
  // What a page of several begins with says what it is about.
  if (!inColumns && book_->pages.size() > 1 && !text.blocks.empty() &&
      text.blocks.front().kind == HelpBlock::Kind::paragraph) {
    begin(cursor, blockFormat(leadSize, 0, 16));
    writeSpans(cursor, text.blocks[at++].spans, {.size = leadSize, .ink = theme_->onpanel});
  }
  while (at < text.blocks.size()) {
    if (text.blocks[at].kind == HelpBlock::Kind::item)
      writeItems(cursor, text.blocks, at);
    else
      writeBlock(cursor, text.blocks[at++]);
  }
  writeFoot(cursor, page);
  cursor.endEditBlock();
}

// The document, and each cell of a table, begins with a block that is there already.
void HelpWriter::begin(QTextCursor& cursor, QTextBlockFormat const& format) const {
  constexpr QChar beginsCell(
      0xfdd0);  // as Qt keeps it; while a page is being written its tables do not know it yet
  bool const first =
      cursor.position() > 0 && cursor.document()->characterAt(cursor.position() - 1) == beginsCell;
  if (cursor.position() == 0 || first)
    cursor.setBlockFormat(format);
  else
    cursor.insertBlock(format, {});
}

void HelpWriter::writeTitle(QTextCursor& cursor, HelpPage const& page) const {
  QString const title = page.title.isEmpty() ? book_->title : page.title;
  if (title != book_->title) {
    begin(cursor, blockFormat(smallSize, 14, 0));
    writeSpans(cursor, {{.words = book_->title}}, {.size = smallSize, .ink = theme_->onpanel2});
  }
  QTextBlockFormat format = blockFormat(titleSize, title == book_->title ? 24 : 0, 12);
  format.setLineHeight(measure(titleSize * 1.3), QTextBlockFormat::FixedHeight);
  format.setHeadingLevel(1);
  give(format, HelpRole::title);
  begin(cursor, format);
  writeSpans(cursor, {{.words = title}}, {.size = titleSize, .ink = theme_->head, .title = true});
}

void HelpWriter::writeBlock(QTextCursor& cursor, HelpBlock const& block, bool dense) const {
  using Kind = HelpBlock::Kind;
  if (block.kind == Kind::table) return writeTable(cursor, block);
  if (block.kind == Kind::cards) return writeCards(cursor, block);
  if (block.kind == Kind::position) return writePosition(cursor, block.position);
  double const size = dense ? tableSize : bodySize;
  Style style{.size = size, .ink = theme_->onpanel};
  QTextBlockFormat format = blockFormat(size, 0, dense ? 7 : 11);
  if (block.kind == Kind::heading) {
    bool const word = ofWords_;
    // A word is looked for: it stands in the typeface of titles at the edge of its column, as in a dictionary.
    style = {.size = word ? headwordSize : headingSize,
             .ink = word ? theme_->onpanel : theme_->head,
             .strong = !word,
             .title = word};
    format = word ? blockFormat(headwordSize, 16, 1) : blockFormat(headingSize, 16, 4);
    if (!word) format.setLeftMargin(measure(18));  // the diamond stands there
    format.setHeadingLevel(2);
    give(format, word ? HelpRole::word : HelpRole::heading);
    if (!block.anchor.isEmpty()) format.setProperty(helpAnchor, block.anchor);
    if (block.of != nullptr) {
      format.setProperty(helpCard, args::card(block.picture).number);
      format.setProperty(helpDeck,
                         static_cast<int>(std::ranges::find(pictureDecks, block.of) - pictureDecks.begin()));
    }
  } else if (block.kind == Kind::letter) {
    // The view paints the tile that it stands on.
    style = {.size = letterSize, .ink = theme_->panel, .title = true};
    format = blockFormat(letterSize, 20, 6);
    format.setLineHeight(measure(letterSize * 1.3), QTextBlockFormat::FixedHeight);
    format.setLeftMargin((letterTile() - titleWidth(block.spans.front().words, letterSize)) / 2.0);
    give(format, HelpRole::letter);
  } else if (block.kind == Kind::example || block.kind == Kind::notice) {
    // The view paints the paper round the words.
    format = blockFormat(bodySize, 16, 24);
    format.setLeftMargin(padding());
    format.setRightMargin(padding());
    give(format, block.kind == Kind::example ? HelpRole::example : HelpRole::notice);
  }
  if (block.of != nullptr) format.setRightMargin(pictureRoom());  // a card stands there
  begin(cursor, format);
  writeSpans(cursor, block.spans, style);
}

// The items from `at` on, each list one of the document's, so that its numbers are told too.
void HelpWriter::writeItems(QTextCursor& cursor, std::vector<HelpBlock> const& blocks,
                            std::size_t& at) const {
  std::array<QTextList*, 2> lists{};
  for (; at < blocks.size() && blocks[at].kind == HelpBlock::Kind::item; ++at) {
    HelpBlock const& item = blocks[at];
    bool const last = at + 1 == blocks.size() || blocks[at + 1].kind != HelpBlock::Kind::item;
    QTextBlockFormat format = blockFormat(bodySize, 0, last ? 11 : 5);
    if (item.number == 0) give(format, HelpRole::bullet);  // which the view paints, further from the words
    begin(cursor, format);
    auto const depth = static_cast<std::size_t>(item.depth);
    if (depth == 0) lists[1] = nullptr;
    if (lists[depth] != nullptr) {
      lists[depth]->add(cursor.block());
    } else {
      QTextListFormat list;
      list.setStyle(item.number > 0 ? QTextListFormat::ListDecimal : QTextListFormat::ListStyleUndefined);
      list.setIndent(1 + item.depth);
      lists[depth] = cursor.createList(list);
    }
    writeSpans(cursor, item.spans, {.ink = theme_->onpanel});
  }
}

QTextTableFormat HelpWriter::formatOf(HelpBlock const& table, int keysWide) const {
  QTextTableFormat format;
  format.setBorder(0);
  format.setCellSpacing(0);
  format.setCellPadding(0);
  format.setTopMargin(measure(11));
  format.setBottomMargin(measure(12));
  format.setHeaderRowCount(isTableOfKeys(table) ? 0 : 1);
  // All of them are as wide as the words round them.
  auto const percent = [](double part) { return QTextLength(QTextLength::PercentageLength, part); };
  format.setWidth(percent(99));
  if (isTableOfKeys(table)) {
    // What keys do stands close to them.
    format.setTopMargin(measure(2));
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::FixedLength, keysWide > 0 ? keysWide : keysWidth(table)), QTextLength()});
  }
  return format;
}

void HelpWriter::writeTable(QTextCursor& cursor, HelpBlock const& table, int keysWide) const {
  // What keys do needs no head: their heading says of what they are.
  int const head = isTableOfKeys(table) ? 1 : 0;
  int const rows = static_cast<int>(table.rows.size()) - head;
  if (rows <= 0) return;
  auto const columns = static_cast<int>(table.rows.front().size());
  QTextTable* made = cursor.insertTable(rows, columns, formatOf(table, keysWide));
  bool const crowded = columns > 6;
  bool figures = columns > 2 && !crowded;

  for (int column = 0; column < columns; ++column) {
    auto const place = static_cast<std::size_t>(column);
    bool const centred = column > 0 && !isTableOfKeys(table) &&
                         std::ranges::all_of(table.rows, [&](HelpBlock::Row const& row) {
                           return plainText(row[place], nameless).size() <= 2 * shortCell;
                         });
    figures = figures && (column == 0 || centred);
    for (int row = 0; row < rows; ++row) {
      bool const isHead = row == 0 && head == 0;
      QTextTableCell cell = made->cellAt(row, column);
      QTextTableCellFormat look;
      double const above = isHead ? 5 : head > 0 ? 3 : 4;
      look.setTopPadding(measure(above));
      look.setBottomPadding(measure(above));
      look.setLeftPadding(measure(crowded ? 4 : 9));
      look.setRightPadding(measure(crowded ? 4 : 9));
      look.setBottomBorder(1);
      look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      look.setBottomBorderBrush(isHead ? theme_->onpanel2 : theme_->rule);
      look.setVerticalAlignment(QTextCharFormat::AlignMiddle);
      if (isHead) look.setBackground(theme_->soft);
      cell.setFormat(look);
      QTextCursor into = cell.firstCursorPosition();
      QTextBlockFormat paragraph;
      paragraph.setAlignment(centred ? Qt::AlignHCenter : Qt::AlignLeft);
      into.setBlockFormat(paragraph);
      writeSpans(
          into, table.rows[static_cast<std::size_t>(row) + static_cast<std::size_t>(head)][place],
          {.size = crowded ? smallSize : tableSize, .ink = theme_->onpanel, .strong = isHead, .large = true});
    }
  }
  if (figures) {
    // Tables of figures under each other have the same columns.
    QTextTableFormat format = made->format();
    QList<QTextLength> parts{QTextLength(QTextLength::PercentageLength, namesPart)};
    for (int column = 1; column < columns; ++column)
      parts += QTextLength(QTextLength::PercentageLength, (100 - namesPart) / (columns - 1));
    format.setColumnWidthConstraints(parts);
    made->setFormat(format);
  }
  goBehind(cursor, *made);
}

// The view paints the paper that each stands on.
void HelpWriter::writeFoot(QTextCursor& cursor, int page) const {
  auto const last = static_cast<int>(book_->pages.size()) - 1;
  if (last < 1) return;
  auto const title = [&](int number) { return book_->pages[static_cast<std::size_t>(number)].title; };
  auto const link = [](int number) { return QStringLiteral("page:%1").arg(number); };
  QTextTableFormat places;
  places.setBorder(0);
  places.setCellSpacing(0);
  places.setCellPadding(0);
  places.setTopMargin(measure(12));
  places.setProperty(helpColumns, true);
  places.setWidth(QTextLength(QTextLength::PercentageLength, 100));
  places.setColumnWidthConstraints(QList<QTextLength>(2, QTextLength(QTextLength::PercentageLength, 50)));
  QTextTable* const table = cursor.insertTable(1, 2, places);
  auto const write = [&](int column, HelpSpan span) {
    QTextTableCellFormat look;
    look.setTopPadding(measure(12));
    look.setBottomPadding(measure(22));
    QTextTableCell cell = table->cellAt(0, column);
    cell.setFormat(look);
    QTextCursor into = cell.firstCursorPosition();
    QTextBlockFormat format = blockFormat(tableSize, 0, 0);
    format.setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    format.setLeftMargin(footRoom());
    format.setRightMargin(footRoom());
    give(format, HelpRole::foot);
    begin(into, format);
    writeSpans(into, {std::move(span)}, {.size = tableSize, .ink = theme_->head, .strong = true});
  };
  if (page > 0) write(0, {.words = QStringLiteral("\u2190 ") + title(page - 1), .link = link(page - 1)});
  if (page < last) write(1, {.words = title(page + 1) + QStringLiteral(" \u2192"), .link = link(page + 1)});
  goBehind(cursor, *table);
}

void HelpWriter::writeSpans(QTextCursor& cursor, HelpSpans const& spans, Style const& style) const {
  qsizetype drawn = 0;  // of the words that come next: with the picture before them
  for (std::size_t i = 0; i < spans.size(); ++i) {
    HelpSpan const& span = spans[i];
    QTextCharFormat format;
    QFont font = style.title && !span.quiet ? titleface(style.size)
                                            : typeface(span.quiet ? quietSize(style.size) : style.size,
                                                       (style.strong && !span.quiet) || span.strong);
    font.setItalic(span.stressed);
    format.setFont(font);
    format.setForeground(span.quiet ? theme_->onpanel2 : style.ink);
    if (!span.link.isEmpty()) {
      format.setAnchor(true);
      format.setAnchorHref(span.link);
      // Quiet in the text, where there are many.
      if (span.link.startsWith(QLatin1String("word:"))) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(theme_->head);
      }
    }
    if (span.kind == HelpSpan::Kind::words) {
      cursor.insertText(span.words.mid(std::exchange(drawn, 0)), format);
      continue;
    }
    format = objectFormat(span, format);
    drawn = i + 1 < spans.size() ? stopsAtStart(spans[i + 1]) : 0;
    if (drawn > 0) {
      QString const stops = spans[i + 1].words.left(drawn);
      format.setProperty(drawnStops, stops);
      format.setProperty(spokenAs, format.stringProperty(spokenAs) + stops);
    }
    if (style.large) format.setProperty(drawnLarge, true);
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
  }
}

}  // namespace giaguaro
