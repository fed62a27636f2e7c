// The history of matches in a database. It comes from a module of its own, loaded when the history is first wanted: the
// libraries behind it would take their part of every start otherwise.
//
// It knows nothing of the games: what stands in it was read out of a record before, which it keeps beside, whole. Each
// match is in it once, by its id; putting it there again replaces what was there, in one transaction, so that nothing is
// lost or doubled whenever the program ends. What was removed is overwritten.
//
// A database that cannot be used is left as it is: damaged, of a later version, or somebody else's.
//
// Made, used and destroyed in one thread, and not the GUI thread: it waits for the disk, and for other programs.
#pragma once

#include <QByteArray>
#include <QSet>
#include <QtPlugin>
#include <memory>
#include <optional>

#include "ui/history/history_values.h"
#include "ui/statistics/statistics_values.h"

namespace giaguaro {

enum class HistoryTrouble : std::uint8_t {
  none,
  missing,    // there is no such module, or no driver
  damaged,    // or no history at all
  later,      // of a later version of the program
  locked,     // another program uses it
  forbidden,  // it may not be read, or not be written
  full,       // the disk
  fault,
  gone  // there is no such match, or no longer
};

// What a seat's part in a hand counts (core/match/hand_account.h).
struct HistoryPart {
  CountedName role{};
  CountedName contract{};
  bool caller = false;  // of the caller's side
  bool made = false;
  std::optional<int> margin{};
  std::optional<int> luck{};  // as a review found it, in thousandths of the game's score unit
};

struct HistoryHand {
  int dealer = 0;
  bool isVoid = false;
  std::vector<int> points{};  // by seat
  std::vector<int> scores{};
  std::vector<int> totals{};
  std::vector<HistoryPart> parts{};  // none of a void hand
  int partnerShownAt = 0;            // the trick; 0: there was nobody to be found
};

struct HistoryAssist {
  int hand = 0;  // counted from 0
  int seat = 0;
  QString kind{};  // as in records
  int action = 0;
};

// What the review said of a decision (core/review/kept_review.h); points in thousandths of the game's score unit.
struct HistoryDecision {
  int hand = 0;  // counted from 0
  int place = 0;
  int seat = 0;
  int lost = 0;
  int error = 0;
  QString mark{};
};

struct HistoryEntry {
  HistoryRow row{};        // without its place in the database
  std::int64_t steps = 0;  // actions and deals: of two records of a match, how far each has come
  bool latest = true;      // false: it may be an older one, and does not replace one that has come further
  QString program{};
  std::vector<HistoryHand> hands{};
  std::vector<HistoryAssist> assists{};
  std::vector<HistoryDecision> decisions{};
  QByteArray record{};
};

// Matches that are over and count, as the book of totals has them (core/match/circle.h).
struct BookedMatch {
  HistoryRow row{};       // each seat has a name and is settled
  std::int64_t paid = 0;  // by this settlement; 0: by none
};

struct Settlement {
  std::int64_t id = 0;
  std::int64_t time = 0;
};

// What somebody has said of a circle.
struct CircleNote {
  std::int64_t id = 0;  // 0: it does not stand in the database yet
  QString game{};
  QStringList people{};                 // of the circle, when this was said
  std::vector<std::int64_t> matches{};  // of theirs, to tell who that was; empty as read
  QString name{};                       // empty: none was given
  QString worth{};                      // of a point, as it was typed
};

struct BookedMatches {
  std::vector<BookedMatch> matches{};  // the first one first
  std::vector<Settlement> settlements{};
  std::vector<CircleNote> notes{};
};

// What somebody has come to in a game.
struct MatchTally {
  QString game{};
  int matches = 0;  // that were played to their end
  int won = 0;

  bool operator==(MatchTally const&) const = default;
};

class HistoryDatabase {
 public:
  HistoryDatabase() = default;
  virtual ~HistoryDatabase() = default;
  Q_DISABLE_COPY_MOVE(HistoryDatabase)

  // Makes it where there is none, and brings one of an earlier version to this one. Everything else wants that it went
  // well.
  virtual HistoryTrouble open(QString const& path) = 0;

  // `file`: from which it was read, by its name in the folder of records; empty: from none.
  virtual HistoryTrouble put(HistoryEntry const& entry, QString const& file) = 0;
  // There is no match in this file.
  virtual HistoryTrouble passOver(QString const& file) = 0;
  // Those that were put or passed over.
  virtual HistoryTrouble files(QSet<QString>& names) = 0;

  virtual HistoryTrouble list(HistoryFilter const& filter, HistoryList& list) = 0;
  virtual HistoryTrouble rows(std::vector<std::int64_t> const& ids, std::vector<HistoryRow>& rows) = 0;
  virtual HistoryTrouble details(std::int64_t id, HistoryDetails& details) = 0;
  virtual HistoryTrouble record(std::int64_t id, QByteArray& record) = 0;

  virtual HistoryTrouble statistics(StatisticsFilter const& filter, Statistics& statistics) = 0;
  // Matches that were put by an earlier version, which did not count all that is counted now: a few of them. They are to be
  // put again, or, where that cannot be, passed over.
  virtual HistoryTrouble uncounted(std::vector<std::int64_t>& ids) = 0;
  virtual HistoryTrouble passOverUncounted(std::int64_t id) = 0;

  virtual HistoryTrouble booked(BookedMatches& booked) = 0;
  virtual HistoryTrouble noteCircle(CircleNote const& note) = 0;
  // From now on these matches are paid.
  virtual HistoryTrouble settle(std::vector<std::int64_t> const& matches, std::int64_t time) = 0;
  // By game, of matches that were played to their end with just one seat whose person has one of these names, in letters
  // of either size; an empty one is of whoever had none.
  virtual HistoryTrouble tallies(QStringList const& people, std::vector<MatchTally>& tallies) = 0;
  // Those in which somebody of one of these names, in letters of either size, has played as a person; the oldest first.
  virtual HistoryTrouble matchesOf(QStringList const& people, std::vector<std::int64_t>& ids) = 0;

  virtual HistoryTrouble filesOf(std::int64_t id, QStringList& names) = 0;
  // With whatever was said of circles in which one of the people to be forgotten was, for that may be about them.
  virtual HistoryTrouble remove(std::vector<std::int64_t> const& ids, QStringList const& forgotten) = 0;
};

// What the module offers.
class HistoryModule {
 public:
  HistoryModule() = default;
  virtual ~HistoryModule() = default;
  Q_DISABLE_COPY_MOVE(HistoryModule)

  virtual std::unique_ptr<HistoryDatabase> make() const = 0;
};

}  // namespace giaguaro

#define GIAGUARO_HISTORY "giaguaro.History/5"
Q_DECLARE_INTERFACE(giaguaro::HistoryModule, GIAGUARO_HISTORY)
