// The strengths of the computer players, for a chooser.
#pragma once

#include <vector>

#include "ui/choices/match_choice.h"

namespace giaguaro {

std::vector<LevelChoice> levelChoices();

}  // namespace giaguaro
