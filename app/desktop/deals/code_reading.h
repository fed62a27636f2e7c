// Codes of deals as the choice of a new match shows them (ui/sheets/code_row.h).
#pragma once

#include "ui/sheets/code_row.h"

namespace giaguaro {

CodeRead readCodeOf(QString const& text);

}  // namespace giaguaro
