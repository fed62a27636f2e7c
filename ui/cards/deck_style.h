// How the cards look, as far as a person may choose it: a value. What is not there, an installed deck that
// has gone, is no error here: our own takes its place where the cards are drawn.
//
// Our decks are one file each; four colours, large indices and the letters of the court cards are made by
// rewriting it while it is read (ui/cards/deck_rewriter.h). Installed decks (ui/cards/installed_deck.h) keep
// their own colours, indices and letters.
#pragma once

#include <QString>

#include "core/cards/deck.h"

namespace giaguaro {

// What court cards are called in their corners. Whatever is chosen, each of the three decks has a letter for
// each of its court cards:
//            40 cards                78 cards                  52 cards
//   italian  F C R                   F C D R                   F D R
//   english  J Q K                   J N Q K                   J Q K
//   french   V C R                   V C D R                   V D R
// The 40 cards have no queen: their middle one is a horseman, who is C for cavallo and cavalier. Records
// write him Q (he is that rank), and so the English letters do; N is the cavalier where there is a queen too.
//
// `usual` follows the language, whose translation file says one of these rows for each deck (ui/text/language.h):
// what the packs say that are sold where it is spoken. In English every deck says J Q K (the 78 cards J N Q K),
// as records do; in Italian the 40 cards F C R, the 52 J Q K, and the 78, which come from France, V C D R.
enum class CourtLetters : std::uint8_t { usual, italian, english, french };

enum class CardBack : std::uint8_t { own, blue, red, trumps };

struct DeckVariant {
  bool fourColours = false;  // clubs green, diamonds blue; not on Italian suits
  bool largeIndices = false;
  CourtLetters letters = CourtLetters::usual;

  bool operator==(DeckVariant const&) const = default;
};

struct DeckStyle {
  DeckVariant variant;
  CardBack back = CardBack::own;
  // The folder of an installed deck to play 40 or 52 cards with; empty: our own.
  QString forty;
  QString fiftyTwo;

  bool operator==(DeckStyle const&) const = default;

  QString const& installed(Deck::Id deck) const {
    static QString const none;
    return deck == Deck::Id::forty ? forty : deck == Deck::Id::fiftyTwo ? fiftyTwo : none;
  }
};

}  // namespace giaguaro
