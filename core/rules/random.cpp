#include "core/rules/random.h"

#include <string>

#include "core/rules/sha256.h"

namespace giaguaro {

namespace {

constexpr std::size_t wordBytes = 8;

void append(std::string& text, std::uint64_t number) {
  for (std::size_t i = 0; i < wordBytes; ++i) text.push_back(static_cast<char>(number >> 8 * i & 0xff));
}

}  // namespace

Rng::Rng(std::uint64_t seed, Stream const& stream) {
  std::string text = "giaguaro stream";
  append(text, seed);
  append(text, static_cast<std::uint64_t>(stream.purpose));
  append(text, stream.hand);
  append(text, stream.seat);
  append(text, stream.decision);
  Sha256 const digest = sha256(text);
  for (std::size_t i = 0; i < digest.size(); ++i)
    state_[i / wordBytes] |= static_cast<std::uint64_t>(digest[i]) << 8 * (i % wordBytes);
}

}  // namespace giaguaro
