// giaguaro-arena: the games without a face. Plays matches of computer players, checks records, compares
// players and measures speed.
//
// Exit status: 0, 1 where a record is not by the rules, 2 for what cannot be done as asked; then one line on
// standard error says what and where.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

#include "app/arena/arguments.h"

namespace {

constexpr int badInput = 2;

int refuse(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::fprintf(stderr, "giaguaro-arena: %s\n", text.c_str());
  return badInput;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace giaguaro::arena;

  CLI::App app("Card games without a face: plays, checks, compares and measures.", "giaguaro-arena");
  app.set_version_flag("--version", "giaguaro-arena " GIAGUARO_VERSION);
  Run run;
  addGames(app, run);
  addPlay(app, run);
  addVerify(app, run);
  addMatch(app, run);
  addBench(app, run);

  try {
    app.parse(argc, argv);
    if (!run) return refuse("a command is wanted: games, play, verify, match or bench (--help says more)");
    return run();
  } catch (CLI::Success const& asked) {  // --help, --version
    return app.exit(asked);
  } catch (std::exception const& error) {
    return refuse(error.what());
  }
}
