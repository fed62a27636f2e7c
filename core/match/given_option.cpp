#include "core/match/given_option.h"

#include "core/match/record_json.h"

namespace giaguaro {

namespace {

std::string valuesOf(OptionInfo const& info) {
  if (info.values.empty())
    return "a number from " + std::to_string(info.least) + " to " + std::to_string(info.most) +
           (info.none.name.empty() ? "" : " or " + std::string(info.none.name));
  std::vector<std::string> names;
  for (OptionValue const& value : info.values) names.emplace_back(value.name);
  return "one of " + enumeration(names);
}

}  // namespace

std::string enumeration(std::vector<std::string> const& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string giveOption(GivenOptions& given, std::span<OptionInfo const> options, std::string const& owner,
                       std::string_view name, std::string_view value) {
  int const index = optionIndex(options, name);
  if (index < 0) {
    std::vector<std::string> names;
    for (OptionInfo const& info : options) names.emplace_back(info.name);
    return owner + " has no option " + quotation(name) + "; it has " +
           (names.empty() ? "none" : enumeration(names));
  }
  OptionInfo const& info = options[static_cast<std::size_t>(index)];
  auto& place = given[static_cast<std::size_t>(index)];
  if (place) return "the option " + std::string(name) + " is given twice";
  place = info.parse(value);
  return place ? "" : quotation(value) + " is not " + valuesOf(info);
}

}  // namespace giaguaro
