// A match is its record: options, deals, actions. Save, undo, replay, a bug report and the arena all use this
// value; every position is reached by replaying it. Written and read as JSON in core/match/record_json.h,
// replayed by core/match/table.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/deal.h"
#include "core/rules/options.h"
#include "core/rules/seat.h"
#include "core/rules/view.h"

namespace giaguaro {

struct RecordedResult {
  bool isVoid = false;
  std::vector<std::int32_t> points;
  std::vector<std::int32_t> scores;
  std::vector<std::int32_t> totals;
  std::optional<std::int32_t> sidePoints;

  bool operator==(RecordedResult const&) const = default;
};

struct RecordedHand {
  Seat dealer = 0;
  Deal deal{};
  History actions{};
  std::vector<std::vector<Action>> legal{};  // of a trace: one list an action; else empty
  std::optional<RecordedResult> result{};    // once the hand is over

  bool operator==(RecordedHand const&) const = default;
};

struct Record {
  std::string game;
  int players = 0;
  Options options;
  std::uint64_t seed = 0;  // only says how the deals came about
  std::vector<std::string> names;
  std::vector<std::string> levels;  // each seat's player, or empty
  std::vector<RecordedHand> hands;
  std::optional<std::vector<std::int32_t>> settlement;  // once the match is over
  std::string ended;                                    // "agreed", "lapsed" (the club table), or empty

  bool operator==(Record const&) const = default;
};

}  // namespace giaguaro
