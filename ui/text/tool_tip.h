// Text for a tooltip that somebody else has written: a name, a path. Tooltips take what looks like HTML for
// it; this one says what stands there.
#pragma once

#include <QString>

namespace giaguaro {

QString asToolTip(QString const& plain);

}  // namespace giaguaro
