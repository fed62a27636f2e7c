// Texts in which cards and suits stand as tokens (core/cards/text_parts.h), as a face shows them.
#pragma once

#include <QString>

#include "ui/text/wording.h"

namespace giaguaro::tokenText {

// Escaped rich text: a card is a picture `card:QD`, a suit its name in the deck that is drawn.
QString rich(QString const& text, Wording const& wording);
// As it is read out: a card is its name.
QString plain(QString const& text, Wording const& wording);

}  // namespace giaguaro::tokenText
