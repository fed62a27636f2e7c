// The score of a match as text for other programs: every hand with who dealt it, what was played and by whom,
// each seat's score and total after it, and the settlement once the match is over. Seats stand in their own
// order, names and words are those of the moment's language.
//
// Figures are plain: "-19.5", with the language's decimal point, no sign before what is won. Words that a
// spreadsheet would take for a formula have an apostrophe before them. As CSV that is RFC 4180 as
// spreadsheets of the language read it: UTF-8 with its mark, commas (semicolons where the decimal point is a
// comma), lines that end in CR LF, quotes where they are needed; all lines have as many fields as the first.
#pragma once

#include <QByteArray>
#include <QString>

#include "ui/scene/table_scene.h"

namespace giaguaro {

QByteArray scoreAsCsv(TableScene const& scene);
QString scoreAsTabs(TableScene const& scene);
// A page for the eye, to be printed or pasted: the table, and with `lines` what each hand's sheet says.
enum class ScorePage { table, lines };
QString scoreAsHtml(TableScene const& scene, ScorePage page);

}  // namespace giaguaro
