// Whether a window may be seen through where it is not painted. Everywhere but under X11 without a program that puts
// the windows together (a compositor): there what is not painted is black.
#pragma once

namespace giaguaro {

bool mayBeSeenThrough();

}  // namespace giaguaro
