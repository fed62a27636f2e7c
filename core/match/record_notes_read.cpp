#include "core/match/record_notes_read.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/match/json_parts.h"
#include "core/match/notes.h"

namespace giaguaro::jsonRead {

namespace {

std::string_view memberOf(std::string_view object, std::string_view name) {
  for (jsonText::Member const& each : jsonText::membersOf(object))
    if (each.name == name) return each.value;
  return {};
}

bool isAmong(Names names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// A member with a text of a certain form; empty where there is none.
std::string note(json const& record, char const* name, bool (*isOne)(std::string_view), char const* form) {
  auto const found = record.find(name);
  if (found == record.end()) return {};
  std::string const& text = string(*found, name, Kind::notes);
  if (!isOne(text)) refuse(name, quotation(text) + " is not " + form, Kind::notes);
  return text;
}

}  // namespace

std::string_view Source::table() const { return memberOf(record_, "table"); }

std::string_view Source::hand(std::size_t index) {
  if (hands_.empty()) hands_ = jsonText::elementsOf(memberOf(record_, "hands"));
  return hands_[index];
}

std::string_view Source::deal(std::size_t index) { return memberOf(hand(index), "deal"); }

std::string_view Source::result(std::size_t index) { return memberOf(hand(index), "result"); }

OtherMembers othersOf(json const& object, Names names, std::function<std::string_view()> const& text) {
  OtherMembers others;
  bool any = false;
  for (auto const& [name, value] : object.items()) any = any || !isAmong(names, name);
  if (!any) return others;
  for (jsonText::Member const& member : jsonText::membersOf(text()))
    if (!isAmong(names, member.name)) others.push_back({member.name, jsonText::compact(member.value)});
  return others;
}

std::int16_t valueOf(json const& setting, OptionInfo const& info, std::string const& where) {
  if (info.values.empty() && (info.none.name.empty() || !setting.is_string()))
    return static_cast<std::int16_t>(number(setting, info.least, info.most, where, Kind::settings));
  auto const value = info.parse(string(setting, where));
  if (!value) refuse(where, quotation(string(setting, where)) + " is not one of its values", Kind::settings);
  return *value;
}

Options optionsOf(json const& value, GameInfo const& game) {
  GivenOptions given{};
  for (auto const& [name, setting] : object(value, "options").items()) {
    int const index = optionIndex(game.options, name);
    if (index < 0)
      refuse("options", "there is no option " + quotation(name) + " in this game", Kind::settings);
    std::string const where = "options." + name;
    OptionInfo const& info = game.options[static_cast<std::size_t>(index)];
    given[static_cast<std::size_t>(index)] = valueOf(setting, info, where);
  }
  return completed(game.options, given);
}

// Into `record`, which has its game. An option that this game's tables have not may be there with no effect.
void readTable(json const& value, GameInfo const& game, TableOptionList list, Source const& source,
               Record& record) {
  GivenOptions given{};
  std::vector<std::string_view> names;
  object(value, "table");
  for (std::size_t i = 0; i < list.size(); ++i) {
    OptionInfo const& info = list[i].option;
    names.push_back(info.name);
    auto const setting = value.find(info.name);
    if (setting == value.end()) continue;
    std::string const where = "table." + std::string(info.name);
    given[i] = valueOf(*setting, info, where);
    if (!list[i].usual(game, record.players) && *given[i] != 0)
      refuse(where, "a table of this game has no such option", Kind::settings);
  }
  record.table = chosen(list, game, record.players, given);
  // Any other word there is somebody else's.
  if (auto const deals = value.find("deals"); deals != value.end() && *deals == "hand") {
    names.push_back("deals");
    record.setByHand = true;
  }
  record.othersOfTable = othersOf(value, names, [&source] { return source.table(); });
}

void readIdentity(json const& value, Record& record) {
  constexpr char const* time = "a time as in 2026-11-23T09:05:00Z";
  record.identity.id = note(value, "id", isUuid, "a UUID");
  record.identity.started = note(value, "started", isUtcTime, time);
  record.endedAt = note(value, "ended_at", isUtcTime, time);
  record.identity.program = note(
      value, "program", [](std::string_view) { return true; }, "");
  record.commitment.digest = note(value, "commitment", isDigest, "a SHA-256 in hexadecimal");
  record.commitment.salt = note(value, "salt", isSalt, "a hexadecimal number");
}

Assist assist(json const& value, int players, std::string const& where) {
  if (array(value, where).size() != 3) refuse(where, "is not [seat, kind, action]", Kind::notes);
  Assist assist;
  assist.seat = static_cast<Seat>(number(value[0], 0, players - 1, where, Kind::notes));
  std::string const& word = string(value[1], where, Kind::notes);
  for (auto const kind : {Assist::Kind::undo, Assist::Kind::hint, Assist::Kind::restart})
    if (word == wordOf(kind)) {
      assist.kind = kind;
      assist.action =
          static_cast<int>(number(value[2], 1, std::numeric_limits<std::int16_t>::max(), where, Kind::notes));
      return assist;
    }
  refuse(where, quotation(word) + " is not \"undo\", \"hint\" or \"restart\"", Kind::notes);
}

ClockNote clockNote(json const& value, std::string const& where) {
  constexpr std::int64_t most = std::numeric_limits<std::int16_t>::max();
  if (array(value, where).size() != 2) refuse(where, "is not [action, seconds]", Kind::notes);
  ClockNote note;
  note.action = static_cast<int>(number(value[0], 1, most, where, Kind::notes));
  note.lapsed = value[1].is_string() && value[1].get_ref<std::string const&>() == "lapsed";
  if (!note.lapsed) note.seconds = static_cast<int>(number(value[1], 0, most, where, Kind::notes));
  return note;
}

}  // namespace giaguaro::jsonRead
