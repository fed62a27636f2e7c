// Buttons of which one is chosen are one stop: by Tab one comes to the chosen one, the arrows go on from
// there.
#pragma once

class QButtonGroup;

namespace giaguaro {

// From the next time on that one of its buttons is chosen.
void stopAtTheChosen(QButtonGroup* group);

}  // namespace giaguaro
