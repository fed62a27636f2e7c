// A program of several tests: runs the one whose file its first argument names, as if that were a program of its
// own with the arguments that follow.
#include "tests/joined.h"

#include <cstdio>
#include <map>
#include <string>

namespace giaguaro::joined {

namespace {

std::map<std::string, Main>& tests() {
  static std::map<std::string, Main> list;
  return list;
}

}  // namespace

bool enter(char const* file, Main main) {
  std::string const path = file;
  std::size_t const start = path.rfind('/') + 1;
  return tests().emplace(path.substr(start, path.rfind('.') - start), main).second;
}

}  // namespace giaguaro::joined

int main(int argc, char** argv) {
  auto const& tests = giaguaro::joined::tests();
  auto const chosen = argc > 1 ? tests.find(argv[1]) : tests.end();
  if (chosen != tests.end()) {
    argv[1] = argv[0];
    return chosen->second(argc - 1, argv + 1);
  }
  std::fprintf(stderr, "Which test? %s TEST [what Qt Test takes]; it has:\n", argv[0]);
  for (auto const& [name, main] : tests) std::fprintf(stderr, "  %s\n", name.c_str());
  return 2;
}
