#include "core/match/json_read.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace giaguaro::jsonRead {

namespace {

// Walks over the text before anything is built from it: it must be JSON, not nested deeper than a record can
// be, and no object may name a member twice (readers would differ in which one they take).
class Inspection : public nlohmann::json_sax<json> {
 public:
  explicit Inspection(std::string_view text) : text_(text) { problem_.kind = Kind::notText; }
  Problem const& problem() const { return problem_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, string_t const&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return enter(); }
  bool end_object() override { return leave(); }
  bool start_array(std::size_t) override { return enter(); }
  bool end_array() override { return leave(); }

  bool key(string_t& name) override {
    if (members_.back().insert(name).second) return true;
    problem_.what = "the member " + quotation(name) + " is there twice";
    return false;
  }

  bool parse_error(std::size_t position, std::string const&, nlohmann::detail::exception const&) override {
    std::string_view const before =
        text_.substr(0, std::min(position, text_.size() + 1) - (position > 0 ? 1 : 0));
    problem_.line = static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    if (position > text_.size()) {
      problem_.what = "this is not JSON: it ends too early";
      problem_.kind = Kind::cutShort;
    } else {
      std::size_t const lineStart = before.rfind('\n') + 1;  // 0 where there is none
      problem_.what = "this is not JSON: character " + std::to_string(before.size() - lineStart + 1) +
                      " of the line cannot be read";
    }
    return false;
  }

 private:
  static constexpr std::size_t deepest = 32;

  bool enter() {
    if (members_.size() >= deepest) {
      problem_.what = "this is nested deeper than a record can be";
      return false;
    }
    members_.emplace_back();
    return true;
  }
  bool leave() {
    members_.pop_back();
    return true;
  }

  std::string_view text_;
  Problem problem_;
  std::vector<std::set<std::string>> members_;
};

}  // namespace

void refuse(std::string where, std::string what, Kind kind) {
  throw Unreadable{
      {.where = std::move(where), .what = std::move(what), .line = 0, .againstRules = false, .kind = kind}};
}

json parse(std::string_view text) {
  Inspection inspection(text);
  if (!json::sax_parse(text, &inspection)) throw Unreadable{inspection.problem()};
  return json::parse(text);
}

json const& member(json const& object, std::string const& name, std::string const& where) {
  auto const found = object.find(name);
  if (found == object.end()) refuse(where, "the member " + quotation(name) + " is missing");
  return *found;
}

json const& object(json const& value, std::string const& where) {
  if (!value.is_object()) refuse(where, "is not an object");
  return value;
}

json const& array(json const& value, std::string const& where, Kind kind) {
  if (!value.is_array()) refuse(where, "is not a list", kind);
  return value;
}

std::string const& string(json const& value, std::string const& where, Kind kind) {
  if (!value.is_string()) refuse(where, "is not a text", kind);
  return value.get_ref<std::string const&>();
}

// A whole number from `least` to `most`.
std::int64_t number(json const& value, std::int64_t least, std::int64_t most, std::string const& where,
                    Kind kind) {
  if (!value.is_number_integer()) refuse(where, "is not a whole number", kind);
  bool const tooLarge =
      value.is_number_unsigned() &&
      value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  std::int64_t const result = tooLarge ? 0 : value.get<std::int64_t>();
  if (tooLarge || result < least || result > most)
    refuse(where, value.dump() + " is not from " + std::to_string(least) + " to " + std::to_string(most),
           kind);
  return result;
}

std::int32_t number(json const& value, std::string const& where) {
  return static_cast<std::int32_t>(number(value, std::numeric_limits<std::int32_t>::min(),
                                          std::numeric_limits<std::int32_t>::max(), where));
}

std::vector<std::int32_t> numbers(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != static_cast<std::size_t>(players))
    refuse(where,
           "has " + std::to_string(value.size()) + " numbers for " + std::to_string(players) + " seats");
  std::vector<std::int32_t> list;
  for (json const& element : value) list.push_back(number(element, where));
  return list;
}

std::vector<std::string> strings(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != static_cast<std::size_t>(players))
    refuse(where, "has " + std::to_string(value.size()) + " texts for " + std::to_string(players) + " seats");
  std::vector<std::string> list;
  for (json const& element : value) list.push_back(string(element, where));
  return list;
}

}  // namespace giaguaro::jsonRead
