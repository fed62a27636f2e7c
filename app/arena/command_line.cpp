// The one file that includes CLI11, which takes long to compile.
#include <CLI/CLI.hpp>

#include "app/arena/commands.h"

namespace giaguaro::arena {

namespace {

using Command = std::function<int()>;

void addOptions(CLI::App& command, GamesArguments& arguments) {
  command.add_flag("--json", arguments.json, "for machines");
}

void addOptions(CLI::App& command, GameArguments& arguments) {
  command.add_option("--game", arguments.game, "the game's id, as `games` lists it")->required();
  command.add_option("--players", arguments.players, "how many play; the usual number if not given");
  command.add_option("--option", arguments.options, "an option and its value, as k=v; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--hands", arguments.hands, "short for --option hands=H");
}

void addOptions(CLI::App& command, PlayArguments& arguments) {
  addOptions(command, arguments.game);
  command.add_option("--seats", arguments.seats, "a player for each seat, or one name for all")
      ->capture_default_str();
  command.add_option("--seat", arguments.seat, "I=PLAYER: sets seat I, from 0; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--seed", arguments.seed, "of the first match; the next ones count up from it")
      ->capture_default_str();
  command.add_option("--matches", arguments.matches, "how many")->capture_default_str();
  command.add_flag("--trace", arguments.trace, "list with every action what was legal");
  command.add_option("--out", arguments.out, "a file in place of standard output");
}

void addOptions(CLI::App& command, VerifyArguments& arguments) {
  command.add_option("FILE", arguments.files, "a record, or records one a line")->required();
}

void addOptions(CLI::App& command, MatchArguments& arguments) {
  addOptions(command, arguments.game);
  command.add_option("--a", arguments.a, "the one player")->required();
  command.add_option("--b", arguments.b, "the other")->required();
  command.add_option("--deals", arguments.deals, "how many deals")->required();
  command.add_option("--seed", arguments.seed, "of the first match that deals come from")
      ->capture_default_str();
  command.add_option("--threads", arguments.threads, "the figures are the same with any number")
      ->capture_default_str();
  command.add_flag("--json", arguments.json, "for machines");
}

void addOptions(CLI::App& command, BenchArguments& arguments) {
  command.add_option("--game", arguments.game, "this game alone");
  command.add_option("--milliseconds", arguments.milliseconds, "for each number of players")
      ->capture_default_str();
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

}  // namespace

std::function<int()> commandOf(int argc, char const* const* argv) {
  CLI::App app("Card games without a face: plays, checks, compares and measures.", "giaguaro-arena");
  app.set_version_flag("--version", "giaguaro-arena " GIAGUARO_VERSION);
  Command asked;
  GamesArguments games;
  PlayArguments play;
  VerifyArguments verify;
  MatchArguments match;
  BenchArguments bench;
  add(app, asked, games, "games", "The games, their player counts and options.");
  add(app, asked, play, "play", "Plays matches and prints their records, one a line.");
  add(app, asked, verify, "verify",
      "Replays records under the rules; the first wrong action or figure of each is reported.");
  add(app, asked, match, "match",
      "Compares two players over deals that are played in every seating of theirs.");
  add(app, asked, bench, "bench", "Measures how fast the rules run, on one thread.");

  try {
    app.parse(argc, argv);
  } catch (CLI::Success const& help) {  // --help, --version
    int const status = app.exit(help);
    return [status] { return status; };
  }
  if (!asked) throw BadInput("a command is wanted: games, play, verify, match or bench (--help says more)");
  return asked;
}

}  // namespace giaguaro::arena
