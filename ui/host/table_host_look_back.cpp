// The table's look back: the last trick in the place of the present one, or an earlier one that proves something.
#include <utility>

#include "ui/host/table_host.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/trick_wording.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

// A trick that rests lies there anyway, and under the score sheet nothing is seen.
bool TableHost::mayLookBack() const {
  return scene_.seen.lastTrick() != nullptr && !scene_.rests() && (!scene_.showResult || isEnding());
}

void TableHost::lookBack(bool wanted) { lookBackAt(wanted, 0); }

void TableHost::lookBackAt(bool wanted, int trick) {
  bool const back = wanted && mayLookBack();
  emit lookedBack(back);
  if (isLookingBack() == back && lookBack_.trick() == trick) return;
  lookBack_ = back ? LookBack::atTrick(trick) : LookBack();
  notice_.drop();
  showScene();
  if (!back) return;
  table_->setFocus(Qt::OtherFocusReason);
  TableScene const shown = sceneOfTable();
  QString const spoken =
      spokenTrick(*shown.seen.lastTrick(), isEnding() ? wordingForAll(scene_, wording_) : wording_);
  announce(trick == 0 ? tr("This is the trick just played.") + u' ' + spoken : spoken);
}

// Of what is on the table, or not to be seen there, it is told.
void TableHost::showProof(Known::Proof const& proof) {
  bool const past = proof.trick > 0 && proof.trick <= static_cast<int>(scene_.seen.tricks.size());
  if (past && mayLookBack()) return lookBackAt(true, proof.trick);
  lookBack(false);
  if (!proof.said.empty()) {
    lookBack_ = LookBack::atWords(proof.seat, proof.said);
    showScene();
  }
  notice(wording_.say(proof.told));
}

// Before another scene takes the place of this one.
void TableHost::endLookBefore(TableScene const& next) {
  bool const same = next.seen.trick == scene_.seen.trick && next.seen.tricks == scene_.seen.tricks;
  if (!isLookingBack()) {
    lookBack_ = {};
  } else if (!same || next.rests() || (next.showResult && !isEnding())) {
    lookBack_ = {};
    emit lookedBack(false);
  }
}

TableScene TableHost::sceneOfTable() const {
  TableScene scene = shownScene();
  if (isEnding()) scene.showResult = false;
  return lookBack_.onTable(std::move(scene));
}

// Beside it the same trick is told, and that it is a past one.
TableScene TableHost::sceneOfPanel() const { return lookBack_.beside(shownScene()); }

}  // namespace giaguaro
