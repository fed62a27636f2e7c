#include "ui/text/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTranslator>
#include <algorithm>

#include "core/rules/message.h"

namespace giaguaro {
namespace {

// What each translation file says of its language.
constexpr Text ownCode = phrase("language", "en", "language.code");
constexpr Text ownName = phrase("language", "English", "language.name");
// As ui/text/plural_rule.h reads it.
constexpr Text ownPlural = phrase("language", "n = 0.5, 1", "language.plural");
// By Deck::Id: the letters of jack, queen and king (of the 78 cards jack, cavalier, queen and king) on packs
// of cards, as one of ui/cards/deck_style.h's rows has them.
constexpr std::array ownLetters{phrase("language", "J Q K", "language.letters-forty"),
                                phrase("language", "J Q K", "language.letters-fifty-two"),
                                phrase("language", "J N Q K", "language.letters-seventy-eight")};

// Where it is not translated, as in the source's own language, the text of the source.
QString textIn(QTranslator const& translation, Text const& text) {
  QString const found = translation.translate(text.context, text.source, text.id);
  return found.isEmpty() ? QString::fromUtf8(text.source) : found;
}

Language languageIn(QString const& code, QTranslator const& translation) {
  Language language;
  language.code = code;
  language.name = textIn(translation, ownName);
  language.plural = PluralRule::read(textIn(translation, ownPlural)).value_or(PluralRule());
  std::ranges::transform(ownLetters, language.courtLetters.begin(),
                         [&](Text const& text) { return textIn(translation, text); });
  return language;
}

std::vector<Language> readLanguages() {
  std::vector<Language> found{languageIn(sourceLanguage, QTranslator())};
  QString const begin = QStringLiteral("giaguaro_");
  QString const end = QStringLiteral(".qm");
  QDir const folder(QStringLiteral(":/i18n"));
  // Not by name filters, which are regular expressions (ui/text/plural_rule.cpp).
  for (QString const& file : folder.entryList(QDir::Files)) {
    if (!file.startsWith(begin) || !file.endsWith(end)) continue;
    QString const code = file.sliced(begin.size()).chopped(end.size());
    QTranslator translation;
    if (code != sourceLanguage && translation.load(folder.filePath(file)))
      found.push_back(languageIn(code, translation));
  }
  std::ranges::sort(found, [](Language const& one, Language const& other) {
    return one.name.compare(other.name, Qt::CaseInsensitive) < 0;
  });
  return found;
}

std::vector<Language>::const_iterator find(QString const& code) {
  return std::ranges::find(languages(), code, &Language::code);
}

}  // namespace

std::vector<Language> const& languages() {
  static std::vector<Language> const all = readLanguages();
  return all;
}

bool isLanguage(QString const& code) { return find(code) != languages().end(); }

Language const& languageOf(QString const& code) {
  auto const found = find(code);
  return found != languages().end() ? *found : *find(sourceLanguage);
}

QString translatedInto() { return QCoreApplication::translate(ownCode.context, ownCode.source, ownCode.id); }

Language const& spokenLanguage() { return languageOf(translatedInto()); }

QString readTranslated(QString const& path) {
  for (QString const& language : {translatedInto(), QString(sourceLanguage)})
    if (QFile file(path.arg(language)); file.open(QIODevice::ReadOnly))
      return QString::fromUtf8(file.readAll());
  return {};
}

}  // namespace giaguaro
