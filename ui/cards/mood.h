// How a face looks. Each but `calm` is a picture of its own (icons/moods.svg).
#pragma once

#include <cstdint>

namespace giaguaro {

enum class Mood : std::uint8_t { calm, thinking, pleased, dismayed };

}  // namespace giaguaro
