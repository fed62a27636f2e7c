// Puts the match in play into the history, as far as its hands are over: when one is, and when a match has come back, since
// what its journal has may have been written just before an end that nobody had foreseen; and what a hand was judged.
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>

namespace giaguaro {

class MatchHistory;
class Session;

class HistoryKeeper : public QObject {
  Q_OBJECT

 public:
  // Both outlive it. `isOurs`: a match out of a file in which nothing was done is not.
  HistoryKeeper(Session* session, MatchHistory* history, std::function<bool()> isOurs);

  // What a hand was judged counts from then on, whatever is played meanwhile.
  void keepJudged();

 signals:
  void matchKept();  // which is over

 private:
  bool isToBeKept() const;
  void keep();

  Session* session_;
  MatchHistory* history_;
  std::function<bool()> isOurs_;
  std::uint64_t match_ = 0;  // that is kept, with so many steps of hands that are over
  std::size_t steps_ = 0;
};

}  // namespace giaguaro
