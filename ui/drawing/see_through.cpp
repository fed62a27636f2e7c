#include "ui/drawing/see_through.h"

#include <QGuiApplication>

// A Qt that was built without X11 has no such interface.
#if defined(GIAGUARO_XCB) && QT_CONFIG(xcb)
#define GIAGUARO_ASKS_X11
#include <cstdlib>
#include <memory>
#include <string_view>
#include <xcb/xcb.h>
#endif

namespace giaguaro {

#ifdef GIAGUARO_ASKS_X11
namespace {

// Replies of the server are the caller's to free.
template <class Reply>
std::unique_ptr<Reply, decltype(&std::free)> owned(Reply* reply) {
  return {reply, &std::free};
}

// A compositor owns this selection of the screen (EWMH, "_NET_WM_CM_Sn").
bool hasCompositor(xcb_connection_t* server) {
  constexpr std::string_view name = "_NET_WM_CM_S0";
  auto const atom = owned(xcb_intern_atom_reply(
      server, xcb_intern_atom(server, 1, static_cast<std::uint16_t>(name.size()), name.data()), nullptr));
  if (!atom || atom->atom == XCB_ATOM_NONE) return false;
  auto const owner =
      owned(xcb_get_selection_owner_reply(server, xcb_get_selection_owner(server, atom->atom), nullptr));
  return owner && owner->owner != XCB_WINDOW_NONE;
}

}  // namespace

bool mayBeSeenThrough() {
  // A platform that draws nowhere has that interface too, without a server behind it.
  auto* const x11 = qApp->nativeInterface<QNativeInterface::QX11Application>();
  xcb_connection_t* const server = x11 != nullptr ? x11->connection() : nullptr;
  return server == nullptr || hasCompositor(server);
}
#else
bool mayBeSeenThrough() { return QGuiApplication::platformName() != QLatin1String("xcb"); }
#endif

}  // namespace giaguaro
