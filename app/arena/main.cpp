// giaguaro-arena: the games without a face. Plays matches of computer players, checks records, compares
// players and measures speed.
//
// Exit status: 0, 1 where a record is not by the rules, 2 for what cannot be done as asked; then one line on
// standard error says what and where.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

#include "app/arena/commands.h"

namespace {

constexpr int badInput = 2;

int refuse(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::fprintf(stderr, "giaguaro-arena: %s\n", text.c_str());
  return badInput;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return giaguaro::arena::commandOf(argc, argv)();
  } catch (std::exception const& error) {
    return refuse(error.what());
  }
}
