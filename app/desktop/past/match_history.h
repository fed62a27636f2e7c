// The history of matches: keeps what has been played in a database (app/history), and answers what is asked of it.
// Nothing of that happens in the GUI thread, and nothing at all, not even loading what it needs, before the first hand is
// over or somebody asks.
//
// The records of matches that are over lie as files in a folder, and a match in play in its journal (match_store.h);
// the database is put together from them. So nothing is lost where it cannot be written: catchUp() takes what it has not
// got. It is told of once (`failed`), and play goes on. One that is damaged stays as it is.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/desktop/disk/match_file.h"
#include "app/desktop/threads/work_queue.h"
#include "app/history/history_database.h"
#include "core/match/record.h"
#include "core/rules/message.h"
#include "ui/book/book_values.h"

namespace giaguaro {

// What it means to somebody who plays, in one sentence. `path`: of the database.
Message whyNoHistory(HistoryTrouble trouble, QString const& path, QString const& module);
// As the cause for which something else was not done: the argument {what}.
Argument causeOf(HistoryTrouble trouble);

// What was asked for, or why it is not to be had.
template <class T>
using HistoryAnswer = std::variant<T, HistoryTrouble>;

class MatchHistory : public QObject {
  Q_OBJECT

 public:
  template <class T>
  using Then = std::function<void(HistoryAnswer<T>)>;
  using Maker = std::function<std::unique_ptr<HistoryDatabase>()>;  // run on its thread; null: there is none

  // The folder of the program's data, where the database is, and in it the folder of records. `avatar`: of the person
  // at this screen. The module's database, unless a test has its own.
  MatchHistory(QString const& folder, std::function<int()> avatar, Maker maker = {},
               QObject* parent = nullptr);
  ~MatchHistory() override;

  static QString databaseIn(QString const& folder) { return folder + QStringLiteral("/history.sqlite"); }

  // A match as it stands, once a hand of it is over, or more is known of one.
  void keep(Record const& record, std::vector<int> const& avatars);
  // A match that has become a file in the folder of records.
  void keepFile(QString const& path);
  // Takes what lies in the folder and is not known yet, and counts what an earlier version has not counted, a little at a
  // time, so that whatever else is asked for does not wait for all of it.
  void catchUp();
  bool isCatchingUp() const { return catchingUp_; }

  bool isUsed() const { return used_; }
  // As far as is known by now: its module is there, and nothing has kept it from being opened.
  bool isThere() const { return there_; }

  // Answers come by the event loop, in the order asked, as long as it is there. Of lists and of statistics only the last
  // that were asked for are answered.
  void list(HistoryFilter const& filter, Then<HistoryList> then);
  // The same list, whatever else is listed meanwhile.
  void find(HistoryFilter const& filter, Then<HistoryList> then);
  // Those of them that are there.
  void rows(std::vector<std::int64_t> const& ids, Then<std::vector<HistoryRow>> then);
  void details(std::int64_t id, Then<HistoryDetails> then);
  void record(std::int64_t id, Then<QByteArray> then);
  void statistics(StatisticsFilter const& filter, Then<Statistics> then);
  // A record, read; never null.
  void match(std::int64_t id, Then<std::shared_ptr<MatchFile>> then);
  // `person`: bookOf (circles.h).
  void book(Then<Book> then, QStringList const& person = {});
  void tallies(QStringList const& people, Then<std::vector<MatchTally>> then);
  // What somebody has said of a circle; that these matches are paid. `changed` tells.
  void noteCircle(CircleNote const& note);
  void settle(std::vector<std::int64_t> const& matches, std::int64_t time);
  // Of all matches in which one of these names has played as a person, whatever lies in the folder and is not known yet
  // among them: what a list shows of each, or its record.
  void rowsOf(QStringList const& people, Then<std::vector<HistoryRow>> then);
  void recordsOf(QStringList const& people, Then<std::vector<QByteArray>> then);
  // With its files, so that nothing of it is left. `then` is told why it is still there; none: it has gone, and of these
  // people, all have.
  void remove(std::int64_t id, std::function<void(HistoryTrouble)> then);
  void forget(QStringList const& people, std::function<void(HistoryTrouble)> then);

  // Why something that was wanted of it is not to be had, in one sentence.
  Message whyNot(HistoryTrouble trouble) const;
  // Why what was last to be kept is not there yet; empty: it is.
  Message const& problem() const { return problem_; }

 signals:
  void changed();
  void caughtUp();
  void failed(
      Message const& why);  // of what is kept, and nobody waits for; once for each thing that goes wrong

 private:
  class Disk;
  template <class Answer>
  void ask(std::function<HistoryTrouble(HistoryDatabase&, Answer&)> question, Then<Answer> then);
  void write(std::function<HistoryTrouble(HistoryDatabase&)> deed);
  void post(WorkQueue::Work work);
  void removeBy(std::function<HistoryTrouble(Disk&)> remove, std::function<void(HistoryTrouble)> then);
  void take(HistoryTrouble trouble);
  void learn(HistoryTrouble trouble);
  void written(HistoryTrouble trouble);
  void goOnCatchingUp(std::shared_ptr<QStringList> const& left);
  void countTheUncounted();

  std::shared_ptr<Disk> disk_;  // the thread's
  std::function<int()> avatar_;
  bool used_ = false;
  bool there_;
  bool catchingUp_ = false;
  std::uint64_t lastList_ = 0;
  std::uint64_t lastStatistics_ = 0;
  Message problem_;
  HistoryTrouble told_ = HistoryTrouble::none;
  WorkQueue queue_;
};

}  // namespace giaguaro
