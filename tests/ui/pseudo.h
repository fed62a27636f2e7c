// The language that nobody speaks (tests/pseudo/pseudo.py): accents on all letters, and texts 40 %
// longer than the source's. It is added to the program as files alone, as any other language would be.
#pragma once

#include <QRegularExpression>
#include <QResource>
#include <QStringList>

namespace giaguaro::test {

inline constexpr char const* pseudoLanguage = "br";

// Before anybody asks for languages(), which are found once.
inline bool addPseudoLanguage() {
  return QResource::registerResource(QStringLiteral(GIAGUARO_BINARY_DIR "/tests/pseudo/pseudo.rcc"));
}

// The words of a text that no translation has passed through: in plain letters. A single letter is a card's or a
// key's, and other keys are called by Qt; `names` are somebody's or something's own.
inline QStringList plainWords(QString text, QStringList const& names) {
  static QRegularExpression const keys(
      QStringLiteral("\\b(?:Ctrl|Shift|Alt)\\+(?:Left\\b)?|\\bF\\d{1,2}\\b"));
  static QRegularExpression const word(QStringLiteral("[A-Za-z]{2,}"));
  text.remove(keys);
  for (QString const& name : names) text.remove(name);
  QStringList found;
  for (auto each = word.globalMatch(text); each.hasNext();) found << each.next().captured();
  return found;
}

}  // namespace giaguaro::test
