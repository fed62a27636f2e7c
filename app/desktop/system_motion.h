// Whether this system's user wants less motion on the screen.
//
// Qt 6.4 does not say: QStyleHints has nothing on it, and QApplication::isEffectEnabled() tells what a
// platform theme can do, not what is wanted. What can be found out without a library of each desktop: a style
// whose animations take no time (KDE's Breeze follows its user so), KDE's own setting, and GTK's settings
// files, which other desktops write too. GNOME alone keeps it in a database that is not read here.
#pragma once

namespace giaguaro {

// Reads up to three small files. A file that is not there, or makes no sense, wishes nothing.
bool systemWantsLessMotion();

}  // namespace giaguaro
