#include "core/rules/sha256.h"

#include <bit>
#include <cstddef>

namespace giaguaro {

namespace {

constexpr std::size_t blockBytes = 64;
constexpr std::size_t lengthBytes = 8;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
constexpr std::array<std::uint32_t, 64> roundConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// The first 32 bits of the fractional parts of the square roots of the first 8 primes (5.3.3).
using State = std::array<std::uint32_t, 8>;
constexpr State initialState{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

// Numbers are written with their highest byte first.
std::uint32_t wordAt(std::string_view bytes, std::size_t place) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word = word << 8 | static_cast<std::uint8_t>(bytes[place + i]);
  return word;
}

std::array<std::uint32_t, 64> schedule(std::string_view block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t i = 0; i < 16; ++i) words[i] = wordAt(block, 4 * i);
  for (std::size_t i = 16; i < words.size(); ++i) {
    std::uint32_t const early = words[i - 15];
    std::uint32_t const late = words[i - 2];
    words[i] = words[i - 16] + (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) + words[i - 7] +
               (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
  }
  return words;
}

void compress(State& state, std::string_view block) {
  auto const words = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::uint32_t const choice = (e & f) ^ (~e & g);
    std::uint32_t const majority = (a & b) ^ (a & c) ^ (b & c);
    std::uint32_t const first =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + choice + roundConstants[i] + words[i];
    std::uint32_t const second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  State const added{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
}

}  // namespace

Sha256 sha256(std::string_view text) {
  State state = initialState;
  std::string_view rest = text;
  for (; rest.size() >= blockBytes; rest.remove_prefix(blockBytes))
    compress(state, rest.substr(0, blockBytes));

  // What is left, a bit that is set, zeros, and the length in bits at the end of a block (5.1.1).
  std::array<char, 2 * blockBytes> tail{};
  rest.copy(tail.data(), rest.size());
  tail[rest.size()] = static_cast<char>(0x80);
  std::size_t const end = rest.size() + 1 + lengthBytes <= blockBytes ? blockBytes : tail.size();
  std::uint64_t const bits = static_cast<std::uint64_t>(text.size()) * 8;
  for (std::size_t i = 0; i < lengthBytes; ++i) tail[end - 1 - i] = static_cast<char>(bits >> 8 * i & 0xff);
  std::string_view const padded(tail.data(), end);
  for (std::size_t place = 0; place < end; place += blockBytes)
    compress(state, padded.substr(place, blockBytes));

  Sha256 digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

}  // namespace giaguaro
