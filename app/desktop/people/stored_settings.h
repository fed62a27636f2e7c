// Settings as they stand in preferences.ini. Each has its key and its limits once, for reading and for writing. What is not
// there, or makes no sense, has its usual value; numbers over their limit are the limit.
#pragma once

#include <QSettings>
#include <QString>

#include "ui/choices/settings.h"

namespace giaguaro {

// `prefix`: before the keys of what is a person's own.
Settings readSettings(QSettings const& from, QString const& prefix = {});
void writeOwnSettings(QSettings& to, QString const& prefix, Settings const& settings);
// The computer's: theme, cards, sound.
void writeCommonSettings(QSettings& to, Settings const& settings);

}  // namespace giaguaro
