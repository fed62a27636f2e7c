// The journal of the match in play, as text: JSON Lines, a header, then one line a deal, an action, an undo.
//
//   {"format":"giaguaro-journal","version":1,"game":…,"players":5,"options":{…},"seed":42,
//    "names":[…],"level":["human","greedy",…],"avatars":[…]}
//   {"deal":{"hands":[["AD",…],…],"stock":[]},"dealer":3}
//   {"action":[3,"bid A"]}
//   {"say":[3,"suspect 1"]}       said while cards are played (core/rules/talk.h)
//   {"undo":2}                    the last two are taken back, actions and deals counted (core's takenBack)
//   {"assist":[0,"undo",12]}      noted of the hand that is there (core/match/record.h)
//   {"id":"…"}                    of a match that began without one
//   {"ended_at":"…Z"}             noted of the match, which is over
//   {"agree":[0,true]}            who has the screen agrees to end the match; false: takes that back
//   {"left":2}                    a person has left a club table; a computer player plays on for the seat
//   {"used":[12000,0]}            of the time of the turn, in milliseconds, and before it was started anew; counts until
//                                 something is done
//   {"clock":[12,31]}             noted of the hand (core/match/record.h), behind that action
//   {"ended":"agreed"}            the club table ends the match (Record::ended)
//   {"review":{"hand":2,"kept":{…}}}  of a hand that is over, counted from 1 (core/review/kept_review.h)
//
// The header of a match that came from a file holds its record instead, whole, with what is not known in it:
//   {"format":"giaguaro-journal","version":2,"avatars":[…],"record":{…}}
//
// A line counts once its line feed is there: it is written before what it says is applied and shown, so a
// torn last line was never seen by anybody and is dropped. Nothing that is read is trusted: every line is
// checked against the rules by doing what it says, and reading never throws and never aborts. An undo costs
// no more than the hand that it leads back into. Cards, actions, options
// are in the notation of records. Files are written by JournalWriter, not here.
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "app/desktop/match/club_state.h"
#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"

namespace giaguaro {

// Each ends with its line feed. The table tells how cards and actions are written.
QByteArray headerLine(MatchPlan const& plan);
QByteArray dealLine(Table const& table, Deal const& deal, Seat dealer);
QByteArray actionLine(Table const& table, Done done);
QByteArray sayLine(Seat speaker, Saying saying);
QByteArray undoLine(int count);
QByteArray agreeLine(Seat seat, bool agrees);
QByteArray leftLine(Seat seat);
QByteArray usedLine(TurnTime const& turn);
QByteArray clockLine(ClockNote const& note);
QByteArray endedLine(std::string const& how);
QByteArray assistLine(Assist const& assist);
QByteArray idLine(std::string const& id);
QByteArray endLine(std::string const& time);
QByteArray reviewLine(std::size_t hand, std::string const& kept);  // counted from 0
// The header that leads to this record, whose setup is the plan's.
QByteArray headerLine(MatchPlan const& plan, Record const& record);

// Whether anything was done in it, beyond dealing; else it is not worth keeping.
bool hasAction(Record const& record);

struct JournalRead {
  enum class State {
    missing,     // there is no such file, or not even a whole header: there is no match
    unreadable,  // there is something that cannot be opened or read; nothing is known of what it holds
    whole,
    cut,  // the last line was incomplete and is not counted
    bad   // `badLine` does not follow from the lines before it
  };

  State state = State::missing;
  MatchPlan plan;
  std::unique_ptr<Table> table;  // the match as far as it could be read; null when the header is bad
  std::vector<ScoreRow> rows;    // of its hands that are over
  ClubState club{};
  qint64 goodBytes = 0;  // the length of what could be read; writing goes on there
  int badLine = 0;       // counted from 1
  std::int64_t left =
      0;                // when it was last written, in seconds since 1970, where that was asked; 0: not known
  std::string problem;  // of the bad line, for a log
};

// Of a long match that is not for the GUI thread.
JournalRead readJournal(QString const& path);

}  // namespace giaguaro
