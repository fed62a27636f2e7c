#include "core/match/json_text.h"

#include <nlohmann/json.hpp>

namespace giaguaro::jsonText {

std::string string(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string numbers(std::vector<std::int32_t> const& list) {
  return listOf(list, [](std::int32_t number) { return std::to_string(number); });
}

std::string strings(std::vector<std::string> const& list) {
  return listOf(list, [](std::string const& text) { return string(text); });
}

std::string value(OptionInfo const& info, std::int16_t value) {
  return info.isNumber(value) ? std::to_string(value) : string(info.text(value));
}

std::string options(Options const& options, GameInfo const& game) {
  std::string text = "{";
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    OptionInfo const& info = game.options[i];
    if (i > 0) text += ',';
    text += string(info.name) + ':' + value(info, options.values[i]);
  }
  return text + '}';
}

}  // namespace giaguaro::jsonText
