// The options of a game: small whole numbers, listed by the game as data, so that dialogs, command lines and
// records are the same code for every game. An option is a choice among named values (its number is the
// value's place in the list) or a number in a range, beside which there may be none (its number is 0).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/rules/message.h"

namespace giaguaro {

inline constexpr int mostOptions = 6;

// The value of each option, in the order of the game's list; the rest 0.
struct Options {
  std::array<std::int16_t, mostOptions> values{};
  friend constexpr bool operator==(Options const&, Options const&) = default;
};

struct OptionValue {
  std::string_view name;  // as in records and on command lines
  Text line;              // one line for the match's list of options
};

struct OptionInfo {
  std::string_view name;
  Text label;                             // in the dialog
  Text explain;                           // one line under it
  std::span<OptionValue const> values{};  // empty: a number from `least` to `most`
  std::int16_t least = 0;
  std::int16_t most = 0;
  Text line{};         // for numbers, with {n}
  OptionValue none{};  // beside a range from 1 or more: no number; without a name there is no such value
  std::int16_t switchedOn = 0;  // the number that "on" stands for, beside none; 0: there is no such word
  // The value where none is given. It may depend on options listed earlier (how to shuffle, on the set of
  // rules).
  std::int16_t (*fallback)(Options const&) = [](Options const&) -> std::int16_t { return 0; };

  bool isNumber(std::int16_t value) const { return values.empty() && (value != 0 || none.name.empty()); }
  std::string text(std::int16_t value) const;                      // "house", "10"
  std::optional<std::int16_t> parse(std::string_view text) const;  // nothing: not one of its values
};

// What was set, by option; the rest takes its fallback, in the list's order.
using GivenOptions = std::array<std::optional<std::int16_t>, mostOptions>;
Options completed(std::span<OptionInfo const> infos, GivenOptions const& given);

// -1: there is no such option.
int optionIndex(std::span<OptionInfo const> infos, std::string_view name);

}  // namespace giaguaro
