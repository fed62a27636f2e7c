#include "app/history/packed_counts.h"

#include <QDataStream>
#include <QIODevice>

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

template <class Number>
int number(QDataStream& stream) {
  Number value{};
  stream >> value;
  return static_cast<int>(value);
}

CountedPart readPart(QDataStream& stream) {
  CountedPart part;
  auto const flags = static_cast<unsigned>(number<quint8>(stream));
  part.score = number<qint32>(stream);
  part.role = number<quint16>(stream);
  part.contract = number<quint16>(stream);
  part.caller = (flags & isCaller) != 0;
  part.made = (flags & isMade) != 0;
  if ((flags & hasMargin) != 0) part.margin = number<qint16>(stream);
  if ((flags & hasLuck) != 0) part.luck = number<qint32>(stream);
  if ((flags & isJudged) == 0) return part;
  part.judged = number<quint16>(stream);
  part.lost = number<qint32>(stream);
  stream >> part.squares;
  return part;
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

CountedMatch unpacked(QByteArray const& bytes) {
  QDataStream stream(bytes);
  stream.setVersion(QDataStream::Qt_6_0);
  CountedMatch match;
  auto const seats = static_cast<std::size_t>(number<quint8>(stream));
  auto const hands = static_cast<std::size_t>(number<quint32>(stream));
  for (std::size_t seat = 0; seat < seats; ++seat) match.levels.push_back(number<quint16>(stream));
  while (match.hands.size() < hands) {
    CountedHand hand{number<quint8>(stream), {}};
    for (std::size_t seat = 0; seat < seats; ++seat) hand.parts.push_back(readPart(stream));
    if (stream.status() != QDataStream::Ok) break;
    match.hands.push_back(std::move(hand));
  }
  return match;
}

}  // namespace giaguaro
