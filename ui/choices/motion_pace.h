// How fast cards move over the table. `off`: they are where they belong at once. How long things rest:
// ui/choices/settings.h.
#pragma once

#include <cstdint>

namespace giaguaro {

enum class MotionPace : std::uint8_t { off, brisk, normal, slow };

}  // namespace giaguaro
