// Plays a match of computer players, with a journal, and says every action on its standard output at the
// moment when it is shown. Started, killed and started again by test_kill.
//   child_session JOURNAL HANDS SEED
#include <QCoreApplication>
#include <QFile>
#include <cstdio>
#include <unistd.h>

#include "app/desktop/session.h"
#include "tests/app/plans.h"

using namespace giaguaro;

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  if (arguments.size() != 4) return 2;
  QString const& path = arguments[1];

  Session session;
  session.setPaces(Paces::none());
  QObject::connect(&session, &Session::happened, &session, [&session] {
    Record const& record = session.record();
    History const& actions = record.hands.back().actions;
    std::string const line = std::to_string(record.hands.size()) + ' ' + std::to_string(actions.size()) +
                             ' ' + std::to_string(actions.back().seat) + ' ' +
                             openTable(session.plan().setup)->text(actions.back().action) + '\n';
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) QCoreApplication::exit(3);
  });
  QObject::connect(&session, &Session::sceneChanged, &session, [&session](TableScene const& scene) {
    if (scene.matchOver)
      QMetaObject::invokeMethod(
          &session, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
  });
  QObject::connect(&session, &Session::noticed, &session, [] { QCoreApplication::exit(4); });

  JournalRead read = readJournal(path);
  if (read.state == JournalRead::State::bad) {
    std::fprintf(stderr, "line %d: %s\n", read.badLine, read.problem.c_str());
    return 5;
  }
  if (read.state == JournalRead::State::missing) {
    QFile::remove(path);
    session.start(
        test::planOf("greedy", static_cast<std::int16_t>(arguments[2].toInt()), arguments[3].toULongLong()),
        {.journal = path});
  } else {
    session.resume(std::move(read), path);
  }
  return QCoreApplication::exec();
}
