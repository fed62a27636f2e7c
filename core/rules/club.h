// The club table, at which several people play as a source of the games asks: a clock for each turn, nothing taken back,
// and nobody leaves before the others agree. Values and rules alone: the time itself is counted by whoever owns the match.
//
// A turn's time runs for people. Where it runs out before the first card of a hand is led, the match ends without a
// winner; afterwards a card is drawn for the player, from a stream of its own that follows from the match's seed.
//
// Decided where the source is silent: the lead itself is still "before the first card". Where the rules ask for something
// else than a card while cards are played (a handful), the draw falls on what can be said there, declining if one may.
// Computer players do not vote, so that where fewer than three people play all of them must agree.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/rules/action.h"
#include "core/rules/options.h"
#include "core/rules/seat.h"
#include "core/rules/view.h"

namespace giaguaro {

namespace club {

inline constexpr std::int16_t usualSeconds = 90;
inline constexpr std::int16_t fewestSeconds = 15;
inline constexpr std::int16_t mostSeconds = 600;
inline constexpr int warnedSeconds = 10;       // the last ones of a turn
inline constexpr int lockedSeconds = 60 * 60;  // away from club tables
inline constexpr int mostVotes = 3;            // that it takes to end a match

}  // namespace club

// The second option of a table (core/rules/table_options.h): seconds for each turn; 0: it is no club table.
inline constexpr int clockOption = 1;
inline int clockSeconds(Options const& table) { return table.values[clockOption]; }
inline Options withoutClock(Options table) {
  table.values[clockOption] = 0;
  return table;
}

// What happens when the time of a turn runs out, by what was done in the hand so far.
enum class Lapse : std::uint8_t { endsMatch, playsCard };
Lapse lapseIn(History const& hand);

// How the table ends a match before its last hand is over: its people have agreed, and the totals stand, or somebody's time
// has run out, and nobody wins.
enum class EarlyEnd : std::uint8_t { agreed, lapsed };
std::string_view nameOf(EarlyEnd end);  // in records
std::optional<EarlyEnd> earlyEndOf(std::string_view name);

// What the clock does in the play. `legal` is not empty, and sorted as a table sorts it.
struct ClockDraw {
  std::uint64_t seed = 0;
  int hand = 0;  // from 0
  Seat seat = nobody;
  std::size_t decision = 0;  // so many actions of the hand before it
};
Action drawnByClock(std::vector<Action> const& legal, ClockDraw const& draw);

// How many of so many people must agree to end the match; 0: there is nobody to.
int votesNeeded(int people);
// Whether the match ends: enough of the people who still play have agreed.
bool isAgreed(std::span<Seat const> agreed, std::span<Seat const> people);

}  // namespace giaguaro
