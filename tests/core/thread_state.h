// What a thread of this process does at the moment, as Linux tells it: so that a test need not wait for some
// time to see that another thread waits.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <sys/types.h>

namespace giaguaro::test {

// `thread`: as gettid() has it there. A thread that has ended does not sleep.
inline bool sleeps(pid_t thread) {
  std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
  std::string const text(std::istreambuf_iterator<char>(file), {});
  std::size_t const name = text.rfind(") ");  // which may hold anything
  return name != std::string::npos && text.substr(name + 2, 1) == "S";
}

}  // namespace giaguaro::test
