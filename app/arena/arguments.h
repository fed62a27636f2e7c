// What the commands share: reading the arguments of a command line, and refusing them.
//
// Arguments reach a command as text and are read here, so that every refusal is one sentence that names the
// argument, what was given and what would do.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/game.h"

namespace giaguaro::arena {

// What cannot be done as asked, in one line. The program prints it and exits with status 2.
class BadInput : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline constexpr int badInput = 2;  // the exit status of what cannot be done as asked

// One line on standard error, with the name of the program.
void complain(std::string text);

// --game, --players, --option, --hands and --table.
struct GameArguments {
  std::string game;
  std::optional<std::string> players;
  std::vector<std::string> options;
  std::optional<std::string> hands;
  std::vector<std::string> table{};
};

struct GameChoice {
  GameInfo const* game = nullptr;
  int players = 0;
  Options options{};
  Options table{};
};

GameInfo const& gameOf(std::string_view id);
GameChoice choiceOf(GameArguments const& arguments);

// A whole number from `least` to `most`, given to `name`.
std::uint64_t numberOf(std::string_view name, std::string_view text, std::uint64_t least, std::uint64_t most);
std::uint64_t seedOf(std::string_view text);

// The name of a player, given to `name`: of the program's own, or an outside program's.
std::string playerOf(std::string_view name, std::string_view text);
std::string ownPlayerOf(std::string_view name, std::string_view text);  // of the program's own

}  // namespace giaguaro::arena
