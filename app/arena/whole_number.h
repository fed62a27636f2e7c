// Whole numbers in files that other runs of the program have written, and that others may have changed.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace giaguaro::arena {

// The member `name`, from `least` to `most`; a std::out_of_range that says what it is instead.
inline std::int64_t wholeOf(nlohmann::ordered_json const& json, char const* name, std::int64_t least,
                            std::int64_t most) {
  nlohmann::ordered_json const& value = json.at(name);
  // Read as signed, one that is too large for that is below nothing.
  bool const tooLarge = value.is_number_unsigned() && value.get<std::int64_t>() < 0;
  if (!value.is_number_integer() || tooLarge || value.get<std::int64_t>() < least ||
      value.get<std::int64_t>() > most)
    throw std::out_of_range("`" + std::string(name) + "`: " + value.dump() + " is not a whole number from " +
                            std::to_string(least) + " to " + std::to_string(most));
  return value.get<std::int64_t>();
}

}  // namespace giaguaro::arena
