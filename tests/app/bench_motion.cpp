// How smoothly cards move: a whole deal, tricks that are taken and a hand's end in the real window, at its own pace.
// Prints for each how many pictures a second were painted, what one of them costs the processor, and how long the
// window was busy at a stretch (its turns). Wanted: 60 pictures a second in a window of 1280 × 800 and 30 in one of
// 3840 × 2160; of all turns 99 in 100 within 8 ms, none longer than 33 ms.
//
//   bench_motion [ROUNDS]
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "tests/ui/table_scenes.h"
#include "ui/hand_end/hand_end_view.h"
#include "ui/host/table_host.h"
#include "ui/motion/motion_layer.h"
#include "ui/table/table_widget.h"
#include "ui/window/main_window.h"

namespace {

using namespace giaguaro;

// In milliseconds: of the whole program, or of the thread that asks.
double processorTime(clockid_t of = CLOCK_PROCESS_CPUTIME_ID) {
  timespec time{};
  clock_gettime(of, &time);
  return 1000.0 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e6;
}

// Times every turn: what the event loop does between two looks for something new.
class TimedApplication : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override {
    if (depth_++ == 0) {
      turn_.start();
      processor_ = processorTime(CLOCK_THREAD_CPUTIME_ID);
    }
    bool const done = QApplication::notify(receiver, event);
    if (--depth_ == 0 && counts) {
      turns.push_back(static_cast<double>(turn_.nsecsElapsed()) / 1e6);
      processors.push_back(processorTime(CLOCK_THREAD_CPUTIME_ID) - processor_);
    }
    return done;
  }

  bool counts = false;
  std::vector<double> turns;       // by the clock on the wall
  std::vector<double> processors;  // by the processor's, which other programs do not slow down

 private:
  int depth_ = 0;
  QElapsedTimer turn_;
  double processor_ = 0;
};

// The pictures of a widget.
class Pictures : public QObject {
 public:
  explicit Pictures(QWidget* widget) { widget->installEventFilter(this); }
  int count = 0;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint) ++count;
    return QObject::eventFilter(watched, event);
  }
};

double part(std::vector<double> values, double quantile) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[std::min(values.size() - 1,
                         static_cast<std::size_t>(quantile * static_cast<double>(values.size())))];
}

void settle(TableWidget const& table) {
  if (table.isSettled()) return;
  QEventLoop loop;
  QObject::connect(&table, &TableWidget::settled, &loop, &QEventLoop::quit);
  loop.exec();
}

struct Step {
  char const* name;
  TableScene before, after;
  bool ends;  // a hand
};

// Four at the table with 18 cards and six that lie face down.
TableScene dealt() {
  TableScene scene = tableScenes::tableOf({.players = 4, .cards = 18}, Deck::Id::seventyEight, true);
  scene.seen.spreads.push_back({.faceDown = 6});
  scene.match = 1;
  return scene;
}

TableScene trickOver(bool resting) {
  TableScene scene = dealt();
  scene.seen.spreads.clear();
  std::vector<Card> const cards = tableScenes::cardsOf(seventyEightCards, {"KS", "QS", "JS", "T9"});
  Seen::Trick trick{.leader = 0, .winner = 2, .number = 1};
  for (int i = 0; i < 4; ++i) {
    std::erase(scene.seen.hand, cards[static_cast<std::size_t>(i)]);
    trick.cards.push_back({static_cast<Seat>(i), cards[static_cast<std::size_t>(i)], 0});
  }
  scene.seen.tricks.push_back(trick);
  scene.resting = resting;
  return scene;
}

TableScene handOver(bool resting) {
  TableScene scene = tableScenes::longSheet({.players = 4}, false, false);
  Seen::Trick trick = trickOver(true).seen.tricks.front();
  for (int number = 1; number <= 18; ++number) {
    trick.number = number;
    scene.seen.tricks.push_back(trick);
  }
  scene.match = 1;
  scene.resting = resting;
  scene.showResult = !resting;
  return scene;
}

void measure(TimedApplication& app, QSize size, Step const& step, int rounds) {
  MainWindow window;
  window.resize(size);
  window.show();
  TableHost& host = window.host();
  host.setEndShown(true);
  TableWidget& table = *window.table();
  Pictures pictures(step.ends ? static_cast<QWidget*>(table.findChild<HandEndView*>())
                              : table.findChild<MotionLayer*>());
  double wall = 0, processor = 0;
  int count = 0;
  app.turns.clear();
  app.processors.clear();
  // The first round draws what is kept.
  for (int round = 0; round <= rounds; ++round) {
    window.setMotion(MotionPace::off);
    window.setScene(step.before);
    QCoreApplication::processEvents();
    settle(table);
    window.setMotion(MotionPace::normal);
    pictures.count = 0;
    QElapsedTimer since;
    since.start();
    double const begun = processorTime();
    app.counts = round > 0;
    window.setScene(step.after);
    settle(table);
    app.counts = false;
    if (round == 0) continue;
    wall += static_cast<double>(since.nsecsElapsed()) / 1e6;
    processor += processorTime() - begun;
    count += pictures.count;
  }
  std::printf(
      "%4d x %4d  %-12s %5.1f pictures/s, %5.2f ms of processor each; turns: p99 %6.2f, worst %6.2f ms"
      " (processor: %6.2f, %6.2f)\n",
      size.width(), size.height(), step.name, 1000 * count / wall, processor / std::max(1, count),
      part(app.turns, 0.99), part(app.turns, 1), part(app.processors, 0.99), part(app.processors, 1));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  TimedApplication app(argc, argv);
  int const rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10;
  TableScene otherHand = trickOver(false);
  otherHand.handNumber = 2;
  for (QSize const size : {QSize(1280, 800), QSize(3840, 2160)}) {
    measure(app, size, {"deal", otherHand, dealt(), false}, rounds);
    measure(app, size, {"trick taken", trickOver(true), trickOver(false), false}, rounds);
    measure(app, size, {"hand's end", handOver(true), handOver(false), true}, rounds);
  }
}
