// Writes journals and finished records on a thread of its own, so that the GUI thread never waits for a disk.
// Whatever is asked for is done in the order asked; `written` comes back once the bytes are on the disk
// (fdatasync), and only then may what they say be shown.
//
// After a failure the journal is closed, `failed` says what went wrong (as the argument {what} of a message),
// and later lines are only answered: the match goes on without a journal. Destroying the writer lets all that
// was asked for be written first, unless the disk is stuck (app/desktop/threads/work_queue.h). What is long to make
// is made on the thread, too.
//
// A journal that was to be created or gone on with, and could not be, is somebody else's: it is never removed
// or moved, until that succeeds.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <utility>

#include "app/desktop/threads/work_queue.h"
#include "core/match/table.h"
#include "core/rules/message.h"

namespace giaguaro {

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
  quint64 append(QByteArray const& lines) {
    return appendMade([lines] { return lines; });
  }
  quint64 appendMade(std::function<QByteArray()> const& lines);
  // Closes the journal, which stays where it is.
  void close();
  // Writes the record to a new file in one piece, and takes `journal` away (empty: none) once it is safe. Of
  // a match in which nothing was done nothing is written.
  void file(Record const& record, QString const& path, QString const& journal) {
    fileMade([record] { return record; }, path, journal);
  }
  void fileMade(std::function<Record()> const& make, QString const& path, QString const& journal);

  // Something else about journals, behind all that was asked for before.
  void post(WorkQueue::Work work) { queue_.post(std::move(work)); }

 signals:  // in this object's thread
  void written(quint64 id);
  void failed(quint64 id, Argument const& what);
  void filed(QString const& path);
  // `kept`: where the journal is now; empty: there is none of ours.
  void notFiled(QString const& path, Argument const& what, QString const& kept);

 private:
  struct OnDisk;
  using Step = std::function<int(OnDisk&)>;  // answers with an errno

  quint64 request(Step const& step);

  std::shared_ptr<OnDisk> disk_;  // the thread's
  WorkQueue queue_;
  quint64 lastId_ = 0;
};

}  // namespace giaguaro
