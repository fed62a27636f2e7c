// Who owes whom what after some matches.
//
// What a match came to is its settlement (Game::settlement), in the game's score unit, so in halves where the game counts
// halves. Of most games it sums to zero: a loss is somebody's gain, and it is the claim itself. Where points are won
// from nobody, and the source knows a winner and no payment, everybody pays everybody who is ahead the difference, as the
// source of another game has it: so at a table of n a claim is n times one's own less the sum of all. Either way claims are
// whole and sum to zero.
//
// A game need not speak of it; one of which settlements do not sum to zero says so by `settlesToZero`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace giaguaro {

// Of the game of this id; of an unknown one, true.
bool settlesToZero(std::string_view game);

// What everybody at a table has to get, by a match that came to so much for each.
std::vector<std::int64_t> claimsOf(std::vector<std::int32_t> const& settlement, bool toZero);

// `from` pays `to` so much; both are places among the claims.
struct Payment {
  std::size_t from = 0;
  std::size_t to = 0;
  std::int64_t amount = 0;  // over 0

  bool operator==(Payment const&) const = default;
};

// After which all are even: the largest debt goes to the largest claim, as much of it as both have, until there is none. Of
// equals the first counts as larger. Fewer payments than people. `claims` sum to zero.
std::vector<Payment> paymentsFor(std::vector<std::int64_t> claims);

}  // namespace giaguaro
