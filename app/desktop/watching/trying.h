// Leads to a position of a hand that is over, to be played again from there with the same opponents, and back: a session
// of its own, without a journal, which is kept nowhere. The match in play stands still meanwhile and has the table again
// when that hand is over or has been left, and so have the sheets that were open.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/desktop/session/session.h"
#include "app/desktop/threads/work_queue.h"

namespace giaguaro {

class MainWindow;
class TableFeed;

// A match that begins in the middle of one hand and ends with it.
class Trial : public Session {
  Q_OBJECT

 public:
  explicit Trial(PlayedAgain const& again) : again_(again) {}

 public slots:
  void nextHand() override { emit left(); }
  void playBack(giaguaro::PlaybackDeed deed) override {
    if (deed == PlaybackDeed::leave) emit left();
  }

 signals:
  void left();

 protected:
  TableScene makeScene() override;

 private:
  PlayedAgain again_;
};

// Where it begins: this action of this hand, which is over and is the record's last.
struct TrialStart {
  MatchPlan plan;
  Record record;
  int place = 0;
  std::function<void()>
      back{};  // to where it was wanted, once it has been left; empty: that is there by itself
};

class Trying : public QObject {
  Q_OBJECT

 public:
  // All of them outlive it.
  Trying(MainWindow* window, TableFeed* feed, Session* session);
  ~Trying() override;

  void begin(TrialStart start);
  // Of the match in play.
  void beginAt(std::size_t hand, int place);
  // Back to the session. Nothing is begun any more.
  void end();
  // As when it is over: and back to where it was wanted.
  void leave();
  bool isOn() const { return trial_ != nullptr; }
  Trial* trial() const { return trial_.get(); }

 signals:
  void begun();  // before the position has the table

 private:
  void take(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows,
            PlayedAgain const& again, std::function<void()> back);

  MainWindow* window_;
  TableFeed* feed_;
  Session* session_;
  std::unique_ptr<Trial> trial_;
  std::function<void()> back_{};
  bool wasPaused_ = false;  // the session, by the person's own wish
  quint64 asked_ = 0;       // counts what was asked for: only the last is answered
  WorkQueue work_;
};

}  // namespace giaguaro
