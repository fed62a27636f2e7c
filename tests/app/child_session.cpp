// Plays a match with a journal and says, on its standard output and in the journal's words, every action and
// undo at the moment when it is shown. Started, killed and started again by test_kill.
//   child_session JOURNAL GAME HANDS SEED        computers play
//   child_session JOURNAL GAME HANDS SEED WHIMS  there is a person too, who takes back now and then: when,
//                                                the number WHIMS decides. Before each undo it says "undoing".
//   child_session JOURNAL GAME HANDS SEED WHIMS club
//       at a club table, whose clock goes four times as fast: the person takes its time, and it is said how much is left of
//       it: "left ACTIONS MILLISECONDS", behind so many actions of the match. Nothing else is.
#include <QCoreApplication>
#include <QFile>
#include <QTimer>
#include <cstdio>
#include <unistd.h>

#include "app/desktop/session/session.h"
#include "tests/app/club_tools.h"

using namespace giaguaro;

namespace {

void say(QByteArray const& line) {
  if (::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) < 0)
    QCoreApplication::exit(3);
}

int length(Record const& record) {
  std::size_t count = record.hands.size();
  for (RecordedHand const& hand : record.hands) count += hand.actions.size();
  return static_cast<int>(count);
}

// Plays as the computers do, so that the match stays the same whatever is taken back.
class Fickle : public QObject {
 public:
  Fickle(Session& session, std::uint64_t whims) : session_(session), random_(whims) {
    // Queued, as clicks are.
    connect(&session, &Session::settled, this, &Fickle::act, Qt::QueuedConnection);
    connect(&session, &Session::sceneChanged, this, &Fickle::tellUndo);
  }

 private:
  void act() {
    if (session_.phase() == Session::Phase::showingResult) return session_.nextHand();
    if (session_.phase() != Session::Phase::choosing) return;
    if (!session_.scene().mayUndo || random_.below(3) != 0) return test::actAsBaseline(session_);
    say("undoing\n");
    before_ = length(session_.record());
    session_.undo();
  }
  void tellUndo() {
    if (before_ != 0) say(undoLine(before_ - length(session_.record())));
    before_ = 0;
  }

  Session& session_;
  Rng random_;
  int before_ = 0;  // the record's length, while something is being taken back
};

constexpr int fast = 4;

// Rings when the clock that goes so fast says so.
class FastAlarm : public Alarm {
 public:
  void set(std::chrono::milliseconds after, std::function<void()> ring) override {
    alarm_.set(after / fast, std::move(ring));
  }
  void cancel() override { alarm_.cancel(); }

 private:
  TimerAlarm alarm_;
};

// Plays as the computers do, each time after a while.
class Slow : public QObject {
 public:
  Slow(Session& session, std::uint64_t whims) : session_(session), random_(whims) {
    session.setTurnSource(std::make_unique<FastAlarm>(), [] {
      auto const now = std::chrono::steady_clock::now().time_since_epoch();
      return std::chrono::duration_cast<std::chrono::milliseconds>(fast * now);
    });
    connect(
        &session, &Session::settled, this,
        [this] {
          if (session_.phase() == Session::Phase::showingResult) return session_.nextHand();
          QTimer::singleShot(static_cast<int>(random_.below(500)), this, [this] {
            if (session_.phase() == Session::Phase::choosing) test::actAsBaseline(session_);
          });
        },
        Qt::QueuedConnection);
    connect(&telling_, &QTimer::timeout, this, [this] {
      if (session_.isTurnRunning())
        say(QByteArray("left ") + QByteArray::number(length(session_.record())) + ' ' +
            QByteArray::number(static_cast<qint64>(session_.turnTimeLeft().count())) + '\n');
    });
    telling_.start(3);
  }

 private:
  Session& session_;
  Rng random_;
  QTimer telling_;
};

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  if (arguments.size() < 5 || arguments.size() > 7) return 2;
  QString const& path = arguments[1];
  GameInfo const* const game = findGame(arguments[2].toStdString());
  if (game == nullptr) return 2;
  bool const atClub = arguments.size() == 7;
  bool const withPerson = arguments.size() == 6 || atClub;

  Session session;
  session.setPaces(Paces());
  QObject::connect(&session, &Session::happened, &session, [&session, atClub] {
    if (!atClub)
      say(actionLine(*openTable(session.plan().setup), session.record().hands.back().actions.back()));
  });
  QObject::connect(&session, &Session::sceneChanged, &session, [&session](TableScene const& scene) {
    if (scene.matchOver)
      QMetaObject::invokeMethod(
          &session, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
  });
  QObject::connect(&session, &Session::noticed, &session, [] { QCoreApplication::exit(4); });
  std::unique_ptr<Fickle> const person =
      withPerson && !atClub ? std::make_unique<Fickle>(session, arguments[5].toULongLong()) : nullptr;
  std::unique_ptr<Slow> const slow =
      atClub ? std::make_unique<Slow>(session, arguments[5].toULongLong()) : nullptr;

  JournalRead read = readJournal(path);
  if (read.state == JournalRead::State::bad) {
    std::fprintf(stderr, "line %d: %s\n", read.badLine, read.problem.c_str());
    return 5;
  }
  if (read.state == JournalRead::State::missing) {
    QFile::remove(path);
    auto const hands = static_cast<std::int16_t>(arguments[3].toInt());
    std::uint64_t const seed = arguments[4].toULongLong();
    MatchPlan const plan =
        withPerson ? test::planWithViewer(hands, seed, *game) : test::planOf("greedy", hands, seed, *game);
    session.start(atClub ? test::atClub(plan) : plan, {.journal = path});
  } else {
    session.resume(std::move(read), path);
  }
  return QCoreApplication::exec();
}
