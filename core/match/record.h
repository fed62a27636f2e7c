// A match is its record: options, deals, actions. Save, undo, replay, a bug report and the arena all use this
// value; every position is reached by replaying it. Written and read as JSON in core/match/record_json.h,
// replayed by core/match/table.h.
//
// Beside the play a record carries notes, which change nothing of it: which match it is, when and by which
// program it was played, what helped, how the table was set up, and whatever else another program has
// written there. The core has no clock and makes no ids: notes are given by whoever owns the match, a session
// or the arena (app/identity).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/match/commitment.h"
#include "core/rules/action.h"
#include "core/rules/club.h"
#include "core/rules/deal.h"
#include "core/rules/options.h"
#include "core/rules/seat.h"
#include "core/rules/view.h"

namespace giaguaro {

// A member of a JSON object that is not known here, as it stood: kept when the object is written again.
struct OtherMember {
  std::string name;
  std::string value;  // sound JSON on one line

  bool operator==(OtherMember const&) const = default;
};
using OtherMembers = std::vector<OtherMember>;

// Given once, when the match begins, and kept as long as it is played; what is not known is empty.
struct MatchIdentity {
  std::string id{};       // a UUID
  std::string started{};  // ISO 8601, UTC, with Z
  std::string program{};  // name, version and commit

  bool operator==(MatchIdentity const&) const = default;
};

// A person was helped. Taking back what was done with that help does not take back the help.
struct Assist {
  enum class Kind : std::uint8_t { undo, hint, restart };

  Seat seat = nobody;
  Kind kind = Kind::undo;
  // Which action of the hand it helped with, counted from 1: the next one when it was there.
  int action = 0;

  bool operator==(Assist const&) const = default;
};

// At a club table (core/rules/club.h): how long a person took for an action of a hand, or that the clock acted instead.
struct ClockNote {
  int action = 0;   // counted from 1
  int seconds = 0;  // that ran; 0 where it lapsed
  bool lapsed = false;

  bool operator==(ClockNote const&) const = default;
};

// Of a hand, beside its play.
struct HandNotes {
  std::vector<Assist> assists{};
  std::vector<ClockNote> clock{};  // in the order of the actions
  OtherMembers others{};           // of the hand itself
  OtherMembers othersOfDeal{};     // of its deal

  bool empty() const { return assists.empty() && clock.empty() && others.empty() && othersOfDeal.empty(); }
  bool operator==(HandNotes const&) const = default;
};

struct RecordedResult {
  bool isVoid = false;
  std::vector<std::int32_t> points;
  std::vector<std::int32_t> scores;
  std::vector<std::int32_t> totals;
  std::optional<std::int32_t> sidePoints;
  OtherMembers others{};

  bool operator==(RecordedResult const&) const = default;
};

struct RecordedHand {
  Seat dealer = 0;
  Deal deal{};
  History actions{};
  Talk talk{};
  std::vector<std::vector<Action>> legal{};  // of a trace: one list an action; else empty
  std::optional<RecordedResult> result{};    // once the hand is over
  HandNotes notes{};

  bool operator==(RecordedHand const&) const = default;
};

struct Record {
  std::string game;
  int players = 0;
  Options options;
  std::uint64_t seed = 0;  // only says how the deals came about, but where they were promised
  std::vector<std::string> names;
  std::vector<std::string> levels;  // each seat's player, or empty
  std::vector<RecordedHand> hands;
  std::optional<std::vector<std::int32_t>> settlement;  // once the match is over
  std::optional<EarlyEnd> ended{};                      // by the club table
  MatchIdentity identity{};
  Commitment commitment{};
  std::string code{};     // that its deals come from (core/match/deal_code.h), as it is written; or empty
  std::string endedAt{};  // as MatchIdentity::started; once the match is over, where it is known
  Options table{};        // of the table (core/rules/table_options.h)
  OtherMembers othersOfTable{};
  OtherMembers others{};  // of the record itself
  // Its first deal, which is the code's, did not come by chance: somebody has put it together card by card
  // (core/match/drafted_deal.h). `"deals": "hand"` of the table.
  bool setByHand = false;

  bool isOver() const { return settlement || ended; }

  bool operator==(Record const&) const = default;
};

}  // namespace giaguaro
