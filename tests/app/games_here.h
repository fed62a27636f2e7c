// The games that this run of a test is about: all of them, or the one that GIAGUARO_GAME names. CTest runs
// what takes long game by game, so that every core is used to the end.
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <vector>

#include "core/match/table.h"

namespace giaguaro::test {

inline std::vector<GameInfo const*> gamesHere() {
  std::vector<GameInfo const*> games = allGames();
  QByteArray const wanted = qgetenv("GIAGUARO_GAME");
  if (!wanted.isEmpty())
    std::erase_if(games, [&](GameInfo const* game) { return wanted != QByteArrayView(game->id); });
  // Or a test would pass without a row.
  if (games.empty()) qFatal("GIAGUARO_GAME: there is no game %s", wanted.constData());
  return games;
}

inline bool isHere(GameInfo const& game) {
  std::vector<GameInfo const*> const here = gamesHere();
  return std::ranges::find(here, &game) != here.end();
}

}  // namespace giaguaro::test
