// The positions that persons at this screen have kept from their own hands (core/positions), in a file of the person's
// own: read when it is first wanted, with what lists say of each, and changed off the GUI thread. Other windows change it
// too (shared_file.h), and what they have kept or solved is known here with the next change. A damaged file is moved aside
// and told of once.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

#include "app/desktop/disk/shared_file.h"
#include "app/desktop/threads/work_queue.h"
#include "core/positions/kept_position.h"
#include "core/rules/message.h"
#include "ui/scene/hand_verdict.h"

namespace giaguaro {

// What lists say of a position, which only replaying it tells: in no language yet.
struct PositionLine {
  int trick = 0;  // counted from 1
  Deed chosen{};

  bool operator==(PositionLine const&) const = default;
};
// Takes its time.
PositionLine positionLineOf(KeptPosition const& position);

using PositionsFile = SharedFile<std::vector<KeptPosition>>;
PositionsFile positionsFile(QString const& path);

class PositionBook : public QObject {
  Q_OBJECT

 public:
  // By its number a position is known as long as the program runs.
  struct Entry {
    int number = 0;
    KeptPosition position{};
    PositionLine line{};
  };
  using FindLine = std::function<PositionLine(KeptPosition const&)>;

  explicit PositionBook(QString path, QObject* parent = nullptr);

  // At once, if it has been read already.
  void whenRead(std::function<void()> next);
  // As it stands in the file by now, whatever other windows have made of it.
  void readAgain(std::function<void()> next);
  bool isRead() const { return read_; }
  std::vector<Entry> const& entries() const { return entries_; }
  KeptPosition const* position(int number) const;  // null: it is not there any more
  bool holds(GameInfo const& game, RecordedHand const& hand, std::size_t place) const;

  // What is there already is not taken twice. Wants isRead(), as what follows. `line`: positionLineOf(position).
  void add(KeptPosition position, PositionLine line);
  // Somebody has answered today; what is learned goes. Answers with how it stands then.
  Schedule answer(int number, bool right);
  void remove(int number);
  // Those of these people go, and in what others have kept they have no name any more.
  void forget(QStringList const& people);

  Day today() const { return today_(); }
  // What day it is: the calendar's, unless a test has its own.
  void setDays(std::function<Day()> today) { today_ = std::move(today); }
  // How the lines of what is read are found, on the thread that reads: positionLineOf, unless a test looks on.
  void setFindLine(FindLine find) { findLine_ = std::move(find); }

 signals:
  void changed();
  void failed(Message const& why);

 private:
  using Positions = std::vector<KeptPosition>;
  using Deed = std::function<PositionsFile::Read(PositionsFile&)>;  // on the thread

  void change(PositionsFile::Change change);
  void post(Deed deed, std::function<void()> next);
  void take(Positions positions, std::vector<PositionLine> lines);

  std::shared_ptr<PositionsFile> file_;  // of the thread, but for its place in memory
  FileTeller teller_;
  std::function<Day()> today_;
  FindLine findLine_ = positionLineOf;
  std::vector<Entry> entries_;
  int lastNumber_ = 0;
  bool read_ = false;
  int posted_ = 0;                              // what is on its way
  std::vector<std::function<void()>> waiting_;  // for what is read
  WorkQueue work_;
};

}  // namespace giaguaro
