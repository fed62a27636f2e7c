// How a match went: behind each hand that counts everybody's total. A plain value.
#pragma once

#include <QString>
#include <vector>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

struct MatchTotals {
  struct Line {
    QString name{};
    int avatar = 1;
    bool own = false;

    bool operator==(Line const&) const = default;
  };
  std::vector<Line> seats{};
  std::vector<std::vector<int>> hands{};  // by seat
  bool halves = false;                    // scores are in halves

  bool operator==(MatchTotals const&) const = default;
};

// Of the match that a scene is of, as far as its hands are over.
MatchTotals totalsOf(TableScene const& scene, Wording const& wording);

}  // namespace giaguaro
