// Cards that the person at this screen has chosen to put aside, before any of that is done. The record knows
// one action a card; a person chooses them all, sees what that leaves to choose, and thinks again. What may
// go depends on what has gone before it, so the seat's table is asked as it would be with the cards chosen so
// far put aside, one after the other.
//
// Made for one position of one table, and thrown away with it.
#pragma once

#include <optional>
#include <vector>

#include "core/match/seat_table.h"
#include "ui/scene/table_scene.h"

namespace giaguaro {

class Draft {
 public:
  Draft() = default;  // no cards are asked for
  // Of a seat that is to act; the table outlives the draft.
  explicit Draft(SeatTable const& table);

  // How many cards are asked for; 0: none are.
  int wanted() const { return wanted_; }
  int missing() const { return wanted_ - static_cast<int>(chosen_.size()); }
  bool empty() const { return chosen_.empty(); }
  std::vector<Action> actions() const;
  // The table as it would be without what was chosen. Wants missing() > 0.
  SeatTable const& position() const { return *position_; }

  // Chooses a card, or frees it again, and with it those that may not go without it. Answers why it may not.
  std::optional<Message> toggle(Action action);
  void clear();

  // What is seen while cards are chosen.
  void show(TableScene& scene) const;

 private:
  void rebuild(std::vector<Action> const& actions);

  std::optional<SeatTable> table_;
  std::optional<SeatTable> position_;
  int wanted_ = 0;
  Seen now_;                   // of the table itself
  Seen seen_;                  // once what was chosen has gone; before its last card, where none is missing
  std::vector<Offer> chosen_;  // each as it was offered
};

}  // namespace giaguaro
