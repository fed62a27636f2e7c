#include "app/desktop/disk/journal_file.h"

#include <QFile>
#include <QFileInfo>
#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "app/desktop/disk/whole_file.h"
#include "app/desktop/text/phrases.h"

namespace giaguaro {

namespace {

// A new file is safe only once its name is on the disk too.
void syncFolder(QString const& path) {
  int const folder =
      ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_DIRECTORY);
  if (folder < 0) return;
  ::fsync(folder);
  ::close(folder);
}

}  // namespace

JournalFile::~JournalFile() { close(); }

int JournalFile::fail() {
  int const error = errno;
  close();
  return error;
}

int JournalFile::create(QString const& path) {
  close();
  descriptor_ =
      ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor_ < 0) return errno;
  syncFolder(path);
  return 0;
}

int JournalFile::continueAt(QString const& path, qint64 keptBytes) {
  close();
  descriptor_ = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_APPEND | O_CLOEXEC);
  if (descriptor_ < 0) return errno;
  if (::ftruncate(descriptor_, keptBytes) != 0 || ::fdatasync(descriptor_) != 0) return fail();
  return 0;
}

int JournalFile::append(QByteArray const& lines) {
  char const* rest = lines.constData();
  qsizetype left = lines.size();
  while (left > 0) {
    ssize_t const count = ::write(descriptor_, rest, static_cast<std::size_t>(left));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fail();
    rest += count;
    left -= count;
  }
  if (::fdatasync(descriptor_) != 0) return fail();
  return 0;
}

void JournalFile::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
}

Argument causeOf(int error) {
  auto const known = [](Text const& text) {
    return Argument{.name = "what", .kind = Argument::Kind::text, .text = text};
  };
  switch (error) {
    case ENOSPC:
    case EDQUOT: return known(phrases::causeFull);
    case EACCES:
    case EPERM:
    case EROFS: return known(phrases::causeForbidden);
    case ENOENT:
    case ENOTDIR: return known(phrases::causeGone);
    case EEXIST: return known(phrases::causeThere);
    case EFBIG: return known(phrases::causeLimit);
    case EIO: return known(phrases::causeFault);
    case EISDIR: return known(phrases::causeFolder);
    case EBUSY: return known(phrases::causeBusy);
    case ENODATA: return known(phrases::causeNothing);
    case notAFile: return known(phrases::causeNoFile);
    default: return args::word(std::generic_category().message(error), "what");
  }
}

}  // namespace giaguaro
