#include "app/desktop/whole_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <cstdio>

namespace giaguaro {

int writeWhole(QByteArray const& content, QString const& path) {
  errno = 0;
  QSaveFile save(path);
  // What is short is only buffered until it is flushed, and commit() does not ask whether that went well.
  if (save.open(QIODevice::WriteOnly) && save.write(content) == content.size() && save.flush() &&
      save.commit())
    return 0;
  return errno != 0 ? errno : EIO;  // Qt keeps no number of its own
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
