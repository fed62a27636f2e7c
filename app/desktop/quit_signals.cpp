#include "app/desktop/quit_signals.h"

#include <QSocketNotifier>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace giaguaro {

namespace {

std::array<int, 2> ends{-1, -1};  // what a handler may do: write a byte to itself

void handle(int) {
  char const byte = 0;
  [[maybe_unused]] auto const written = ::write(ends[1], &byte, 1);
}

}  // namespace

void quitOnSignals(QObject* context, void (*quit)()) {
  if (ends[0] >= 0 || ::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, context);
  QObject::connect(notifier, &QSocketNotifier::activated, context, [notifier, quit] {
    notifier->setEnabled(false);
    quit();
  });
  struct sigaction action {};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, nullptr);
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace giaguaro
