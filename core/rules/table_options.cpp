#include "core/rules/table_options.h"

#include <algorithm>
#include <array>

#include "core/rules/club.h"

namespace giaguaro {

namespace {

constexpr std::array<OptionValue, 3> talkValues{
    {{"off", phrase("core", "No table talk", "table.talk.off.line")},
     {"on", phrase("core", "Table talk", "table.talk.on.line")},
     {"teaching", phrase("core", "Table talk, and your side advises you", "table.talk.teaching.line")}}};

constexpr std::array<TableOptionInfo, 2> optionsOfTables{
    {{.option = {.name = "talk",
                 .label = phrase("core", "Table talk", "table.talk.label"),
                 .explain = phrase("core", "What may be said while cards are played. It may be untrue.",
                                   "table.talk.explain"),
                 .values = talkValues},
      .usual = [](GameInfo const& game, int players) -> std::optional<std::int16_t> {
        if (game.hidesPartnerAt != players) return std::nullopt;
        return static_cast<std::int16_t>(game.talks ? TableTalk::on : TableTalk::off);
      }},
     {.option = {
          .name = "clock",
          .label = phrase("core", "Club table", "table.clock.label"),
          .explain = phrase("core",
                            "Each turn has its time, nothing is taken back, there are no hints, and the "
                            "match ends early only if the table agrees.",
                            "table.clock.explain"),
          .least = club::fewestSeconds,
          .most = club::mostSeconds,
          .line = phrase("core", "Club table: {n} seconds a turn", "table.clock.line"),
          .none = {"off", phrase("core", "Off", "table.clock.off.line")},
          .switchedOn = club::usualSeconds}}}};

}  // namespace

TableOptionList tableOptions() { return optionsOfTables; }

int optionIndex(TableOptionList list, std::string_view name) {
  auto const found = std::find_if(list.begin(), list.end(),
                                  [name](TableOptionInfo const& info) { return info.option.name == name; });
  return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

Options chosen(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given) {
  Options options;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].usual(game, players)) options.values[i] = given[i].value_or(std::int16_t{0});
  return options;
}

Options completed(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given) {
  Options options;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (auto const usual = list[i].usual(game, players)) options.values[i] = given[i].value_or(*usual);
  return options;
}

}  // namespace giaguaro
