// A list with room for `Capacity` values inside itself: never allocates, can be copied as bytes, and compares
// only what it holds. Pushing into a full list is a programming error (asserted).
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace giaguaro {

template <class T, std::size_t Capacity>
class FixedList {
 public:
  constexpr void push(T const& value) {
    assert(size_ < Capacity);
    values_[size_++] = value;
  }
  constexpr void clear() { size_ = 0; }

  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  constexpr int size() const { return static_cast<int>(size_); }
  constexpr T const& operator[](int index) const { return values_[static_cast<std::size_t>(index)]; }
  constexpr T& operator[](int index) { return values_[static_cast<std::size_t>(index)]; }
  constexpr T const& back() const { return values_[size_ - 1U]; }

  constexpr T const* begin() const { return values_.data(); }
  constexpr T const* end() const { return values_.data() + size_; }

  friend constexpr bool operator==(FixedList const& a, FixedList const& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, Capacity> values_{};
  std::uint16_t size_ = 0;
};

}  // namespace giaguaro
