// Whether a widget is to show that it has the focus: to whoever goes by keys, from the first one that is pressed until the
// next click. Who goes by mouse sees what is chosen, and no second mark beside it. Where text is typed the cursor tells.
#pragma once

class QWidget;

namespace giaguaro {

bool showsFocus(QWidget const& widget);

}  // namespace giaguaro
