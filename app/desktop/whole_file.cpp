#include "app/desktop/whole_file.h"

#include <QSaveFile>
#include <cerrno>

namespace giaguaro {

int writeWhole(QByteArray const& content, QString const& path) {
  errno = 0;
  QSaveFile save(path);
  if (save.open(QIODevice::WriteOnly) && save.write(content) == content.size() && save.commit()) return 0;
  return errno != 0 ? errno : EIO;  // Qt keeps no number of its own
}

}  // namespace giaguaro
