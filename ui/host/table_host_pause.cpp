// A match that is paused: the card over the table, and the keys that go on from there.
#include <QKeyEvent>

#include "ui/host/pause_card.h"
#include "ui/host/table_host.h"
#include "ui/result/end_sheet.h"
#include "ui/table/table_widget.h"

namespace giaguaro {

// Who looks back in a pause sees the trick, and who has the score sheet before him that.
bool TableHost::isStill() const {
  return hasScene_ && scene_.paused && !scene_.showResult && !isLookingBack() && !isCurtained();
}

// Under it nothing can be clicked, nor reached by keyboard; but other sheets lie over it.
void TableHost::showPause() {
  bool const still = isStill();
  if (still && pause_ == nullptr) {
    QWidget* over = endSheet_->parentWidget();
    for (QWidget* each = parentWidget(); each != nullptr; each = each->parentWidget())
      if (qobject_cast<Stage*>(each) != nullptr) over = each;
    pause_ = new PauseCard(over);
    pause_->setTheme(theme_);
    connect(pause_, &PauseCard::goesOn, this, [this] { emit pauseWanted(false); });
  }
  if (pause_ == nullptr) return;
  bool const comes = still && pause_->isHidden();
  bool const goes = !still && !pause_->isHidden();
  if (still) pause_->setScene(scene_, wording_, pauseKey_);
  pause_->setEnabled(isEnabled());
  pause_->setVisible(still);
  if (!comes && !goes) return;
  if (comes) layUnderSheets();
  if (comes && isEnabled()) pause_->focusFirst();
  if (goes && isEnabled() && !scene_.showResult) table_->setFocus(Qt::OtherFocusReason);
}

void TableHost::layUnderSheets() {
  for (QObject* each : pause_->parent()->children())
    if (auto* sheet = qobject_cast<Sheet*>(each); sheet != nullptr && sheet != pause_ && sheet->isVisible())
      return pause_->stackUnder(sheet);
}

// Space, Enter and Escape, wherever on the table the focus is; in the panel they keep their meaning.
bool TableHost::endsPause(QWidget const& widget, QKeyEvent const& event) {
  if (pause_ == nullptr || pause_->isHidden() || !isEnabled()) return false;
  bool const within =
      pause_->isAncestorOf(&widget) || (isAncestorOf(&widget) && !panel_->isAncestorOf(&widget));
  if (!within && &widget != window()) return false;
  if ((event.modifiers() & ~Qt::KeypadModifier) != 0) return false;
  int const key = event.key();
  if (key != Qt::Key_Space && key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape)
    return false;
  if (!event.isAutoRepeat()) emit pauseWanted(false);
  return true;
}

}  // namespace giaguaro
