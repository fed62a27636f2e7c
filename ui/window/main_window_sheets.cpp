// The sheets of the window: each made when it is first wanted, and what its answer leads to.
#include <QAction>
#include <algorithm>
#include <utility>

#include "ui/club/club_notice.h"
#include "ui/exports/score_exports.h"
#include "ui/first_page/match_chooser.h"
#include "ui/podium/podium.h"
#include "ui/podium/podium_paper.h"
#include "ui/preferences/preferences_sheet.h"
#include "ui/score/score_sheet.h"
#include "ui/sheets/questions.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/tricks/tricks_sheet.h"
#include "ui/window/main_window.h"
#include "ui/window/window_actions.h"

namespace giaguaro {

void MainWindow::showWelcome(Newcomer const& suggested) {
  if (welcome_ == nullptr) {
    welcome_ = sheets_->make<Welcome>(glyphs_);
    connect(welcome_, &Welcome::languageWanted, this, &MainWindow::languageWanted);
    connect(welcome_, &Welcome::done, this, [this](Newcomer const& newcomer) {
      sheets_->close(welcome_);
      emit welcomed(newcomer);
    });
  }
  welcome_->suggest(suggested);
  sheets_->open(welcome_);
}

void MainWindow::showNewMatch(std::vector<GameInfo const*> games, std::vector<LevelChoice> levels,
                              MatchChoice const& proposal, bool matchInProgress,
                              std::vector<MatchChoice> const& remembered,
                              std::vector<SeatChoice> const& known, QString const& commitment,
                              std::optional<UnfinishedMatch> const& unfinished) {
  chooser_->open({std::move(games), std::move(levels), proposal, matchInProgress, remembered, known,
                  host_->hasScene(), commitment, unfinished});
}

void MainWindow::showClubEnd(std::optional<LockOut> const& lockOut) {
  if (clubNotice_ == nullptr) {
    clubNotice_ = sheets_->make<ClubNotice>(art_);
    connect(clubNotice_, &ClubNotice::closed, this, [this] { sheets_->close(clubNotice_); });
    connect(clubNotice_, &ClubNotice::newMatch, this, [this] {
      sheets_->close(clubNotice_);
      emit newMatchWanted();
    });
    connect(clubNotice_, &ClubNotice::withoutClub, this, [this] {
      sheets_->close(clubNotice_);
      emit matchWithoutClubWanted();
    });
  }
  clubNotice_->setLockOut(lockOut);
  sheets_->open(clubNotice_);
}

// Nobody is locked out any more: there is nothing to be told.
void MainWindow::followClubEnd(std::optional<LockOut> const& lockOut) {
  if (!sheets_->isOpen(clubNotice_)) return;
  if (lockOut)
    clubNotice_->setLockOut(lockOut);
  else
    sheets_->close(clubNotice_);
}

void MainWindow::askToLeaveClub(std::function<void()> deed) {
  questions_->ask(
      [] {
        return QuestionSheet::Question{
            tr("Leave the club table?"),
            tr("The table has not voted to end the match: the program plays it to its end, and whoever plays "
               "at this screen is locked out of club tables for one hour. To end it without being locked "
               "out, vote first: the button is beside your name."),
            tr("Leave the table")};
      },
      std::move(deed));
}

void MainWindow::setLockOuts(LockOutSource source) { chooser_->setLockOuts(std::move(source)); }

void MainWindow::setProgress(std::vector<GameProgress> progress) {
  chooser_->setProgress(std::move(progress));
}

void MainWindow::setCodeReader(CodeReader reader) { chooser_->setCodeReader(std::move(reader)); }

void MainWindow::closeSheets() {
  sheets_->close(clubNotice_);
  chooser_->close();
  sheets_->close(scoreSheet_);
  sheets_->close(podium_);
  questions_->close();
}

void MainWindow::showPreferences() {
  if (preferences_ == nullptr) {
    preferences_ = sheets_->make<PreferencesSheet>(art_);
    connect(preferences_, &PreferencesSheet::changed, this, &MainWindow::change);
    connect(preferences_, &PreferencesSheet::languageWanted, this, &MainWindow::languageWanted);
    connect(preferences_, &PreferencesSheet::closed, this, [this] { sheets_->close(preferences_); });
  }
  preferences_->setSettings(settings_);
  preferences_->setSoundOffered(actions_->sound->isVisible());
  sheets_->open(preferences_);
}

void MainWindow::showTricks() {
  if (tricks_ == nullptr) {
    tricks_ = sheets_->make<TricksSheet>(glyphs_);
    tricks_->setClosingKeys({actions_->lastTrick->shortcut(), actions_->allTricks->shortcut()});
    connect(tricks_, &TricksSheet::closed, this, [this] { sheets_->close(tricks_); });
  }
  tricks_->setScene(scene(), host_->wording());
  sheets_->open(tricks_);
}

// With the sheet of that hand open, counted from 0; -1: of none.
void MainWindow::showScoreSheet(int hand) {
  if (actions_->scoreSheet->isEnabled()) openScoreSheet(hand);
}

void MainWindow::openScoreSheet(int hand) {
  if (scoreSheet_ == nullptr) {
    scoreSheet_ = sheets_->make<ScoreSheet>(glyphs_);
    connect(scoreSheet_, &ScoreSheet::closed, this, [this] { sheets_->close(scoreSheet_); });
    connect(scoreSheet_, &ScoreSheet::copyWanted, exports_, &ScoreExports::copy);
    connect(scoreSheet_, &ScoreSheet::printWanted, exports_, &ScoreExports::print);
    connect(scoreSheet_, &ScoreSheet::pdfWanted, exports_, &ScoreExports::writePdf);
    connect(scoreSheet_, &ScoreSheet::csvWanted, exports_, &ScoreExports::writeCsv);
  }
  scoreSheet_->setScene(scene(), host_->wording());
  scoreSheet_->note({});
  sheets_->open(scoreSheet_);
  scoreSheet_->openHand(hand);
}

void MainWindow::setMotion(MotionPace pace) {
  pace_ = pace;
  host_->setMotion(pace);
  if (podium_ != nullptr) podium_->setPace(pace);
}

void MainWindow::showPodium() {
  if (!Podium::isOf(scene())) return;
  if (podium_ == nullptr) {
    podium_ = sheets_->make<Podium>(art_, glyphs_);
    podium_->setPace(pace_);
    PodiumPaper const* const paper = &podium_->paper();
    connect(podium_, &Podium::closed, this, [this] { sheets_->close(podium_); });
    connect(paper, &PodiumPaper::onceMoreWanted, this, &MainWindow::onceMoreWanted);
    connect(paper, &PodiumPaper::newMatchWanted, this, &MainWindow::newMatchWanted);
    connect(paper, &PodiumPaper::duplicateWanted, host_, &TableHost::duplicateWanted);
    connect(paper, &PodiumPaper::scoreSheetWanted, this, &MainWindow::openScoreSheet);
    // From its first hand on that was played.
    connect(paper, &PodiumPaper::reviewWanted, this, [this] {
      auto const first = std::ranges::find(scene().rows, false, &ScoreRow::isVoid);
      emit host_->stepWanted(static_cast<std::size_t>(first - scene().rows.begin()), 0);
    });
  }
  podium_->setScene(scene(), host_->wording());
  sheets_->open(podium_);
  enable();  // what may be done from there
}

// It goes with the end of the match: when something is taken back, or another match is there. While a hand is looked at it
// waits, out of sight.
void MainWindow::followPodium() {
  if (podium_ == nullptr || scene().playback || scene().again || scene().lesson) return;
  if (!Podium::isOf(scene())) return sheets_->close(podium_);
  if (sheets_->isOpen(podium_)) podium_->setScene(scene(), host_->wording());
}

}  // namespace giaguaro
