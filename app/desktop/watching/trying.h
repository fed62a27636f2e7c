// Leads to a position of a hand that is over, to be played again from there with the same opponents, and back: a session
// of its own, without a journal, which is kept nowhere. It has the table of the match in play until that hand is over or
// has been left.
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/desktop/session/session.h"
#include "app/desktop/session/table_loan.h"
#include "app/desktop/threads/work_queue.h"

namespace giaguaro {

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

class Trying : public QObject, public TableBorrower {
  Q_OBJECT

 public:
  // Both outlive it.
  Trying(TableLoan* loan, Session* session);
  ~Trying() override;

  void begin(TrialStart start);
  // Of the match in play.
  void beginAt(std::size_t hand, int place);
  void end() override;
  // As when it is over: and back to where it was wanted.
  void leave();
  bool isOn() const { return trial_ != nullptr; }
  Trial* trial() const { return trial_.get(); }

 private:
  void take(MatchPlan plan, std::unique_ptr<Table> table, std::vector<ScoreRow> rows,
            PlayedAgain const& again, std::function<void()> back);

  TableLoan* loan_;
  Session* session_;
  std::unique_ptr<Trial> trial_;
  std::function<void()> back_{};
  quint64 asked_ = 0;  // counts what was asked for: only the last is answered
  WorkQueue work_;
};

}  // namespace giaguaro
