// What of a judged decision is marked on the cards of whoever holds them, where a hand is gone through.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <utility>
#include <vector>

#include "core/rules/action.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class ReviewMarks {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::ReviewMarks)

 public:
  // What would have been better. Wants a scene with a review.
  static std::vector<Action> better(TableScene const& scene);
  // And what was chosen, each with a word over it; none where nothing is reviewed.
  static std::vector<std::pair<Action, QString>> tags(TableScene const& scene);
};

}  // namespace giaguaro
