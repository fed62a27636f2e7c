#include "ui/sheets/file_question.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTreeView>

#include "ui/drawing/typeface.h"

namespace giaguaro {
namespace {

constexpr int fileDialogWide = 760;

// What Qt's own list of files says, which its translations have in part or, where they are not installed, not at all.
[[maybe_unused]] constexpr char const* ofList[][2] = {
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder", "All other platforms"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Drive", "All other platforms"),
    QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "File", "All other platforms")};
[[maybe_unused]] constexpr char const* ofHead[] = {QT_TRANSLATE_NOOP("QFileSystemModel", "Name"),
                                                   QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
                                                   QT_TRANSLATE_NOOP("QFileSystemModel", "Date Modified")};

}  // namespace

QFileDialog* FileQuestion::dialogOf(Words const& words) {
  QString const documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString const usual = QFileInfo(documents).isDir() ? documents : QDir::homePath();
  QString const& wanted = words.folder.isEmpty() ? folder_ : words.folder;
  bool const known = !wanted.isEmpty() && QFileInfo(wanted).isDir();
  auto* dialog = new QFileDialog(window_, words.title, known ? wanted : usual, words.filter);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  // Where there is no dialog of the desktop's own, Qt's speaks our language without Qt's translations too.
  dialog->setLabelText(QFileDialog::LookIn, tr("Folder:"));
  dialog->setLabelText(QFileDialog::FileName, tr("Name:"));
  dialog->setLabelText(QFileDialog::FileType, tr("Kind:"));
  dialog->setLabelText(QFileDialog::Reject, tr("Cancel"));
  // Where the list is Qt's own, each column is as wide as what stands in it.
  if (auto* const list = dialog->findChild<QTreeView*>(QStringLiteral("treeView"))) {
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->setTextElideMode(Qt::ElideNone);
    dialog->resize(measure(fileDialogWide), dialog->sizeHint().height());
  }
  return dialog;
}

void FileQuestion::askToRead(Words const& words, std::function<void(QString const& path)> const& then) {
  QFileDialog* const dialog = dialogOf(words);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setLabelText(QFileDialog::Accept, tr("Open"));
  connect(dialog, &QFileDialog::fileSelected, this, then);
  dialog->open();
}

void FileQuestion::askToWrite(Words const& words, std::function<void(QString const& path)> const& then) {
  QFileDialog* const dialog = dialogOf(words);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setLabelText(QFileDialog::Accept, tr("Save"));
  dialog->setDefaultSuffix(words.suffix);
  dialog->selectFile(words.name + u'.' + words.suffix);
  // Asked here instead: Qt's own dialog would wait for the answer in a loop of its own.
  dialog->setOption(QFileDialog::DontConfirmOverwrite);
  connect(dialog, &QFileDialog::fileSelected, this, [this, words, then](QString const& path) {
    folder_ = QFileInfo(path).absolutePath();
    if (!QFileInfo::exists(path)) return then(path);
    mayReplace(words, path, then);
  });
  dialog->open();
}

void FileQuestion::mayReplace(Words const& words, QString const& path,
                              std::function<void(QString const& path)> const& then) {
  QFileInfo const info(path);
  auto* box = new QMessageBox(QMessageBox::Question, words.title,
                              tr("%1 is there already. Replace it?").arg(info.fileName()),
                              QMessageBox::NoButton, window_);
  box->setPalette(window_->palette());  // as a window of its own it takes none from this one
  box->setTextFormat(Qt::PlainText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  QAbstractButton const* const replace = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
  QPushButton* const another = box->addButton(tr("Another name\u2026"), QMessageBox::RejectRole);
  box->setDefaultButton(another);
  box->setEscapeButton(another);
  connect(box, &QMessageBox::buttonClicked, this,
          [this, words, path, info, then, replace](QAbstractButton const* button) {
            if (button == replace) return then(path);
            askToWrite({words.title, words.filter, words.suffix, info.completeBaseName()}, then);
          });
  box->open();
}

}  // namespace giaguaro
