// The one file that includes CLI11, which takes long to compile.
#include <CLI/CLI.hpp>
#include <sstream>

#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "core/match/given_option.h"
#include "core/match/record_json.h"

namespace giaguaro::arena {

namespace {

using Command = std::function<int()>;

void addOptions(CLI::App& command, GamesArguments& arguments) {
  command.add_flag("--json", arguments.json, "for machines");
}

void addOptions(CLI::App& command, GameArguments& arguments, bool required = true) {
  command.add_option("--game", arguments.game, "the game's id, as `games` lists it")->required(required);
  command.add_option("--players", arguments.players, "how many play; the usual number if not given");
  command.add_option("--option", arguments.options, "an option and its value, as k=v; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--hands", arguments.hands, "short for --option hands=H");
}

void addTable(CLI::App& command, GameArguments& arguments) {
  command.add_option("--table", arguments.table, "an option of the table, as k=v; may be repeated")
      ->allow_extra_args(false);
}

void addOptions(CLI::App& command, CodeArguments& arguments) {
  command.add_option("CODE", arguments.code, "to be read");
  command.add_option("--record", arguments.record, "a file with records: a code for each hand that is over");
  addOptions(command, arguments.game, false);
  command.add_option("--seed", arguments.seed, "of the match whose deals the code is of");
  command.add_flag("--json", arguments.json, "what a code is of, for machines");
}

void addOptions(CLI::App& command, DuplicateArguments& arguments) {
  command.add_option("FILE", arguments.file, "a record, or records one a line")->required();
  command.add_option("--seat", arguments.seat, "whose place is taken, from 0")->capture_default_str();
  command.add_option("--player", arguments.player, "who takes it, with a number of iterations")
      ->capture_default_str();
  command.add_option("--iterations", arguments.iterations, "of the other computers that search")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "for machines, one line a record");
}

void addOptions(CLI::App& command, PlayArguments& arguments) {
  addOptions(command, arguments.game, false);
  command.add_option("--code", arguments.code,
                     "deals by this code (`code` makes one), which names game, players and options");
  addTable(command, arguments.game);
  command.add_option("--seats", arguments.seats, "a player for each seat, or one name for all")
      ->capture_default_str();
  command.add_option("--seat", arguments.seat, "I=PLAYER: sets seat I, from 0; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--seed", arguments.seed, "of the first match; the next ones count up from it")
      ->capture_default_str();
  command.add_option("--matches", arguments.matches, "how many")->capture_default_str();
  command.add_flag("--trace", arguments.trace, "list with every action what was legal");
  command.add_flag("--identify", arguments.identify,
                   "say which match each record is, when it was played and by which program; without it, "
                   "equal matches give equal records");
  command.add_flag(
      "--commit", arguments.commit,
      "promise the deals: a commitment goes to standard error before each match's first deal, and "
      "into the record with what it is to; its salt is random, so equal matches give other records");
  command.add_option("--json-times", arguments.times,
                     "a file for the time of each decision, as JSON, one a line");
  command.add_option("--out", arguments.out,
                     "a file in place of standard output; a match that a player fails is left out of it");
}

void addOptions(CLI::App& command, VerifyArguments& arguments) {
  command.add_option("FILE", arguments.files, "a record, or records one a line")->required();
}

void addOptions(CLI::App& command, MatchArguments& arguments) {
  addOptions(command, arguments.game);
  addTable(command, arguments.game);
  command.add_option("--a", arguments.a, "the one player")->required();
  command.add_option("--b", arguments.b, "the other")->required();
  command.add_option("--deals", arguments.deals, "how many deals")->required();
  command.add_option("--seed", arguments.seed, "of the first match that deals come from")
      ->capture_default_str();
  command.add_option("--cards", arguments.cards,
                     "a player that plays the cards of every seat, so that only what is said is compared");
  command.add_option(
      "--only", arguments.only,
      "hands, play, both, caller-first or everybody: this figure alone, in fewer hands a deal");
  command.add_option("--rest", arguments.rest,
                     "of caller-first: the player of the other side, in place of B");
  command.add_option("--hand-size", arguments.handSize,
                     "only deals of so many cards a seat, where hands of a match differ");
  command
      .add_option("--replays", arguments.replays,
                  "so often each deal is played, and its figures are the means")
      ->capture_default_str();
  command.add_option("--per-deal", arguments.perDeal,
                     "a file for the figures of each deal and of each hand played, as JSON, one deal a line");
  command.add_option("--threads", arguments.threads, "the figures are the same with any number")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "for machines");
}

