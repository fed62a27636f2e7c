// A folder for what a target reads by its path; it goes when the program ends.
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <cstdlib>

namespace giaguaro::fuzz {

// Writes what is to be read under this name, in folders that are made, and says where it lies.
inline QString written(QString const& name, QByteArray const& content) {
  static QTemporaryDir const folder;
  QString const path = folder.filePath(name);
  QDir().mkpath(path.section(u'/', 0, -2));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) std::abort();
  return path;
}

inline QByteArray bytes(std::uint8_t const* data, std::size_t size) {
  return {reinterpret_cast<char const*>(data), static_cast<qsizetype>(size)};
}

}  // namespace giaguaro::fuzz
