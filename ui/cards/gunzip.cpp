#include "ui/cards/gunzip.h"

#include <array>
#include <cstdint>
#include <span>

namespace giaguaro {
namespace {

constexpr int longestCode = 15;

// A canonical Huffman code (RFC 1951): how many symbols have each length, and the symbols in order of code.
struct Code {
  std::array<std::uint16_t, longestCode + 1> count{};
  std::array<std::uint16_t, 288> symbol{};

  // False: the lengths are those of no code.
  bool build(std::span<std::uint8_t const> lengths) {
    count = {};
    for (std::uint8_t const length : lengths) ++count[length];
    count[0] = 0;
    int left = 1;
    std::array<std::uint16_t, longestCode + 2> offset{};
    for (std::size_t length = 1; length <= longestCode; ++length) {
      left = 2 * left - count[length];
      if (left < 0) return false;
      offset[length + 1] = static_cast<std::uint16_t>(offset[length] + count[length]);
    }
    for (std::size_t i = 0; i < lengths.size(); ++i)
      if (lengths[i] != 0) symbol[offset[lengths[i]]++] = static_cast<std::uint16_t>(i);
    return true;
  }
};

constexpr std::array<std::uint16_t, 29> lengthBase{3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                                   15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                                   67, 83, 99, 115, 131, 163, 195, 227, 258};
constexpr std::array<std::uint8_t, 29> lengthBits{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                  2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
constexpr std::array<std::uint16_t, 30> farBase{
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
constexpr std::array<std::uint8_t, 30> farBits{0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                               6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

class Inflater {
 public:
  Inflater(QByteArray const& data, qsizetype at, qsizetype most) : data_(data), at_(at), most_(most) {}

  std::optional<QByteArray> run() {
    bool last = false;
    while (!last) {
      last = bits(1) == 1;
      std::uint32_t const kind = bits(2);
      bool const good = kind == 0 ? stored() : kind == 1 ? usual() : kind == 2 && described();
      if (!good || ended_) return std::nullopt;
    }
    return out_;
  }

 private:
  std::uint32_t bits(int count) {
    while (held_ < count) {
      if (at_ >= data_.size()) {
        ended_ = true;
        return 0;
      }
      window_ |= static_cast<std::uint32_t>(static_cast<std::uint8_t>(data_[at_++])) << held_;
      held_ += 8;
    }
    std::uint32_t const value = window_ & ((1U << count) - 1);
    window_ >>= count;
    held_ -= count;
    return value;
  }

  // -1: no symbol has this code.
  int symbol(Code const& code) {
    int value = 0;
    int first = 0;
    int index = 0;
    for (std::size_t length = 1; length <= longestCode && !ended_; ++length) {
      value |= static_cast<int>(bits(1));
      int const count = code.count[length];
      if (value - count < first) return code.symbol[static_cast<std::size_t>(index + value - first)];
      index += count;
      first = (first + count) << 1;
      value <<= 1;
    }
    return -1;
  }

  bool stored() {
    window_ = 0;
    held_ = 0;
    if (data_.size() - at_ < 4) return false;
    auto const byte = [this](qsizetype i) { return static_cast<std::uint8_t>(data_[at_ + i]); };
    int const length = byte(0) | byte(1) << 8;
    int const check = byte(2) | byte(3) << 8;
    at_ += 4;
    if ((length ^ 0xFFFF) != check || data_.size() - at_ < length || out_.size() + length > most_)
      return false;
    out_.append(data_.constData() + at_, length);
    at_ += length;
    return true;
  }

  bool usual() {
    std::array<std::uint8_t, 288> lengths{};
    for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    std::array<std::uint8_t, 30> fars{};
    fars.fill(5);
    Code literal;
    Code far;
    return literal.build(lengths) && far.build(fars) && block(literal, far);
  }

  bool described() {
    constexpr std::array<std::uint8_t, 19> order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                 11, 4,  12, 3, 13, 2, 14, 1, 15};
    std::size_t const literals = bits(5) + 257;
    std::size_t const fars = bits(5) + 1;
    std::size_t const codes = bits(4) + 4;
    if (literals > 286 || fars > 30) return false;
    std::array<std::uint8_t, 320> lengths{};
    for (std::size_t i = 0; i < codes; ++i) lengths[order[i]] = static_cast<std::uint8_t>(bits(3));
    Code code;
    if (!code.build(std::span(lengths).first(19))) return false;
    lengths = {};
    for (std::size_t i = 0; i < literals + fars;) {
      int const next = symbol(code);
      if (next < 0 || ended_) return false;
      if (next < 16) {
        lengths[i++] = static_cast<std::uint8_t>(next);
        continue;
      }
      if (next == 16 && i == 0) return false;
      std::uint8_t const value = next == 16 ? lengths[i - 1] : std::uint8_t{0};
      std::size_t const again = next == 16 ? 3 + bits(2) : next == 17 ? 3 + bits(3) : 11 + bits(7);
      if (i + again > literals + fars) return false;
      for (std::size_t k = 0; k < again; ++k) lengths[i++] = value;
    }
    Code literal;
    Code far;
    return literal.build(std::span(lengths).first(literals)) &&
           far.build(std::span(lengths).subspan(literals, fars)) && block(literal, far);
  }

  bool block(Code const& literal, Code const& farCode) {
    while (true) {
      int const next = symbol(literal);
      if (next < 0 || ended_) return false;
      if (next == 256) return true;
      if (next < 256) {
        if (out_.size() >= most_) return false;
        out_.append(static_cast<char>(next));
        continue;
      }
      auto const which = static_cast<std::size_t>(next - 257);
      if (which >= lengthBase.size()) return false;
      qsizetype const length = qsizetype{lengthBase[which]} + bits(lengthBits[which]);
      int const farther = symbol(farCode);
      if (farther < 0 || static_cast<std::size_t>(farther) >= farBase.size()) return false;
      auto const step = static_cast<std::size_t>(farther);
      qsizetype const back = qsizetype{farBase[step]} + bits(farBits[step]);
      if (ended_ || back > out_.size() || out_.size() + length > most_) return false;
      // What is copied may reach into what it writes.
      for (qsizetype k = 0; k < length; ++k) out_.append(out_[out_.size() - back]);
    }
  }

  QByteArray const& data_;
  qsizetype at_;
  qsizetype const most_;
  std::uint32_t window_ = 0;
  int held_ = 0;  // bits in it
  bool ended_ = false;
  QByteArray out_;
};

// Where the packed data begins; -1: the header is damaged.
qsizetype afterHeader(QByteArray const& data) {
  if (data.size() < 18 || data[2] != 8) return -1;
  auto const flags = static_cast<std::uint8_t>(data[3]);
  qsizetype at = 10;
  if ((flags & 4) != 0) {
    auto const byte = [&](qsizetype i) { return static_cast<std::uint8_t>(data[at + i]); };
    at += 2 + (byte(0) | byte(1) << 8);
  }
  for (int const text : {8, 16}) {  // a name, a comment
    if ((flags & text) == 0) continue;
    qsizetype const end = at < data.size() ? data.indexOf('\0', at) : -1;
    if (end < 0) return -1;
    at = end + 1;
  }
  if ((flags & 2) != 0) at += 2;
  return at < data.size() ? at : -1;
}

}  // namespace

bool isGzip(QByteArray const& data) { return data.startsWith("\x1f\x8b"); }

std::optional<QByteArray> gunzip(QByteArray const& data, qsizetype most) {
  qsizetype const at = isGzip(data) ? afterHeader(data) : -1;
  if (at < 0) return std::nullopt;
  return Inflater(data, at, most).run();
}

}  // namespace giaguaro
