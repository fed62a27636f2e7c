// What reasons say, in words that every game has. Games that say a thing in words of their own have them among their
// phrases (core/reasons/words.h). A likely deal is one that fits what the seat has seen, as the search draws it.
#pragma once

#include "core/rules/message.h"

namespace giaguaro::reasonPhrases {

inline constexpr Phrase trick{phrase(
    "core",
    "On average it brings your side {points} [points:point/points] more in this trick than {other.the}.",
    "reason.trick")};
inline constexpr Phrase later{phrase("core",
                                     "In the tricks to come your side makes {points} [points:point/points] "
                                     "more on average than after {other.the}.",
                                     "reason.later")};
inline constexpr Phrase trickCost{phrase("core",
                                         "On average it brings {points} [points:point/points] more in this "
                                         "trick than {other.the}, and only {less} less in those to come.",
                                         "reason.trick-cost")};
inline constexpr Phrase laterCost{phrase("core",
                                         "On average it brings {less} [less:point/points] less in this trick "
                                         "than {other.the}, but {points} more in those to come.",
                                         "reason.later-cost")};
inline constexpr Phrase keepsCost{
    phrase("core",
           "It saves a trump: on average {less} [less:point/points] less in this trick than with "
           "{other.the}, but {points} more in those to come.",
           "reason.keeps-cost")};
inline constexpr Phrase above{
    phrase("core", "Above all, it brings home {card.the}: {n} rather than {m.short}.", "reason.above")};
inline constexpr Phrase keeps{phrase("core",
                                     "It saves a trump: in the tricks to come your side makes {points} "
                                     "[points:point/points] more on average than after {other.the}.",
                                     "reason.keeps")};
inline constexpr Phrase kept{phrase(
    "core", "Kept for later, {other.the} comes to your side {n}; played now, {m.short}.", "reason.kept")};
// After `later` and `keeps`: what the other card is kept for.
inline constexpr Phrase keptTakes{phrase(
    "core", "Kept for later, {other.the} takes a trick {n}; played now, {m.short}.", "reason.kept-takes")};
inline constexpr Phrase winsNow{
    phrase("core", "Played now, {card.the} comes to your side {n}; after {other.the}, {m.short}.",
           "reason.wins-now")};
inline constexpr Phrase wins{
    phrase("core", "This way your side gets {card.the} {n}; with {other.the}, {m.short}.", "reason.wins")};
inline constexpr Phrase beaten{phrase("core",
                                      "{other.the} would be ahead for now, but {n} the other side takes the "
                                      "trick, with {points} [points:point/points] on average.",
                                      "reason.beaten")};
inline constexpr Phrase beatenBy{phrase("core",
                                        "{other.the} would be ahead for now, but {n} {seat} beats it and "
                                        "takes {points} [points:point/points] on average.",
                                        "reason.beaten-by")};
inline constexpr Phrase beatenTrump{phrase("core",
                                           "{other.the} would be ahead for now, but {n} the other side "
                                           "trumps it and takes {points} [points:point/points] on average.",
                                           "reason.beaten-trump")};
inline constexpr Phrase beatenTrumpBy{phrase("core",
                                             "{other.the} would be ahead for now, but {n} {seat} trumps it "
                                             "and takes {points} [points:point/points] on average.",
                                             "reason.beaten-trump-by")};
inline constexpr Phrase beatenLess{phrase(
    "core", "Lost with {card.the}, it costs only {points} [points:point/points].", "reason.beaten-less")};
// Of a lead.
inline constexpr Phrase led{
    phrase("core", "If you lead {card.the}, the trick goes to your side {n}; with {other.the}, {m.short}.",
           "reason.led")};
// How the trick stands (TrickStanding), before what follows from it.
inline constexpr Phrase lastTakes{
    phrase("core", "Nobody plays after you: {card.the} takes the trick from {seat}.", "reason.last-takes")};
inline constexpr Phrase lastOurs{phrase(
    "core", "Nobody plays after you, and {seat}, who is on your side, takes the trick.", "reason.last-ours")};
inline constexpr Phrase lastTheirs{
    phrase("core", "Nobody plays after you, and {seat}, who is against you, takes the trick.",
           "reason.last-theirs")};
inline constexpr Phrase lastUnsure{
    phrase("core", "Nobody plays after you; {seat}, who takes the trick, is on your side {n}.",
           "reason.last-unsure")};
inline constexpr Phrase lastLikelyOurs{
    phrase("core", "Nobody plays after you, and {seat}, who takes the trick, is almost surely on your side.",
           "reason.last-likely-ours")};
inline constexpr Phrase lastLikelyTheirs{
    phrase("core", "Nobody plays after you, and {seat}, who takes the trick, is almost surely against you.",
           "reason.last-likely-theirs")};
inline constexpr Phrase aheadOurs{
    phrase("core", "{seat}, who is on your side, is ahead in this trick.", "reason.ahead-ours")};
inline constexpr Phrase aheadUnsure{
    phrase("core", "{seat}, who is ahead in this trick, is on your side {n}.", "reason.ahead-unsure")};
inline constexpr Phrase aheadLikelyOurs{
    phrase("core", "{seat}, who is ahead in this trick, is almost surely on your side.",
           "reason.ahead-likely-ours")};
inline constexpr Phrase aheadLikelyTheirs{
    phrase("core", "{seat}, who is ahead in this trick, is almost surely against you.",
           "reason.ahead-likely-theirs")};
inline constexpr Phrase aheadDeclarer{phrase(
    "core", "{seat}, who is on your side, is ahead in this trick, but {role.the} still plays after you.",
    "reason.ahead-declarer")};
inline constexpr Phrase declarerAgainst{
    phrase("core", "{role.the} still plays after you.", "reason.declarer-against")};
inline constexpr Phrase declarerWith{
    phrase("core", "{role.the}, who is on your side, still plays after you.", "reason.declarer-with")};
inline constexpr Phrase takes{
    phrase("core", "It takes this trick {n}, {other.the} {m.short}.", "reason.takes")};
inline constexpr Phrase aim{phrase(
    "core", "With {card.the} your side wins the hand {n} [n:time/times] in 100; with {other.the}, {m}.",
    "reason.aim")};
inline constexpr Phrase turnsByComing{phrase(
    "core",
    "Where it matters, it is mostly {card.the} that decides: this way it comes to your side, otherwise not.",
    "reason.turns-by-coming")};
inline constexpr Phrase turnsByTaking{phrase(
    "core",
    "Where it matters, it is mostly {card.the} that decides: this way it takes a trick, otherwise not.",
    "reason.turns-by-taking")};
inline constexpr Phrase turnsByShedding{
    phrase("core", "Where it matters, it is mostly {card.the} that decides: otherwise it takes a trick.",
           "reason.turns-by-shedding")};
inline constexpr Phrase aimSuit{phrase(
    "core", "With {best} as trump your side wins the hand {n} [n:time/times] in 100; with {other}, {m}.",
    "reason.aim-suit")};
inline constexpr Phrase aimCall{phrase(
    "core",
    "If you call {best.the}, your side wins the hand {n} [n:time/times] in 100; with {other.the}, {m}.",
    "reason.aim-call")};
inline constexpr Phrase aimDiscard{phrase(
    "core", "If {best.the} goes, you make the contract {n} [n:time/times] in 100; if {other.the} does, {m}.",
    "reason.aim-discard")};
inline constexpr Phrase aimSaid{
    phrase("core", "This way your side wins the hand {n} [n:time/times] in 100; otherwise, {m}.",
           "reason.aim-said")};
inline constexpr Phrase aimAlone{
    phrase("core", "This way your side wins the hand {n} [n:time/times] in 100.", "reason.aim-alone")};
inline constexpr Phrase aimDiscardAlone{
    phrase("core", "With this discard you make the contract {n} [n:time/times] in 100.",
           "reason.aim-discard-alone")};
inline constexpr Phrase average{
    phrase("core", "On average it brings you {score} in this hand, otherwise {other}.", "reason.average")};
inline constexpr Phrase equal{
    phrase("core", "It often makes no difference: {n} {other.the} brings the same score.", "reason.equal")};
inline constexpr Phrase equalAll{
    phrase("core", "It makes no difference: {n} {other.the} brings the same score.", "reason.equal-all")};
inline constexpr Phrase close{
    phrase("core", "{other.the} may be just as good: the likely deals do not surely tell them apart.",
           "reason.close")};
inline constexpr Phrase alone{phrase("core", "This trick goes to your side {n}.", "reason.alone")};
inline constexpr Phrase folded{
    phrase("core", "Whatever you play here, it comes to the same.", "reason.folded")};
inline constexpr Phrase outbid{phrase(
    "core", "It seldom wins the auction: {n}. Otherwise it makes the others go further.", "reason.outbid")};
inline constexpr Phrase outbidNever{phrase(
    "core",
    "Somebody else is almost sure to win the auction: this bid risks little, and makes them go further.",
    "reason.outbid-never")};
inline constexpr Phrase outbidAim{phrase(
    "core", "All in all, this way your side wins the hand {n} [n:time/times] in 100.", "reason.outbid-aim")};

}  // namespace giaguaro::reasonPhrases
