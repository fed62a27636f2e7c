// Contact sheets of the decks: every card and the back, at three sizes, in each variant, on each theme's
// cloth.
#pragma once

#include <QString>
#include <QStringList>

namespace giaguaro::test {

// "forty", "fifty-two", "seventy-eight"
QStringList contactDecks();
// Into `folder`, only what has `filter` in its name. How many were made.
int takeContactSheets(QString const& deck, QString const& folder, QString const& filter);

}  // namespace giaguaro::test
