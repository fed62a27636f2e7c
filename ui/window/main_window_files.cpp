// The window's files: the entries of the Game menu, what may be done when, and what has become of it.
#include <QAction>
#include <QDate>
#include <QFileInfo>
#include <QMenu>

#include "ui/score/score_sheet.h"
#include "ui/sheets/new_match_dialog.h"
#include "ui/sheets/resume_sheet.h"
#include "ui/window/file_menu.h"
#include "ui/window/main_window.h"

namespace giaguaro {

void MainWindow::makeFiles() {
  files_ = new FileMenu(this);
  QList<QAction*> const entries = gameMenu_->actions();
  files_->insertInto(gameMenu_, entries.value(entries.indexOf(newMatch_) + 1));
  connect(files_, &FileMenu::openWanted, this, &MainWindow::openWanted);
  connect(files_, &FileMenu::saveWanted, this, &MainWindow::saveWanted);
  connect(files_, &FileMenu::forgetWanted, this, &MainWindow::forgetFilesWanted);
}

void MainWindow::setMatchSuffix(QString const& suffix) { files_->setSuffix(suffix); }
void MainWindow::setMatchFile(QString const& path) {
  matchFile_ = path;
  files_->setMatchFile(path);
  showTitle();
}

// The file, the game, the program.
void MainWindow::showTitle() {
  QString const program = QStringLiteral("Giaguaro");
  QStringList title{QFileInfo(matchFile_).fileName(), wording_.say(Message{scene_.gameName}), program};
  title.removeAll(QString());
  title.removeDuplicates();  // before there is a game
  setWindowTitle(title.join(QStringLiteral(" \u2013 ")));
}

void MainWindow::setHistoryFolder(QString const& folder) { files_->setHistoryFolder(folder); }
void MainWindow::setRecentFiles(QStringList const& paths) { files_->setRecent(paths); }

void MainWindow::retranslateFiles() {
  files_->retranslate();
  scoreTable_->setText(tr("Score s&heet\u2026"));
  print_->setText(tr("Pr&int the score\u2026"));
}

// The choice of a new match is a good place to open one instead; other sheets want their answer first.
void MainWindow::enableFiles() {
  bool const covered = !newMatch_->isEnabled();
  files_->setMayOpen(!covered || newMatchDialog_ != nullptr);
  files_->setMaySave(hasScene_ && !covered);
  files_->setProposedName(proposedName());
  scoreTable_->setEnabled(hasScene_ && !covered);
  print_->setEnabled(!scene_.rows.empty() && !covered);
}

// The game and the day.
QString MainWindow::proposedName() const {
  QString const game = wording_.say(Message{scene_.gameName});
  return game + u' ' + QDate::currentDate().toString(Qt::ISODate);
}

void MainWindow::closeSheets() {
  if (newMatchDialog_ != nullptr) emit newMatchDialog_->givenUp();
  if (resume_ != nullptr && resume_->isVisible()) uncover(resume_);
  closeScoreSheet();
  closeQuestion();
}

}  // namespace giaguaro
