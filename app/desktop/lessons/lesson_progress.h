// How far somebody has come in the lessons, kept in a file of the person's own: which are done, and of those that were
// left the right answers that were given, so that they can be taken up there. The file is JSON:
//
//   {"format": "giaguaro-lessons", "version": 1, "last": "game-3",
//    "lessons": {"game-2": {"done": true}, "game-3": {"given": ["play 7D"]}}}
//
// Lessons that are not known are kept. A value; the file is read and written by Teaching, off the GUI thread.
#pragma once

#include <QByteArray>
#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "app/desktop/disk/shared_file.h"

namespace giaguaro {

struct LessonProgress {
  struct Entry {
    bool done = false;
    std::vector<QString> given{};  // actions, as text; empty: it was not left in its middle

    bool operator==(Entry const&) const = default;
  };

  std::map<QString, Entry> lessons{};  // by the lesson's id
  QString last{};                      // the one taken last

  Entry const* of(QString const& id) const;

  QByteArray toJson() const;
  // Nothing: it is not such a file.
  static std::optional<LessonProgress> fromJson(QByteArray const& text);

  bool operator==(LessonProgress const&) const = default;
};

SharedFile<LessonProgress> progressFile(QString const& path);

}  // namespace giaguaro
