// A hand that is over, trick by trick, for the timeline under the table: what one seat did in each of them, how that is
// judged as far as it is known, and who took it. A plain value, made by whoever shows the hand
// (app/desktop/watching/demonstration.h), who leaves out what is not to be known yet.
#pragma once

#include <vector>

#include "ui/scene/hand_verdict.h"

namespace giaguaro {

struct HandCourse {
  // A trick, or what the seat had to decide before the first: all calls together, all cards put aside together.
  struct Stage {
    int trick = 0;  // counted from 1; 0: before cards are played
    int from = 0;   // its first action in the hand; `end`: the one behind its last
    int end = 0;
    // What the seat did there, in its order: at least one. Of what is not to be seen yet there is the place alone.
    std::vector<HandVerdict::Decision> decisions{};
    Seat taker = nobody;  // nobody: not to be seen yet, or no trick

    // The one that stands for it: the dearest, else the last, which is the card.
    HandVerdict::Decision const& shown() const;
    bool isHidden() const { return !decisions.back().chosen.action.valid(); }

    bool operator==(Stage const&) const = default;
  };

  Seat seat = nobody;   // whose decisions they are
  bool judged = false;  // all of them are, or are being judged; else those alone that somebody looked at
  HandVerdict::Aim aim = HandVerdict::Aim::win;
  std::vector<Stage> stages{};
  int current = -1;  // the stage that lies on the table; -1: none does

  // Takes over what was found out about the seat's decisions; what it had to decide before the first trick becomes
  // stages of its own.
  void add(HandVerdict const& verdict);
  // Leaves out all that comes of the actions from this one on.
  void hideFrom(int place);
  // The stage in which this many actions are done; `lying`: the trick that the last of them ended is still looked at.
  int stageAt(int step, bool lying) const;
  // Where one stands to look at the stage before or behind the current one; nothing: there is none.
  std::optional<int> placeBeside(int step, int by) const;

  bool operator==(HandCourse const&) const = default;
};

}  // namespace giaguaro
