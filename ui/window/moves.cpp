#include "ui/window/moves.h"

#include <QAction>
#include <QActionGroup>
#include <algorithm>

#include "ui/host/table_host.h"
#include "ui/scene/scene_wording.h"
#include "ui/sheets/questions.h"
#include "ui/table/table_widget.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

namespace {

// The card that undo takes back was played in an earlier hand: of this one everything goes, with its deal.
bool leavesTheHand(TableScene const& scene) {
  UndoStep const step = scene.undoStep;
  if (step.seat == nobody || step.kind != Action::Kind::play) return false;
  auto const isOf = [&step](Seen::PlayedCard const& played) { return played.seat == step.seat; };
  return scene.seen.tricks.empty() && std::ranges::none_of(scene.seen.trick.cards, isOf);
}

}  // namespace

Moves::Moves(WindowActions* actions, TableHost* host, Questions* questions)
    : QObject(actions), actions_(actions), host_(host), questions_(questions) {
  connect(actions->pause, &QAction::triggered, this, &Moves::pause);
  connect(actions->restart, &QAction::triggered, this, [this] {
    doIfAgreed(
        [] {
          return Agreement{tr("Restart this deal?"),
                           tr("The hand begins again with the same cards, and what has been played of "
                              "it is gone."),
                           tr("Restart this deal")};
        },
        &TableHost::restartWanted);
  });
  connect(actions->undo, &QAction::triggered, this, [this] {
    // Cards that are only being chosen are nobody else's affair.
    if (!host_->scene().draft.empty()) return emit host_->undoWanted();
    bool const isShown = isShared(host_->scene()) && !host_->scene().club;
    if (leavesTheHand(host_->scene()) && !isShown) return confirmLeavingHand();
    doIfAgreed(
        [this] {
          return Agreement{tr("Take it back?"), undoneWords(), tr("Take it back")};
        },
        &TableHost::undoWanted);
  });
  connect(actions->redo, &QAction::triggered, this, [this] {
    doIfAgreed(
        [] {
          return Agreement{tr("Redo what was taken back?"),
                           tr("What you last took back is said or played again."), tr("Redo")};
        },
        &TableHost::redoWanted);
  });
  connect(actions->hint, &QAction::triggered, host, &TableHost::askForHint);
  connect(actions->speak, &QAction::triggered, host, &TableHost::toggleTalk);
  connect(host->table(), &TableWidget::talkToggled, actions->speak, &QAction::setChecked);
  connect(actions->agree, &QAction::triggered, this, &Moves::agree);
  connect(host, &TableHost::agreeAsked, this, &Moves::agree);
  connect(actions->leaveTable, &QAction::triggered, this, &Moves::leaveTable);
  connect(actions->claim, &QAction::triggered, this, &Moves::confirmClaim);
  connect(actions->finish, &QAction::triggered, host, &TableHost::finishWanted);
  connect(actions->lastTrick, &QAction::triggered, host, &TableHost::lookBack);
  connect(host, &TableHost::leavingLeadWanted, this, &Moves::confirmLeavingLead);
  connect(host, &TableHost::lookedBack, actions->lastTrick, &QAction::setChecked);
}

void Moves::enable(bool covered) {
  TableScene const& scene = host_->scene();
  bool const free = !covered && !host_->isCurtained();
  WindowActions const& actions = *actions_;
  for (QAction* action : {actions.newMatch, actions.people, actions.preferences})
    action->setEnabled(!covered);
  for (QAction* action : {actions.showGuide, actions.showScore, actions.showKnown, actions.showRanks,
                          actions.foldPanel, actions.nextPart, actions.previousPart})
    action->setEnabled(free && !host_->isStill());
  actions.tabs->setEnabled(free && !host_->isStill());
  actions.undo->setEnabled(scene.mayUndo && free);
  actions.redo->setEnabled(scene.mayRedo && free);
  actions.restart->setEnabled(scene.mayRestart && free);
  actions.pause->setEnabled(host_->hasScene() && !scene.matchOver && !scene.playback && !scene.lesson &&
                            free);
  actions.pause->setChecked(scene.paused);
  actions.hint->setEnabled(scene.mayHint && free);
  // At a table where nobody can speak there is no such thing.
  actions.speak->setVisible(scene.talk.has_value());
  actions.speak->setEnabled(host_->maySpeak() && free);
  enableClub(free);
  actions.claim->setEnabled(scene.mayClaim && free);
  // Where it may not be yet it is said why, as of a claim.
  actions.finish->setEnabled((scene.mayFinish || scene.mayClaim) && free);
  actions.lastTrick->setEnabled(host_->mayLookBack() && free);
  actions.allTricks->setEnabled(!scene.seen.tricks.empty() && free);
}

