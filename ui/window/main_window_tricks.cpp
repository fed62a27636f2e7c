// Looking back: the last trick on the table in the place of the present one, and the sheet with all tricks of
// the hand. Nothing can be played meanwhile: a click, Space, Enter, Escape or L ends the look at the last
// trick and does nothing else; and so does whatever changes the trick on the table.
#include <QAction>

#include "ui/sheets/tricks_sheet.h"
#include "ui/table/table_widget.h"
#include "ui/table/trick_wording.h"
#include "ui/toolkit/glyphs.h"
#include "ui/toolkit/stage.h"
#include "ui/window/main_window.h"

namespace giaguaro {

// A trick that rests lies there anyway, and under the score sheet nothing is seen.
bool MainWindow::mayLookBack() const {
  return scene_.seen.lastTrick() != nullptr && !scene_.rests() && !scene_.showResult;
}

void MainWindow::lookBack(bool wanted) {
  bool const back = wanted && mayLookBack();
  lastTrick_->setChecked(back);
  if (lookingBack_ == back) return;
  lookingBack_ = back;
  showScene();
  if (!back) return;
  table_->setFocus(Qt::OtherFocusReason);
  table_->announce(tr("This is the trick just played.") + u' ' +
                   spokenTrick(*scene_.seen.lastTrick(), wording_));
}

// Before another scene takes the place of this one.
void MainWindow::endLookBefore(TableScene const& next) {
  bool const same = next.seen.trick == scene_.seen.trick && next.seen.tricks == scene_.seen.tricks;
  if (!lookingBack_ || (same && !next.rests() && !next.showResult)) return;
  lookingBack_ = false;
  lastTrick_->setChecked(false);
}

TableScene MainWindow::sceneOfTable() const {
  TableScene scene = scene_;
  if (!lookingBack_) return scene;
  scene.lookingBack = true;
  scene.mayAct = false;
  scene.draftSize = 0;
  return scene;
}

QString MainWindow::lookingBackStatus() const {
  return tr("This is the trick just played.") + u' ' + wording_.say(scene_.seen.lastTrick()->taken) + u' ' +
         tr("L or a click goes back to the game.");
}

void MainWindow::showTricks() {
  if (tricksSheet_ == nullptr) {
    tricksSheet_ = new TricksSheet(glyphs_, centre_);
    tricksSheet_->setTheme(theme_);
    connect(tricksSheet_, &TricksSheet::closed, this, [this] { uncover(tricksSheet_); });
  }
  tricksSheet_->setScene(scene_, wording_);
  cover(tricksSheet_);
  tricksSheet_->showLast();
}

}  // namespace giaguaro
