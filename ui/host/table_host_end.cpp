// The end of a hand that somebody has just played lies on the cloth for a moment, until it has been seen; then the
// sheet comes. What is asked meanwhile is answered first.
#include <algorithm>
#include <utility>

#include "ui/host/table_host.h"
#include "ui/table/hand_end.h"
#include "ui/table/scene_wording.h"
#include "ui/table/table_widget.h"
#include "ui/table/trick_wording.h"

namespace giaguaro {

// Where hands are over already, are watched or explained, there is nothing to wait for.
bool TableHost::beginsEnd(TableScene const& before) const {
  bool const sameHand = before.match == scene_.match && before.handNumber == scene_.handNumber;
  bool const played =
      hasScene_ && sameHand && !before.showResult && scene_.showResult && HandEnd::lies(scene_);
  bool const explained = scene_.playback || scene_.again || scene_.lesson || scene_.firstHand;
  return endShown_ && played && !explained && !isCurtained() && isVisible() &&
         std::ranges::any_of(scene_.people, &Person::human);
}

// Before the scene is shown.
void TableHost::followEnd(TableScene const& before) {
  bool const sameHand = before.match == scene_.match && before.handNumber == scene_.handNumber;
  ending_ = beginsEnd(before) || (ending_ && sameHand && scene_.showResult && !isCurtained());
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
  if (!ending_) return;
  lookBackAt(true, number);
  auto const at = static_cast<std::size_t>(number) - 1;
  if (lookingBack_ && at < scene_.seen.tricks.size())
    notice(spokenTrick(scene_.seen.tricks[at], wordingForAll(scene_, wording_)));
}

}  // namespace giaguaro
