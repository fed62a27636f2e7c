// A whole number of any size, for ranks of deals: no more than what that takes.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace giaguaro {

class BigNumber {
 public:
  BigNumber() = default;
  explicit BigNumber(std::uint32_t number) { add(number); }

  bool isZero() const { return words_.empty(); }

  void add(std::uint32_t number) {
    std::uint64_t carry = number;
    for (std::size_t i = 0; carry != 0; ++i) {
      if (i == words_.size()) words_.push_back(0);
      carry += words_[i];
      words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= wordBits;
    }
  }
  void add(BigNumber const& other) {
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < other.words_.size() || carry != 0; ++i) {
      if (i == words_.size()) words_.push_back(0);
      carry += words_[i];
      if (i < other.words_.size()) carry += other.words_[i];
      words_[i] = static_cast<std::uint32_t>(carry);
      carry >>= wordBits;
    }
  }
  // Wants no more than this is.
  void subtract(BigNumber const& other) {
    std::int64_t borrowed = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      std::int64_t left = std::int64_t{words_[i]} - borrowed;
      if (i < other.words_.size()) left -= other.words_[i];
      borrowed = left < 0 ? 1 : 0;
      words_[i] = static_cast<std::uint32_t>(left);
    }
    trim();
  }
  void multiply(std::uint32_t by) {
    std::uint64_t carry = 0;
    for (std::uint32_t& word : words_) {
      carry += std::uint64_t{word} * by;
      word = static_cast<std::uint32_t>(carry);
      carry >>= wordBits;
    }
    if (carry != 0) words_.push_back(static_cast<std::uint32_t>(carry));
    trim();
  }
  // Leaves the whole part, and answers what is left over.
  std::uint32_t divide(std::uint32_t by) {
    std::uint64_t rest = 0;
    for (std::size_t i = words_.size(); i-- > 0;) {
      rest = rest << wordBits | words_[i];
      words_[i] = static_cast<std::uint32_t>(rest / by);
      rest %= by;
    }
    trim();
    return static_cast<std::uint32_t>(rest);
  }

  friend bool operator==(BigNumber const&, BigNumber const&) = default;
  friend bool operator<(BigNumber const& one, BigNumber const& other) {
    if (one.words_.size() != other.words_.size()) return one.words_.size() < other.words_.size();
    return std::lexicographical_compare(one.words_.rbegin(), one.words_.rend(), other.words_.rbegin(),
                                        other.words_.rend());
  }

 private:
  static constexpr int wordBits = 32;

  void trim() {
    while (!words_.empty() && words_.back() == 0) words_.pop_back();
  }

  std::vector<std::uint32_t> words_{};  // the lowest first, without zeros at the top
};

}  // namespace giaguaro
