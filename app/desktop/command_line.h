// The command line, read before there is an application, so that it works without a display. What it says is
// checked as far as the games' own lists tell: what comes out can be used as it is.
//
// Its own words stay English in every language, like those of other commands: no translation can be loaded
// before the application is made. Qt's options (-platform, -style …) are left to Qt.
#pragma once

#include <QSize>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/desktop/match/match_plan.h"
#include "core/match/table.h"

namespace giaguaro {

struct CommandLine {
  // A match that starts at once. Names, and a seed that was not given, are the desktop's to find.
  struct Match {
    GameInfo const* game = nullptr;
    int players = 0;
    Options options{};
    std::vector<std::string> levels{};  // one a seat
    std::optional<std::uint64_t> seed{};
    int playFirst = 0;
  };

  std::optional<Match> match{};
  QString file{};      // of a match that is opened at once; never with `match`
  QString language{};  // empty: not given
  QSize size{};        // invalid: not given
  QString grab{};      // the picture's file
  QString logTurns{};  // the file of the event loop's turns
  bool fullSpeed = false;
  bool quitWhenOver = false;
};

// Nothing is to be run: the text goes to the standard output (status 0) or to the standard error.
struct CommandLineEnd {
  int status = 0;
  std::string text;
};

// `arguments` without the program's own name.
std::variant<CommandLine, CommandLineEnd> readCommandLine(std::vector<std::string> const& arguments);

// The match of a command line: its first human is this person, further ones have no names, the others are as
// usual.
MatchPlan planOf(CommandLine::Match const& match, QString const& name, int avatar);

}  // namespace giaguaro