void addOptions(CLI::App& command, SolveArguments& arguments) {
  command
      .add_option("FILE", arguments.file, "a record, or records one a line, each ending in a hand in play")
      ->required();
  command.add_flag("--json", arguments.json, "for machines, one line a record");
}

void addOptions(CLI::App& command, ReviewArguments& arguments) {
  command.add_option("FILE", arguments.file, "a record, or records one a line")->required();
  command.add_option("--seat", arguments.seat, "the decisions and the score of this seat alone, from 0");
  command.add_option("--hand", arguments.hand, "this hand of each record alone, from 1");
  command.add_option("--iterations", arguments.iterations, "hands played out in the search for the best")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "for machines, one line a hand");
}

void addOptions(CLI::App& command, GradeArguments& arguments) {
  addOptions(command, arguments.game);
  command.add_option("--graded", arguments.graded, "players, with commas between them")
      ->capture_default_str();
  command.add_option("--rest", arguments.rest, "who sits in the other seats")->capture_default_str();
  command.add_option("--deals", arguments.deals, "how many deals")->required();
  command.add_option("--seed", arguments.seed, "of the first match")->capture_default_str();
  command.add_option("--iterations", arguments.iterations, "hands played out in the search for the best")
      ->capture_default_str();
  command
      .add_option("--again", arguments.again,
                  "so many costly decisions are judged again in ten times the worlds")
      ->capture_default_str();
  command
      .add_option("--replays", arguments.replays,
                  "so often the rest plays each deal, for the score that is usual")
      ->capture_default_str();
  command
      .add_option("--plays", arguments.plays, "so often a graded player plays each deal, judged each time")
      ->capture_default_str();
  command.add_option("--per-hand", arguments.perHand,
                     "a file for a line of JSON on each hand that was judged");
}

void addOptions(CLI::App& command, GradesArguments& arguments) {
  command.add_option("FILE", arguments.files, "what `grade --per-hand` wrote, each from another seed")
      ->required();
}

void addOptions(CLI::App& command, SpreadArguments& arguments) {
  command.add_option("--game", arguments.game, "the game's id, as `games` lists it")->required();
  command.add_option("--player", arguments.player, "who sits in every seat")->capture_default_str();
  command.add_option("--hands", arguments.hands, "for each number of players")->capture_default_str();
  command.add_option("--seed", arguments.seed, "of the first match")->capture_default_str();
  command.add_option("--out", arguments.out, "a file in place of standard output");
}

void addOptions(CLI::App& command, CalibrateArguments& arguments) {
  addOptions(command, arguments.game);
  addTable(command, arguments.game);
  command.add_option("--player", arguments.player, "who sits in every seat")->capture_default_str();
  command.add_option("--deals", arguments.deals, "how many deals")->required();
  command.add_option("--seed", arguments.seed, "of the first match")->capture_default_str();
  command.add_option("--tricks", arguments.tricks, "after how many tricks chances are compared by tenths")
      ->capture_default_str();
}

void addOptions(CLI::App& command, MergeArguments& arguments) {
  command.add_option("FILE", arguments.files, "what `match --json` printed, each of another seed")
      ->required();
}

void addOptions(CLI::App& command, TrainArguments& arguments) {
  command.add_option("--game", arguments.game, "the game's id, as `games` lists it")->required();
  command.add_option("--players", arguments.players, "at tables for so many alone; may be repeated");
  command.add_option("--seed", arguments.seed, "of the hands played")->capture_default_str();
  command.add_option("--rounds", arguments.rounds, "each by the policy of the one before")
      ->capture_default_str();
  command.add_option("--hands", arguments.hands, "in a round")->capture_default_str();
  command.add_option("--worlds", arguments.worlds, "in which each card is tried")->capture_default_str();
  command.add_option("--temperature", arguments.temperature, "of the targets, in thousandths of a worth")
      ->capture_default_str();
  command
      .add_option("--climbs", arguments.climbs, "hands after the rounds in which the policy follows its gain")
      ->capture_default_str();
  command
      .add_option("--replays", arguments.replays,
                  "plays each deal of these so often, and learns from whole hands")
      ->capture_default_str();
  command.add_option("--entropy", arguments.entropy, "its bonus for variety, in thousandths of a worth")
      ->capture_default_str();
  command.add_flag("--from-scratch", arguments.fromScratch, "begin with no weights, not with those built in");
  command.add_option("--out", arguments.out, "a file in place of standard output");
}

void addOptions(CLI::App& command, FitArguments& arguments) {
  command.add_option("--game", arguments.game, "the game's id, as `games` lists it")->required();
  command.add_option("--constants", arguments.constants, "which of them; one that is not there tells all")
      ->required();
  command.add_option("--seed", arguments.seed, "of the hands played")->capture_default_str();
  command.add_option("--out", arguments.out, "a file in place of standard output");
}

