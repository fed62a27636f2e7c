// Reading JSON that nobody has vouched for, value by value: each is of the wanted type and in its range, or is
// refused with its place. For the readers of core/match; what leaves those is a Problem.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/record_json.h"

namespace giaguaro::jsonRead {

using nlohmann::json;
using Kind = Problem::Kind;

// Thrown by all of these, and caught by whoever answers with a Problem.
struct Unreadable {
  Problem problem;
};

[[noreturn]] void refuse(std::string where, std::string what, Kind kind = Kind::other);

// JSON, not nested deeper than a record can be, no object of which names a member twice.
json parse(std::string_view text);

json const& member(json const& object, std::string const& name, std::string const& where);
json const& object(json const& value, std::string const& where);
json const& array(json const& value, std::string const& where, Kind kind = Kind::other);
std::string const& string(json const& value, std::string const& where, Kind kind = Kind::other);

// A whole number from `least` to `most`.
std::int64_t number(json const& value, std::int64_t least, std::int64_t most, std::string const& where,
                    Kind kind = Kind::other);
std::int32_t number(json const& value, std::string const& where);
// One a seat.
std::vector<std::int32_t> numbers(json const& value, int players, std::string const& where);
std::vector<std::string> strings(json const& value, int players, std::string const& where);

}  // namespace giaguaro::jsonRead
