// Asks for a printer by the module in app/printing, which is loaded when first wanted.
#pragma once

#include "ui/exports/print_wish.h"

namespace giaguaro {

// Where the module is missing or cannot be loaded, the wish fails.
void askForPrinter(PrintWish const& wish);
// Of a module in that file, which was not there or is none.
Message whyNoPrinting(QString const& file);

}  // namespace giaguaro
