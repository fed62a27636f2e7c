// The menu's entries about files: open, open one of the last, the pages of what the house remembers, save where the match was
// saved before, save as; and a file that is dropped onto the window, which is opened too. It asks which file,
// and says so; it reads and writes none.
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/sheets/file_question.h"

class QAction;
class QMenu;

namespace giaguaro {

class FileMenu : public QObject {
  Q_OBJECT

 public:
  explicit FileMenu(QWidget* window);

  // Into a menu, before `next`.
  void insertInto(QMenu* menu, QAction* next);
  // In the language of the moment.
  void retranslate();
  void setSuffix(QString const& suffix) { suffix_ = suffix; }
  // Paths, the latest first.
  void setRecent(QStringList const& paths);
  void setMayOpen(bool may);
  void setMaySave(bool may);
  // Where the program keeps matches that are over or were given up: no place for files of the user's.
  void setHistoryFolder(QString const& folder) { historyFolder_ = folder; }
  // Where the match is saved again without a question; empty: it is asked.
  void setMatchFile(QString const& path) { matchFile_ = path; }
  // Of a match to be saved, without the suffix.
  void setProposedName(QString const& name) { name_ = name; }

  FileQuestion& question() { return question_; }
  // Which file is to be opened.
  void askToOpen();

 signals:
  void openWanted(QString const& path);
  void saveWanted(QString const& path);
  void forgetWanted();                        // the files opened last
  void housePageWanted(QString const& page);  // past matches, statistics, the book: by the page's id
  void editorWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void save();
  void askToSave();
  bool isHistory(QString const& path) const;
  void fillRecent();
  QString filter() const;

  QWidget* window_;
  FileQuestion question_;
  QAction* open_;
  QAction* history_;
  QAction* statistics_;
  QAction* book_;
  QAction* editor_;
  QAction* save_;
  QAction* saveAs_;
  QMenu* recentMenu_;
  QStringList recent_;
  QString suffix_;
  QString historyFolder_;
  QString matchFile_;
  QString name_;
  bool mayOpen_ = true;
};

}  // namespace giaguaro
