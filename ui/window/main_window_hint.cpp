// The hint in the window: asked for by key, menu or strip; marked on the table; told by the guide, or, where
// that is not seen, by the status line; and spoken once when it comes.
#include <QAction>

#include "ui/panels/guide_panel.h"
#include "ui/panels/side_panel.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::enableMoves() {
  bool const free = !covered_ && !isCurtained();
  for (QAction* action : {newMatch_, preferences_}) action->setEnabled(!covered_);
  for (QAction* action : {showGuide_, showScore_, showRanks_, foldPanel_}) action->setEnabled(free);
  undo_->setEnabled(scene_.mayUndo && free);
  redo_->setEnabled(scene_.mayRedo && free);
  restart_->setEnabled(scene_.mayRestart && free);
  pause_->setEnabled(hasScene_ && !scene_.matchOver && free);
  pause_->setChecked(scene_.paused);
  hint_->setEnabled(scene_.mayHint && free);
  claim_->setEnabled(scene_.mayClaim && free);
  finish_->setEnabled(scene_.mayFinish && free);
  lastTrick_->setEnabled(mayLookBack() && free);
  allTricks_->setEnabled(!scene_.seen.tricks.empty() && free);
  for (QAction* action : {nextPart_, previousPart_}) action->setEnabled(free);
}

// Asked for again it is said again.
void MainWindow::askForHint() {
  if (scene_.hint)
    sayHint();
  else
    emit hintWanted();
}

void MainWindow::showNewHint() {
  panel_->scrollToTop(guidePage_);
  sayHint();
}

void MainWindow::sayHint() {
  std::vector<Message> said = scene_.hint->lines;
  said.push_back(scene_.hint->next);
  table_->announce(wording_.say(said));
}

bool MainWindow::guideIsSeen() const { return !panel_->folded() && panel_->page() == guidePage_; }

QString MainWindow::hintInShort() const {
  constexpr std::size_t shown = 2;
  std::vector<Message> lines = scene_.hint->lines;
  if (lines.size() > shown) lines.resize(shown);
  return wording_.say(lines);
}

}  // namespace giaguaro
