// A tooltip's text: of whatever length, and written by whomever, as a name or a path is. Tooltips set plain text in
// one line, which may be wider than the screen: this one is set in several. And they take what looks like HTML for
// it: this one says what stands there.
#pragma once

#include <QString>

namespace giaguaro {

QString asToolTip(QString const& plain);

}  // namespace giaguaro
