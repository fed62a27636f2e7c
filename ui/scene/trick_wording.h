// A trick in words, for who cannot see it: card by card with whoever played it, what a card counts, who takes
// it. That somebody has taken it is told when it happens: TableHost::announce.
#pragma once

#include <QString>
#include <QStringList>

#include "core/rules/seen.h"
#include "ui/text/wording.h"

namespace giaguaro {

// One a card, in the order played. A trick that is complete says who takes it, any other who is winning.
QStringList spokenCards(Seen::Trick const& trick, Wording const& wording, bool complete);
// Of a complete trick all in one: its number, who led, its cards, who takes it.
QString spokenTrick(Seen::Trick const& trick, Wording const& wording);

}  // namespace giaguaro
