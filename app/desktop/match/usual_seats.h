// Who sits at a table when nobody has said otherwise: names and faces.
#pragma once

#include <QString>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "ui/choices/match_choice.h"

namespace giaguaro {

// The person at this screen, and computer players with names and faces of their own, all different.
std::vector<SeatChoice> usualSeats(int players, QString const& name, int avatar);
// So many, with the usual companions beside those who sit there: none who has a name or a face that is taken.
void fillSeats(std::vector<SeatChoice>& seats, int players);
bool isSeated(std::vector<SeatChoice> const& seats, QString const& name);

// The faces at a table of which only names are known: the person's, who has chosen one, and for others that
// of the companion of this name, else any that is left.
std::vector<int> usualFaces(MatchSetup const& setup, int avatar);

}  // namespace giaguaro
