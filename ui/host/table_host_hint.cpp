// The table's hint: its page in the panel, its steps, and what of it is marked on the table.
#include "ui/host/table_host.h"
#include "ui/panels/hint_page.h"
#include "ui/panels/hint_steps.h"

namespace giaguaro {

void TableHost::buildHint() {
  hintPage_ = new HintPage(glyphs_, this);
  hintPage_->hide();
  connect(hintPage_, &HintPage::stepWanted, this, &TableHost::setHintStep);
  connect(hintPage_, &HintPage::playWanted, this, [this] {
    if (scene_.hint) emit actionChosen(scene_.hint->best);
  });
  connect(hintPage_, &HintPage::awayWanted, this, [this] { panel_->closePage(hintPage_); });
  // By Escape or its button; where the hint itself has gone, there is nothing to put away.
  connect(hintPage_, &PanelPage::closed, this, [this] {
    if (!scene_.hint) return;
    hintAway_ = true;
    showScene();
  });
}

// A newcomer is led to the answer. In a folded panel there is no room for steps.
void TableHost::beginHint() {
  hintAway_ = false;
  bool const led = depth_ == GuideDepth::newcomer && !panel_->folded();
  hintStep_ = led ? Hint::Step::look : Hint::Step::answer;
}

void TableHost::askForHint() {
  if (!scene_.hint) {
    emit hintWanted();
    return;
  }
  if (hintAway_) {
    beginHint();
    showScene();
  } else if (hasHintSteps() && hintStep_ != Hint::Step::answer) {
    return setHintStep(static_cast<Hint::Step>(static_cast<int>(hintStep_) + 1));
  }
  sayHint();
}

void TableHost::setHintStep(Hint::Step step) {
  hintStep_ = step;
  showScene();
  sayHint();
}

bool TableHost::hasHintSteps() const { return scene_.hint && !hintAway_ && HintPage::hasSteps(*scene_.hint); }

// The steps by their numbers, while the focus is in the panel: on the table these are the cards'.
bool TableHost::takesHintKey(int key) {
  if (key < Qt::Key_1 || key > Qt::Key_3 || !hasHintSteps() || !panel_->isOpenAt(hintPage_) ||
      focusedPart() != Part::panel)
    return false;
  setHintStep(static_cast<Hint::Step>(key - Qt::Key_1));
  return true;
}

// The scene with the hint as far as it is shown.
TableScene TableHost::shownScene() const {
  TableScene scene = scene_;
  if (hintAway_) scene.hint.reset();
  if (scene.hint) scene.hint->step = hasHintSteps() ? hintStep_ : Hint::Step::answer;
  return scene;
}

// What is advised, and the next best.
std::vector<Action> TableHost::markedByHint() const {
  std::optional<Hint> const hint = shownScene().hint;
  if (!hint || hint->thinking() || hint->done || hint->step != Hint::Step::answer) return {};
  std::vector<Action> marked{hint->best};
  for (Hint::Choice const& choice : hint->choices)
    if (choice.action != hint->best) marked.push_back(choice.action);
  return marked;
}

// It comes by itself with a hint and goes with it; a panel that is folded stays so, and the status line tells the hint.
void TableHost::showHintPage() {
  if (!scene_.hint) {
    panel_->closePage(hintPage_);
    hintPage_->setScene(scene_, wording_);
  } else if (!hintAway_ && !panel_->folded() && !panel_->isOpened(hintPage_)) {
    panel_->openPage(hintPage_);
  }
}

void TableHost::sayHint() { announce(wording_.say(hintAsSaid(shownScene(), wording_))); }

}  // namespace giaguaro
