#include <QAction>

#include "tests/app/match_tools.h"
#include "tests/gallery/sheets.h"
#include "tests/gallery/tour.h"

namespace giaguaro::test {

void takeShared(int scale, QString const& home, Camera& camera) {
  CommandLine line = lineWithMatch("en", 7);
  line.match->levels = {"human", "greedy", "human", "human", "greedy"};
  Program program(home, line);
  Tour const tour{program, sharedChapter, scale, camera};
  Session& session = program.session();
  // People are known by their names.
  MatchPlan plan = planWithViewer(10, 7);
  plan.setup.levels = line.match->levels;
  plan.setup.names = {"Giulia", "Bruno", "Elena", "Samira", "Dario"};
  plan.avatars = {7, 3, 4, 9, 5};
  session.start(std::move(plan));
  auto const asked = [&] {
    return session.phase() == Session::Phase::passing || session.phase() == Session::Phase::choosing;
  };
  comes(asked);
  if (session.phase() == Session::Phase::choosing) {
    actAsBaseline(session);
    reaches(session, Session::Phase::passing);
  }
  tour.take({"curtain-first", "The curtain, before cards are played", 11});
  session.takeSeat();
  reaches(session, Session::Phase::choosing);
  tour.take({"shared-table", "One of several people is asked", 20});
  // Until cards are played, and some more.
  do {
    if (session.phase() == Session::Phase::passing) session.takeSeat();
    reaches(session, Session::Phase::choosing);
    actAsBaseline(session);
    comes(asked);
  } while (program.window().scene().seen.tricks.size() < 3 || session.phase() != Session::Phase::passing);
  tour.take({"curtain", "The curtain", 10, {}, true});
  session.takeSeat();
  reaches(session, Session::Phase::choosing);
  tour.take(
      {"agreement", "What all have to agree on", 30}, {},
      [&] {
        if (session.phase() == Session::Phase::passing) session.takeSeat();
        reaches(session, Session::Phase::choosing);
        program.window().findChild<QAction*>("actionUndo")->trigger();
      },
      [&] { escape(program.window()); });
}

}  // namespace giaguaro::test
