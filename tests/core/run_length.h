// How long a test runs.
#pragma once

#include <QtGlobal>

namespace giaguaro::test {

// Under a sanitizer, which takes nine times as long, a test asks whether the code is sound, not whether the figures are
// right: it is shortened there, save in the long tier (GIAGUARO_EVERY_HAND).
inline bool wholeRun() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return qEnvironmentVariableIsSet("GIAGUARO_EVERY_HAND");
#else
  return true;
#endif
}

// As many, or a twelfth.
inline int inRun(int number) { return wholeRun() ? number : (number + 11) / 12; }

}  // namespace giaguaro::test
