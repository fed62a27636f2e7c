// What the hands of a match count, packed: statistics read it whole, and as rows, a seat each, that took four times as long
// as may be (bench_history). Void hands are not in it.
#pragma once

#include <QByteArray>
#include <optional>
#include <vector>

namespace giaguaro {

struct CountedPart {
  int score = 0;
  int role = 0;  // a name's number in the database; 0: none
  int contract = 0;
  bool caller = false;
  bool made = false;
  std::optional<int> margin{};
  std::optional<int> luck{};
  // Of decisions that were judged: how many, what they lost, and the sum of its squares.
  int judged = 0;
  int lost = 0;
  double squares = 0;

  void addLoss(int loss) {
    ++judged;
    lost += loss;
    squares += static_cast<double>(loss) * loss;
  }
  bool operator==(CountedPart const&) const = default;
};

struct CountedHand {
  int partnerShownAt = 0;
  std::vector<CountedPart> parts{};  // by seat

  bool operator==(CountedHand const&) const = default;
};

struct CountedMatch {
  std::vector<int> levels{};  // by seat; 0: a person
  std::vector<CountedHand> hands{};

  bool operator==(CountedMatch const&) const = default;
};

QByteArray packed(CountedMatch const& match);
// Into a match that may have been another one: its memory is used again. Of bytes that are no match: what can be read, and
// no more than they have room for.
void unpack(QByteArray const& bytes, CountedMatch& match);

}  // namespace giaguaro
