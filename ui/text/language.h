// The languages of the program. A language is a file, translations/giaguaro_<code>.ts: what the program must know
// of it stands there in the context "language", and what the program has to read in it, its rules and its
// glossary, lies in the folders that bear its code (resources/README.md). Nothing in the code names one, but that
// the source's own texts are English.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "core/cards/deck.h"
#include "ui/text/plural_rule.h"

namespace giaguaro {

struct Language {
  QString code;  // "it", as in the names of its files
  QString name;  // in its own words
  PluralRule plural;
  // By Deck::Id, what jack, cavalier, queen and king are called on the packs sold where it is spoken, as far as
  // the deck has them: "F C R".
  std::array<QString, 3> courtLetters;

  QString const& letters(Deck::Id deck) const { return courtLetters.at(static_cast<std::size_t>(deck)); }
};

// That of the source's own texts; its file holds plurals alone.
inline constexpr QLatin1String sourceLanguage("en");

// Those that are built into the program, by name; the source's at least. Read once, by whoever asks first, on any thread.
std::vector<Language> const& languages();

// That of this code; where there is none, that of the source.
Language const& languageOf(QString const& code);
bool isLanguage(QString const& code);

// The code of the language that is spoken: of the translation that is installed.
QString translatedInto();
Language const& spokenLanguage();

// Of `path` with a language's code at its %1, the text in the language that is spoken; where that is not written
// yet, in the source's; empty where there is neither.
QString readTranslated(QString const& path);

}  // namespace giaguaro
