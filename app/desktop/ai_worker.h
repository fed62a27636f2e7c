// Lets computer players think on a thread of its own. Each request has an id, which its answer carries back,
// and its own stop flag; whoever asked drops an answer whose id is no longer the one waited for.
//
// Cancelling sets the flag and never waits: a thought reads its flag often and gives up, and requests that
// were cancelled before their turn are not begun. A thought that throws counts as one without an answer.
// Destroying the worker stops everything and waits only for the thread to end. The thread is started by the
// first request.
#pragma once

#include <QHash>
#include <QObject>
#include <QThread>
#include <memory>

#include "app/desktop/mailbox.h"
#include "core/match/table.h"

namespace giaguaro {

class AiWorker : public QObject {
  Q_OBJECT
 public:
  explicit AiWorker(QObject* parent = nullptr);
  ~AiWorker() override;

  quint64 think(Thought thought);
  void cancel(quint64 id);  // of a request that is answered already: nothing happens

 signals:
  // In this object's thread. The action is not valid when the thought was stopped, failed, or had no answer.
  void answered(quint64 id, Advice const& advice);

 private:
  Mailbox here_;                   // answers come back through it
  std::unique_ptr<Mailbox> mind_;  // lives in the thread; what is posted to it runs there
  QThread thread_;
  QHash<quint64, StopFlag> flags_;  // of the requests under way
  quint64 lastId_ = 0;
};

}  // namespace giaguaro
