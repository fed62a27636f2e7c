// Our own generator and shuffle, so that the same seed deals the same cards on every compiler: xoshiro256**
// 1.0 (Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018), seeded by splitmix64;
// numbers below a bound by Lemire's multiply-and-reject ("Fast random integer generation in an interval",
// 2019), which is exactly uniform.
//
// A match's streams are derived from its seed one way, by SHA-256: undo, another player or another number of
// decisions never changes a later deal, and who holds one stream (a player's thought) can work out neither
// the seed nor any other stream, hence no deal. Only a seed that is one of few can be found, by trying them
// all.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace giaguaro {

class Rng {
 public:
  enum class Purpose : std::uint64_t {
    deal = 1,
    player = 2,
    clock = 3,
    firstDealer = 4,
    choice = 5,
    speech = 6
  };
  // What a stream is for, of all those of one seed. What does not apply stays 0.
  struct Stream {
    Purpose purpose = Purpose::deal;
    std::uint64_t hand = 0;
    std::uint64_t seat = 0;
    std::uint64_t decision = 0;  // the number of actions before it in the hand
  };

  // Not for a stream that anybody gets who may not know the seed: the state tells it.
  explicit constexpr Rng(std::uint64_t seed) {
    for (auto& word : state_) word = splitmix(seed);
  }
  // The state is the SHA-256 of "giaguaro stream", the seed and the stream's four numbers; each number, and
  // each word of the state, is eight bytes with the lowest first.
  Rng(std::uint64_t seed, Stream const& stream);

  constexpr std::uint64_t next() {
    std::uint64_t const result = rotl(state_[1] * 5, 7) * 9;
    std::uint64_t const t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0 … bound-1; bound at least 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      std::uint32_t const threshold = (0U - bound) % bound;
      while (low < threshold) {
        product = (next() >> 32) * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Fisher and Yates, in place.
  template <class List>
  constexpr void shuffle(List& list) {
    for (auto i = static_cast<std::uint32_t>(list.size()); i > 1; --i)
      std::swap(list[static_cast<typename List::size_type>(i - 1)],
                list[static_cast<typename List::size_type>(below(i))]);
  }

 private:
  static constexpr std::uint64_t rotl(std::uint64_t value, int by) {
    return (value << by) | (value >> (64 - by));
  }
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  static constexpr std::uint64_t splitmix(std::uint64_t& seed) { return mix(seed += 0x9e3779b97f4a7c15U); }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace giaguaro
