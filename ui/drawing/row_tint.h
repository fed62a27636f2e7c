// What every second row of a table lies on, for the eye to keep its line.
#pragma once

#include "ui/theme.h"

namespace giaguaro {

inline QColor rowTint(Theme const& theme) {
  constexpr double part = 0.03;
  return mixed(theme.panel, theme.onpanel, part);
}

}  // namespace giaguaro
