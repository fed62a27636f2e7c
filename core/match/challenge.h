// A challenge: deals that several people play, each in the same seat against the same computer players, and what each of
// them made of the same cards.
//
// It is the record of a match before its first hand, hence a file as every match is one: whoever opens it plays these deals.
// The seat is the person's; the others are levels without a clock (core/ai/players.h), whose random streams follow from the
// match's seed, the hand and the number of actions: to the same play they answer the same on every machine. Results stand in
// one more member of the record,
//
//   "challenge":{"seat":0,"results":[{"name":"Elena","face":4,"played":"2026-11-22","scores":[1,-2,1]},
//                                    {"level":"club","played":"2026-11-25","scores":[1,1,-1]}]}
//
// which stays with the match that is played from it, as any member does that a reader does not know. `name` is a person's,
// `level` a computer player's that sat in that seat; `scores` are hand by hand, in the game's score unit (GameInfo::halves).
//
// Scores are compared as they are, with the mean of all: none of these games is compared by matchpoints or IMPs where it is
// at home. Somebody counts once, by the first result: the second time the cards are known.
//
// By the rules some games let the play decide who deals next, how many hands there are, or how the cards come together
// (`shuffle = cut`): then only the first hand is surely the same for all.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/match/record.h"
#include "core/match/record_json.h"

namespace giaguaro {

struct ChallengeResult {
  std::string name{};    // of a person
  std::string level{};   // of a computer player; empty: a person
  int face = 1;          // the person's, from 1
  std::string played{};  // a day, as 2026-11-22; empty: not known
  std::vector<std::int32_t> scores{};

  std::int64_t total() const;
  bool isSamePlayer(ChallengeResult const& other) const;
  bool operator==(ChallengeResult const&) const = default;
};

struct Challenge {
  Seat seat = 0;
  std::vector<ChallengeResult> results{};

  // False: who played it has a result there already.
  bool add(ChallengeResult result);
  bool operator==(Challenge const&) const = default;
};

// Of a record; nothing: it is no challenge's. Or what is wrong with that member.
std::variant<std::optional<Challenge>, Problem> readChallenge(Record const& record);
// The same of a record that was read and found sound: nothing, where it is wrong.
std::optional<Challenge> challengeIn(Record const& record);

// The match of a record as a challenge for whoever sits down in that seat. Where a person sat in another seat, or it is not
// known who, the usual player sits there.
Record challengeFrom(Record const& record, Challenge const& challenge);

// Whether both are of the same deals, against the same players.
bool isSameChallenge(Record const& one, Seat seat, Record const& other);

// What the seat made of the hands of a record that are over.
ChallengeResult resultIn(Record const& record, Seat seat);

struct ChallengePlace {
  std::size_t result = 0;  // its place among the results
  int place = 1;           // the best is 1; equal ones share one
  double toMean = 0;       // how far it is above the mean of all
};
// The best first; of equal ones in their order.
std::vector<ChallengePlace> standings(Challenge const& challenge);
double meanOf(Challenge const& challenge);  // 0 where there is no result

}  // namespace giaguaro
