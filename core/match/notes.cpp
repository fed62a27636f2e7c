#include "core/match/notes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace giaguaro {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHex(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

constexpr std::string_view reviewName = "review";

constexpr std::string_view leftName = "left";

bool isLeft(OtherMember const& member) { return member.name == leftName; }

bool isReview(OtherMember const& member) { return member.name == reviewName; }

// Whether a text is like the pattern, in which x stands for a hexadecimal figure and 0 for a decimal one.
bool isLike(std::string_view text, std::string_view pattern) {
  return std::equal(text.begin(), text.end(), pattern.begin(), pattern.end(), [](char c, char wanted) {
    return wanted == 'x' ? isHex(c) : wanted == '0' ? isDigit(c) : c == wanted;
  });
}

int numberAt(std::string_view text, std::size_t from, std::size_t length) {
  int number = 0;
  std::from_chars(text.data() + from, text.data() + from + length, number);
  return number;
}

void setDepartures(HandNotes& notes, std::vector<Departure> const& departures) {
  std::erase_if(notes.others, isLeft);
  if (departures.empty()) return;
  std::string json = "[";
  for (Departure const& each : departures)
    json +=
        (json.size() > 1 ? ",[" : "[") + std::to_string(each.after) + ',' + std::to_string(each.seat) + ']';
  notes.others.push_back({std::string(leftName), json + ']'});
}

}  // namespace

bool isUuid(std::string_view text) { return isLike(text, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"); }

bool isUtcTime(std::string_view text) {
  constexpr std::string_view toTheSecond = "0000-00-00T00:00:00";
  if (!isLike(text.substr(0, toTheSecond.size()), toTheSecond) || !text.ends_with('Z')) return false;
  std::string_view const fraction = text.substr(toTheSecond.size(), text.size() - toTheSecond.size() - 1);
  if (!fraction.empty() && (fraction.size() < 2 || fraction.front() != '.' ||
                            !std::all_of(fraction.begin() + 1, fraction.end(), isDigit)))
    return false;
  std::chrono::year_month_day const day{std::chrono::year{numberAt(text, 0, 4)},
                                        std::chrono::month(static_cast<unsigned>(numberAt(text, 5, 2))),
                                        std::chrono::day(static_cast<unsigned>(numberAt(text, 8, 2)))};
  constexpr int leapSecond = 60;
  return day.ok() && numberAt(text, 11, 2) < 24 && numberAt(text, 14, 2) < 60 &&
         numberAt(text, 17, 2) <= leapSecond;
}

std::string_view wordOf(Assist::Kind kind) {
  constexpr std::array<std::string_view, 3> words{"undo", "hint", "restart"};  // in the order of the kinds
  return words[static_cast<std::size_t>(kind)];
}

std::string const* reviewOf(HandNotes const& notes) {
  auto const found = std::find_if(notes.others.begin(), notes.others.end(), isReview);
  return found != notes.others.end() ? &found->value : nullptr;
}

void setReview(HandNotes& notes, std::string json) {
  dropReview(notes);
  notes.others.push_back({std::string(reviewName), std::move(json)});
}

void dropReview(HandNotes& notes) { std::erase_if(notes.others, isReview); }

std::vector<Departure> departuresOf(HandNotes const& notes) {
  auto const found = std::find_if(notes.others.begin(), notes.others.end(), isLeft);
  if (found == notes.others.end()) return {};
  nlohmann::json const value = nlohmann::json::parse(found->value, nullptr, false);
  std::vector<Departure> departures;
  if (!value.is_array()) return departures;
  constexpr int most = 32'767;  // actions of a hand, by far
  auto const isNumber = [](nlohmann::json const& each, int end) {
    return each.is_number_unsigned() && each.get<std::uint64_t>() < static_cast<std::uint64_t>(end);
  };
  for (nlohmann::json const& each : value) {
    if (!each.is_array() || each.size() != 2 || !isNumber(each[0], most) || !isNumber(each[1], mostSeats))
      return {};
    departures.push_back({each[0].get<int>(), each[1].get<Seat>()});
  }
  return departures;
}

void noteDeparture(HandNotes& notes, Departure const& departure) {
  std::vector<Departure> all = departuresOf(notes);
  all.push_back(departure);
  setDepartures(notes, all);
}

void dropDeparturesAfter(HandNotes& notes, int actions) {
  std::vector<Departure> all = departuresOf(notes);
  if (std::erase_if(all, [actions](Departure const& each) { return each.after > actions; }) > 0)
    setDepartures(notes, all);
}

std::string assistToJson(Assist const& assist) {
  return '[' + std::to_string(assist.seat) + ",\"" + std::string(wordOf(assist.kind)) + "\"," +
         std::to_string(assist.action) + ']';
}

std::string clockToJson(ClockNote const& note) {
  return '[' + std::to_string(note.action) + ',' +
         (note.lapsed ? "\"lapsed\"" : std::to_string(note.seconds)) + ']';
}

}  // namespace giaguaro
