#include "app/arena/settings.h"

#include "app/arena/arguments.h"
#include "core/match/record_json.h"

namespace giaguaro::arena {

namespace {

std::string valuesOf(OptionInfo const& info) {
  if (info.values.empty())
    return "a number from " + std::to_string(info.least) + " to " + std::to_string(info.most) +
           (info.none.name.empty() ? "" : " or " + std::string(info.none.name));
  std::vector<std::string> names;
  for (OptionValue const& value : info.values) names.emplace_back(value.name);
  return "one of " + enumeration(names);
}

}  // namespace

std::string enumeration(std::vector<std::string> const& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

void set(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
         std::string_view name, std::string_view value, std::string const& argument) {
  int const index = optionIndex(options, name);
  if (index < 0) {
    std::vector<std::string> names;
    for (OptionInfo const& info : options) names.emplace_back(info.name);
    throw BadInput(argument + ": " + owner + " has no option " + quotation(name) + "; it has " +
                   (names.empty() ? "none" : enumeration(names)));
  }
  OptionInfo const& info = options[static_cast<std::size_t>(index)];
  auto& place = given[static_cast<std::size_t>(index)];
  if (place) throw BadInput(argument + ": the option " + std::string(name) + " is given twice");
  place = info.parse(value);
  if (!place) throw BadInput(argument + ": " + quotation(value) + " is not " + valuesOf(info));
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
