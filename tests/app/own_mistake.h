// A mistake that somebody has kept, to be asked again.
#pragma once

#include "core/positions/keep.h"
#include "tests/core/played.h"

namespace giaguaro::test {

inline constexpr Day firstDay{std::chrono::days{20'000}};

// A mistake at cards, of the first person of a hand that was played at random.
inline KeptPosition mistake() {
  static KeptPosition const found = [] {
    GameInfo const& game = *allGames().front();
    constexpr ReviewSettings quick{.iterations = 200};
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      Record record = playedRecord(game, game.usualPlayers, {.hands = 1, .seed = seed});
      record.names[0] = "Zoe";
      for (int place = 0; place < static_cast<int>(record.hands[0].actions.size()); ++place) {
        Done const& done = record.hands[0].actions[static_cast<std::size_t>(place)];
        if (done.seat != 0 || done.action.kind != Action::Kind::play) continue;
        auto const kept = keepPosition(record, 0, place, quick, {}, firstDay);
        if (kept && !kept->isRight(kept->chosen)) return *kept;
      }
    }
    qFatal("There is no mistake in this hand.");
  }();
  return found;
}

}  // namespace giaguaro::test
