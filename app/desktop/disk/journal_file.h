// One journal on disk, as the writer's thread holds it. Every step answers with 0 or with the errno of what
// went wrong; after an error the file is closed.
#pragma once

#include <QByteArray>
#include <QString>

#include "core/rules/message.h"

namespace giaguaro {

class JournalFile {
 public:
  JournalFile() = default;
  ~JournalFile();
  JournalFile(JournalFile const&) = delete;
  JournalFile& operator=(JournalFile const&) = delete;

  int create(QString const& path);
  int continueAt(QString const& path, qint64 keptBytes);
  int append(QByteArray const& lines);
  void close();
  bool isOpen() const { return descriptor_ >= 0; }

 private:
  int fail();

  int descriptor_ = -1;
};

// What an errno means to a player, as the argument {what}: one of our phrases, or the system's words.
Argument causeOf(int error);

}  // namespace giaguaro
