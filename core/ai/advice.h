// A decision asked of a computer player, and what it answers. A Thought carries its seat's View and nothing
// else: it may run on any thread, and may outlive the table that it came from. It answers nothing valid once
// its flag is set.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/ai/stop_flag.h"
#include "core/cards/card.h"
#include "core/rules/action.h"
#include "core/rules/game.h"
#include "core/rules/seat.h"

namespace giaguaro {

// What was found out about one thing that could be done. Figures of candidates of one Advice compare: what
// was tried in fewer worlds than the best is told by how far it was from it in these.
struct Candidate {
  Action action{};
  double worth = 0;   // what the player maximises, 0 to 1 (core/ai/mind.h)
  double score = 0;   // the hand's score that is expected of it, in the game's score unit
  double chance = 0;  // of success: of the contract, the bid, the target
  int playouts = 0;   // that these figures are means of; 0: it was not looked at
  // The standard error of how far `worth` is from that of the candidate of the greatest worth (0 for itself).
  double error = 0;

  bool operator==(Candidate const&) const = default;
};

// How likely it is that a seat (nobody: none) holds the card in question, a called card.
struct Holder {
  Seat seat = nobody;
  double chance = 0;

  bool operator==(Holder const&) const = default;
};

struct Reason;  // core/reasons/reason.h

struct Advice {
  Action action{};                      // not valid: stopped before there was an answer
  std::vector<Candidate> candidates{};  // best first; empty where nothing was simulated
  Facts facts{};                        // what is certain of the cards that the seat does not see
  Card question{};                      // whose holder is a secret that matters; noCard: none
  std::vector<Holder> holders{};        // of it, where its holder was thought about
  // Time ran out before the budget's iterations, or had candidates dropped that these would have kept:
  // another time it may come out otherwise.
  bool capped = false;
  // The action is what the rules of thumb say: another came out better, but not so surely that it would be
  // said against them.
  bool byRuleOfThumb = false;
  std::shared_ptr<Reason const> reason{};  // why that, where it was asked for
};

using Thought = std::function<Advice(StopFlag)>;

}  // namespace giaguaro
