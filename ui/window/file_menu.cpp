#include "ui/window/file_menu.h"

#include <QAction>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "ui/text/literal.h"
#include "ui/text/tool_tip.h"

namespace giaguaro {
namespace {

// The one file of this computer that is dragged; empty: it is something else.
QString fileOf(QMimeData const* dragged) {
  QList<QUrl> const urls = dragged->urls();
  return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

}  // namespace

FileMenu::FileMenu(QWidget* window)
    : QObject(window),
      window_(window),
      question_(window),
      open_(new QAction(this)),
      history_(new QAction(this)),
      statistics_(new QAction(this)),
      book_(new QAction(this)),
      editor_(new QAction(this)),
      save_(new QAction(this)),
      saveAs_(new QAction(this)),
      recentMenu_(new QMenu(window)) {
  open_->setShortcut(QKeySequence::Open);
  history_->setShortcut(Qt::CTRL | Qt::Key_H);
  editor_->setShortcut(Qt::CTRL | Qt::Key_D);
  save_->setShortcut(QKeySequence::Save);
  saveAs_->setShortcut(QKeySequence::SaveAs);
  if (saveAs_->shortcut().isEmpty()) saveAs_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
  open_->setObjectName(QStringLiteral("actionOpen"));
  history_->setObjectName(QStringLiteral("actionHistory"));
  statistics_->setObjectName(QStringLiteral("actionStatistics"));
  book_->setObjectName(QStringLiteral("actionBook"));
  editor_->setObjectName(QStringLiteral("actionEditor"));
  save_->setObjectName(QStringLiteral("actionSave"));
  saveAs_->setObjectName(QStringLiteral("actionSaveAs"));
  recentMenu_->setObjectName(QStringLiteral("recentFiles"));
  recentMenu_->setToolTipsVisible(true);
  connect(open_, &QAction::triggered, this, &FileMenu::askToOpen);
  connect(save_, &QAction::triggered, this, &FileMenu::save);
  connect(saveAs_, &QAction::triggered, this, &FileMenu::askToSave);
  for (auto const& [action, page] :
       {std::pair(history_, "history"), {statistics_, "statistics"}, {book_, "book"}})
    connect(action, &QAction::triggered, this,
            [this, id = QString::fromLatin1(page)] { emit housePageWanted(id); });
  connect(editor_, &QAction::triggered, this, &FileMenu::editorWanted);
  setMaySave(false);
  window->setAcceptDrops(true);
  window->installEventFilter(this);
}

void FileMenu::insertInto(QMenu* menu, QAction* next) {
  menu->insertSeparator(next);
  menu->insertAction(next, open_);
  menu->insertMenu(next, recentMenu_);
  menu->insertAction(next, save_);
  menu->insertAction(next, saveAs_);
  menu->insertSeparator(next);
  menu->insertAction(next, history_);
  menu->insertAction(next, statistics_);
  menu->insertAction(next, book_);
  menu->insertAction(next, editor_);
  menu->insertSeparator(next);
}

void FileMenu::retranslate() {
  open_->setText(tr("&Open\u2026"));
  save_->setText(tr("&Save"));
  saveAs_->setText(tr("S&ave as\u2026"));
  history_->setText(tr("&History\u2026"));
  statistics_->setText(tr("S&tatistics\u2026"));
  book_->setText(tr("Score &book\u2026"));
  editor_->setText(tr("&Deal editor\u2026"));
  recentMenu_->setTitle(tr("Open r&ecent"));
  fillRecent();
}

void FileMenu::setRecent(QStringList const& paths) {
  recent_ = paths;
  // Where past matches are kept is the program's own, and nobody's place for other files.
  auto const own = std::ranges::find_if(paths, [this](QString const& path) { return !isHistory(path); });
  bool const latest = own == paths.begin() || question_.folder().isEmpty();
  if (own != paths.end() && latest) question_.setFolder(QFileInfo(*own).absolutePath());
  fillRecent();
}

bool FileMenu::isHistory(QString const& path) const {
  return !historyFolder_.isEmpty() && QFileInfo(path).absoluteDir() == QDir(historyFolder_);
}

// Each by its name, and with its folder where two have the same.
void FileMenu::fillRecent() {
  recentMenu_->clear();
  int number = 0;
  for (QString const& path : recent_) {
    QFileInfo const info(path);
    bool const alone = std::ranges::count_if(recent_, [&](QString const& other) {
                         return QFileInfo(other).fileName() == info.fileName();
                       }) == 1;
    QString name = literal(info.fileName());
    if (!alone) name += QStringLiteral(" (") + literal(info.absolutePath()) + u')';
    QAction* const action = recentMenu_->addAction(QStringLiteral("&%1  ").arg(++number) + name, this,
                                                   [this, path] { emit openWanted(path); });
    action->setObjectName(QStringLiteral("actionRecent"));
    action->setToolTip(asToolTip(path));
  }
  recentMenu_->addSeparator();
  recentMenu_->addAction(tr("&Clear this list"), this, &FileMenu::forgetWanted)
      ->setObjectName(QStringLiteral("actionForgetRecent"));
  setMayOpen(mayOpen_);
}

void FileMenu::setMayOpen(bool may) {
  mayOpen_ = may;
  open_->setEnabled(may);
  for (QAction* page : {history_, statistics_, book_}) page->setEnabled(may);
  editor_->setEnabled(may);
  recentMenu_->setEnabled(may && !recent_.isEmpty());
}

void FileMenu::setMaySave(bool may) {
  save_->setEnabled(may);
  saveAs_->setEnabled(may);
}

QString FileMenu::filter() const { return tr("Matches") + QStringLiteral(" (*.") + suffix_ + u')'; }

void FileMenu::askToOpen() {
  QString const all =
      filter().chopped(1) + QStringLiteral(" *.json);;") + tr("All files") + QStringLiteral(" (*)");
  question_.askToRead({tr("Open a match"), all, {}, {}},
                      [this](QString const& path) { emit openWanted(path); });
}

void FileMenu::save() {
  if (matchFile_.isEmpty()) return askToSave();
  emit saveWanted(matchFile_);
}

// Beside the file that it has, under its name, unless another is given.
void FileMenu::askToSave() {
  QFileInfo const file(matchFile_);
  bool const hasFile = !matchFile_.isEmpty();
  question_.askToWrite({tr("Save the match"), filter(), suffix_, hasFile ? file.completeBaseName() : name_,
                        hasFile ? file.absolutePath() : QString()},
                       [this](QString const& path) { emit saveWanted(path); });
}

bool FileMenu::eventFilter(QObject* watched, QEvent* event) {
  if (watched != window_ || (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop))
    return QObject::eventFilter(watched, event);
  auto* const drop = static_cast<QDropEvent*>(event);  // a QDragEnterEvent is one too
  QString const path = mayOpen_ ? fileOf(drop->mimeData()) : QString();
  drop->setDropAction(Qt::CopyAction);  // it stays where it is
  drop->setAccepted(!path.isEmpty());
  if (event->type() == QEvent::Drop && !path.isEmpty()) emit openWanted(path);
  return true;
}

}  // namespace giaguaro
