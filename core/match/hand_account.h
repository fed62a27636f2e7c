// What a hand that is over counts for each of its seats, as data for statistics. It is taken from what every game says of
// its hands, the offers of an auction and the sheet of the end, so that it holds for all of them and names none.
#pragma once

#include <optional>
#include <vector>

#include "core/rules/message.h"

namespace giaguaro {

class Table;

struct HandAccount {
  struct Part {
    Text role{};  // a word beside a name; empty: the hand had no roles
    // What the seat had promised: a rank, a number, or a text whose number says its place among its like, the least
    // first. None: it had promised nothing.
    Argument contract{};
    bool caller = false;  // of the caller's side (Result::Part)
    bool made = false;    // has reached it was after
    // By how much it has taken more than was promised, or less (negative), in what a hand's points are counted in; of cards
    // in whole points. Nothing: it had promised nothing that is counted.
    std::optional<int> margin{};

    bool operator==(Part const&) const = default;
  };

  std::vector<Part> parts{};  // by seat; of a void hand empty
  // The trick, counted from 1, by which everybody knew who the caller's hidden partner was; 0: there was none to be found.
  int partnerShownAt = 0;
  // The first action that could no longer change a score, whatever came after it, by its place in the hand; as many as the
  // hand has: there was none.
  int settledFrom = 0;

  bool operator==(HandAccount const&) const = default;
};

// One of each hand of this table's record that is over. They are played once more for it.
std::vector<HandAccount> accountsOf(Table const& table);

}  // namespace giaguaro
