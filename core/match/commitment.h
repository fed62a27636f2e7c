// A promise that cannot be taken back: before the first deal of a match its commitment is shown, which fixes the seed,
// hence every card of it, and tells nothing of either. When the match is over, seed and salt are told, and anybody
// can check that they give the commitment, and the seed the deals.
//
// The commitment is the SHA-256 of the salt, a colon and the seed in decimal, without a line feed: what
//
//   printf '%s' 'SALT:SEED' | sha256sum
//
// prints. The salt is there since a seed alone could be found by trying: it is random, of freshSalt()
// (app/identity), and as long as nobody else has it the commitment tells nothing.
//
// A match is over for this when its last hand is, or when the club table has ended it, by agreement or by a clock that ran
// out (core/rules/club.h); then SeatTable tells seed and salt, and never before. One that was given up is not over: it can be
// played on, so its file keeps both, as it keeps the seed that deals the rest, and no screen tells them. Who opens
// the file of a match in play reads the cards to come, as ever. Taking back from the end of a match leads back into
// it with all that was seen there, these two as the cards of the last hand.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace giaguaro {

struct Commitment {
  std::string digest{};  // 64 hexadecimal figures; empty: nothing was promised
  std::string salt{};    // hexadecimal; empty: it is not known here

  bool empty() const { return digest.empty(); }
  bool operator==(Commitment const&) const = default;
};

// What is told when a match is over.
struct Reveal {
  std::uint64_t seed = 0;
  std::string salt{};

  bool operator==(Reveal const&) const = default;
};

std::string committedText(Reveal const& reveal);  // that is hashed: "SALT:SEED"
std::string digestOf(Reveal const& reveal);       // in lower case
Commitment commitTo(Reveal const& reveal);
// Whether this is what was promised; in letters of either size.
bool keeps(Commitment const& commitment, std::uint64_t seed);

bool isDigest(std::string_view text);
bool isSalt(std::string_view text);

}  // namespace giaguaro
