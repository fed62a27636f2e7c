// A program at the result of its first hand, with one person in seat 0.
#pragma once

#include <QTemporaryDir>
#include <string_view>

#include "tests/app/window_tools.h"

namespace giaguaro::test {

struct AtResult {
  QTemporaryDir home;
  Program program;

  // What the person does is what this player would do.
  explicit AtResult(std::string_view player = "greedy", std::uint64_t seed = 7,
                    ReviewSettings const& review = {.iterations = 24})
      : program(home.path(), lineOfHand(seed)) {
    program.desktop().reviewing().setReview(review);
    auto const connection = QObject::connect(
        &session(), &Session::settled, &session(),
        [this, player] {
          if (session().phase() != Session::Phase::choosing) return;
          session().choose(replay(session().record())->thought(player)(StopFlag{}).action);
        },
        Qt::QueuedConnection);
    emit session().settled();
    if (!reaches(session(), Session::Phase::showingResult)) qFatal("The hand does not end.");
    QObject::disconnect(connection);
  }

  static CommandLine lineOfHand(std::uint64_t seed) {
    CommandLine line;
    line.language = "en";
    line.match = CommandLine::Match{.game = allGames().front(),
                                    .players = allGames().front()->usualPlayers,
                                    .options = completed(allGames().front()->options, {}),
                                    .levels = planWithViewer(1).setup.levels,
                                    .seed = seed};
    return line;
  }
  Session& session() { return program.session(); }
};

}  // namespace giaguaro::test
