#include "core/match/commitment.h"

#include <algorithm>
#include <cctype>

#include "core/rules/sha256.h"

namespace giaguaro {

namespace {

constexpr std::size_t figuresOfDigest = 64;
constexpr std::size_t longestSalt = 128;

bool areFigures(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; });
}

}  // namespace

std::string committedText(Reveal const& reveal) { return reveal.salt + ':' + std::to_string(reveal.seed); }

std::string digestOf(Reveal const& reveal) {
  std::string text;
  for (std::uint8_t const byte : sha256(committedText(reveal))) {
    constexpr std::string_view figures = "0123456789abcdef";
    text += figures[byte >> 4];
    text += figures[byte & 0x0F];
  }
  return text;
}

Commitment commitTo(Reveal const& reveal) { return {digestOf(reveal), reveal.salt}; }

bool keeps(Commitment const& commitment, std::uint64_t seed) {
  std::string digest = commitment.digest;
  std::transform(digest.begin(), digest.end(), digest.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return digest == digestOf({seed, commitment.salt});
}

bool isDigest(std::string_view text) { return text.size() == figuresOfDigest && areFigures(text); }

bool isSalt(std::string_view text) { return !text.empty() && text.size() <= longestSalt && areFigures(text); }

}  // namespace giaguaro
