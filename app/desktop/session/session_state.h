// Where a session stands: one of these, and what holds there alone lies in it and goes with it.
//
//   Idle           ── start, resume, open ──► next              each ── leave ──► Idle
//   next           what follows from the table alone (Session::advance), one of these:
//   Recording      a deal, what was decided, the end of a club  ── it is written, and done ──► next
//                  table before, that somebody leaves it
//   Choosing       the viewer is to act                         ── an action, a claim ──► Recording
//                                                               ── leaveSeat ──► Passing
//   Passing        another person at this screen is to act      ── takeSeat ──► Choosing
//   Thinking       a computer player is to act                  ── its answer ──► Recording
//   Resting        a trick lies there, or cards turned over     ── goOn, the alarm ──► next
//   ShowingResult  the hand is over, another follows            ── nextHand ──► Recording
//   Over, Held     the match is over; it is stopped for a picture
//   undo, redo, restart: from each but Idle and Held ──► Recording; finishHand ──► Thinking
#pragma once

#include <QtGlobal>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/desktop/session/draft.h"
#include "app/desktop/threads/job.h"
#include "core/ai/advice.h"
#include "core/match/record.h"
#include "core/rules/deal.h"
#include "core/rules/view.h"

namespace giaguaro {

// What is recorded before it is done.
struct NewHand {
  Deal deal;
  Seat dealer;
  bool operator==(NewHand const&) const = default;
};
struct TakeBack {
  int count = 0;
  Assist assist{};   // noted then; of nobody: not
  UndoStep first{};  // the choice that is made again
};
using Forward = std::variant<NewHand, Done, Said>;
struct Again {
  std::vector<Forward> steps;
};
// The club table ends the match: Record::ended.
struct EndEarly {
  std::string how;
};
// A person leaves a club table at which others play on.
struct LeaveSeat {
  Seat seat = nobody;
};
using Step = std::variant<std::monostate, NewHand, Action, TakeBack, Again, EndEarly, LeaveSeat>;

namespace states {

struct Idle {};  // no match

struct Choosing {
  Draft draft{};  // of cards to be put aside

  // The hint that was asked for.
  Job hintAsked{};               // while its answer is waited for
  std::optional<Advice> hint{};  // about this position; of cards to put aside, about the last of them
  Draft hintDraft{};             // while the hint is about cards to put aside: those found so far
  int hintParts = 0;             // how many of them it finds
};

struct Passing {};

struct Thinking {
  Job asked{};  // while its answer is waited for; none: nobody thinks in a pause
  Action answer{};
  bool longEnough = false;
};

struct Recording {
  Step step{};        // what is being written; none: it is written, and being done
  quint64 write = 0;  // of the answer that is waited for; 0: none
  int undos = 0;      // asked for meanwhile
  ClockNote clock{};  // of the action, at a club table; of action 0: none
};

struct Resting {
  bool turned = false;  // cards that were turned over, and no trick
};

struct ShowingResult {};
struct Over {};
struct Held {};

}  // namespace states

using SessionState =
    std::variant<states::Idle, states::Choosing, states::Passing, states::Thinking, states::Recording,
                 states::Resting, states::ShowingResult, states::Over, states::Held>;

}  // namespace giaguaro
