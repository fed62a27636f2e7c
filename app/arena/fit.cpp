// `fit`: fits constants of a game's computer players to play, and writes the file that holds them.
#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "app/arena/training/fits.h"

namespace giaguaro::arena {

int run(FitArguments const& arguments) {
  GameInfo const& game = gameOf(arguments.game);
  std::span<Fit const> const fits = fitsOf(game);
  std::string names;
  for (Fit const& fit : fits) {
    if (fit.name == arguments.constants) {
      std::uint64_t const seed = seedOf(arguments.seed);
      Output::check(arguments.out);
      std::string const text = fit.run(seed);
      Output output(arguments.out);
      output.line(text.substr(0, text.size() - 1));
      output.commit();
      return 0;
    }
    names += (names.empty() ? "" : ", ") + std::string(fit.name);
  }
  if (fits.empty()) throw BadInput("--game " + arguments.game + ": nothing is fitted for it alone");
  throw BadInput("--constants \"" + arguments.constants + "\": not one of " + names);
}

}  // namespace giaguaro::arena
