// The gallery's index.html, made from the pictures that lie there: grouped by chapter and screen, each small
// one a link to the whole one.
#pragma once

#include <QString>

namespace giaguaro::test {

// Prints how many there are.
void writeIndex(QString const& folder);
// Prints which sizes lack a kind of screen that others have.
void printGaps(QString const& folder);
// The same of the contact sheets in its folder "cards".
void writeCardIndex(QString const& folder);

}  // namespace giaguaro::test
