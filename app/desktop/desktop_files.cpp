// The program's files: matches that are opened and saved, by menu, drop or command line, and what else the
// window has to write. Nothing here waits for a disk (app/desktop/disk/user_files.h).
#include <QFileInfo>
#include <utility>

#include "app/desktop/desktop.h"
#include "app/desktop/match/people.h"
#include "app/desktop/print_module.h"
#include "app/desktop/text/phrases.h"
#include "app/identity/identity.h"
#include "ui/sheets/not_opened_sheet.h"
#include "ui/sheets/sheet_stack.h"
#include "ui/table/table_widget.h"
#include "ui/text/wording.h"

namespace giaguaro {

void Desktop::connectFiles() {
  window_.setMatchSuffix(QString::fromLatin1(matchSuffix));
  window_.setHistoryFolder(MatchStore::historyFolder(places_.data));
  window_.setRecentFiles(preferences_.recentFiles());
  connect(&window_, &MainWindow::openWanted, this, &Desktop::openFile);
  connect(&window_, &MainWindow::saveWanted, this, &Desktop::saveMatch);
  connect(&window_, &MainWindow::writeWanted, &files_, &UserFiles::write);
  connect(&window_, &MainWindow::workWanted, &files_, &UserFiles::print);
  connect(&window_, &MainWindow::printWanted, this, askForPrinter);
  connect(&window_, &MainWindow::forgetFilesWanted, this, [this] {
    preferences_.clearRecentFiles();
    storeSoon();
    window_.setRecentFiles({});
  });
  connect(&files_, &UserFiles::matchRead, this, &Desktop::takeFile);
  connect(&files_, &UserFiles::saved, this, [this](QString const& path) {
    remember(path);
    if (path == savingAs_) setMatchFile(path);
  });
  auto const notice = [this](QString const& path) {
    note(say(phrases::fileSaved, {args::word(QFileInfo(path).fileName().toStdString(), "file")}));
  };
  connect(&files_, &UserFiles::saved, this, notice);
  connect(&files_, &UserFiles::written, this, notice);
  connect(&files_, &UserFiles::notWritten, this, [this](QString const& path, Argument const& what) {
    tell(say(phrases::fileNotWritten, {args::word(path.toStdString(), "file"), what}));
  });
}

void Desktop::openFile(QString const& path) {
  addingFrom_.clear();
  files_.read(QFileInfo(path).absoluteFilePath());
}

// The match in play goes on until it is known that another can be shown.
void Desktop::takeFile(QString const& path, std::shared_ptr<MatchFile> const& file) {
  bool const adding = !addingFrom_.isEmpty() && path == addingFrom_;
  if (adding) addingFrom_.clear();
  if (file->state != MatchFile::State::fine) {
    if (file->state == MatchFile::State::gone) {
      preferences_.dropRecentFile(path);
      storeSoon();
      window_.setRecentFiles(preferences_.recentFiles());
    }
    bool const atTheStart = !std::exchange(line_.file, {}).isEmpty();
    // Nobody is there to whom a sheet could say it.
    if (atTheStart && (line_.quitWhenOver || !line_.grab.isEmpty()))
      return emit done(Wording().say(whyNotOpened(path, *file)), 2);
    if (atTheStart) openUsual();  // there is nothing on the table yet
    std::function<void()> another = [this] { window_.askToOpen(); };
    if (adding && duplicating_.isOpen()) another = [this] { duplicating_.askForResults(); };
    return tellNotOpened(whyNotOpened(path, *file), another);
  }
  if (adding && duplicating_.isOpen()) return addResults(path, *file);
  auto const show = [this, path, file] { showOpened(path, *file); };
  if (session_.isClubInPlay() && asksToLeave(show)) return;
  if (!comesLater(show)) show();
}

// On a sheet over whatever lies there; what the program begins with comes first, or it would lie over the sheet.
void Desktop::tellNotOpened(Message const& why, std::function<void()> const& another) {
  if (!line_.grab.isEmpty()) return;
  if (looking_) {
    notOpened_ = why;
    return;
  }
  SheetStack& sheets = window_.sheets();
  NotOpenedSheet::Sentence untouched;
  if (session_.hasMatch()) untouched = [] { return Wording().say(say(phrases::fileOpenUntouched)); };
  closeNotOpened();
  notOpenedSheet_ = sheets.make<NotOpenedSheet>([why] { return Wording().say(why); }, untouched);
  connect(notOpenedSheet_, &NotOpenedSheet::closed, this, &Desktop::closeNotOpened);
  connect(notOpenedSheet_, &NotOpenedSheet::anotherWanted, this, [this, another] {
    closeNotOpened();
    another();
  });
  sheets.open(notOpenedSheet_);
}

void Desktop::closeNotOpened() {
  if (notOpenedSheet_ == nullptr) return;
  window_.sheets().close(notOpenedSheet_);
  notOpenedSheet_->deleteLater();
  notOpenedSheet_.clear();
}

void Desktop::showOpened(QString const& path, MatchFile& file) {
  line_.file.clear();
  remember(path);
  if (takeChallenge(file)) return beginChallenge(file);
  // Saved again it goes there; but what the program keeps, or another one has written, stays as it is.
  showMatch(file, QFileInfo(path).suffix() == QLatin1String(matchSuffix) ? path : QString());
}

// `path`: the file that it is saved in again.
void Desktop::showMatch(MatchFile& file, QString const& path) {
  loan_.recall();
  closeHousePages();
  leaveMatch();
  window_.closeSheets();
  closeNotOpened();
  window_.table()->setFocus();
  setPaces(window_.settings());
  bool const found = std::exchange(found_, std::nullopt).has_value();  // it stays where it is
  if (found || store().journal().isEmpty()) store().takeFree();
  setMatchFile(path);
  auto faces = usualFaces(file.setup, preferences_.avatar());
  opened_ = file.table->record();  // before anybody is told of it
  session_.open({std::move(file.setup), std::move(faces)}, std::move(file.table), std::move(file.rows),
                store().journal());
  session_.identify(freshUuid());
  opened_ = session_.record();
}

void Desktop::saveMatch(QString const& path) {
  if (!session_.hasMatch()) return;
  savingAs_ = path;
  files_.save([record = session_.record()] { return matchFileOf(record); }, path);
}

// Of the match in play; what is still being saved of another one is not its file.
void Desktop::setMatchFile(QString const& path) {
  savingAs_ = path;
  window_.setMatchFile(path);
}

// A match that came from a file and in which nothing was done since needs no place in the history: its
// journal goes, and that is all. True: so it was.
bool Desktop::dropUntouched() {
  bool const untouched = isUntouched();
  opened_.reset();
  if (!untouched) return false;
  bool const hadJournal = session_.hasJournal();
  session_.leave();
  if (hadJournal) session_.writer().file({}, {}, store().journal());
  return true;
}

bool Desktop::isUntouched() const {
  if (!opened_) return false;
  auto const withoutNotes = [](Record record) {
    for (RecordedHand& hand : record.hands) hand.notes = {};
    return record;
  };
  return withoutNotes(*opened_) == withoutNotes(session_.record());
}

void Desktop::remember(QString const& path) {
  preferences_.addRecentFile(QFileInfo(path).absoluteFilePath());
  storeSoon();
  window_.setRecentFiles(preferences_.recentFiles());
}

}  // namespace giaguaro
