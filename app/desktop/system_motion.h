// Whether this system's user wants less motion on the screen.
//
// Qt 6.4 does not say: QStyleHints has nothing on it, and QApplication::isEffectEnabled() tells what a
// platform theme can do, not what is wanted. What can be found out without a library of each desktop: a style
// whose animations take no time (KDE's Breeze follows its user so), KDE's own setting, and GTK's settings
// files, which other desktops write too. GNOME keeps it in a database, and tells it through the desktop
// portal (org.freedesktop.portal.Settings of the XDG Desktop Portal, version 1).
#pragma once

#include <functional>

class QObject;

namespace giaguaro {

// Reads up to three small files. A file that is not there, or makes no sense, wishes nothing.
bool systemWantsLessMotion();

// Asks the portal on the session's bus, and waits for no answer: `less` is called later, on this thread, if
// less motion is wanted and the receiver is still there. Without bus, portal or such a setting it never is.
void askPortalForLessMotion(QObject* receiver, std::function<void()> less);

}  // namespace giaguaro
