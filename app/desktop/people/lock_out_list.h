// Who is locked out of club tables for how long yet, counted up to a moment, as it stands in a file of the program's data
// (lock_outs.h says who that is):
//
//   {"wall":1800000000,"awake":5000000,"start":"…","locked":[{"profile":"anna","why":"left","left":3600000}]}
//
// A value.
#pragma once

#include <QByteArray>
#include <QString>
#include <chrono>
#include <optional>
#include <vector>

#include "app/desktop/disk/shared_file.h"
#include "ui/club/lock_out.h"

namespace giaguaro {

// What a machine knows of the time.
struct MachineTime {
  std::chrono::seconds wall{};        // since 1970, as it is set; 0: never
  std::chrono::milliseconds awake{};  // since it was started
  QString start{};                    // which start that was; empty: it is not known
};
MachineTime machineTime();

struct LockOutList {
  struct Entry {
    QString profile;
    LockOut::Why why{};
    std::chrono::milliseconds left{};
  };

  std::vector<Entry> entries{};
  MachineTime counted{};  // up to where

  // From where it was counted up to, to now; whose hour is over goes.
  void passTo(MachineTime const& now);
  // Whoever is locked out there, too; as long as the longer of the two. Counted up to the later moment.
  void merge(LockOutList other);

  QByteArray toJson() const;
  // Nothing: it is not such a file.
  static std::optional<LockOutList> fromJson(QByteArray const& text);
};

SharedFile<LockOutList> lockOutsFile(QString const& path);

}  // namespace giaguaro
