// Texts for menus and buttons, where `&` marks the letter that is the entry's key.
#pragma once

#include <QString>

namespace giaguaro {

// A text of the user's, a name or a file, that is to stand there as it is.
inline QString literal(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace giaguaro
