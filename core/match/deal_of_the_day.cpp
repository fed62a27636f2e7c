#include "core/match/deal_of_the_day.h"

#include <string>

#include "core/match/challenge.h"
#include "core/match/notes.h"
#include "core/match/table.h"
#include "core/rules/sha256.h"

namespace giaguaro {

namespace {

std::string padded(unsigned number, std::size_t figures) {
  std::string const text = std::to_string(number);
  return std::string(figures > text.size() ? figures - text.size() : 0, '0') + text;
}

std::string dayOf(std::chrono::year_month_day day) {
  return padded(static_cast<unsigned>(static_cast<int>(day.year())), 4) + '-' +
         padded(static_cast<unsigned>(day.month()), 2) + '-' + padded(static_cast<unsigned>(day.day()), 2);
}

}  // namespace

std::uint64_t seedOfTheDay(std::string_view game, std::chrono::year_month_day day) {
  constexpr std::size_t bytes = 6;
  Sha256 const hash = sha256("giaguaro, deal of the day: " + dayOf(day) + ' ' + std::string(game));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < bytes; ++i) seed = seed << 8 | hash[i];
  return seed;
}

Record dealOfTheDay(GameInfo const& game, std::chrono::year_month_day day) {
  GivenOptions given{};
  if (game.handsOption >= 0) given[static_cast<std::size_t>(game.handsOption)] = 1;
  Record match;
  match.game = game.id;
  match.players = game.usualPlayers;
  match.options = completed(game.options, given);
  match.seed = seedOfTheDay(game.id, day);
  match.levels.assign(static_cast<std::size_t>(match.players), std::string(usualPlayer));
  match.table = completed(tableOptions(), game, match.players, {});
  return challengeFrom(match, {.seat = 0});
}

// It began at a time that is UTC's: on the calendar of the place it may have been the day before, or after.
bool isOfItsDay(Record const& record) {
  std::string const& began = record.identity.started;
  constexpr std::size_t day = std::string_view("2026-11-22").size();
  if (!isUtcTime(began)) return false;
  auto const number = [&](std::size_t from, std::size_t figures) {
    return static_cast<unsigned>(std::stoul(began.substr(from, figures)));
  };
  std::chrono::sys_days const there =
      std::chrono::year_month_day(std::chrono::year(static_cast<int>(number(0, 4))),
                                  std::chrono::month(number(5, 2)), std::chrono::day(number(day - 2, 2)));
  for (int const aside : {0, -1, 1})
    if (seedOfTheDay(record.game, there + std::chrono::days(aside)) == record.seed) return true;
  return false;
}

}  // namespace giaguaro
