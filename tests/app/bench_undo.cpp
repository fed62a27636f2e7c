// How long the GUI thread is kept busy (in processor time) by an undo in a long match, in the program's own
// window: the undo itself, the scene that it leads to, and painting it. Beside it, in the same run, what an
// undo would take that replayed the whole match. Then how long the match's journal takes to be read, without
// undos and with.
//
//   bench_undo [GAME [HANDS [UNDOS]]]       usually tarot, 100 hands, 51 undos
#include <QApplication>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <vector>

#include "app/desktop/desktop.h"
#include "app/desktop/scenes/scene.h"
#include "tests/app/journal_text.h"
#include "tests/app/match_tools.h"
#include "ui/table/table_widget.h"
#include "ui/text/game_id.h"

using namespace giaguaro;
using namespace giaguaro::test;

namespace {

// The processor's time of this thread: other programs do not count.
struct Clock {
  using duration = std::chrono::nanoseconds;
  static duration now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + duration(time.tv_nsec);
  }
};

// Counts the time in which its thread handles events, without that in which it waits for them.
class BusyApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (QThread::currentThread() != thread() || inside_) return QApplication::notify(receiver, event);
    inside_ = true;
    auto const begin = Clock::now();
    bool const result = QApplication::notify(receiver, event);
    busy += Clock::now() - begin;
    inside_ = false;
    return result;
  }

  Clock::duration busy{};

 private:
  bool inside_ = false;
};

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

template <class Work>
Clock::duration timeOf(Work work) {
  auto const begin = Clock::now();
  work();
  return Clock::now() - begin;
}

void print(char const* what, std::vector<Clock::duration> times) {
  std::ranges::sort(times);
  std::printf("%-44s median %8.2f ms   worst %8.2f ms   (%zu)\n", what, milliseconds(times[times.size() / 2]),
              milliseconds(times.back()), times.size());
}

// In one of its last hands (the very last may be passed out), with some cards played and the person to act.
std::unique_ptr<Table> longMatch(MatchPlan const& plan, int hands) {
  auto table = openTable(plan.setup);
  int plays = 0;
  while (!table->matchOver()) {
    if (table->handOver()) {
      table->deal(table->nextDeal(), table->nextDealer());
      continue;
    }
    bool const late = static_cast<int>(table->record().hands.size()) > hands * 9 / 10 && table->playing();
    if (late && table->toAct() == 0 && plays++ == 4) break;
    table->apply(table->thought("greedy")(StopFlag{}).action);
  }
  return table;
}

bool stands(Desktop& desktop) {
  return comes([&] {
    return desktop.session().phase() == Session::Phase::choosing && desktop.window().table()->isSettled();
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  BusyApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  GameInfo const* const game = findGame(arguments.value(1, "tarot").toStdString());
  int const hands = arguments.value(2, "100").toInt();
  int const undos = arguments.value(3, "51").toInt();
  if (game == nullptr || hands < 1 || undos < 1) return 2;

  QTemporaryDir const home;
  CommandLine line = CommandLine{};
  line.fullSpeed = true;
  line.match =
      CommandLine::Match{.game = game, .players = game->usualPlayers, .options = {}, .levels = {}, .seed = 1};
  MatchPlan const plan = planWithViewer(static_cast<std::int16_t>(hands), 3, *game);
  line.match->options = plan.setup.options;
  line.match->levels = plan.setup.levels;
  Preferences(home.filePath("preferences.ini")).addKnownGame(idOf(*game));  // no tips over the table
  Desktop desktop(line, {.preferences = home.filePath("preferences.ini"), .data = home.filePath("data")});
  desktop.open();
  std::unique_ptr<Table> table = longMatch(plan, hands);
  Record const record = table->record();
  desktop.session().open(plan, std::move(table), rowsOf(record), home.filePath("bench.jsonl"));
  if (!stands(desktop)) {
    std::fprintf(stderr, "The table does not come to rest (phase %d).\n",
                 static_cast<int>(desktop.session().phase()));
    return 1;
  }

  std::vector<Clock::duration> undoing;
  std::vector<Clock::duration> replaying;
  for (int i = 0; i < undos; ++i) {
    application.busy = {};
    auto const asking = timeOf([&] { desktop.session().undo(); });
    if (!stands(desktop)) return 1;
    undoing.push_back(asking + application.busy);
    Record const back = desktop.session().record();
    std::unique_ptr<Table> again;
    replaying.push_back(timeOf([&] { again = replay(back); }));
    if (!again || again->record() != back) return 1;
    desktop.session().redo();
    if (!stands(desktop)) return 1;
  }
  std::printf("%s, hand %zu\n", game->id.data(), record.hands.size());
  print("undo, all that the GUI thread does", undoing);
  print("replaying the whole match once", replaying);

  auto const reading = [&](QByteArray const& journal) {
    QString const path = home.filePath("read.jsonl");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(journal) != journal.size()) return Clock::duration();
    file.close();
    return timeOf([&] { (void)readJournal(path); });
  };
  QByteArray const journal = journalOf(record, plan.avatars);
  auto const writer = openTable(plan.setup);
  QByteArray more;
  for (int i = 0; i < 100; ++i) more += undoLine(1) + actionLine(*writer, record.hands.back().actions.back());
  std::vector<Clock::duration> plain;
  std::vector<Clock::duration> undone;
  for (int i = 0; i < 7; ++i) {
    plain.push_back(reading(journal));
    undone.push_back(reading(journal + more));
  }
  print("reading its journal", plain);
  print("reading it with a hundred undos", undone);
  return 0;
}
