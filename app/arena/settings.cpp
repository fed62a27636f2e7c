#include "app/arena/settings.h"

#include "app/arena/arguments.h"
#include "core/match/given_option.h"
#include "core/match/record_json.h"

namespace giaguaro::arena {

void set(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
         std::string_view name, std::string_view value, std::string const& argument) {
  std::string const problem = giveOption(given, options, owner, name, value);
  if (!problem.empty()) throw BadInput(argument + ": " + problem);
}

void setAll(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
            std::vector<std::string> const& settings, std::string const& argument) {
  for (std::string const& setting : settings) {
    std::size_t const equals = setting.find('=');
    if (equals == std::string::npos)
      throw BadInput(argument + ": " + quotation(setting) + " is not of the form k=v");
    std::string_view const text = setting;
    set(given, options, owner, text.substr(0, equals), text.substr(equals + 1),
        argument + ' ' + setting.substr(0, equals));
  }
}

Options tableOf(std::vector<std::string> const& settings, GameInfo const& game, int players,
                TableOptionList list) {
  // Those of this table; the others are not there.
  std::vector<OptionInfo> offered;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].usual(game, players)) {
      offered.push_back(list[i].option);
      places.push_back(i);
    }
  GivenOptions set{};
  setAll(set, offered, "a table of " + std::string(game.id) + " for " + std::to_string(players), settings,
         "--table");
  GivenOptions given{};
  for (std::size_t i = 0; i < places.size(); ++i) given[places[i]] = set[i];
  return chosen(list, game, players, given);
}

}  // namespace giaguaro::arena
