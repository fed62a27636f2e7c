#include "core/rules/table_options.h"

#include <algorithm>

namespace giaguaro {

TableOptionList tableOptions() { return {}; }

int optionIndex(TableOptionList list, std::string_view name) {
  auto const found = std::find_if(list.begin(), list.end(),
                                  [name](TableOptionInfo const& info) { return info.option.name == name; });
  return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

Options completed(TableOptionList list, GameInfo const& game, int players, GivenOptions const& given) {
  Options options;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (auto const usual = list[i].usual(game, players)) options.values[i] = given[i].value_or(*usual);
  return options;
}

}  // namespace giaguaro
