// Plays a match with a journal and says, on its standard output and in the journal's words, every action and
// undo at the moment when it is shown. Started, killed and started again by test_kill.
//   child_session JOURNAL GAME HANDS SEED        computers play
//   child_session JOURNAL GAME HANDS SEED WHIMS  there is a person too, who takes back now and then: when,
//                                                the number WHIMS decides. Before each undo it says "undoing".
#include <QCoreApplication>
#include <QFile>
#include <cstdio>
#include <unistd.h>

#include "app/desktop/session.h"
#include "tests/app/match_tools.h"

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

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  if (arguments.size() != 5 && arguments.size() != 6) return 2;
  QString const& path = arguments[1];
  GameInfo const* const game = findGame(arguments[2].toStdString());
  if (game == nullptr) return 2;
  bool const withPerson = arguments.size() == 6;

  Session session;
  session.setPaces(Paces());
  QObject::connect(&session, &Session::happened, &session, [&session] {
    say(actionLine(*openTable(session.plan().setup), session.record().hands.back().actions.back()));
  });
  QObject::connect(&session, &Session::sceneChanged, &session, [&session](TableScene const& scene) {
    if (scene.matchOver)
      QMetaObject::invokeMethod(
          &session, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
  });
  QObject::connect(&session, &Session::noticed, &session, [] { QCoreApplication::exit(4); });
  std::unique_ptr<Fickle> const person =
      withPerson ? std::make_unique<Fickle>(session, arguments[5].toULongLong()) : nullptr;

  JournalRead read = readJournal(path);
  if (read.state == JournalRead::State::bad) {
    std::fprintf(stderr, "line %d: %s\n", read.badLine, read.problem.c_str());
    return 5;
  }
  if (read.state == JournalRead::State::missing) {
    QFile::remove(path);
    auto const hands = static_cast<std::int16_t>(arguments[3].toInt());
    std::uint64_t const seed = arguments[4].toULongLong();
    session.start(
        withPerson ? test::planWithViewer(hands, seed, *game) : test::planOf("greedy", hands, seed, *game),
        {.journal = path});
  } else {
    session.resume(std::move(read), path);
  }
  return QCoreApplication::exec();
}
