// The steps by which a database of the history has become what it is, in their order. What stands here was done to the
// databases of others: it is never changed, only added to.
#pragma once

#include <QLatin1String>
#include <span>

namespace giaguaro {

// Statements divided by lines without anything on them. Step n, counted from 1, leads to version n.
std::span<char const* const> historyMigrations();

inline constexpr int historyVersion = 4;  // how many there are

// What is read of a match and its hands out of its record; higher when more is.
inline constexpr int countedNow = 4;

// By which a database says that it is a history: "Giag".
inline constexpr int historyApplication = 0x47696167;

}  // namespace giaguaro
