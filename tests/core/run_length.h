// How many hands a test plays.
#pragma once

#include <QtGlobal>

namespace giaguaro::test {

// As many; a third under a sanitizer, which takes nine times as long and asks whether the code is sound, not whether
// the figures are right. In the long tier (GIAGUARO_EVERY_HAND) all of them there too.
inline int inRun(int number) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  if (!qEnvironmentVariableIsSet("GIAGUARO_EVERY_HAND")) return (number + 2) / 3;
#endif
  return number;
}

}  // namespace giaguaro::test
