// The id of a game, as files, folders and names of widgets have it.
#pragma once

#include <QString>

#include "core/rules/game.h"

namespace giaguaro {

inline QString idOf(GameInfo const& game) {
  return QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
}

}  // namespace giaguaro
