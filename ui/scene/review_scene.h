// What the review says where a hand that is over stands still: of the decision that is taken next, whoever took it, and
// beside it the decisions of the person whose hand it was. A plain value, made by the controller.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/message.h"
#include "ui/scene/belief_scene.h"
#include "ui/scene/hand_verdict.h"
#include "ui/scene/hint.h"

namespace giaguaro {

struct ReviewScene {
  enum class State : std::uint8_t {
    none,     // nobody decides anything here
    running,  // it goes on by itself: nothing is judged
    awaited,  // it is being judged
    forced,   // there was nothing to choose
    judged
  };

  State state = State::none;
  Seat seat = nobody;                // who decides
  HandVerdict::Decision decision{};  // what was chosen, and how that is judged
  HandVerdict::Aim aim = HandVerdict::Aim::win;
  std::vector<Message> lines{};  // what was chosen, what would have been better, what it cost
  // The best, what was chosen, and what comes into question beside these; what was chosen is always among them where
  // there are figures at all.
  std::vector<Hint::Choice> choices{};
  Action best{};
  Hint::Success success = Hint::Success::side;
  int parts = 1;                    // their scores are whole points (1), halves (2) or tenths (10)
  std::vector<Message> why{};       // the best against what was chosen
  int deals = 0;                    // that `why` follows from
  std::vector<Message> open{};      // what the open cards would have allowed
  std::vector<Message> reckoned{};  // of a computer player: what it thought itself

  std::optional<HandVerdict> verdict{};  // on the person's decisions
  std::optional<BeliefScene> belief{};   // once it is known: what the seat took to be likely, and the truth
  bool mayTryAgain = false;              // it can be played again from here
  bool mayKeep = false;  // among the positions that are asked again, or is there (`decision.kept`)

  bool operator==(ReviewScene const&) const = default;
};

// A position of a hand that is over, played again: nothing of it counts.
struct PlayedAgain {
  Seat seat = nobody;      // whose decision it begins with
  std::int32_t score = 0;  // of that seat the first time, in the game's score unit

  bool operator==(PlayedAgain const&) const = default;
};

}  // namespace giaguaro
