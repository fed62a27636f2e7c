#include "core/match/json_text.h"

#include <nlohmann/json.hpp>

namespace giaguaro::jsonText {

std::string string(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string numbers(std::vector<std::int32_t> const& list) {
  return array(list, [](std::int32_t number) { return std::to_string(number); });
}

std::string strings(std::vector<std::string> const& list) {
  return array(list, [](std::string const& text) { return string(text); });
}

std::string options(Options const& options, GameInfo const& game) {
  std::string text = "{";
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    OptionInfo const& info = game.options[i];
    if (i > 0) text += ',';
    text += string(info.name) + ':';
    std::string const value = info.text(options.values[i]);
    text += info.values.empty() ? value : string(value);
  }
  return text + '}';
}

}  // namespace giaguaro::jsonText
