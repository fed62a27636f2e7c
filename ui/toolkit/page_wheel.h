// The wheel is for the page: over a field it scrolls what the field stands on, and changes nothing that was
// chosen there.
#pragma once

class QWidget;

namespace giaguaro {

void leaveWheelToPage(QWidget* field);

}  // namespace giaguaro
