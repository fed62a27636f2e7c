// Reading what a record says beside the play (core/match/record.h), and what is not known in it. For the reader
// of records (core/match/record_json_read.cpp).
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/json_read.h"
#include "core/match/record.h"
#include "core/rules/table_options.h"

namespace giaguaro::jsonRead {

// Where parts of the record stand in its text.
class Source {
 public:
  explicit Source(std::string_view record) : record_(record) {}

  std::string_view record() const { return record_; }
  std::string_view table() const;
  std::string_view hand(std::size_t index);
  std::string_view deal(std::size_t index);
  std::string_view result(std::size_t index);

 private:
  std::string_view record_;
  std::vector<std::string_view> hands_;
};

// The members of an object whose names are not among these; `text` says where it was read from, and is asked
// only where there are any.
using Names = std::span<std::string_view const>;
OtherMembers othersOf(json const& object, Names names, std::function<std::string_view()> const& text);

// The value of an option of a game or a table.
std::int16_t valueOf(json const& setting, OptionInfo const& info, std::string const& where);

// Of a game, where the member `options` has them; the rest takes its fallback.
Options optionsOf(json const& value, GameInfo const& game);

// Into `record`, which has its game and players.
void readTable(json const& value, GameInfo const& game, TableOptionList list, Source const& source,
               Record& record);
void readIdentity(json const& value, Record& record);

Assist assist(json const& value, int players, std::string const& where);
ClockNote clockNote(json const& value, std::string const& where);

}  // namespace giaguaro::jsonRead
