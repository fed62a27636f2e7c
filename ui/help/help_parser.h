// Reads the texts of the help (resources/rules, resources/glossary), which are a small part of Markdown:
//
//   # the book       ## a page       ### a heading within it
//   paragraphs, whose lines run on; lists with `-` or `1.`, one list deep within another; tables with a head
//   [rules=house] before a block, or alone before a table: it holds only where that option has that value
//   a paragraph of nothing but cards shows them whole, and rings those that are **strong**; {KD=4} says under it what it is worth
//   **strong**, *stressed*, ***both***, `a name for programs`, <Ctrl+H> a key of the
//   keyboard, {KD} the picture of a card of the book's deck
//
// Nothing is lost: what makes no sense is told in `problems`, one sentence each with the number of its line,
// and its words stay in the text without their signs.
#pragma once

#include <QStringList>

#include "ui/help/help_text.h"

namespace giaguaro {

struct ParsedHelp {
  HelpBook book;
  QStringList problems{};
};

ParsedHelp parseHelp(QString const& text, Deck const& deck);

// One line of it, as in glossaries. `line` is its number, for problems.
HelpSpans parseHelpLine(QString const& text, Deck const& deck, int line, QStringList& problems);

}  // namespace giaguaro
