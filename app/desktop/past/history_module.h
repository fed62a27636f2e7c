// Loads the module that keeps the history (app/history).
#pragma once

#include <memory>

#include "app/history/history_database.h"

namespace giaguaro {

// Null: there is none, which is told on the standard error.
std::unique_ptr<HistoryDatabase> loadHistory();

// Whether it is there to be loaded.
bool hasHistory();

}  // namespace giaguaro
