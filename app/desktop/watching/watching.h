// Leads to hands that are watched and back: what there is (a hand that computer players play for it, those of
// the match in play that are over, those of matches kept in the history), reading or playing it off the GUI
// thread, and lending the table to a Demonstration meanwhile.
#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/desktop/session/table_loan.h"
#include "app/desktop/threads/work_queue.h"
#include "app/desktop/watching/demonstration.h"

namespace giaguaro {

class MainWindow;
class Session;
class WatchSheet;
struct TrialStart;
struct WatchChoice;
struct WatchOffer;

// A hand of this game with its usual players and options, played by computer players, the same for the same
// seed. Of deals that nobody plays (all have passed) the next is taken. Null: it was stopped.
std::shared_ptr<FinishedMatch const> playedHand(GameInfo const& game, std::uint64_t seed,
                                                StopFlag const& stop = {});

class Watching : public QObject, public TableBorrower {
  Q_OBJECT

 public:
  // All of them outlive it. `historyFolder`: where matches are kept that are over. `avatar`: the face that the
  // person at this screen has now.
  Watching(MainWindow* window, TableLoan* loan, Session* session, QString historyFolder,
           std::function<int()> avatar);
  ~Watching() override;

  // Asks which hand, on a sheet of the window's.
  void offer();
  void watch(WatchChoice const& choice);
  // The hands of a match that are over, by its record, step by step from the deal of the first.
  void lookThrough(QByteArray const& record);
  // A hand of the match in play that is over, counted from 0, step by step: where this action of it is to be done.
  void stepThrough(std::size_t hand, int place);
  // The same of a hand of another match, by its record, as this seat saw it.
  void stepThrough(MatchPlan const& plan, Record const& record, std::size_t hand, int place, Seat seat);
  // What is known of a person's decisions in a hand of the match in play, which is shown while it is gone through.
  void setVerdict(std::optional<HandVerdict> const& verdict);
  void end() override;
  bool isOn() const { return demonstration_ != nullptr; }
  Demonstration* demonstration() const { return demonstration_.get(); }

  // How time passes in demonstrations, unless a test has its own clock.
  void setAlarms(std::function<std::unique_ptr<Alarm>()> alarms) { alarms_ = std::move(alarms); }

 signals:
  void againWanted(TrialStart const& start);  // to be played again from there
  void keepWanted(std::size_t hand,
                  int place);  // of the match in play: the decision there is to be asked again
  void failed(Message const& why);
  void pageWanted(QString const& name);

 private:
  // What was made of a choice; null where `why` says that it cannot be watched.
  struct Found {
    std::shared_ptr<FinishedMatch const> match{};
    Message why{};
  };
  using Search = std::function<Found(StopFlag const&)>;  // off the GUI thread

  void ask(WatchOffer const& offer);
  // Where it begins: a hand, by itself from its deal, or standing at a step of it.
  struct Start {
    int hand = 0;
    std::optional<int> step{};
    Seat seat = nobody;      // from which it is seen; nobody: its owner's
    bool ofSession = false;  // a hand of the match in play
  };
  static Search searchIn(MatchPlan plan, Record record);
  void find(Search search, Start const& start);
  void begin(std::shared_ptr<FinishedMatch const> match, Start const& start);
  quint64 begunAnew();

  MainWindow* window_;
  TableLoan* loan_;
  Session* session_;
  QString historyFolder_;
  std::function<int()> avatar_;
  std::function<std::unique_ptr<Alarm>()> alarms_;
  std::unique_ptr<Demonstration> demonstration_;
  std::optional<HandVerdict> verdict_;
  WatchSheet* sheet_ = nullptr;         // made when first wanted
  bool ofSession_ = false;              // the hand is one of the match in play, gone through
  std::map<QString, unsigned> played_;  // so many hands of a game were played for watching
  quint64 asked_ = 0;                   // counts what was asked for: only the last is answered
  StopFlag stop_;                       // of the last
  WorkQueue work_;
};

}  // namespace giaguaro
