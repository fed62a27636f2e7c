// What the help says, as plain values: books of pages of blocks of spans. Made by HelpParser from the texts
// in resources/, or by code (shortcuts_book.h); written into a document by HelpWriter. No markup is left in
// them: what a token like {KD} stood for is a card here.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/cards/deck.h"

namespace giaguaro {

// A piece of a line: words in one style, the small picture of a card, or a key of the keyboard.
struct HelpSpan {
  enum class Kind : std::uint8_t { words, card, key };

  Kind kind = Kind::words;
  QString words{};  // or what stands on the key, or what a card is worth
  Card card = noCard;
  bool strong = false;
  bool stressed = false;
  bool quiet = false;  // a name for programs, not for people
  QString link{};      // "word:trick" into the glossary, "page:3" within the book; empty: none

  bool operator==(HelpSpan const&) const = default;
};
using HelpSpans = std::vector<HelpSpan>;

// A table as it is seen in the play: who sits there in the order of play, and what each has played or said. The last of them
// is whoever reads, at the bottom.
struct HelpPosition {
  struct Sitting {
    int face = 0;
    QString name{};
    QString words{};
    Card card = noCard;
    bool wins = false;

    bool operator==(Sitting const&) const = default;
  };
  std::vector<Sitting> sitting{};
  HelpSpans hand{};  // of the last; where some are strong, these may be played
  Deck const* deck = nullptr;
  bool anticlockwise = false;

  bool operator==(HelpPosition const&) const = default;
};

struct HelpBlock {
  enum class Kind : std::uint8_t {
    paragraph,
    example,  // a paragraph that begins with a stressed sentence ("*Example.*")
    notice,   // what holds for the match that is being played
    heading,
    letter,  // that what follows begins with
    item,    // of a list
    cards,   // as they lie on a table, side by side; a strong one is the one that matters
    table,
    position
  };
  using Row = std::vector<HelpSpans>;  // of cells

  Kind kind = Kind::paragraph;
  HelpSpans spans{};
  int depth = 0;            // of an item: 0 or 1
  int number = 0;           // of an item (0: a bullet)
  std::vector<Row> rows{};  // of a table; the first is its head. All have as many cells
  HelpPosition position{};
  QString anchor{};  // of a heading that is linked to; unique in its book
  // Of a heading and what stands under it: a card beside them, or a back.
  Card picture = noCard;
  Deck const* of = nullptr;
  // Holds only where this option of the game has this value; both are empty: always.
  QString option{};
  QString value{};

  bool operator==(HelpBlock const&) const = default;
};

struct HelpPage {
  QString title{};
  std::vector<HelpBlock> blocks{};
};

struct HelpBook {
  QString title{};
  Deck const* deck = &fiftyTwoCards;  // whose cards its pictures show
  std::vector<HelpPage> pages{};
};

// The words of a line without any style; a card is named by `nameOf`.
template <class NameOf>
QString plainText(HelpSpans const& spans, NameOf const& nameOf) {
  QString text;
  for (HelpSpan const& span : spans)
    text += span.kind == HelpSpan::Kind::card ? nameOf(span.card) : span.words;
  return text;
}

}  // namespace giaguaro
