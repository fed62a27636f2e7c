#include "app/desktop/disk/shared_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <cerrno>
#include <chrono>
#include <sys/stat.h>

#include "app/desktop/disk/journal_file.h"
#include "app/desktop/disk/whole_file.h"

namespace giaguaro {

namespace {

using namespace std::chrono_literals;

// Each holds it for as long as it takes to write a small file.
constexpr std::chrono::milliseconds patienceWithOthers = 5s;

// Held by whoever changes the file; where there can be no such lock, nothing can be written either, which is found out
// then.
class FileHold {
 public:
  explicit FileHold(QString const& path) : lock_(path + QStringLiteral(".lock")) {
    lock_.setStaleLockTime(0);  // one whose program has gone is taken over all the same
  }
  // False: another window has it.
  bool take(std::chrono::milliseconds patience) {
    return lock_.tryLock(static_cast<int>(patience.count())) || lock_.error() != QLockFile::LockFailedError;
  }

 private:
  QLockFile lock_;
};

}  // namespace

FileStamp stampOf(QString const& path) {
  struct stat status {};
  if (::stat(QFile::encodeName(path).constData(), &status) != 0) return {};
  return {status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

std::optional<Message> FileTeller::tell(FileTrouble const& trouble) {
  auto const file = [](QString const& path) { return args::word(path.toStdString(), "file"); };
  if (trouble.damaged && !trouble.keptAs.isEmpty()) return say(words_.kept, {file(trouble.keptAs)});
  if (trouble.damaged && !std::exchange(toldBad_, true)) return say(words_.bad);
  if (trouble.error != 0 && !std::exchange(toldUnwritten_, true))
    return say(words_.unwritten, {file(path_), causeOf(trouble.error)});
  return std::nullopt;
}

SharedBytes::Found SharedBytes::find(Check const& check) const {
  QFileInfo const info(path_);
  if (!info.exists() && !info.isSymLink()) return Found::fine;
  // Who opens a pipe, or another such thing in the place of the file, may wait for ever.
  QFile file(path_);
  bool const isRead = info.isFile() && info.size() <= largest_ && file.open(QIODevice::ReadOnly);
  return isRead && check(file.readAll()) ? Found::fine : Found::damaged;
}

FileTrouble SharedBytes::read(Check const& check) const {
  if (find(check) == Found::fine) return {};
  // Another window that has it is mending it, or putting a good one in its place.
  FileHold hold(path_);
  if (!hold.take(0ms)) return {};
  if (find(check) == Found::fine) return {};
  return {.damaged = true, .keptAs = setAside(path_)};
}

FileTrouble SharedBytes::change(Check const& check, Make const& make) const {
  QDir().mkpath(QFileInfo(path_).path());
  FileHold hold(path_);
  if (!hold.take(patienceWithOthers)) return {.error = EBUSY};
  FileTrouble trouble;
  if (find(check) == Found::damaged) {
    trouble = {.damaged = true, .keptAs = setAside(path_)};
    if (trouble.keptAs.isEmpty()) return trouble;
  }
  if (auto const text = make()) trouble.error = writeWhole(*text, path_);
  return trouble;
}

void SharedBytes::remove() const {
  FileHold hold(path_);
  hold.take(patienceWithOthers);
  QFile::remove(path_);
}

}  // namespace giaguaro
