// Why a hint of Tarot advises what it does (core/reasons/words.h).
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::tarotPhrases {

inline constexpr Phrase reasonKeeps{phrase("core",
                                           "It saves a trump: in the tricks to come your side makes {points} "
                                           "[points:point/points] more on average than after {other.the}.",
                                           "tarot.reason.keeps")};
inline constexpr Phrase reasonKeepsCost{
    phrase("core",
           "It saves a trump: on average {less} [less:point/points] less in this trick than with "
           "{other.the}, but {points} more in those to come.",
           "tarot.reason.keeps-cost")};
inline constexpr Phrase reasonHides{
    phrase("core", "{other.the} would show everybody that you are the partner.", "tarot.reason.hides")};
inline constexpr Phrase reasonMade{phrase(
    "core", "With these cards you make the {contract} {n} [n:time/times] in 100.", "tarot.reason.made")};
inline constexpr Phrase reasonMadeIfKept{
    phrase("core", "Where nobody bids higher, you make the {contract} {n} [n:time/times] in 100.",
           "tarot.reason.made-if-kept")};
inline constexpr Phrase reasonTooDear{
    phrase("core", "With these cards you would make the {contract} only {n} [n:time/times] in 100.",
           "tarot.reason.too-dear")};

inline constexpr Phrase reasonCount{
    phrase("core", "Your cards: how many bouts, how many trumps and how many kings have you?",
           "tarot.reason.count")};
inline constexpr Phrase reasonVoid{
    phrase("core", "This discard leaves you without {suits}: there you can trump.", "tarot.reason.void")};
inline constexpr Phrase reasonSaves{
    phrase("core", "It keeps {points} [points:point/points] safe for your side.", "tarot.reason.saves")};
inline constexpr Phrase reasonHolds{
    phrase("core", "You hold {n} [n:bout/bouts] and {m} [m:trump/trumps].", "tarot.reason.holds")};
inline constexpr Phrase reasonHoldsNoBout{
    phrase("core", "You hold no bout and {m} [m:trump/trumps].", "tarot.reason.holds-no-bout")};
// Of a card that is called: what one has of its suit, with the dog where that is taken up, and of another's.
inline constexpr Phrase reasonCallHeld{
    phrase("core", "In {suit} you have {cards}, in {other} {others}.", "tarot.reason.call-held")};
inline constexpr Phrase reasonCallHeldNone{
    phrase("core", "In {suit} you have {cards}, in {other} none.", "tarot.reason.call-held-none")};
inline constexpr Phrase reasonCallHeldAlone{
    phrase("core", "In {suit} you have {cards}.", "tarot.reason.call-held-alone")};
inline constexpr Phrase reasonCallQueen{
    phrase("core", "You have {card.the} too: after {other.the} it is the highest of its suit.",
           "tarot.reason.call-queen")};
inline constexpr Phrase reasonCallLonger{
    phrase("core", "You hold more {suit}, so fewer are left for the others.", "tarot.reason.call-longer")};
inline constexpr Phrase reasonCallLead{phrase("core",
                                              "From the second trick on you can lead {suit}: your partner "
                                              "can take with {card.the}, unless somebody trumps.",
                                              "tarot.reason.call-lead")};
inline constexpr Phrase reasonCallVoid{
    phrase("core", "You have no {suit} to lead to your partner, but you can trump that suit.",
           "tarot.reason.call-void")};
inline constexpr Phrase reasonCounts{
    phrase("core", "It counts {n} times as much as the {contract}.", "tarot.reason.counts")};
inline constexpr Phrase reasonSlamWouldFail{phrase(
    "core", "The slam needs every trick: in the likely deals it would be made {n} [n:time/times] in 100.",
    "tarot.reason.slam-would-fail")};
inline constexpr Phrase reasonSlam{
    phrase("core", "The slam needs every trick: in the likely deals it is made {n} [n:time/times] in 100.",
           "tarot.reason.slam")};
inline constexpr Phrase reasonEnds{phrase("core",
                                          "In the likely deals the {contract} then ends {points} "
                                          "[points:point/points] above what it needs, on average.",
                                          "tarot.reason.ends")};
inline constexpr Phrase reasonFalls{phrase("core",
                                           "In the likely deals the {contract} then ends {points} "
                                           "[points:point/points] below what it needs, on average.",
                                           "tarot.reason.falls")};
inline constexpr Phrase reasonWouldFall{phrase("core",
                                               "In the likely deals the {contract} would end {points} "
                                               "[points:point/points] below what it needs, on average.",
                                               "tarot.reason.would-fall")};

}  // namespace giaguaro::tarotPhrases
