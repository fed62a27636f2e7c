// A match as a file of the user's: one record, as core/match/record_json.h writes it. Written whole by
// UserFiles; read here, on any thread.
//
// Reading trusts nothing: the record must be readable, keep to the rules (core/match/verify.h), and end where
// replaying it ends. Nothing is read of what cannot be one: no file, or one longer than any match. Whatever
// is wrong is told in one sentence, and nothing else happens.
//
// Who sits there follows from the record: a seat whose level is `humanPlayer` is a person's, others keep
// their player, without a budget or switch; a player that nobody can sit down with becomes the usual one.
// Where the record names players and none is human, one watches. Where it names none and is not over, the
// first seat is a person's. A match that the club table ended early is over, and is there to be looked at; one of a club
// table that is not over goes on without its clock. Faces are not in records: they are left to the caller.
#pragma once

#include <QString>
#include <memory>
#include <string_view>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "core/match/record_json.h"

namespace giaguaro {

// The last part of such a file's name.
inline constexpr char const* matchSuffix = "giaguaro";

struct MatchFile {
  enum class State {
    fine,
    gone,        // there is no such file
    unreadable,  // nor is it known what it holds: a folder, a forbidden file, a fault
    tooLong,     // for a match
    several,     // `count` matches
    wrong        // `problem` says where
  };

  State state = State::unreadable;
  Problem problem{};  // its line counts from 1 and in the file; 0: no matter of lines
  int count = 0;
  MatchSetup setup{};
  std::unique_ptr<Table> table{};  // the match as it stands; null unless fine
  std::vector<ScoreRow> rows{};    // of its hands that are over
};

MatchFile readMatchFile(QString const& path);
// The same of what such a file has in it.
MatchFile readMatch(std::string_view content);

// Why a file was not opened, in one sentence; wants a state other than fine.
Message whyNotOpened(QString const& path, MatchFile const& file);

// What such a file holds.
QByteArray matchFileOf(Record const& record);

}  // namespace giaguaro
