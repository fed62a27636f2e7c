// The icon of a program that may be installed nowhere: the desktop's own would be found by the name of its entry.
#pragma once

#include <QIcon>

namespace giaguaro {

// In the sizes that desktops ask for. It keeps no picture: windows hand them over once.
QIcon programIcon();

}  // namespace giaguaro
