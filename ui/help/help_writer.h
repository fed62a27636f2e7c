// Writes a page of the help into a document: typography, the objects in its lines (cards, keys), and what
// each line is, for the view that paints what a document cannot (the diamond of a heading, the paper of an
// example).
#pragma once

#include <QTextFormat>
#include <array>

#include "ui/help/help_text.h"
#include "ui/theme.h"

class QTextCursor;
class QTextDocument;
class QTextTable;

namespace giaguaro {

// What a block of the document is, as its format's property says.
enum class HelpRole { plain, title, letter, word, heading, example, notice, bullet, foot };
inline constexpr int helpRole = QTextFormat::UserProperty + 1;
// On a block: the heading's anchor.
inline constexpr int helpAnchor = QTextFormat::UserProperty + 2;
// On an object in a line: how it is read out, and what is drawn (a card's name as in Glyphs, a key's words).
inline constexpr int spokenAs = QTextFormat::UserProperty + 3;
inline constexpr int drawnAs = QTextFormat::UserProperty + 4;
// On a card: it stands in a table, where there is room for a larger picture.
inline constexpr int drawnLarge = QTextFormat::UserProperty + 5;
// The same: it is drawn whole, and which card it is; that it is ringed.
inline constexpr int drawnWhole = QTextFormat::UserProperty + 6;
inline constexpr int drawnRinged = QTextFormat::UserProperty + 7;
// And so high, as for the usual font, with room for a ring round it.
inline constexpr int drawnHigh = QTextFormat::UserProperty + 8;
inline constexpr int cardRing = 5;

// And what stands under it: words, or a key.
inline constexpr int drawnLabel = QTextFormat::UserProperty + 9;
inline constexpr int drawnKey = QTextFormat::UserProperty + 14;

// On a heading: the card that stands beside it, and the place of its deck among pictureDecks.
inline constexpr int helpCard = QTextFormat::UserProperty + 10;
inline constexpr int helpDeck = QTextFormat::UserProperty + 11;
// On a table that is shown: the HelpPosition.
inline constexpr int drawnPosition = QTextFormat::UserProperty + 12;
// On a table that only lays out others side by side.
inline constexpr int helpColumns = QTextFormat::UserProperty + 13;
// On an object in a line: what is written behind it, and not parted from it.
inline constexpr int drawnStops = QTextFormat::UserProperty + 15;

// So many letters of these words may not begin a line.
qsizetype stopsAtStart(HelpSpan const& span);
inline constexpr std::array pictureDecks{&fortyCards, &fiftyTwoCards, &seventyEightCards};

inline constexpr int cardObject = QTextFormat::UserObject + 1;
inline constexpr int keyObject = QTextFormat::UserObject + 2;
inline constexpr int positionObject = QTextFormat::UserObject + 3;

class HelpWriter {
 public:
  HelpWriter(HelpBook const& book, Theme const& theme);

  // Replaces all that the document holds. At the foot stand links to the pages before and after.
  // A page of keys, or of words by their letters, may stand in two columns.
  void write(QTextDocument& document, int page, bool inColumns = false);
  static bool mayHaveColumns(HelpPage const& page) { return isOfKeys(page) || isOfWords(page); }

  // How a card of the book is read out: "the king of coins".
  QString spoken(Card card) const;

  // Of what leads to another page, round its words at both sides.
  static int footRoom();
  // Space round an example's words, on each side.
  static int padding();
  // The side of what a letter of the glossary stands on.
  static int letterTile();
  // How high a card beside a word is, and how far what is said of it ends from the edge for it.
  static int pictureHeight();
  static int pictureRoom();

 private:
  static bool isOfKeys(HelpPage const& page);
  static bool isOfWords(HelpPage const& page);
  void writeTitle(QTextCursor& cursor, HelpPage const& page) const;
  void writeInColumns(QTextCursor& cursor, std::vector<HelpBlock> const& blocks) const;
  void writeWords(QTextCursor& cursor, std::vector<HelpBlock> const& blocks) const;
  static void goBehind(QTextCursor& cursor, QTextTable const& table);
  // What is `dense` stands close, as in a dictionary.
  void writeBlock(QTextCursor& cursor, HelpBlock const& block, bool dense = false) const;
  void writeCards(QTextCursor& cursor, HelpBlock const& block) const;
  void writePosition(QTextCursor& cursor, HelpPosition const& position) const;
  void writeItems(QTextCursor& cursor, std::vector<HelpBlock> const& blocks, std::size_t& at) const;
  static int keysWidth(HelpBlock const& table);
  // What keys do begins as far from them as is asked, or as they need.
  QTextTableFormat formatOf(HelpBlock const& table, int keysWide) const;
  void writeTable(QTextCursor& cursor, HelpBlock const& table, int keysWide = 0) const;
  void writeFoot(QTextCursor& cursor, int page) const;
  struct Style;
  void writeSpans(QTextCursor& cursor, HelpSpans const& spans, Style const& style) const;
  QTextCharFormat objectFormat(HelpSpan const& span, QTextCharFormat format) const;
  void begin(QTextCursor& cursor, QTextBlockFormat const& format) const;

  HelpBook const* book_;
  Theme const* theme_;
  bool ofWords_ = false;  // what is being written is a page of words by their letters
};

}  // namespace giaguaro
