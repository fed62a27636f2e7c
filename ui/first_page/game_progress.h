// How far somebody has come in a game, as the first page shows it: lessons that are done, and matches won.
#pragma once

#include <QString>

namespace giaguaro {

struct GameProgress {
  QString game{};  // its id
  int lessonsDone = 0;
  int lessons = 0;
  int won = 0;
  int matches = 0;
  bool inPlay = false;  // one of its matches is not over

  bool operator==(GameProgress const&) const = default;
};

}  // namespace giaguaro
