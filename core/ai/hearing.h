// What is said of the hidden partner as evidence of who it is (core/rules/talk.h): who would say this, being what.
//
// How often players say a thing in a hand, as the partner and as one of the others, was counted in hands that computer
// players played against each other with talk (`giaguaro-arena fit --constants words`). Of each seat it is corrected by
// what it has said in this match, by what it turned out to be (core/rules/words.h): the table counts as much as `known`
// hands of it. So the words of one who always lies come to mean nothing, and what hardly anybody says means much.
//
// Decided: words weigh less than deeds. Each thing said counts to the power `trust`, and all that a seat says makes nobody
// more than e^`most` times as likely; its deeds are counted as they are. A reveal ("I am the friend") alone is counted as it
// is, up to e^`mostOfReveals`: whoever it is true of has given it up for good, and who says it falsely is found out in that
// hand, so its record tells how far to believe it.
#pragma once

#include <array>

#include "core/rules/seat.h"
#include "core/rules/talk.h"
#include "core/rules/words.h"

namespace giaguaro {

// By Saying::Kind and Speaking: in how many hands of a hundred it is said. Of what is said of points: in how many of a
// hundred cases the trick went as it said, whoever said it; then nothing.
using WordRates = std::array<std::array<float, 3>, sayingKinds>;
extern WordRates const wordRates;

struct Hearing {
  static constexpr double known = 6;
  static constexpr double trust = 0.3;
  static constexpr double most = 0.8;
  static constexpr double mostOfReveals = 3;
  static constexpr double seldom = 0.01;  // what was never counted is said so often

  // Who says it, and what its seat has said before in this match.
  Talk const& talk;
  Words const& words;
  int players = 0;
  Seat caller = nobody;
  Seat listener = nobody;  // whose own words tell it nothing

  // The logarithm of how likely these words are if this seat (nobody: none) is the caller's partner, up to a sum that does
  // not depend on it.
  double logLikelihood(Seat partner) const;

  // The same of one thing alone, which `speaker` says for the first time in this hand.
  double logLikelihoodOf(Seat speaker, Saying saying, Seat partner) const;

  // Things said that tell something of who the partner is.
  static bool tells(Saying::Kind kind);
};

}  // namespace giaguaro