QString Moves::nameOf(Seat seat) const { return host_->scene().people[static_cast<std::size_t>(seat)].name; }

// Whose choice goes, and that all that came of it goes with it.
QString Moves::undoneWords() const {
  TableScene const& scene = host_->scene();
  UndoStep const step = scene.undoStep;
  if (step.seat == nobody) return tr("The last choice and everything after it will be taken back.");
  QString const name = nameOf(step.seat);
  QString const again =
      u' ' + tr("Then %1 chooses again.").arg(name) +
      (leavesTheHand(scene) ? u' ' + tr("That was in the hand before: this deal goes, too.") : QString());
  bool const isCall = step.kind != Action::Kind::play && step.kind != Action::Kind::discard;
  // What is announced or shown may be nothing, without a word: what the seat said last was then said before.
  bool const isWorded = isCall && step.kind != Action::Kind::announce && step.kind != Action::Kind::show;
  Message const& said = scene.seen.seats[static_cast<std::size_t>(step.seat)].said;
  if (isWorded && !said.empty())
    //: %2 is what was called, as it was said
    return tr("%1's last call (\u201c%2\u201d) and everything after it will be taken back.")
               .arg(name, wordingForAll(scene, host_->wording()).say(said)) +
           again;
  QString const what =
      step.kind == Action::Kind::play
          ? tr("%1's last card and everything after it will be taken back.", "a card played")
      : step.kind == Action::Kind::discard
          ? tr("%1's discard and everything after it will be taken back.")
          : tr("%1's last call and everything after it will be taken back.", "a bid or the like");
  return what.arg(name) + again;
}

void Moves::confirmClaim() {
  questions_->ask(
      [] {
        return QuestionSheet::Question{
            .title = tr("Claim all the tricks that are left?"),
            .words = tr("If that is certain, the rest is played at once. A wrong claim costs nothing."),
            .deed = tr("Claim the rest"),
            .strip = true};
      },
      [this] { emit host_->claimWanted(); });
}

// One key for a step back is soon pressed once too often: what goes here is a whole deal.
void Moves::confirmLeavingHand() {
  questions_->ask(
      [this] {
        return QuestionSheet::Question{
            tr("Go back into the hand before?"),
            tr("In this hand there is nothing of yours to take back. The hand before would be open again, "
               "from your last choice in it. %1 brings this deal back, as long as you choose nothing else.")
                .arg(WindowActions::keysOf(actions_->redo)),
            tr("Go back")};
      },
      [this] { emit host_->undoWanted(); });
}

void Moves::confirmLeavingLead() {
  questions_->ask(
      [] {
        return QuestionSheet::Question{
            tr("Play on without \u201cMy first hand\u201d?"),
            tr("The hand goes on as it is, but what is still to come is not explained any more."),
            tr("Play on without it")};
      },
      [this] { emit host_->lessonWanted(LessonDeed::leave); });
}

void Moves::doIfAgreed(std::function<Agreement()> const& agreement, void (TableHost::*wanted)()) {
  if (!isShared(host_->scene()) || host_->scene().club) return emit(host_->*wanted)();
  questions_->ask(
      [this, agreement] {
        Agreement const asked = agreement();
        Seat const asker = host_->scene().viewer;  // who holds the screen; nobody while it is handed on
        QString const all = tr("Everybody who plays at this screen must agree.");
        QuestionSheet::Question question{asked.title, asked.words + u' ' + all, asked.deed};
        for (std::size_t seat = 0; seat < host_->scene().people.size(); ++seat)
          if (Person const& person = host_->scene().people[seat]; person.human)
            question.people.push_back({person.name, person.avatar, static_cast<Seat>(seat) == asker});
        return question;
      },
      [this, wanted] {
        // What was only chosen so far, and by whom, is still known to it.
        emit(host_->*wanted)();
        emit host_->seatLeft();
      },
      [this] { emit host_->seatLeft(); });
}

}  // namespace giaguaro
