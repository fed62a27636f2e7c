// The end of a hand that somebody has just played lies on the cloth for a moment, until it has been seen; then the
// sheet comes. What is asked meanwhile is answered first.
#include <algorithm>
#include <utility>

#include "ui/hand_end/hand_end.h"
#include "ui/host/table_host.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

// Where hands are over already, are watched or explained, there is nothing to wait for.
bool TableHost::beginsEnd(TableScene const& before) const {
  bool const played = hasScene_ && before.isSameHand(scene_) && !before.showResult && scene_.showResult &&
                      HandEnd::lies(scene_);
  bool const explained = scene_.playback || scene_.again || scene_.lesson || scene_.firstHand;
  return endShown_ && played && !explained && !isCurtained() && isVisible() &&
         std::ranges::any_of(scene_.people, &Person::human);
}

// Before the scene is shown.
void TableHost::followEnd(TableScene const& before) {
  ending_ =
      beginsEnd(before) || (ending_ && before.isSameHand(scene_) && scene_.showResult && !isCurtained());
  if (!ending_) endIsOver_ = false;
}

void TableHost::leaveEnd() {
  if (!ending_) return;
  // A sheet of the window has the focus, and keeps it.
  endIsOver_ = !asked_.isEmpty() || !isEnabled();
  if (endIsOver_) return;
  ending_ = false;
  showScene();
}

void TableHost::lookAtTrick(int number) {
  if (ending_) lookBackAt(true, number);
}

}  // namespace giaguaro
