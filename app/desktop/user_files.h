// Reads and writes the files that a user names, on a thread of its own: neither the GUI thread nor the
// journal's ever waits for somebody's slow disk. All is done in the order asked. The thread is started by the
// first request; destroying it lets all that was asked for be written first.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>
#include <functional>
#include <memory>

#include "app/desktop/mailbox.h"
#include "app/desktop/match_file.h"

namespace giaguaro {

class UserFiles : public QObject {
  Q_OBJECT
 public:
  explicit UserFiles(QObject* parent = nullptr);
  ~UserFiles() override;

  // Asked for another before the answer has come, it answers for that one alone.
  void read(QString const& path);
  // Replaces an old file in one step. What makes the content is run on the thread, too.
  void write(std::function<QByteArray()> const& content, QString const& path);
  // Something else that is slow, as a printer. What it returns is run in this object's thread.
  void run(std::function<std::function<void()>()> const& work);

 signals:  // in this object's thread
  void matchRead(QString const& path, std::shared_ptr<MatchFile> const& file);
  void written(QString const& path);
  void notWritten(QString const& path, Argument const& what);

 private:
  Mailbox here_;                    // answers come back through it
  std::unique_ptr<Mailbox> there_;  // lives in the thread; what is posted to it runs there
  QThread thread_;
  quint64 lastRead_ = 0;
};

}  // namespace giaguaro
