#include "ui/options/game_options.h"

namespace giaguaro {

Options optionsFor(GameInfo const& game, int players, GivenOptions given) {
  for (;;) {
    Options const options = completed(game.options, given);
    int const against = game.optionAgainst(players, options);
    if (against < 0 || !given[static_cast<std::size_t>(against)]) return options;
    given[static_cast<std::size_t>(against)].reset();
  }
}

// An option may follow from those that are listed before it.
GivenOptions givenIn(GameInfo const& game, Options const& options) {
  GivenOptions given{};
  for (std::size_t place = 0; place < game.options.size(); ++place)
    if (completed(game.options, given).values[place] != options.values[place])
      given[place] = options.values[place];
  return given;
}

Options withOption(GameInfo const& game, int players, Options const& options, std::size_t place,
                   std::int16_t value) {
  GivenOptions given = givenIn(game, options);
  given[place] = value;
  return optionsFor(game, players, given);
}

bool isChoice(GameInfo const& game, int players, Options options, std::size_t place) {
  std::size_t const values = game.options[place].values.size();
  std::size_t possible = 0;
  for (std::size_t value = 0; value < values; ++value) {
    options.values[place] = static_cast<std::int16_t>(value);
    if (game.optionAgainst(players, options) != static_cast<int>(place)) ++possible;
  }
  return values == 0 || possible > 1;
}

}  // namespace giaguaro
