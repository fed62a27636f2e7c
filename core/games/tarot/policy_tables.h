// The tables of the play policy's weights (core/ai/weight_table.h) in French Tarot: of leads and of the other
// cards, five groups each. A group is a row for each table and role (0 … 6) or for each role (0 … 2); a row
// has parts for plain cards, trumps and the excuse, which are told apart by other things.
//
// All of it is there twice: for three to five players, and behind that for two and six, which use the same rows of it
// as three and five.
#pragma once

#include "core/ai/weight_table.h"

namespace giaguaro::tarotPolicy {

inline constexpr int tables = 7, roles = 3;

// ---- Rows of leads ----

namespace leadCard {
// Cards of the suit held, honour; which of the trumps.
inline constexpr WeightTable<5, 5> plain{0};
inline constexpr WeightTable<5> trump{plain.end()};
inline constexpr WeightTable<2> excuse{trump.end()};  // of which the first is used
}  // namespace leadCard
namespace leadAbove {
// Higher cards out, honour, phase.
inline constexpr WeightTable<4, 5, 4> plain{0};
inline constexpr WeightTable<4, 4> trump{plain.end()};
inline constexpr WeightTable<4> excuse{trump.end()};
}  // namespace leadAbove
namespace leadPast {
// Who has led the suit, who ruffs it, rank; of trumps: how many are out, one's own share of them, high.
inline constexpr WeightTable<4, 4, 3> plain{0};
inline constexpr WeightTable<4, 3, 2> trump{plain.end()};
inline constexpr WeightTable<1> excuse{trump.end()};
}  // namespace leadPast
namespace leadLength {
// Cards of the suit out, held, whether it is the called card or of its suit; of trumps: where the petit is,
// trumps held.
inline constexpr WeightTable<4, 4, 3> plain{0};
inline constexpr WeightTable<3, 4> trump{plain.end()};
inline constexpr WeightTable<1> excuse{trump.end()};
}  // namespace leadLength
// How far round the taker sits, or how many trumps are out; rank.
inline constexpr WeightTable<5, 6> leadTaker{0};

// ---- Rows of the others ----

// Duty, who wins so far, which card, whether it takes the trick, whether it is the last one.
inline constexpr WeightTable<4, 4, 6, 2, 2> followCard{0};
// Points on the table, who wins so far, how surely this card does, its worth.
inline constexpr WeightTable<4, 4, 4, 3> followStake{0};
// Duty, higher cards out, how surely it wins, phase.
inline constexpr WeightTable<4, 4, 4, 4> followAbove{0};
// Duty, and what of the hand goes with it: 48 for cards, four for the excuse.
inline constexpr WeightTable<4, 52> followHolding{0};
namespace holding {
// Trumps held, the place among those that may be played, where the petit is.
inline constexpr WeightTable<4, 4, 3> trump{0};
// Cards of the suit held, the place among them, or the worth; cards of the suit out.
inline constexpr WeightTable<4, 3, 4> plain{0};
// Trumps held.
inline constexpr WeightTable<4> excuse{plain.end()};
}  // namespace holding
namespace followDanger {
// Foes to come, whether one of them is known to ruff, how surely the card wins, its worth.
inline constexpr WeightTable<3, 2, 4, 3> card{0};
// Trumps held, how surely it wins, who wins so far.
inline constexpr WeightTable<4, 4, 4> petit{card.end()};
// Cards left, who wins so far, whether much lies on the table.
inline constexpr WeightTable<5, 4, 2> excuse{petit.end()};
}  // namespace followDanger

// ---- The groups, one after the other ----

struct LeadGroups {
  WeightTable<tables, leadCard::excuse.end()> card{0};
  WeightTable<tables, leadAbove::excuse.end()> above{card.end()};
  WeightTable<tables, leadPast::excuse.end()> past{above.end()};
  WeightTable<tables, leadLength::excuse.end()> length{past.end()};
  WeightTable<tables, leadTaker.end()> taker{length.end()};
};
inline constexpr LeadGroups lead;

struct FollowGroups {
  WeightTable<tables, followCard.end()> card{lead.taker.end()};
  WeightTable<tables, followStake.end()> stake{card.end()};
  WeightTable<roles, followAbove.end()> above{stake.end()};
  WeightTable<roles, followHolding.end()> holding{above.end()};
  WeightTable<tables, followDanger::excuse.end()> danger{holding.end()};
};
inline constexpr FollowGroups follow;

inline constexpr int weightsOfFamily = follow.danger.end();
inline constexpr int weightCount = 2 * weightsOfFamily;

}  // namespace giaguaro::tarotPolicy
