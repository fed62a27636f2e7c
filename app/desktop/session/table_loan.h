// Lends the table of the match in play for a while: to hands that are watched, to lessons, to a position that is played
// again. One of them at a time has it. The session stands still meanwhile, and what was open over the table is out of
// sight; both are as they were once the table is given back. While something lies over the table, or the last trick is
// looked at, whoever has it is told to stand still.
#pragma once

#include <QObject>
#include <vector>

namespace giaguaro {

class MainWindow;
class SceneSource;
class Session;
class TableFeed;

class TableBorrower {
 public:
  // Nothing is looked for or asked any more, and the table goes back if it is here.
  virtual void end() = 0;

 protected:
  ~TableBorrower() = default;
};

class TableLoan : public QObject {
 public:
  // All three outlive it.
  TableLoan(MainWindow* window, TableFeed* feed, Session* session);

  // Those who may have it; each outlives the last lending.
  void add(TableBorrower* borrower) { borrowers_.push_back(borrower); }
  // All others end first. A borrower who has it already goes on with another source.
  void lend(SceneSource* source, TableBorrower* to);
  // Nothing happens where that one does not have it. Its source outlives the call.
  void giveBack(TableBorrower const* from);
  // All of them end.
  void recall();

 private:
  void hold(bool held);

  MainWindow* window_;
  TableFeed* feed_;
  Session* session_;
  std::vector<TableBorrower*> borrowers_;
  TableBorrower const* holder_ = nullptr;
  bool wasPaused_ = false;  // the session, by the person's own wish
};

}  // namespace giaguaro
