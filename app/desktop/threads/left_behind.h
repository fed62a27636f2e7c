// Threads that are stuck (a disk that has gone, a printer, the system's sound) when what owns them ends: they
// are left behind, since nobody may take down a thread that runs. A program that has left one behind ends
// without taking down what that thread may be using (std::_Exit).
#pragma once

#include <QThread>
#include <memory>

namespace giaguaro {

void leaveBehind(std::unique_ptr<QThread> thread);
bool anyLeftBehind();

}  // namespace giaguaro
