#include "core/match/deal_of_the_day.h"

#include <string>

#include "core/match/challenge.h"
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

}  // namespace giaguaro
