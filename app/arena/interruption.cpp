#include "app/arena/interruption.h"

#include <array>
#include <atomic>
#include <csignal>

namespace giaguaro::arena {

namespace {

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> noted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal may come at any time

void note(int) { noted = true; }

}  // namespace

// One that is ignored (nohup, a job in the background) stays so.
Interruption::Interruption() {
  struct sigaction action {};
  action.sa_handler = note;  // without SA_RESTART: what waits for an answer wakes up
  for (int const signal : signals) {
    struct sigaction before {};
    (void)sigaction(signal, nullptr, &before);
    if (before.sa_handler == SIG_DFL) (void)sigaction(signal, &action, nullptr);
  }
}

Interruption::~Interruption() {
  for (int const signal : signals) {
    struct sigaction now {};
    (void)sigaction(signal, nullptr, &now);
    if (now.sa_handler == note) (void)std::signal(signal, SIG_DFL);
  }
}

bool Interruption::asked() { return noted; }

void Interruption::check() {
  if (asked()) throw Interrupted();
}

}  // namespace giaguaro::arena
