// Whether somebody is named in a file of which no more can be read than its bytes. The whole name must stand there, as a
// value where files of the program have names: part of a word, a key, or a word of the program's own (a person may be
// called Al, or Level, or Human) is nobody's name.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace giaguaro {

// JSON, or lines of it, as far as it is whole. `people`: in letters of either size; who has no name is not named.
bool isNamedInJson(QByteArray const& text, QStringList const& people);
// Preferences, as far as they can be read.
bool isNamedInPreferences(QString const& path, QStringList const& people);

}  // namespace giaguaro
