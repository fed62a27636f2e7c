// The club table, with what is said at it: under a clock that goes on only when told.

#include "tests/app/club_tools.h"
#include "tests/gallery/sheets.h"
#include "tests/gallery/tour.h"
#include "ui/table/table_widget.h"

namespace giaguaro::test {
namespace {

using namespace std::chrono_literals;

// To the next person's turn behind the first lead, with the screen in that person's hands.
bool comesToTurn(Session& session) {
  for (int i = 0; i < 100; ++i) {
    if (!comesToPlay(session)) return false;
    if (lapseIn(handOf(session).actions) == Lapse::playsCard) return runsDown(session);
    actAsBaseline(session);
    if (!comes([&] { return session.phase() != Session::Phase::recording; })) return false;
  }
  return false;
}

void takeTurn(Tour const& tour, FakeTime& time) {
  Session& session = tour.program.session();
  time.pass(26s);
  tour.take({"clock", "A turn, and its clock", 20, {}, true});
  tour.take(
      {"talk-nothing", "Panel: talk, before a word", 33}, {},
      [&] { tour.window().host().panel()->open(TablePanel::Page::talk); },
      [&] { tour.window().host().panel()->open(TablePanel::Page::guide); });
  session.speak({Saying::Kind::givePoints});
  comes([&] { return !talkOfHand(session).empty(); });
  tour.take({"talk-said", "What was said", 31, {}, true});
  session.agreeToEnd(true);
  comes([&] { return !session.scene().club->agreed.empty(); });
  tour.take({"agreed", "One agrees to end the match", 21});
  time.pass(83s);
  tour.take({"last-seconds", "The last seconds of a turn", 22, {}, true});
  tour.take(
      {"leave-alone", "One of several leaves", 41}, {},
      [&] { tour.window().findChild<QAction*>("actionLeaveTable")->trigger(); },
      [&] { escape(tour.window()); });
  auto const at = handOf(session).actions.size();
  runsDown(session);
  time.pass(7s);
  comes([&] { return handOf(session).actions.size() > at; });
  comesToTurn(session);
  tour.take({"by-clock", "A card was played by the clock", 23});
  while (session.scene().seen.tricks.empty()) {
    actAsBaseline(session);
    if (!comesToTurn(session)) return;
  }
  tour.take(
      {"club-tricks", "All tricks, one card by the clock", 24}, {},
      [&] { tour.window().findChild<QAction*>("actionAllTricks")->trigger(); },
      [&] { escape(tour.window()); });
}

// Nobody at the table knows yet who is whose partner.
bool hidesPartner(Seen const& seen) {
  return std::ranges::none_of(seen.seats, [](Seen::SeatSeen const& seat) {
    return std::ranges::count(seat.marks, Seen::Mark::partner) > 0;
  });
}

// The middle of a hand in which several have spoken and the partner is hidden, where the person is to play.
bool comesToTalk(Session& session) {
  constexpr int trick = 3;
  constexpr std::size_t lines = 3;
  for (int i = 0; i < 120 && comesToPlay(session); ++i) {
    Seen const& seen = session.scene().seen;
    if (seen.trick.number >= trick && talkOfHand(session).size() >= lines && hidesPartner(seen)) return true;
    actAsBaseline(session);
    if (!comes([&] { return session.phase() != Session::Phase::recording; })) return false;
  }
  return false;
}

void takeTalk(Tour const& tour) {
  MatchPlan plan = talking(planWithViewer(10, 3));
  plan.setup.names = {"", "Anna", "Bruno", "Chiara", "Dario"};
  plan.avatars = {12, 1, 5, 6, 2};
  for (std::size_t seat = 1; seat < plan.setup.levels.size(); ++seat) plan.setup.levels[seat] = "club";
  Session& session = tour.program.session();
  session.start(plan);
  TablePanel* const panel = tour.window().host().panel();
  if (!comesToTalk(session)) return;
  tour.take(
      {"talk-page", "Panel: talk", 32}, {}, [&] { panel->open(TablePanel::Page::talk); },
      [&] { panel->open(TablePanel::Page::guide); });
  tour.take(
      {"talk-menu", "What can be said", 30, {}, true}, {},
      [&] {
        panel->open(TablePanel::Page::talk);
        tour.window().table()->toggleTalk();
      },
      [&] {
        tour.window().table()->toggleTalk();
        panel->open(TablePanel::Page::guide);
      });
}

}  // namespace

void takeClub(int scale, QString const& home, Camera& camera) {
  FakeTime time;
  Program program(home, lineWithMatch("en", 11));
  Session& session = program.session();
  Tour const tour{program, clubChapter, scale, camera};
  time.give(session);
  MatchPlan plan = atClub(talking(planShared()));
  plan.setup.names = {"Elena", "Anna", "Bruno", "Chiara", "Dario"};
  plan.avatars = {4, 1, 5, 6, 2};  // the faces that these names have (app/desktop/match/people.cpp)
  plan.setup.levels[3] = std::string(humanPlayer);
  session.start(plan);
  if (!reaches(session, Session::Phase::passing)) return;
  tour.take({"curtain-clock", "The curtain, and a clock that stands", 10, {}, true});
  if (comesToTurn(session)) takeTurn(tour, time);
  takeTalk(tour);
  plan = atClub(planWithViewer());
  plan.setup.names = {"", "Anna", "Bruno", "Chiara", "Dario"};
  plan.avatars = {12, 1, 5, 6, 2};
  session.start(plan, {.journal = home + "/club.jsonl"});
  if (!reaches(session, Session::Phase::choosing) || !runsDown(session)) return;
  time.pass(90s);
  reaches(session, Session::Phase::over);
  tour.take({"locked-out", "Locked out of club tables", 42, {}, true});
  program.window().closeSheets();
  emit program.window().newMatchWanted();
  tour.take({"club-barred", "New match: the club table is barred", 43});
  program.window().closeSheets();
  for (auto const& [page, name] : {std::pair(TablePage::talk, "talk"), {TablePage::club, "club"}})
    tour.takeHelp({QString("rules-of-") + name, "Help: at the table", 50}, name,
                  [page = page](HelpWindow& help) { help.showTable(page); });
}

}  // namespace giaguaro::test
