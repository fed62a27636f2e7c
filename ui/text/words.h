// The words that arguments are made of: ranks, suits, single trumps, and the patterns that join them. Each is
// a translatable text of the context "words"; a rank is a noun with its forms (ui/text/noun.h), so a language
// brings its own articles in its translation file and this code knows none of them.
#pragma once

#include "core/cards/card.h"
#include "core/cards/deck.h"
#include "core/rules/message.h"
#include "ui/text/wording.h"

namespace giaguaro::words {

Text rank(Rank rank, DeckWords deck);
Text suit(Suit suit, DeckWords deck);
Text trump(int number);  // 1 … 21; a noun, mostly with {n}
Text excuse();

Text cardOfSuit();   // "{rank} of {suit}"
Text listArticle();  // the form in which cards are listed: "the", "il"
Text listComma();    // "{list}, {next}"
Text listAnd();      // "{list} and {last}"
Text listOr();       // "{list} or {last}"
Text nameForms();    // a noun made of {name}; a form may depend on the first letter ("a-before-A")

}  // namespace giaguaro::words
