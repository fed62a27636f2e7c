// The table's hint: its page in the panel, its steps, and what of it is marked on the table.
#include <QLayout>

#include "ui/hint/hint_page.h"
#include "ui/hint/hint_steps.h"
#include "ui/host/table_host.h"

namespace giaguaro {

void TableHost::makeHintPage() {
  hintPage_ = new HintPage(glyphs_, this);
  hintPage_->hide();
  connect(hintPage_, &HintPage::stepWanted, this, &TableHost::setHintStep);
  connect(hintPage_, &HintPage::playWanted, this, &TableHost::actionChosen);
  connect(hintPage_, &HintPage::awayWanted, this, &TableHost::closeHint);
  // By Escape or its button; where the hint itself has gone, there is nothing to put away.
  connect(hintPage_, &PanelPage::closed, this, [this] {
    if (!scene_.hint) return;
    hintAway_ = true;
    showScene();
  });
}

// A newcomer is led to the answer. In a panel that stays folded there is no room for steps.
void TableHost::beginHint(TableScene const& scene) {
  hintAway_ = false;
  bool const led = depth_ == GuideDepth::newcomer && (!panel_->folded() || opensPanel(scene));
  hintStep_ = led ? Hint::Step::look : Hint::Step::answer;
}

// What is asked for is shown, as I shows what can be known. A judged decision of a hand that is watched is not.
bool TableHost::opensPanel(TableScene const& scene) { return !scene.playback; }

// The keyboard follows who asks: Enter goes on from step to step and plays the answer, 1 to 3 are the steps.
void TableHost::askForHint() {
  if (!scene_.hint) {
    hintHasKeys_ = true;
    emit hintWanted();
    hintHasKeys_ = false;
    return;
  }
  if (hintAway_) {
    beginHint(scene_);
    showScene();
  } else if (hintPage_ != nullptr && !panel_->isOpenAt(hintPage_) && opensPanel(scene_)) {
    panel_->openPage(hintPage_);
  } else if (hasHintSteps() && hintStep_ != Hint::Step::answer) {
    focusHint();
    return setHintStep(static_cast<Hint::Step>(static_cast<int>(hintStep_) + 1));
  }
  focusHint();
  sayHint();
}

void TableHost::setHintStep(Hint::Step step) {
  hintStep_ = step;
  showScene();
  followHint();
  sayHint();
}

void TableHost::focusHint() {
  if (panel_->isOpenAt(hintPage_) && !hintPage_->focusFirst()) panel_->focusTab();
}

// Where it has the keyboard, that goes on with it; who goes through the steps by arrows stays there.
void TableHost::followHint() {
  QWidget const* const focus = window()->focusWidget();
  if (focus == nullptr || !panel_->isAncestorOf(focus) || !panel_->isOpenAt(hintPage_)) return;
  if (scene_.hint && scene_.hint->done) return focusHome();
  if (hintPage_->stepsHaveFocus()) return;
  focusHint();
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

void TableHost::openHint() {
  bool const shown = scene_.hint && !hintAway_ && !panel_->isOpened(hintPage_);
  if (!shown || (panel_->folded() && !opensPanel(scene_))) return;
  if (hintPage_ == nullptr) makeHintPage();
  panel_->openPage(hintPage_);
}

void TableHost::closeHint() {
  bool const within = panel_->isAncestorOf(window()->focusWidget());
  panel_->closePage(hintPage_);
  if (within) focusHome();
}

// It goes with the position, before the next one's cards set out: where the panel folds they have other places.
void TableHost::dropHint() {
  if (hintPage_ == nullptr) return;
  // Without its rows the page loses the keyboard, to whatever comes next in the window.
  bool const within = panel_->isAncestorOf(window()->focusWidget());
  hintPage_->setScene(scene_, wording_);
  if (!panel_->isOpened(hintPage_)) return;
  panel_->closePage(hintPage_);
  if (within) focusHome();
  if (QLayout* layout = panel_->parentWidget()->layout()) layout->activate();
}

void TableHost::sayHint() { announce(wording_.say(hintAsSaid(shownScene(), wording_))); }

}  // namespace giaguaro
