// Turns the core's Messages into English or Italian: finds the translation that is installed, then puts the
// arguments in, each in the grammatical form that the text asks for ({card.il}, {seat.a}, [n:presa/prese]).
//
// The words of cards follow the deck that is drawn: the same card is the knight of coins in the Italian deck
// and the queen of diamonds in the French one. A value; it names no game.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/rules/message.h"

namespace giaguaro {

enum class DeckWords { italian, french, seventyEight };
// The 40 cards are Italian ones, unless they are drawn with French suits, as an installed deck has them.
DeckWords deckWords(Deck::Id deck, bool frenchForty = false);

class Wording {
 public:
  Wording() = default;
  Wording(QStringList names, Seat reader, DeckWords deckWords, Deck const* deck);

  // The same with short names, for places where a long one would push out what matters: of several words the
  // first, and of a long one its beginning; where another player's is the same, both with the last word
  // or its initial, if that makes the difference ("Anna B.", "Gioc. 3").
  Wording brief() const;

  // The same, said to nobody: everybody is called by name.
  Wording impersonal() const;

  Seat reader() const { return reader_; }
  Deck const& deck() const { return *deck_; }

  // One message as plain text; empty for an empty message. A placeholder that starts the text is capitalised.
  QString say(Message const& message) const;
  // The same as rich text (escaped). {cards} and {ranks} become images `card:AD`, `rank:K` for a document
  // that can load them (ui/toolkit/rich_text.h), or stay words where the same pictures stand beside the text.
  enum class Lists { pictures, words };
  QString rich(Message const& message, Lists lists = Lists::pictures) const;
  // Several messages as sentences one after another, each with a capital and a stop, joined by blanks. An
  // empty message between two (phrases::newLine) begins a line of its own, in rich text.
  QString say(std::vector<Message> const& messages) const;
  QString rich(std::vector<Message> const& messages, Lists lists = Lists::pictures) const;

  QString name(Seat seat) const;
  QString card(Card card, QString const& form = {}) const;  // "the king of coins" for "the"
  QString rank(Rank rank, QString const& form = {}) const;
  QString suit(Suit suit) const;
  QString argument(Argument const& argument, QString const& form = {}) const;

  // "+2", "−1" with a true minus; "12½".
  static QString score(int score, bool halves = false);
  static QString points(int halves);
  // A mean, counted in whole points (1), halves (2), tenths (10) or hundredths (100): "+12", "−1½", "+0.3", "+0.05"; with the
  // decimal sign of the language.
  static QString mean(int value, int parts);
  // "a, b and c", "a, b or c".
  static QString list(QStringList const& items);
  static QString either(QStringList const& items);
  // "A. B. C." of texts that may be sentences already or only pieces of one.
  static QString sentences(QStringList const& texts);

 private:
  // A message as it is said to this reader: the translated text, and what it speaks of. Where it speaks of
  // several ("seats") and the reader is one, the others are what is left of them: "You and {seats}".
  struct Told {
    QString pattern;
    std::vector<Argument> arguments;
  };
  Told toReader(Message const& message) const;

  QString cards(CardSet cards, Text const& lastPattern) const;
  QString inSuit(QString const& rank, Suit suit) const;

  QStringList names_;
  Seat reader_ = nobody;
  DeckWords deckWords_ = DeckWords::italian;
  Deck const* deck_ = &fortyCards;
};

// A text that has no arguments, in the language of the moment.
QString said(Text const& text);

}  // namespace giaguaro
