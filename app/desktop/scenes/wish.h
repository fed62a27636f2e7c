// What somebody wants of whoever has the table, by a click on it or by a menu: a plain value, which passes by what has no
// use for it.
#pragma once

#include <variant>

#include "core/rules/action.h"
#include "core/rules/talk.h"
#include "ui/scene/lesson_scene.h"
#include "ui/scene/playback.h"

namespace giaguaro {

namespace wishes {

struct ConfirmDraft {};
struct ClearDraft {};
struct GoOn {};
struct NextHand {};
struct Undo {};
struct Redo {};
struct RestartDeal {};
struct Claim {};
struct FinishHand {};
struct Pause {
  bool on = false;
};
struct TakeSeat {};
struct LeaveSeat {};  // others look at the screen
struct Hint {};
struct AgreeToEnd {
  bool agrees = false;  // or takes that back
};
struct LeaveTable {};  // whoever has the screen; the others play on
struct Known {
  bool wanted = false;  // somebody looks at what can be known
};
struct GoTo {
  int place = 0;  // to this action of a hand that is played back
};

}  // namespace wishes

// Of those that are no type of their own, an action is chosen, and a saying is said by whoever has the screen.
using Wish =
    std::variant<Action, Saying, PlaybackDeed, LessonDeed, wishes::ConfirmDraft, wishes::ClearDraft,
                 wishes::GoOn, wishes::NextHand, wishes::Undo, wishes::Redo, wishes::RestartDeal,
                 wishes::Claim, wishes::FinishHand, wishes::Pause, wishes::TakeSeat, wishes::LeaveSeat,
                 wishes::Hint, wishes::AgreeToEnd, wishes::LeaveTable, wishes::Known, wishes::GoTo>;

// One function for each wish that is heeded; the others pass by.
template <class... Heeds>
struct Heeding : Heeds... {
  using Heeds::operator()...;
  template <class Other>
  void operator()(Other const&) const {}
};
template <class... Heeds>
Heeding(Heeds...) -> Heeding<Heeds...>;

}  // namespace giaguaro
