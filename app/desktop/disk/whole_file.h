// Files that are there as a whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>
#include <cerrno>

namespace giaguaro {

// Writes a new file, or replaces an old one in one step, synced. Answers with 0 or with the errno of what
// went wrong; then what was there before is still there. It may wait for a disk: not for the GUI thread while
// its event loop runs.
int writeWhole(QByteArray const& content, QString const& path);

// Its answer where a pipe, a socket or a device lies there, which is never replaced; of a folder it is EISDIR.
inline constexpr int notAFile = ENODEV;

// An answer of it in words, for the standard error; English, like all that is said there.
QString whyNotWritten(int error);

// Moves what lies there, whatever it is, aside, so that it is met once. Answers with its new name, beside the old one;
// empty: it is still there.
QString setAside(QString const& path);

}  // namespace giaguaro
