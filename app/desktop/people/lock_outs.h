// Who is locked out of club tables, and for how long yet (core/rules/club.h): by profile, in a file of the program's data,
// so that it lasts across restarts.
//
// A profile is a person by name, in letters of either size; who alone plays here is the owner of the program, under
// whatever name, as is who has given none. Who sits down as somebody else makes another the owner: so an owner with a name
// is locked out as both, and may not sit down as long as one of them may not.
//
// What is left goes by a time that nobody sets: within one start of the machine by what has passed since, sleep and all,
// and only between two starts by the calendar's time, of which none counts where that was set back. Setting it forward
// between two starts is not found out.
//
// Several windows write the file (shared_file.h): whoever asks has it looked at whether another has, and then read; it is
// small. Written by whoever is given for that, so that it can stand before what follows.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "app/desktop/people/lock_out_list.h"
#include "app/desktop/threads/work_queue.h"
#include "core/rules/message.h"
#include "ui/club/lock_out.h"

namespace giaguaro {

// Somebody at a table: the profiles that an hour is for, of which there is at least one.
class ClubPerson {
 public:
  ClubPerson(QString name, bool isOwner);  // folded; without a name it is the owner

  QStringList const& profiles() const { return profiles_; }
  bool operator==(ClubPerson const&) const = default;

 private:
  QStringList profiles_;
};

class LockOuts : public QObject {
  Q_OBJECT

 public:
  using Source = std::function<MachineTime()>;
  using Post = std::function<void(WorkQueue::Work)>;  // to be done off the GUI thread

  LockOuts(QString path, Post post, QObject* parent = nullptr, Source source = machineTime);

  void setSource(Source source) { source_ = std::move(source); }
  // For one hour from now.
  void lock(QString const& profile, LockOut::Why why);
  void lock(ClubPerson const& person, LockOut::Why why);
  // For one hour from then (seconds since 1970), as far as it is not over; whoever is locked out for longer stays so. What
  // was to be written then may have been, or not.
  void lockSince(ClubPerson const& person, LockOut::Why why, std::chrono::seconds since);
  // Nothing: it may sit down at club tables.
  std::optional<LockOut> of(QString const& profile);
  std::optional<LockOut> of(ClubPerson const& person);  // the longest
  // Brings the file to this moment, which is worth doing now and then: what has passed is never to pass again.
  void keep();

 signals:
  void kept();  // what is left has become less
  void failed(Message const& why);

 private:
  void read();
  void pass();
  void store();
  void lockAll(QStringList const& profiles, LockOut::Why why, std::chrono::milliseconds left);
  std::optional<LockOut> longestOf(QStringList const& profiles);

  QString path_;
  Post post_;
  Source source_;
  LockOutList list_;
  std::optional<FileStamp> read_;  // as which the file was read
  FileTeller teller_;
  QTimer keeping_;
};

// Whoever has this seat, a person's; `owner` is the name that the program knows its owner by.
ClubPerson profileOf(MatchPlan const& plan, Seat seat, QString const& owner);

}  // namespace giaguaro
