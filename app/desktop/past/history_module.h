// Loads the module that keeps the history (app/history).
#pragma once

#include <QString>
#include <memory>

#include "app/history/history_database.h"

namespace giaguaro {

// Null: there is none, which is told on the standard error.
std::unique_ptr<HistoryDatabase> loadHistory();

// The module's file, and whether it is there to be loaded.
QString historyModule();
bool hasHistory();

}  // namespace giaguaro
