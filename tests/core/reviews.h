// Reviews to test with: of hands that were played at random, with as few iterations as a test can afford.
#pragma once

#include <map>
#include <optional>
#include <utility>

#include "core/match/table.h"
#include "core/review/hand_review.h"
#include "tests/core/played.h"

namespace giaguaro::test {

inline constexpr ReviewSettings quickReview{.iterations = 96};

// Two hands, or more where one of them is void; the last of them was played.
inline Record twoHands(GameInfo const& game, int players, std::uint64_t seed) {
  Record record = playedRecord(game, players, {.hands = 4, .seed = seed, .player = "random"});
  std::size_t last = 1;
  while (record.hands[last].result->isVoid) ++last;
  record.hands.resize(last + 1);
  record.settlement.reset();
  return record;
}

inline std::size_t lastHand(Record const& record) { return record.hands.size() - 1; }

inline HandReview reviewOf(Record const& record) { return *reviewed(record, lastHand(record), quickReview); }

struct ReviewedSample {
  Record record;
  HandReview review;
};

// One for each game and number of players, played at random.
inline ReviewedSample const& sampleReview(GameInfo const& game, int players) {
  static std::map<std::pair<std::string_view, int>, ReviewedSample> known;
  auto const found = known.find({game.id, players});
  if (found != known.end()) return found->second;
  Record const record = twoHands(game, players, 7);
  return known.try_emplace({game.id, players}, ReviewedSample{record, reviewOf(record)}).first->second;
}

// Of the action at this place of the hand; nothing: there was no choice.
inline std::optional<Verdict> verdictAt(HandReview const& review, int place) {
  for (std::size_t i = 0; i < review.decisions().size(); ++i)
    if (review.decisions()[i].action == place) return review.judge(i, {});
  return std::nullopt;
}

}  // namespace giaguaro::test
