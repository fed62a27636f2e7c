#include "tests/gallery/months.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <algorithm>
#include <tuple>

#include "app/desktop/lessons/lesson_progress.h"
#include "app/desktop/match/people.h"
#include "app/desktop/people/preferences.h"
#include "core/positions/keep.h"
#include "tests/app/own_mistake.h"
#include "tests/app/played_records.h"
#include "tests/gallery/sheets.h"
#include "ui/lessons/lessons_sheet.h"

namespace giaguaro::test {
namespace {

LessonProgress lessonsSoFar() {
  LessonProgress progress;
  for (auto const& [game, done] : {std::pair("jaguar", 6), {"briscola", 2}, {"jabberwocky", 3}, {"tarot", 1}})
    for (int i = 1; i <= done; ++i) progress.lessons[QString("%1-%2").arg(game).arg(i)].done = true;
  progress.lessons["briscola-3"].given = {"oblige 4 62"};
  progress.lessons["tarot-2"].given = {"play 5D"};
  progress.last = "briscola-3";
  return progress;
}

// Matches of the person in seat 0, played to their end.
void keepMatches(MatchHistory& history) {
  int day = 0;
  std::uint64_t seed = 0;
  for (auto const& [id, won, lost] : {std::tuple("jaguar", 5, 9), {"jabberwocky", 1, 1}, {"tarot", 1, 5}})
    for (int i = 0; i < won + lost; ++i) {
      MatchPlan plan;
      bool isWon = false;
      do {
        plan = planWithViewer(2, ++seed, *findGame(id));
        PerSeat const totals = played(plan, 1'000'000)->totals();
        isWon = std::max_element(totals.begin(), totals.begin() + plan.setup.players) == totals.begin();
      } while (isWon != (i < won) && seed % 50 != 0);
      plan.setup.names[0].clear();
      QDateTime const began = QDateTime::currentDateTimeUtc().addDays(++day - 100);
      history.keep(recordOf(plan, 1'000'000, began.toString(Qt::ISODate).toStdString()),
                   usualFaces(plan.setup, usualAvatar));
    }
  bool isThere = false;
  history.list({}, [&isThere](auto const&) { isThere = true; });
  comes([&] { return isThere; });
}

// A mistake of this kind at cards of the person in seat 0; else, where none is found soon, another one.
std::optional<KeptPosition> mistakeOf(GameInfo const& game, Mark wanted) {
  constexpr ReviewSettings quick{.iterations = 200};
  std::optional<KeptPosition> any;
  int looked = 0;
  for (std::uint64_t seed = 1; seed < 12; ++seed) {
    Record record = playedRecord(game, game.usualPlayers, {.hands = 4, .seed = seed});
    record.names[0].clear();
    for (std::size_t hand = 0; hand < record.hands.size(); ++hand)
      for (int place = 0; place < static_cast<int>(record.hands[hand].actions.size()); ++place) {
        Done const& done = record.hands[hand].actions[static_cast<std::size_t>(place)];
        if (done.seat != 0 || done.action.kind != Action::Kind::play) continue;
        if (++looked > 80) return any;
        auto kept = keepPosition(record, hand, place, quick, {}, firstDay);
        if (!kept || kept->isRight(kept->chosen)) continue;
        if (kept->mark == wanted && hand > 1) return kept;
        any = std::move(kept);
      }
  }
  return any;
}

}  // namespace

void putProgress(QString const& home) {
  QDir().mkpath(home + "/data");
  QFile file(home + "/data/lessons.json");
  if (file.open(QIODevice::WriteOnly)) file.write(lessonsSoFar().toJson());
  Preferences preferences(home + "/preferences.ini");
  preferences.setTally("jaguar", {14, 5});
  preferences.setTally("jabberwocky", {2, 1});
  preferences.setTally("tarot", {6, 1});
}

void keepPositions(Tour const& tour) {
  PositionBook& book = tour.program.desktop().positions();
  Day const today = firstDay + std::chrono::days{1};
  book.setDays([today] { return today; });
  bool read = false;
  book.whenRead([&] { read = true; });
  if (!comes([&] { return read; })) return;
  struct Kept {
    char const* game;
    Mark mark;
    int right;
    int inDays;
  };
  for (Kept const& each : {Kept{"jaguar", Mark::costly, 0, 0}, Kept{"tarot", Mark::blunder, 1, 0},
                           Kept{"jabberwocky", Mark::smallSlip, 1, 6}}) {
    auto kept = mistakeOf(*findGame(each.game), each.mark);
    if (!kept) continue;
    kept->schedule = {each.right, today + std::chrono::days{each.inDays}};
    PositionLine const line = positionLineOf(*kept);
    book.add(std::move(*kept), line);
  }
}

void takeFirstLook(int scale, QString const& home, Camera& camera) {
  Program program(home, lineOf("en"));
  Tour const tour{program, sheetsChapter, scale, camera};
  program.window().findChild<QAbstractButton*>("sitDown")->click();
  tour.take(
      {"lessons-first", "Lessons, before the first", 55}, {},
      [&] {
        program.window().findChild<QAction*>("actionLessons")->trigger();
        comes([&] {
          auto const* sheet = program.window().findChild<LessonsSheet*>();
          return sheet != nullptr && sheet->isVisible();
        });
      },
      [&] { escape(program.window()); });
}

// Of Tarot, in the eighth trick of the third hand, with the person to play.
void takeResume(int scale, QString const& home, Camera& camera) {
  putProgress(home);
  GameInfo const& game = *findGame("tarot");
  constexpr int seed = 21;
  CommandLine line = lineOf("en");
  line.match = CommandLine::Match{.game = &game,
                                  .players = 5,
                                  .options = defaultOptions(game, 12),
                                  .levels = {"human", "greedy", "greedy", "greedy", "greedy"},
                                  .seed = seed};
  Program program(home, line);
  keepMatches(program.desktop().history());
  Session& session = program.session();
  auto const isThere = [&] {
    auto const& scene = program.window().scene();
    return scene.handPlace == 3 && scene.seen.trick.number >= 8;
  };
  while (!isThere()) {
    if (!comes([&] {
          return session.phase() == Session::Phase::choosing ||
                 session.phase() == Session::Phase::showingResult;
        }))
      return;
    if (isThere()) break;
    if (session.phase() == Session::Phase::choosing)
      actAsBaseline(session);
    else
      session.nextHand();
  }
  Tour const tour{program, sheetsChapter, scale, camera};
  tour.take(
      {"resume", "A new match, or the one on the table", 15}, {},
      [&] {
        emit program.window().newMatchWanted();
        program.window().findChild<QAbstractButton*>("game_tarot")->click();
        program.window().findChild<QAbstractButton*>("players_5")->click();
      },
      [&] { program.window().findChild<QAbstractButton*>("cancelMatch")->click(); });
}

}  // namespace giaguaro::test
