// The parts of a JSON text as they stand in it, so that what is not known can be written again unchanged:
// numbers of any length, members in their order. For texts that are known to be sound JSON.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace giaguaro::jsonText {

struct Member {
  std::string name;
  std::string_view value;
};

std::vector<Member> membersOf(std::string_view object);
std::vector<std::string_view> elementsOf(std::string_view array);

// Without the blanks and line breaks between its parts.
std::string compact(std::string_view value);

}  // namespace giaguaro::jsonText
