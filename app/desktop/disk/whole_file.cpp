#include "app/desktop/disk/whole_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <cstdio>

namespace giaguaro {

int writeWhole(QByteArray const& content, QString const& path) {
  // What would take the place of a pipe or a device is no longer it.
  QFileInfo const there(path);
  if (there.isDir()) return EISDIR;
  if (there.exists() && !there.isFile()) return notAFile;
  errno = 0;
  QSaveFile save(path);
  // What is short is only buffered until it is flushed, and commit() does not ask whether that went well.
  if (save.open(QIODevice::WriteOnly) && save.write(content) == content.size() && save.flush() &&
      save.commit())
    return 0;
  return errno != 0 ? errno : EIO;  // Qt keeps no number of its own
}

QString whyNotWritten(int error) {
  switch (error) {
    case EISDIR: return QStringLiteral("it is a folder");
    case notAFile: return QStringLiteral("it is a pipe or a device, and only a file can be replaced");
    default: return qt_error_string(error);
  }
}

QString setAside(QString const& path) {
  QString aside = path + QStringLiteral(".broken");
  for (int number = 2; QFileInfo::exists(aside); ++number)
    aside = path + QStringLiteral(".broken-%1").arg(number);
  // Qt's own would copy what cannot be renamed, and so open it.
  bool const moved =
      std::rename(QFile::encodeName(path).constData(), QFile::encodeName(aside).constData()) == 0;
  return moved ? aside : QString();
}

}  // namespace giaguaro
