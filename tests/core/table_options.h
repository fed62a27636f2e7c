// Options of a table for tests, as the program will have them: one that not every table has and whose usual
// value follows from the game, a number or none, and a choice.
#pragma once

#include <array>
#include <vector>

#include "core/rules/table_options.h"

namespace giaguaro {

inline std::vector<TableOptionInfo> tableOptionsOfTests() {
  static constexpr auto text = [](char const* words) { return Text{"", words, words}; };
  static constexpr std::array<OptionValue, 2> talk{{{"off", text("Silence")}, {"on", text("Table talk")}}};
  static constexpr std::array<OptionValue, 2> deals{
      {{"chance", text("Shuffled by chance")}, {"day", text("The deals of the day")}}};
  std::vector<TableOptionInfo> list(3);
  list[0].option = {
      .name = "talk", .label = text("Talk"), .explain = text("What may be said."), .values = talk};
  list[0].usual = [](GameInfo const& game, int players) -> std::optional<std::int16_t> {
    if (game.players.size() > 1 && players < 4) return std::nullopt;
    return game.sides ? 1 : 0;
  };
  list[1].option = {.name = "clock",
                    .label = text("Clock"),
                    .explain = text("Seconds for each decision."),
                    .least = 15,
                    .most = 600};
  list[1].option.none = {"off", text("No clock")};
  list[2].option = {.name = "deals", .label = text("Deals"), .explain = {}, .values = deals};
  return list;
}

}  // namespace giaguaro
