// The commands of the program, with their arguments as the command line gives them. What is printed and how
// the program exits is each command's own.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/arena/arguments.h"

namespace giaguaro::arena {

struct GamesArguments {
  bool json = false;
};

struct PlayArguments {
  GameArguments game;
  std::string code;
  std::string seats = "greedy";
  std::vector<std::string> seat;
  std::string seed = "1";
  std::string matches = "1";
  bool trace = false;
  bool identify = false;
  bool commit = false;
  std::string times;
  std::string out;
};

struct CodeArguments {
  std::string code;
  std::string record;
  GameArguments game;
  std::optional<std::string> seed;
  bool json = false;
};

struct DuplicateArguments {
  std::string file;
  std::string seat = "0";
  std::string player = "club:300it";
  std::string iterations = "300";
  bool json = false;
};

struct VerifyArguments {
  std::vector<std::string> files;
};

struct MatchArguments {
  GameArguments game;
  std::string a;
  std::string b;
  std::string deals;
  std::string seed = "1";
  std::string threads = "1";
  std::string cards;
  std::string only;
  std::string rest;
  std::string handSize;
  std::string replays = "1";
  std::string perDeal;
  bool json = false;
};

struct SolveArguments {
  std::string file;
  bool json = false;
};

struct ReviewArguments {
  std::string file;
  std::optional<std::string> seat;
  std::optional<std::string> hand;
  std::string iterations = "6000";
  bool json = false;
};

struct GradeArguments {
  GameArguments game;
  std::string graded = "random,novice,club,expert";
  std::string rest = "expert";
  std::string deals;
  std::string seed = "1";
  std::string iterations = "6000";
  std::string again = "0";
  std::string replays = "1";
  std::string plays = "1";
  std::string perHand;
};

struct SpreadArguments {
  std::string game;
  std::string player = "club";
  std::string hands = "1000";
  std::string seed = "1";
  std::string out;
};

struct CalibrateArguments {
  GameArguments game;
  std::string player = "expert";
  std::string deals;
  std::string seed = "1";
  std::string tricks = "4";
};

struct GradesArguments {
  std::vector<std::string> files;
};

struct MergeArguments {
  std::vector<std::string> files;
};

struct TrainArguments {
  std::string game;
  std::vector<std::string> players;
  std::string seed = "1";
  std::string rounds = "3";
  std::string hands = "2000";
  std::string worlds = "24";
  std::string temperature = "30";
  std::string climbs = "0";
  std::string replays = "0";
  std::string entropy = "5";
  bool fromScratch = false;
  std::string out;
};

struct FitArguments {
  std::string game;
  std::string constants;
  std::string seed = "7";
  std::string out;
};

struct BenchArguments {
  std::string game;
  std::optional<std::string> milliseconds{};
  bool levels = false;
  std::optional<std::string> decisions{};
  bool json = false;
};

// They answer the exit status.
int run(GamesArguments const& arguments);
int run(PlayArguments const& arguments);
int run(CodeArguments const& arguments);
int run(DuplicateArguments const& arguments);
int run(VerifyArguments const& arguments);
int run(MatchArguments const& arguments);
int run(CalibrateArguments const& arguments);
int run(MergeArguments const& arguments);
int run(SolveArguments const& arguments);
int run(ReviewArguments const& arguments);
int run(GradeArguments const& arguments);
int run(GradesArguments const& arguments);
int run(SpreadArguments const& arguments);
int run(TrainArguments const& arguments);
int run(FitArguments const& arguments);
int run(BenchArguments const& arguments);

// What the command line asks for, to be run; --help and --version are answered at once, and running answers
// the status alone. A line that cannot be read is an exception that says why.
std::function<int()> commandOf(int argc, char const* const* argv);

}  // namespace giaguaro::arena
