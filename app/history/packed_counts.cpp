#include "app/history/packed_counts.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>
#include <algorithm>
#include <bit>

namespace giaguaro {

namespace {

enum Flag : quint8 { isCaller = 1, isMade = 2, hasMargin = 4, hasLuck = 8, isJudged = 16 };

quint8 flagsOf(CountedPart const& part) {
  unsigned flags = 0;
  if (part.caller) flags |= isCaller;
  if (part.made) flags |= isMade;
  if (part.margin) flags |= hasMargin;
  if (part.luck) flags |= hasLuck;
  if (part.judged > 0) flags |= isJudged;
  return static_cast<quint8>(flags);
}

void write(QDataStream& stream, CountedPart const& part) {
  stream << flagsOf(part) << qint32{part.score} << static_cast<quint16>(part.role)
         << static_cast<quint16>(part.contract);
  if (part.margin) stream << static_cast<qint16>(*part.margin);
  if (part.luck) stream << qint32{*part.luck};
  if (part.judged > 0) stream << static_cast<quint16>(part.judged) << qint32{part.lost} << part.squares;
}

// What a stream has written, read without one: half of all the time went into it.
class Reader {
 public:
  explicit Reader(QByteArray const& bytes) : at_(bytes.constData()), end_(at_ + bytes.size()) {}

  bool failed() const { return failed_; }
  std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }
  template <class Number>
  Number next() {
    if (left() < sizeof(Number)) {
      failed_ = true;
      return {};
    }
    auto const number = qFromBigEndian<Number>(at_);
    at_ += sizeof(Number);
    return number;
  }

 private:
  char const* at_;
  char const* end_;
  bool failed_ = false;
};

constexpr std::size_t leastOfPart = 9;  // bytes

void read(Reader& reader, CountedPart& part) {
  auto const flags = static_cast<unsigned>(reader.next<quint8>());
  part = {};
  part.score = reader.next<qint32>();
  part.role = reader.next<quint16>();
  part.contract = reader.next<quint16>();
  part.caller = (flags & isCaller) != 0;
  part.made = (flags & isMade) != 0;
  if ((flags & hasMargin) != 0) part.margin = reader.next<qint16>();
  if ((flags & hasLuck) != 0) part.luck = reader.next<qint32>();
  if ((flags & isJudged) == 0) return;
  part.judged = reader.next<quint16>();
  part.lost = reader.next<qint32>();
  part.squares = std::bit_cast<double>(reader.next<quint64>());
}

}  // namespace

QByteArray packed(CountedMatch const& match) {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  stream.setVersion(QDataStream::Qt_6_0);
  stream << static_cast<quint8>(match.levels.size()) << static_cast<quint32>(match.hands.size());
  for (int const level : match.levels) stream << static_cast<quint16>(level);
  for (CountedHand const& hand : match.hands) {
    stream << static_cast<quint8>(hand.partnerShownAt);
    for (CountedPart const& part : hand.parts) write(stream, part);
  }
  return bytes;
}

void unpack(QByteArray const& bytes, CountedMatch& match) {
  Reader reader(bytes);
  auto const seats = static_cast<std::size_t>(reader.next<quint8>());
  auto const hands = static_cast<std::size_t>(reader.next<quint32>());
  match.levels.resize(seats);
  for (int& level : match.levels) level = reader.next<quint16>();
  // What is said to be there and cannot be takes no room.
  match.hands.resize(std::min(hands, reader.left() / (1 + leastOfPart * seats)));
  std::size_t whole = 0;
  for (CountedHand& hand : match.hands) {
    hand.partnerShownAt = reader.next<quint8>();
    hand.parts.resize(seats);
    for (CountedPart& part : hand.parts) read(reader, part);
    if (reader.failed()) break;
    ++whole;
  }
  match.hands.resize(whole);
}

}  // namespace giaguaro
