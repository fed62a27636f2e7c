// How long a test runs.
#pragma once

#include <QtGlobal>

namespace giaguaro::test {

// Whole hands of every game are shortened but in the long tier (GIAGUARO_EVERY_HAND), which takes minutes for them. So is
// whatever runs under a sanitizer, which takes nine times as long: there a test asks whether the code is sound, not whether
// the figures are right.
inline bool wholeRun() {
  if (qEnvironmentVariableIsSet("GIAGUARO_EVERY_HAND")) return true;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return false;
#else
  return !qEnvironmentVariableIsSet("GIAGUARO_SOME_HANDS");
#endif
}

// As many, or a twelfth.
inline int inRun(int number) { return wholeRun() ? number : (number + 11) / 12; }

}  // namespace giaguaro::test
