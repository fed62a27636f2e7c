// How far a card of the hand stands out of its row, in card heights. Attended: the mouse or the focus is on it.
#pragma once

namespace giaguaro::cardLift {

inline constexpr double level = 0.05;  // no card is asked for now
inline constexpr double playable = 0.12, playableAttended = 0.15;
inline constexpr double barredAttended = 0.03;  // else not at all
// Where a first click picks a card and a second one plays it: no higher than there is room for, so that the others
// make way downwards.
inline constexpr double picked = playableAttended;
inline constexpr double notPicked = 0.06, notPickedAttended = 0.08;
inline constexpr double raised = 0.34;  // chosen, with others, for what is not done yet

}  // namespace giaguaro::cardLift
