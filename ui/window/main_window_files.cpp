// The user's files, as the window's menus ask for them: matches to be opened and saved, and the score in other forms.
#include "ui/exports/score_exports.h"
#include "ui/score/score_sheet.h"
#include "ui/window/file_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/menus.h"

namespace giaguaro {

void MainWindow::connectFiles() {
  connect(files_, &FileMenu::openWanted, this, &MainWindow::openWanted);
  connect(files_, &FileMenu::saveWanted, this, &MainWindow::saveWanted);
  connect(files_, &FileMenu::housePageWanted, this, &MainWindow::housePageWanted);
  connect(files_, &FileMenu::editorWanted, this, &MainWindow::editorWanted);
  connect(menus_, &Menus::dealOfTheDayWanted, this, &MainWindow::dealOfTheDayWanted);
  connect(files_, &FileMenu::forgetWanted, this, &MainWindow::forgetFilesWanted);
  connect(exports_, &ScoreExports::copied, this, [this](QString const& words) { scoreSheet_->note(words); });
  connect(exports_, &ScoreExports::failed, this, &MainWindow::notice);
  connect(exports_, &ScoreExports::writeWanted, this, &MainWindow::writeWanted);
  connect(exports_, &ScoreExports::workWanted, this, &MainWindow::workWanted);
  connect(exports_, &ScoreExports::printWanted, this, &MainWindow::printWanted);
}

void MainWindow::setMatchSuffix(QString const& suffix) { files_->setSuffix(suffix); }
void MainWindow::setRecentFiles(QStringList const& paths) { files_->setRecent(paths); }
void MainWindow::setHistoryFolder(QString const& folder) { files_->setHistoryFolder(folder); }
void MainWindow::askToOpen() { files_->askToOpen(); }

void MainWindow::setMatchFile(QString const& path) {
  matchFile_ = path;
  files_->setMatchFile(path);
  showTitle();
}

}  // namespace giaguaro
