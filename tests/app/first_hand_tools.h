// A first hand led in the window by script: what there is to be read is gone through, then the baseline player acts for
// the newcomer.
#pragma once

#include <QCoreApplication>
#include <functional>

#include "core/match/first_hand_code.h"
#include "core/rules/first_hand.h"
#include "tests/app/match_tools.h"
#include "tests/app/window_tools.h"

namespace giaguaro::test {

// On the game's own deal, with quick opponents.
inline MatchPlan firstHandPlan(GameInfo const& game) {
  FirstHand const& hand = firstHandOf(game.id);
  auto const players = static_cast<std::size_t>(hand.players);
  MatchPlan plan;
  plan.setup.game = game.id;
  plan.setup.players = hand.players;
  plan.setup.options = completed(game.options, {});
  plan.setup.table = completed(tableOptions(), game, hand.players, {});
  plan.setup.code = codeOfFirstHand(game);
  plan.setup.seed = 7;
  plan.setup.names = {"", "Anna", "Bruno", "Chiara", "Dario"};
  plan.setup.names.resize(players);
  plan.setup.levels.assign(players, "greedy");
  plan.setup.levels.front() = humanPlayer;
  for (std::size_t seat = 0; seat < players; ++seat) plan.avatars.push_back(static_cast<int>(seat) + 1);
  return plan;
}

class FirstHandTaker {
 public:
  using Phase = Session::Phase;
  using Look = std::function<void()>;  // at each moment where somebody is to read or to act

  FirstHandTaker(Program& program, Look look) : program_(program), look_(std::move(look)) {}

  bool begin(GameInfo const& game) {
    program_.session().start(firstHandPlan(game), {.led = true});
    return stands();
  }

  // To its result, or as far as this; false: it did not get there.
  bool take(std::function<bool()> const& isEnough = [] { return false; }) {
    while (program_.session().phase() != Phase::showingResult && notOne_ == 0 && !isEnough()) {
      look_();
      read();
      if (program_.session().phase() == Phase::choosing)
        actAsBaseline(program_.session());
      else
        emit program_.window().host().goOn();
      if (!stands()) return false;
    }
    look_();
    return true;
  }

  void read() {
    while (lead().more) {
      std::size_t const before = lead().told.size();
      program_.press(Qt::Key_Space);
      look_();
      if (lead().told.size() == before + 1) continue;
      ++notOne_;
      return;
    }
  }

  FirstHandScene const& lead() const { return *program_.session().scene().firstHand; }
  int notOne() const { return notOne_; }  // so often Space did not lead to one more

 private:
  bool stands() {
    return comes([&] {
      Phase const phase = program_.session().phase();
      return phase == Phase::choosing || phase == Phase::showingResult || phase == Phase::resting;
    });
  }

  Program& program_;
  Look look_;
  int notOne_ = 0;
};

}  // namespace giaguaro::test
