// The table's look back: the last trick in the place of the present one, or an earlier one that proves something.
#include "ui/host/table_host.h"
#include "ui/scene/scene_wording.h"
#include "ui/scene/trick_wording.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

// A trick that rests lies there anyway, and under the score sheet nothing is seen.
bool TableHost::mayLookBack() const {
  return scene_.seen.lastTrick() != nullptr && !scene_.rests() && (!scene_.showResult || ending_);
}

void TableHost::lookBack(bool wanted) { lookBackAt(wanted, 0); }

void TableHost::lookBackAt(bool wanted, int trick) {
  bool const back = wanted && mayLookBack();
  emit lookedBack(back);
  if (lookingBack_ == back && pastTrick_ == trick) return;
  lookingBack_ = back;
  pastTrick_ = back ? trick : 0;
  recalled_ = {};
  noticed_.clear();
  showScene();
  if (!back) return;
  table_->setFocus(Qt::OtherFocusReason);
  TableScene const shown = sceneOfTable();
  QString const spoken =
      spokenTrick(*shown.seen.lastTrick(), ending_ ? wordingForAll(scene_, wording_) : wording_);
  announce(trick == 0 ? tr("This is the trick just played.") + u' ' + spoken : spoken);
}

// Of what is on the table, or not to be seen there, it is told.
void TableHost::showProof(Known::Proof const& proof) {
  bool const past = proof.trick > 0 && proof.trick <= static_cast<int>(scene_.seen.tricks.size());
  if (past && mayLookBack()) return lookBackAt(true, proof.trick);
  lookBack(false);
  if (!proof.said.empty()) {
    recalled_ = proof;
    showScene();
  }
  notice(wording_.say(proof.told));
}

// Before another scene takes the place of this one.
void TableHost::endLookBefore(TableScene const& next) {
  bool const same = next.seen.trick == scene_.seen.trick && next.seen.tricks == scene_.seen.tricks;
  if (!lookingBack_ || (same && !next.rests() && (!next.showResult || ending_))) return;
  lookingBack_ = false;
  pastTrick_ = 0;
  emit lookedBack(false);
}

TableScene TableHost::sceneOfTable() const {
  TableScene scene = shownScene();
  if (ending_) scene.showResult = false;
  if (!recalled_.said.empty())
    for (std::size_t seat = 0; seat < scene.seen.seats.size(); ++seat)
      scene.seen.seats[seat].said = static_cast<Seat>(seat) == recalled_.seat ? recalled_.said : Message{};
  if (!lookingBack_) return scene;
  scene.lookingBack = true;
  if (pastTrick_ > 0) scene.seen.tricks.resize(static_cast<std::size_t>(pastTrick_));
  scene.mayAct = false;
  scene.draftSize = 0;
  return scene;
}

// Beside it the same trick is told, and that it is a past one.
TableScene TableHost::sceneOfPanel() const {
  TableScene scene = shownScene();
  if (!lookingBack_) return scene;
  scene.lookingBack = true;
  if (pastTrick_ > 0) scene.seen.tricks.resize(static_cast<std::size_t>(pastTrick_));
  return scene;
}

}  // namespace giaguaro
