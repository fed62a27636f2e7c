// Puts the focus into a part of a window: to the first widget in it that Tab would come to. False: there is
// none.
#pragma once

class QWidget;

namespace giaguaro {

bool focusIn(QWidget& part);

}  // namespace giaguaro
