// How far a card of the hand stands out of its row, in card heights. Attended: the mouse or the focus is on it.
#pragma once

namespace giaguaro::cardLift {

inline constexpr double level = 0.04;  // while no card is asked for
inline constexpr double playable = 0.085, playableAttended = 0.12;
inline constexpr double barredAttended = 0.03;  // else not at all
// Where a first click picks a card and a second one plays it: no higher than there is room for, so that the others
// make way downwards.
inline constexpr double picked = playableAttended;
inline constexpr double notPicked = 0.045, notPickedAttended = 0.06;
// Of a pile, where one card in ten may be played: so that the eye finds it.
inline constexpr double onPile = 0.15, onPileAttended = 0.18;

}  // namespace giaguaro::cardLift
