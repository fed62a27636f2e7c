// What the open cards would have allowed: one decision of a hand that is over, looked at in the one deal that lay there,
// as nobody could when it was taken. It tells bad luck from a mistake, and changes no mark.
#pragma once

#include <optional>

#include "core/review/mark.h"
#include "core/rules/action.h"

namespace giaguaro {

struct OpenCards {
  Action best{};           // what was chosen, where nothing was better
  double gain = 0;         // by how much that was better, as a score; never below 0
  double error = 0;        // the standard error of that
  Mark mark = Mark::best;  // that the choice would have had, if all cards had lain open

  bool operator==(OpenCards const&) const = default;
};

// Right with what could be known, and dear as the cards lay.
inline bool isUnlucky(std::optional<Mark> mark, OpenCards const& open) {
  return mark && *mark <= Mark::good && open.mark >= Mark::costly;
}

}  // namespace giaguaro
