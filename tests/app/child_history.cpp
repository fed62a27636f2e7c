// Plays matches of computers one after the other, at full speed, with a journal and a history, and says of each hand
// that is shown as finished which it is: "MATCH HAND". Started, killed and started again by test_history_kill.
//   child_history FOLDER SEED MATCHES
#include <QCoreApplication>
#include <cstdio>
#include <unistd.h>

#include "app/desktop/disk/match_store.h"
#include "app/desktop/past/match_history.h"
#include "app/identity/identity.h"
#include "tests/app/match_tools.h"

using namespace giaguaro;

namespace {

class Player : public QObject {
 public:
  Player(QString const& folder, std::uint64_t seed, int matches)
      : history_(folder, [] { return usualAvatar; }),
        store_(folder, session_.writer()),
        seed_(seed),
        left_(matches) {
    session_.setClock(utcNow);
    connect(&session_.writer(), &JournalWriter::filed, &history_, &MatchHistory::keepFile);
    connect(&session_.writer(), &JournalWriter::filed, this, [this] {
      if (left_ == 0) finish();
    });
    connect(&history_, &MatchHistory::failed, [] { std::_Exit(4); });
    connect(&session_, &Session::sceneChanged, this, &Player::follow);
    connect(&history_, &MatchHistory::caughtUp, this, [] { QCoreApplication::quit(); });
    store_.takeUnfinished([this](MatchStore::Found found) {
      if (!found.unfinished) return begin();
      session_.resume(*std::move(found.unfinished), store_.journal());
      keep();
    });
  }

 private:
  void begin() {
    MatchPlan plan = test::planOf("greedy", 4, seed_++);
    plan.setup.identity = freshIdentity("child");
    session_.start(std::move(plan), {.journal = store_.journal()});
  }
  void follow(TableScene const& scene) {
    if (!scene.showResult) return;
    Record const& record = session_.record();
    std::printf("%s %zu\n", record.identity.id.c_str(), record.hands.size());
    std::fflush(stdout);
    keep();
    if (!scene.matchOver) return;
    QMetaObject::invokeMethod(this, &Player::next, Qt::QueuedConnection);
  }
  void keep() { history_.keep(session_.record(), session_.plan().avatars); }
  void next() {
    session_.leave(store_.historyFile(session_.record().game));
    if (--left_ > 0) begin();
  }
  void finish() { history_.catchUp(); }

  Session session_;
  MatchHistory history_;
  MatchStore store_;
  std::uint64_t seed_;
  int left_;
};

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication application(argc, argv);
  QStringList const arguments = QCoreApplication::arguments();
  if (arguments.size() != 4) return 2;
  Player player(arguments[1], arguments[2].toULongLong(), arguments[3].toInt());
  return QCoreApplication::exec();
}
