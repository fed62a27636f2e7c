// `games`: what there is to play.
#include <nlohmann/json.hpp>
#include <string>

#include "app/arena/arguments.h"
#include "app/arena/commands.h"
#include "app/arena/output.h"
#include "core/match/table.h"

namespace giaguaro::arena {

namespace {

using Json = nlohmann::ordered_json;

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

std::string jsonOfAll() {
  Json list = Json::array();
  for (GameInfo const* game : allGames())
    list.push_back(Json{{"id", game->id},
                        {"name", game->name.source},
                        {"players", std::vector<int>(game->players.begin(), game->players.end())},
                        {"options", optionsOf(*game)}});
  return list.dump(2);
}

std::string textOf(GameInfo const& game) {
  std::string text = std::string(game.id) + ": " + game.name.source + "\n  players:";
  for (int const count : game.players)
    text += ' ' + std::to_string(count) + (count == game.usualPlayers && game.players.size() > 1 ? "*" : "");
  Options const defaults = completed(game.options, {});
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    OptionInfo const& info = game.options[i];
    text += "\n  " + std::string(info.name) + ": ";
    if (info.values.empty()) {
      text += std::to_string(info.least) + " to " + std::to_string(info.most);
    } else {
      for (OptionValue const& value : info.values) text += std::string(value.name) + ' ';
      text.pop_back();
    }
    text += " (" + info.text(defaults.values[i]) + ')';
  }
  return text;
}

}  // namespace

int run(GamesArguments const& arguments) {
  Output output{{}};
  if (arguments.json)
    output.line(jsonOfAll());
  else
    for (GameInfo const* game : allGames()) output.line(textOf(*game));
  output.commit();
  return 0;
}

}  // namespace giaguaro::arena
