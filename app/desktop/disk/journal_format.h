// What those who write and who read a journal (app/desktop/disk/journal.h) agree on.
#pragma once

#include <string_view>

namespace giaguaro::journalFormat {

inline constexpr char const* name = "giaguaro-journal";
inline constexpr int version = 2;
inline constexpr std::string_view beforeReview = "{\"review\":";
inline constexpr std::string_view beforeRecord = ",\"record\":";

}  // namespace giaguaro::journalFormat
