// Reads and writes the files that a user names, and has them printed, off the GUI thread and the journal's:
// neither ever waits for somebody's slow disk. What is read, matches that are saved, what else is written
// (PDF, CSV) and what is printed are four things apart, each done in the order asked: none waits for another
// that is stuck.
//
// Destroying it waits for what was asked to be saved or written, but not for ever, for a print that is on its
// way a moment, and for nothing else (app/desktop/threads/work_queue.h).
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <functional>
#include <memory>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/threads/work_queue.h"

namespace giaguaro {

class UserFiles : public QObject {
  Q_OBJECT
 public:
  using Content = std::function<QByteArray()>;  // run on a thread

  explicit UserFiles(QObject* parent = nullptr);

  // Asked for another before the answer has come, it answers for that one alone.
  void read(QString const& path);
  // A match. It replaces an old file in one step, as write() does.
  void save(Content const& content, QString const& path);
  // Something else.
  void write(Content const& content, QString const& path);
  void print(WorkQueue::Work const& work) { printing_.post(work); }

 signals:  // in this object's thread
  void matchRead(QString const& path, std::shared_ptr<MatchFile> const& file);
  void saved(QString const& path);
  void written(QString const& path);
  void notWritten(QString const& path, Argument const& what);

 private:
  void writeBy(WorkQueue& queue, Content const& content, QString const& path,
               void (UserFiles::*done)(QString const&));

  WorkQueue reading_;
  WorkQueue saving_;
  WorkQueue writing_;
  WorkQueue printing_;
  quint64 lastRead_ = 0;
};

}  // namespace giaguaro
