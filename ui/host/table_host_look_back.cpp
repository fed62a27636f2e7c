// The table's look back: the last trick in the place of the present one.
#include "ui/host/table_host.h"
#include "ui/table/table_widget.h"
#include "ui/table/trick_wording.h"

namespace giaguaro {

// A trick that rests lies there anyway, and under the score sheet nothing is seen.
bool TableHost::mayLookBack() const {
  return scene_.seen.lastTrick() != nullptr && !scene_.rests() && !scene_.showResult;
}

void TableHost::lookBack(bool wanted) {
  bool const back = wanted && mayLookBack();
  emit lookedBack(back);
  if (lookingBack_ == back) return;
  lookingBack_ = back;
  showScene();
  if (!back) return;
  table_->setFocus(Qt::OtherFocusReason);
  announce(tr("This is the trick just played.") + u' ' + spokenTrick(*scene_.seen.lastTrick(), wording_));
}

// Before another scene takes the place of this one.
void TableHost::endLookBefore(TableScene const& next) {
  bool const same = next.seen.trick == scene_.seen.trick && next.seen.tricks == scene_.seen.tricks;
  if (!lookingBack_ || (same && !next.rests() && !next.showResult)) return;
  lookingBack_ = false;
  emit lookedBack(false);
}

TableScene TableHost::sceneOfTable() const {
  TableScene scene = shownScene();
  if (!lookingBack_) return scene;
  scene.lookingBack = true;
  scene.mayAct = false;
  scene.draftSize = 0;
  return scene;
}

}  // namespace giaguaro
