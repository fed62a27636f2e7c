// A long run that is asked to end (Ctrl+C, SIGTERM, SIGHUP) plays nothing more and keeps what it has
// finished.
#pragma once

#include "app/arena/arguments.h"

namespace giaguaro::arena {

class Interrupted : public BadInput {
 public:
  Interrupted() : BadInput("interrupted") {}
};

// As long as one lives, those signals are noted instead of ending the program.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(Interruption const&) = delete;
  Interruption& operator=(Interruption const&) = delete;

  // Whether there was one; or throws Interrupted then. From any thread.
  static bool asked();
  static void check();
};

}  // namespace giaguaro::arena
