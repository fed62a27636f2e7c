// Who sits at a table when nobody has said otherwise, and how a choice becomes a plan.
#pragma once

#include <cstdint>

#include "app/desktop/match/match_plan.h"
#include "ui/choices/match_choice.h"

namespace giaguaro {

// The person at this screen, and computer players with names and faces of their own, all different.
std::vector<SeatChoice> usualSeats(int players, QString const& name, int avatar);
// So many, with the usual companions beside those who sit there: none who has a name or a face that is taken.
void fillSeats(std::vector<SeatChoice>& seats, int players);
bool isSeated(std::vector<SeatChoice> const& seats, QString const& name);

// A level that is empty, or not known, becomes the strongest. Wants a known game with its own player count
// and options.
MatchPlan planOf(MatchChoice const& choice, std::uint64_t seed);

// What somebody would choose to play the same again, with the same people and other deals.
MatchChoice choiceOf(MatchPlan const& plan);

// The strengths of the computer players, for a chooser.
std::vector<LevelChoice> levelChoices();

// The faces at a table of which only names are known: the person's, who has chosen one, and for others that
// of the companion of this name, else any that is left.
std::vector<int> usualFaces(MatchSetup const& setup, int avatar);

// A number that nobody can guess; small enough for readers that keep numbers as floating point.
std::uint64_t freshSeed();

}  // namespace giaguaro