void addOptions(CLI::App& command, BenchArguments& arguments) {
  command.add_option("--game", arguments.game, "this game alone");
  command.add_option("--milliseconds", arguments.milliseconds,
                     "for each number of players; 1000 if not given");
  command.add_flag("--levels", arguments.levels,
                   "how long each level thinks, and how often the clock ends it before its iterations do");
  command.add_option("--decisions", arguments.decisions, "with --levels: of each; 40 if not given");
  command.add_flag("--json", arguments.json, "for machines");
}

// A command of the program, with its options. It is asked for where its name stands on the command line;
// `arguments` have been filled in by then.
template <class Arguments>
void add(CLI::App& app, Command& asked, Arguments& arguments, char const* name, char const* description) {
  CLI::App& command = *app.add_subcommand(name, description);
  addOptions(command, arguments);
  command.callback([&asked, &arguments] { asked = [arguments] { return run(arguments); }; });
}

std::vector<std::string> namesOfCommands(CLI::App const& app) {
  std::vector<std::string> names;
  for (CLI::App const* command : app.get_subcommands([](CLI::App const*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

// CLI11 says of it only that it was not expected.
void refuseUnknownCommand(CLI::App const& app, int argc, char const* const* argv) {
  if (argc < 2 || *argv[1] == '-') return;
  std::vector<std::string> const names = namesOfCommands(app);
  if (std::ranges::find(names, argv[1]) == names.end())
    throw BadInput("there is no command " + quotation(argv[1]) + "; there are " + enumeration(names));
}

}  // namespace

std::function<int()> commandOf(int argc, char const* const* argv) {
  CLI::App app("Card games without a face: plays, checks, compares and measures.", "giaguaro-arena");
  app.set_version_flag("--version", "giaguaro-arena " GIAGUARO_VERSION);
  Command asked;
  GamesArguments games;
  PlayArguments play;
  CodeArguments code;
  DuplicateArguments duplicate;
  VerifyArguments verify;
  MatchArguments match;
  CalibrateArguments calibration;
  MergeArguments parts;
  TrainArguments training;
  FitArguments fit;
  BenchArguments bench;
  SolveArguments solve;
  ReviewArguments review;
  GradeArguments grading;
  GradesArguments grades;
  SpreadArguments spread;
  add(app, asked, games, "games", "The games, their player counts and options.");
  add(app, asked, play, "play", "Plays matches and prints their records, one a line.");
  add(app, asked, code, "code", "Makes codes of deals, to be played elsewhere, and says what one is of.");
  add(app, asked, duplicate, "duplicate",
      "Plays the hands of records again with a computer player in one of the seats.");
  add(app, asked, verify, "verify",
      "Replays records under the rules; the first wrong action or figure of each is reported.");
  add(app, asked, match, "match",
      "Compares two players over deals that are played in every seating of theirs.");
  add(app, asked, calibration, "calibrate", "Measures what players believe of who holds the called card.");
  add(app, asked, parts, "merge", "Makes one tournament of parts that were played from different seeds.");
  add(app, asked, training, "train", "Fits a game's play policy by self-play, and writes its weights.");
  add(app, asked, fit, "fit", "Fits other constants of a game's players to play, and writes their file.");
  add(app, asked, bench, "bench", "Measures how fast the rules run, on one thread.");
  add(app, asked, solve, "solve",
      "With all cards seen: what the end of a record is worth, and the best play.");
  add(app, asked, review, "review",
      "Judges the decisions of finished hands with what each seat could know when it took them.");
  add(app, asked, grading, "grade", "Has the review judge players, and measures whether it is right.");
  add(app, asked, grades, "grades",
      "Sums up what `grade` found in parts that were judged from different seeds.");
  add(app, asked, spread, "spread",
      "Measures how far scores of hands lie apart, and writes the file that the review marks by.");

  refuseUnknownCommand(app, argc, argv);
  try {
    app.parse(argc, argv);
  } catch (CLI::Success const& help) {  // --help, --version
    std::ostringstream text;
    (void)app.exit(help, text, text);
    return [said = text.str()] {
      Output output{{}};
      output.line(said.substr(0, said.find_last_not_of('\n') + 1));
      output.commit();
      return 0;
    };
  }
  if (!asked)
    throw BadInput("a command is wanted: " + enumeration(namesOfCommands(app)) + " (--help says more)");
  return asked;
}

}  // namespace giaguaro::arena
