// Codes of deals as the choice of a new match shows them (ui/first_page/code_row.h).
#pragma once

#include "ui/first_page/code_row.h"

namespace giaguaro {

CodeRead readCodeOf(QString const& text);

}  // namespace giaguaro
