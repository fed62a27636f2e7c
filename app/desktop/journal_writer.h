// Writes journals and finished records on a thread of its own, so that the GUI thread never waits for a disk.
// Whatever is asked for is done in the order asked; `written` comes back once the bytes are on the disk
// (fdatasync), and only then may what they say be shown.
//
// After a failure the journal is closed, `failed` says what went wrong (as the argument {what} of a message),
// and later lines are only answered: the match goes on without a journal. Destroying the writer lets all that
// was asked for be written first. The thread is started by the first request.
//
// A journal that was to be created or gone on with, and could not be, is somebody else's: it is never removed
// or moved, until that succeeds.
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QThread>
#include <functional>
#include <memory>

#include "app/desktop/mailbox.h"
#include "core/match/table.h"
#include "core/rules/message.h"

namespace giaguaro {

class JournalFile;

class JournalWriter : public QObject {
  Q_OBJECT
 public:
  explicit JournalWriter(QObject* parent = nullptr);
  ~JournalWriter() override;

  // Starts a journal where there is none yet; a file that is there is never overwritten.
  quint64 create(QString const& path);
  // Goes on with a journal from its first `keptBytes`.
  quint64 continueAt(QString const& path, qint64 keptBytes);
  // Appends whole lines.
  quint64 append(QByteArray const& lines);
  // Closes the journal, which stays where it is.
  void close();
  // Writes the record to a new file in one piece, and takes `journal` away (empty: none) once it is safe. Of
  // a match in which nothing was done nothing is written.
  void file(Record const& record, QString const& path, QString const& journal);

 signals:  // in this object's thread
  void written(quint64 id);
  void failed(quint64 id, Argument const& what);
  void filed(QString const& path);
  // `kept`: where the journal is now; empty: there is none of ours.
  void notFiled(QString const& path, Argument const& what, QString const& kept);

 private:
  // Runs on the writer's thread; what it returns runs here again.
  template <class Work>
  void post(Work work);
  std::function<void()> answer(quint64 id, int error);
  // What follows runs on the writer's thread.
  int opened(QString const& path, int error);
  bool isOurs(QString const& journal) const { return !journal.isEmpty() && !foreign_.contains(journal); }
  QString setAside(QString const& journal, QString const& name) const;

  Mailbox here_;                       // answers come back through it
  std::unique_ptr<JournalFile> file_;  // the thread's alone
  QSet<QString> foreign_;              // the thread's alone: journals that could not be opened
  std::unique_ptr<Mailbox> there_;     // lives in the thread; what is posted to it runs there
  QThread thread_;
  quint64 lastId_ = 0;
};

}  // namespace giaguaro
