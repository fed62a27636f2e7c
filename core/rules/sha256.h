// SHA-256 (FIPS PUB 180-4, "Secure Hash Standard", 2015, section 6.2): from a text's bytes, 32 bytes that
// tell nothing of it. Whoever has them can neither work the text out nor find another that gives the same.
// A text that is one of few can still be found by trying them all.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace giaguaro {

using Sha256 = std::array<std::uint8_t, 32>;

Sha256 sha256(std::string_view text);

}  // namespace giaguaro
