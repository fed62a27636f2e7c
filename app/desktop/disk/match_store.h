// Where matches lie on the disk: the journals of those in play, one a window, each under a lock of its own,
// and the history folder, with one record file a match that is over or was given up.
//
//   match.jsonl, match-2.jsonl, …    and beside each its .lock
//   history/2026-11-21-163105-1-<game>.json    the number is the place's
//
// A lock whose program has ended counts as free. The store moves and removes files; it writes none: that is
// the JournalWriter's, on whose thread journals are read.
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/desktop/disk/journal.h"

namespace giaguaro {

class JournalWriter;

class MatchStore {
 public:
  // The folder of the program's data; it is made when needed. The locks are given up with the store: it ends
  // behind the writer's last work.
  MatchStore(QString const& folder, JournalWriter& writer);

  static QString usualFolder();
  // Of the history, in a folder of the program's data.
  static QString historyFolder(QString const& folder) { return folder + QStringLiteral("/history"); }

  // What was found while looking for a place.
  struct Found {
    std::optional<JournalRead> unfinished;  // its journal is journal() now
    bool openElsewhere = false;             // another window has a match open
    int badLine = 0;                        // a journal could not be read from there; 0: none
    QString keptAs;                         // where what could be read of that one is now, or else all of it
    QString leftAlone;  // a journal that could not be opened or moved, and lies there still
  };
  // A match at a club table that is over, and that somebody had left before.
  struct DepartedMatch {
    MatchPlan plan;
    std::int64_t ended = 0;  // seconds since 1970
  };
  // Takes the place of the unfinished match that was played last, else a free one. Finished matches that are met on the way
  // go to the history. `then` is called here, by the event loop, as long as the writer is there; until then
  // the store has no place, and is asked for nothing else. `departed` is told of each such match before anything of it goes to
  // the history.
  void takeUnfinished(std::function<void(Found)> then,
                      std::function<void(DepartedMatch const&)> departed = {});
  // Takes a place where no journal is. Where there is one everywhere, the match that nobody has played for
  // longest goes to the history, and its place is taken.
  void takeFree();

  // The journal's path of the place taken; empty: there is none to be had, and nothing can be kept.
  QString const& journal() const;

  // A name in the history that is free, and never given twice: what gets it may be written later.
  QString historyFile(std::string const& game);

 private:
  class Search;
  struct Places;

  int clearLongestLeft();  // the place; 0: there is none to be had

  JournalWriter& writer_;
  std::shared_ptr<Places> at_;  // the writer's thread's, too, while it looks
};

}  // namespace giaguaro
