// What somebody chooses before a match: plain values, from which the controller opens a table.
#pragma once

#include <QString>
#include <vector>

#include "core/rules/message.h"
#include "core/rules/options.h"

namespace giaguaro {

struct SeatChoice {
  QString name;
  int avatar = 1;
  bool human = false;
  QString level;  // of a computer player

  bool operator==(SeatChoice const&) const = default;
};

struct MatchChoice {
  QString game;  // its id
  int players = 0;
  Options options{};
  std::vector<SeatChoice> seats{};
  Options table{};         // of the table (core/rules/table_options.h)
  QString code{};          // that it is dealt by (core/match/deal_code.h); empty: by none
  bool setByHand = false;  // somebody has put that deal together

  bool operator==(MatchChoice const&) const = default;
};

// A strength of the computer players.
struct LevelChoice {
  QString id;
  Text name;
};

}  // namespace giaguaro
