#include "app/arena/game_list.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

// An option of a game's tables, and the numbers of players whose tables have it. Where none is asked for there is none.
struct OfTable {
  OptionInfo info;
  std::vector<int> players{};
};

std::vector<OfTable> tablesOf(GameInfo const& game, TableOptionList list) {
  std::vector<OfTable> options;
  for (TableOptionInfo const& each : list) {
    OfTable option{.info = each.option};
    for (int const players : game.allCounts()) {
      if (each.usual(game, players)) option.players.push_back(players);
    }
    if (!option.players.empty()) options.push_back(std::move(option));
  }
  return options;
}

Json jsonOf(OptionInfo const& info, std::int16_t usual) {
  Json option{{"name", info.name}};
  option["default"] = info.isNumber(usual) ? Json(usual) : Json(info.text(usual));
  if (info.values.empty()) {
    option["min"] = info.least;
    option["max"] = info.most;
    if (!info.none.name.empty()) option["none"] = info.none.name;
  } else {
    option["values"] = Json::array();
    for (OptionValue const& value : info.values) option["values"].push_back(value.name);
  }
  return option;
}

Json optionsOf(GameInfo const& game) {
  Json list = Json::array();
  Options const defaults = completed(game.options, {});
  for (std::size_t i = 0; i < game.options.size(); ++i)
    list.push_back(jsonOf(game.options[i], defaults.values[i]));
  return list;
}

Json tableOf(GameInfo const& game, TableOptionList list) {
  Json options = Json::array();
  for (OfTable const& each : tablesOf(game, list)) {
    options.push_back(jsonOf(each.info, 0));
    options.back()["players"] = each.players;
  }
  return options;
}

std::string lineOf(OptionInfo const& info, std::int16_t usual) {
  std::string text = "\n  " + std::string(info.name) + ": ";
  if (info.values.empty()) {
    text += std::to_string(info.least) + " to " + std::to_string(info.most);
    if (!info.none.name.empty()) text += " or " + std::string(info.none.name);
  } else {
    for (OptionValue const& value : info.values) text += std::string(value.name) + ' ';
    text.pop_back();
  }
  return text + " (" + info.text(usual) + ')';
}

std::string textOf(GameInfo const& game, TableOptionList list) {
  std::string text = std::string(game.id) + ": " + game.name.source + "\n  players:";
  for (int const count : game.allCounts())
    text +=
        ' ' + std::to_string(count) + (count == game.usualPlayers && game.allCounts().size() > 1 ? "*" : "");
  Options const defaults = completed(game.options, {});
  for (std::size_t i = 0; i < game.options.size(); ++i) text += lineOf(game.options[i], defaults.values[i]);
  for (OfTable const& each : tablesOf(game, list)) {
    text += lineOf(each.info, 0) + ", of the table";
    if (each.players.size() == game.allCounts().size()) continue;
    text += " with";
    for (int const players : each.players) text += ' ' + std::to_string(players);
    text += " players";
  }
  return text;
}

}  // namespace

std::string textOfGames(TableOptionList list) {
  std::string text;
  for (GameInfo const* game : allGames()) text += (text.empty() ? "" : "\n") + textOf(*game, list);
  return text;
}

std::string jsonOfGames(TableOptionList list) {
  Json games = Json::array();
  for (GameInfo const* game : allGames())
    games.push_back(Json{{"id", game->id},
                         {"name", game->name.source},
                         {"players", game->allCounts()},
                         {"options", optionsOf(*game)},
                         {"table", tableOf(*game, list)}});
  return games.dump(2);
}

}  // namespace giaguaro::arena
