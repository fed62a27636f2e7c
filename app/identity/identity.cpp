#include "app/identity/identity.h"

#include <array>
#include <cstdint>
#include <ctime>
#include <random>

#include "commit.h"

namespace giaguaro {

namespace {

constexpr std::string_view hexFigures = "0123456789abcdef";

std::array<std::uint8_t, 16> randomBytes() {
  std::random_device device;  // the system's
  std::array<std::uint8_t, 16> bytes{};
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(device());
  return bytes;
}

}  // namespace

std::string freshSalt() {
  std::string text;
  for (std::uint8_t const byte : randomBytes()) {
    text += hexFigures[byte >> 4];
    text += hexFigures[byte & 0x0F];
  }
  return text;
}

std::string freshUuid() {
  std::array<std::uint8_t, 16> bytes = randomBytes();
  bytes[6] = static_cast<std::uint8_t>((bytes[6] & 0x0F) | 0x40);  // version 4: random
  bytes[8] = static_cast<std::uint8_t>((bytes[8] & 0x3F) | 0x80);  // the variant of RFC 9562
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += hexFigures[bytes[i] >> 4];
    text += hexFigures[bytes[i] & 0x0F];
  }
  return text;
}

std::string utcNow() {
  std::time_t const now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text.data();
}

std::string fullName(std::string_view program) {
  std::string_view const commit = GIAGUARO_COMMIT;
  std::string name = std::string(program) + " " GIAGUARO_VERSION;
  if (!commit.empty()) name += " (" + std::string(commit) + ')';
  return name;
}

MatchIdentity freshIdentity(std::string_view program) {
  return {.id = freshUuid(), .started = utcNow(), .program = fullName(program)};
}

}  // namespace giaguaro
