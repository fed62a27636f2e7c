#include "core/rules/options.h"

#include <charconv>

namespace giaguaro {

std::string OptionInfo::text(std::int16_t value) const {
  if (isNumber(value)) return std::to_string(value);
  if (values.empty()) return std::string(none.name);
  return std::string(values[static_cast<std::size_t>(value)].name);
}

std::optional<std::int16_t> OptionInfo::parse(std::string_view text) const {
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i].name == text) return static_cast<std::int16_t>(i);
  if (!values.empty()) return std::nullopt;
  if (!none.name.empty() && text == none.name) return std::int16_t{0};
  if (switchedOn != 0 && text == "on") return switchedOn;
  std::int16_t number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
    return std::nullopt;
  return number;
}

Options completed(std::span<OptionInfo const> infos, GivenOptions const& given) {
  Options options;
  for (std::size_t i = 0; i < infos.size(); ++i)
    options.values[i] = given[i] ? *given[i] : infos[i].fallback(options);
  return options;
}

int optionIndex(std::span<OptionInfo const> infos, std::string_view name) {
  for (std::size_t i = 0; i < infos.size(); ++i)
    if (infos[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace giaguaro
