// What the drawing of hands begins with: the same each time, unless GIAGUARO_SEED names another, as in the long tier.
#pragma once

#include <QByteArray>
#include <cstdint>

namespace giaguaro::test {

inline std::uint64_t seedOfRun(int number) {
  return qgetenv("GIAGUARO_SEED").toULongLong() + static_cast<std::uint64_t>(number);
}

}  // namespace giaguaro::test
