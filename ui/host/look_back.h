// What somebody looks back at: a past trick, which lies in the place of the present one, or words of a seat, which stand
// there once more; never both. A value, which knows what of a scene is shown meanwhile.
#pragma once

#include <variant>

#include "core/rules/message.h"
#include "core/rules/seat.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class LookBack {
 public:
  LookBack() = default;                 // at nothing
  static LookBack atTrick(int number);  // counted from 1; 0: the one just played
  static LookBack atWords(Seat seat, Message said);

  bool isAtTrick() const { return std::holds_alternative<Trick>(at_); }
  int trick() const;  // 0: the one just played, or none

  // On the table, where nothing can be played while a past trick lies there; and beside it, where that trick is told.
  TableScene onTable(TableScene scene) const;
  TableScene beside(TableScene scene) const;

  bool operator==(LookBack const&) const = default;

 private:
  struct Trick {
    int number = 0;
    bool operator==(Trick const&) const = default;
  };
  struct Words {
    Seat seat = nobody;
    Message said{};
    bool operator==(Words const&) const = default;
  };

  std::variant<std::monostate, Trick, Words> at_;
};

}  // namespace giaguaro
