#include "app/arena/arguments.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <limits>

#include "app/arena/outside_player.h"
#include "core/ai/players.h"
#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

std::string valuesOf(OptionInfo const& info) {
  if (info.values.empty())
    return "a number from " + std::to_string(info.least) + " to " + std::to_string(info.most);
  std::vector<std::string> names;
  for (OptionValue const& value : info.values) names.emplace_back(value.name);
  return "one of " + enumeration(names);
}

void set(GivenOptions& given, GameInfo const& game, std::string_view name, std::string_view value,
         std::string const& argument) {
  int const index = optionIndex(game.options, name);
  std::string const id(game.id);
  if (index < 0) {
    std::vector<std::string> names;
    for (OptionInfo const& info : game.options) names.emplace_back(info.name);
    throw BadInput(argument + ": " + id + " has no option " + quotation(name) +
                   (names.empty() ? "" : "; it has " + enumeration(names)));
  }
  OptionInfo const& info = game.options[static_cast<std::size_t>(index)];
  auto& place = given[static_cast<std::size_t>(index)];
  if (place) throw BadInput(argument + ": the option " + std::string(name) + " is given twice");
  place = info.parse(value);
  if (!place) throw BadInput(argument + ": " + quotation(value) + " is not " + valuesOf(info));
}

}  // namespace

void complain(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::fprintf(stderr, "giaguaro-arena: %s\n", text.c_str());
}

std::string enumeration(std::vector<std::string> const& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

GameInfo const& gameOf(std::string_view id) {
  if (GameInfo const* game = findGame(id)) return *game;
  std::vector<std::string> ids;
  for (GameInfo const* game : allGames()) ids.emplace_back(game->id);
  throw BadInput("--game: there is no game " + quotation(id) + "; there is " + enumeration(ids));
}

GameChoice choiceOf(GameArguments const& arguments) {
  GameInfo const& game = gameOf(arguments.game);
  GameChoice choice{&game, game.usualPlayers, {}};
  if (arguments.players) {
    std::vector<std::string> counts;
    for (int const count : game.players) counts.push_back(std::to_string(count));
    if (std::find(counts.begin(), counts.end(), *arguments.players) == counts.end())
      throw BadInput("--players: " + quotation(*arguments.players) + " play no " + std::string(game.id) +
                     "; it is for " + enumeration(counts));
    choice.players = std::stoi(*arguments.players);
  }

  GivenOptions given{};
  for (std::string const& option : arguments.options) {
    std::size_t const equals = option.find('=');
    if (equals == std::string::npos)
      throw BadInput("--option: " + quotation(option) + " is not of the form k=v");
    set(given, game, std::string_view(option).substr(0, equals), std::string_view(option).substr(equals + 1),
        "--option " + option.substr(0, equals));
  }
  if (arguments.hands) set(given, game, "hands", *arguments.hands, "--hands");
  choice.options = completed(game.options, given);
  return choice;
}

std::uint64_t numberOf(std::string_view name, std::string_view text, std::uint64_t least,
                       std::uint64_t most) {
  std::uint64_t number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
    throw BadInput(std::string(name) + ": " + quotation(text) + " is not a whole number from " +
                   std::to_string(least) + " to " + std::to_string(most));
  return number;
}

std::uint64_t seedOf(std::string_view text) {
  return numberOf("--seed", text, 0, std::numeric_limits<std::uint64_t>::max());
}

std::string playerOf(std::string_view name, std::string_view text) {
  std::string const where = std::string(name) + ": ";
  if (auto const outside = OutsideCommand::parse(text)) {
    if (outside->command.find_first_not_of(" \t") == std::string::npos)
      throw BadInput(where + "exec: names no program");
    return std::string(text);
  }
  return ownPlayerOf(name, text);
}

std::string ownPlayerOf(std::string_view name, std::string_view text) {
  std::string const where = std::string(name) + ": ";
  if (parsePlayer(text)) return std::string(text);
  std::vector<std::string> players = allPlayers();
  players.emplace_back("ismcts");
  std::string_view const bare = text.substr(0, text.find_first_of(":/"));
  if (bare.size() == text.size() || std::find(players.begin(), players.end(), bare) == players.end())
    throw BadInput(where + "there is no player " + quotation(text) + "; there are " + enumeration(players));
  if (!parsePlayer(std::string(bare) + ":1it"))
    throw BadInput(where + std::string(bare) + " takes no budget");
  throw BadInput(where + quotation(text) + ": a budget is a number of iterations or milliseconds, as in " +
                 std::string(bare) + ":2000it or " + std::string(bare) + ":250ms");
}

}  // namespace giaguaro::arena
