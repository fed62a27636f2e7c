#include "app/arena/arguments.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <limits>

#include "app/arena/outside_player.h"
#include "app/arena/settings.h"
#include "core/ai/players.h"
#include "core/match/given_option.h"
#include "core/match/record_json.h"
#include "core/match/table.h"

namespace giaguaro::arena {

void complain(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::fprintf(stderr, "giaguaro-arena: %s\n", text.c_str());
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
    for (int const count : game.allCounts()) counts.push_back(std::to_string(count));
    if (std::find(counts.begin(), counts.end(), *arguments.players) == counts.end())
      throw BadInput("--players: " + quotation(*arguments.players) + " play no " + std::string(game.id) +
                     "; it is for " + enumeration(counts));
    choice.players = std::stoi(*arguments.players);
  }

  GivenOptions given{};
  std::string const id(game.id);
  setAll(given, game.options, id, arguments.options, "--option");
  if (arguments.hands) set(given, game.options, id, "hands", *arguments.hands, "--hands");
  choice.options = completed(game.options, given);
  if (int const against = game.optionAgainst(choice.players, choice.options); against >= 0) {
    OptionInfo const& info = game.options[static_cast<std::size_t>(against)];
    throw BadInput("--option " + std::string(info.name) + ": " +
                   quotation(info.text(choice.options.values[static_cast<std::size_t>(against)])) +
                   " is not for " + std::to_string(choice.players) + " players");
  }
  choice.table = tableOf(arguments.table, game, choice.players, tableOptions());
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
    if (!outside->wrongLimit.empty())
      throw BadInput(where + "@" + outside->wrongLimit +
                     ": the time for an answer is a whole number of s or ms, from 1ms to 86400s");
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
  std::string_view const budget = text.substr(0, text.find('/'));
  if (!parsePlayer(std::string(bare) + ":1it"))
    throw BadInput(where + std::string(bare) + " takes no budget and nothing else");
  if (!parsePlayer(budget))
    throw BadInput(where + quotation(text) + ": a budget is a number of iterations or milliseconds, as in " +
                   std::string(bare) + ":2000it or " + std::string(bare) + ":250ms");
  for (std::size_t slash = budget.size(); slash < text.size();) {
    std::size_t const end = std::min(text.find('/', slash + 1), text.size());
    std::string_view const one = text.substr(slash + 1, end - slash - 1);
    if (one.starts_with("weights=")) break;  // the rest is a file's name
    if (!parsePlayer(std::string(bare) + '/' + std::string(one)))
      throw BadInput(where + quotation(text) + ": " + quotation(one) + " is no switch of a player");
    slash = end;
  }
  throw BadInput(where + quotation(text) +
                 ": a switch is given twice, or /untimed beside a number of milliseconds");
}

}  // namespace giaguaro::arena
