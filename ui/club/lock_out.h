// That somebody may not sit down at club tables for a while.
#pragma once

#include <QString>
#include <cstdint>

namespace giaguaro {

struct LockOut {
  enum class Why : std::uint8_t { lapsed, left };

  QString name{};  // of the person; empty: there is but one
  Why why = Why::lapsed;
  int seconds = 0;  // of it left
  int of = 3600;    // of so many
  QString until{};  // the hour of its end, "21:40"

  bool operator==(LockOut const&) const = default;
};

}  // namespace giaguaro
