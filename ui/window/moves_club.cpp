// The club table: what is off there stands greyed in the menus and says why, and what ends the match is asked once.
#include <QAction>
#include <algorithm>

#include "ui/host/table_host.h"
#include "ui/sheets/questions.h"
#include "ui/window/moves.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

void Moves::enableClub(bool free) {
  TableScene const& scene = host_->scene();
  bool const may = scene.club && scene.club->mayAgree;
  actions_->agree->setVisible(scene.club.has_value());
  actions_->agree->setEnabled(may && free);
  actions_->agree->setChecked(may && std::ranges::count(scene.club->agreed, scene.viewer) > 0);
  actions_->leaveTable->setVisible(scene.club && scene.club->mayLeave);
  actions_->leaveTable->setEnabled(free);
  bool const inPlay = scene.club && !scene.matchOver;
  actions_->barAtClub(inPlay);
  if (!inPlay) return;
  for (QAction* action : {actions_->undo, actions_->redo, actions_->hint, actions_->restart, actions_->pause})
    action->setEnabled(free);
}

// The others are refused by the match itself.
void Moves::pause(bool paused) {
  if (!WindowActions::isBarred(*actions_->pause)) return emit host_->pauseWanted(paused);
  actions_->pause->setChecked(host_->scene().paused);
  host_->notice(tr("At a club table the clock is not stopped by hand."));
}

void Moves::leaveTable() {
  if (!host_->scene().club || !host_->scene().club->mayLeave) return;
  questions_->ask(
      [this] {
        TableScene const& scene = host_->scene();
        QString const name =
            scene.viewer == nobody ? QString() : scene.people[static_cast<std::size_t>(scene.viewer)].name;
        return QuestionSheet::Question{tr("%1, leave the table?").arg(name),
                                       tr("The table has not agreed to end the match. The others play on, "
                                          "with a computer player in your seat. "
                                          "Once they are done, club tables are closed to you for one hour."),
                                       tr("Leave the table"),
                                       {},
                                       true};
      },
      [this] { emit host_->leavingTableChosen(); });
}

void Moves::agree() {
  TableScene const& scene = host_->scene();
  if (!scene.club || !scene.club->mayAgree) return;
  bool const has = std::ranges::count(scene.club->agreed, scene.viewer) > 0;
  actions_->agree->setChecked(has);  // until it counts
  bool const ends = !has && static_cast<int>(scene.club->agreed.size()) + 1 >= scene.club->needed;
  if (!ends) return emit host_->agreeChosen(!has);
  questions_->ask(
      [] {
        return QuestionSheet::Question{tr("End the match now?"),
                                       tr("With you enough players have agreed. The totals stand as they "
                                          "are, and nobody is locked out."),
                                       tr("End the match")};
      },
      [this] { emit host_->agreeChosen(true); });
}

}  // namespace giaguaro
