// What is said of a game where one is chosen, beside its name: data that every game has (core/games/glances.cpp).
#pragma once

#include <string_view>

#include "core/rules/message.h"

namespace giaguaro {

struct Glance {
  Text line{};         // what it is like, in a few words
  int minutes = 0;     // of a match as it is usually played, with a person at the table
  int difficulty = 0;  // 1 … hardestGlance, as it is to learn
};
inline constexpr int hardestGlance = 3;

// Of a game of the program; null: it is none.
Glance const* glanceOf(std::string_view game);

}  // namespace giaguaro
