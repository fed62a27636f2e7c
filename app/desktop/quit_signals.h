// Lets SIGTERM and SIGINT end the program as closing its window does, so that what is done at the end is
// done.
#pragma once

#include <QObject>

namespace giaguaro {

// Once a program. `quit` is called in the GUI thread, from its event loop.
void quitOnSignals(QObject* context, void (*quit)());

}  // namespace giaguaro
