// What games say in which a rank is bid and the holder of the called card plays along in secret
// (core/families/free-play/rank_auction.h, core/families/free-play/free_play.h). What such a game calls its
// two (CalledCardNouns) comes as the nouns `role` and `mate`, their side as `side`.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::calledCardPhrases {

inline constexpr Text handsLabel = phrase("core", "Length of the match", "called.hands.label");
inline constexpr Text handsExplain = phrase(
    "core", "How many hands are played: 1 to 100. A void hand does not count.", "called.hands.explain");

// For the games' word for it, where whoever reads is of it.
inline constexpr Text yourSide = phrase("core", "your side", "called.noun.your-side");

// At the table's edge.
inline constexpr Phrase plateAuction{phrase("core", "Auction", "called.plate.auction")};
inline constexpr Phrase plateOpen{phrase("core", "no bid yet", "called.plate.open")};
inline constexpr Phrase plateStands{phrase("core", "bid by {seat}", "called.plate.stands"),
                                    phrase("core", "your bid", "called.plate.stands.you")};
inline constexpr Phrase plateLowest{phrase("core", "the lowest bid wins", "called.plate.lowest")};
inline constexpr Phrase plateBid{phrase("core", "bid {rank.the}", "called.plate.bid"),
                                 phrase("core", "you bid {rank.the}", "called.plate.bid.you")};
inline constexpr Phrase plateNaming{phrase("core", "trump not named yet", "called.plate.naming")};
inline constexpr Phrase plateTrump{phrase("core", "trump: {suit}", "called.plate.trump")};
inline constexpr Phrase plateAlone{phrase("core", "alone against four", "called.plate.alone")};
inline constexpr Phrase plateDeals{phrase("core", "{seat} deals", "called.plate.deals"),
                                   phrase("core", "you deal", "called.plate.deals.you")};
inline constexpr Phrase plateTotal{phrase("core", "your total: {score}", "called.plate.total")};

// On the seats' plates.
inline constexpr Phrase seatWaits{phrase("core", "has not spoken", "called.seat.waits"),
                                  phrase("core", "not spoken yet", "called.seat.waits.you")};
inline constexpr Phrase seatPassed{phrase("core", "passed", "called.seat.passed"),
                                   phrase("core", "passed", "called.seat.passed.you")};
// The bid stands before it.
inline constexpr Phrase seatOutbid{phrase("core", "outbid", "called.seat.outbid")};
inline constexpr Phrase seatStands{phrase("core", "stands", "called.seat.stands")};
inline constexpr Phrase seatHolds{phrase("core", "{n} [n:card/cards]", "called.seat.holds")};
inline constexpr Phrase seatCards{
    phrase("core", "{n} [n:card/cards], {points} [points:point/points]", "called.seat.cards")};
inline constexpr Phrase seatSpoken{
    phrase("core", "{seat}, {n} [n:card/cards], {points} [points:point/points]", "called.seat.spoken"),
    phrase("core", "You, {n} [n:card/cards], {points} [points:point/points]", "called.seat.spoken.you")};
inline constexpr Phrase seatSpokenBid{phrase("core", "{seat}, bid {rank.the}", "called.seat.spoken-bid"),
                                      phrase("core", "You bid {rank.the}", "called.seat.spoken-bid.you")};
inline constexpr Phrase seatSpokenPassed{phrase("core", "{seat} has passed", "called.seat.spoken-passed"),
                                         phrase("core", "You have passed", "called.seat.spoken-passed.you")};
inline constexpr Phrase seatSpokenWaits{
    phrase("core", "{seat} has not spoken yet", "called.seat.spoken-waits"),
    phrase("core", "You have not spoken yet", "called.seat.spoken-waits.you")};

// What to lead comes to.
inline constexpr Phrase meansLead{
    phrase("core", "Whatever you lead, {n} [n:player/players] after you may beat it.", "called.means.lead")};

// Where calls are made.
inline constexpr Phrase dockBid{phrase("core", "Your bid", "called.dock.bid")};
inline constexpr Phrase dockOpen{phrase("core", "any rank, or pass", "called.dock.open")};
inline constexpr Phrase dockLower{phrase("core", "lower than {rank.the}, or pass", "called.dock.lower")};
// Of so many ranks: other languages count.
inline constexpr Phrase dockBarred{phrase("core", "[n:too high/too high]", "called.dock.barred")};
inline constexpr Phrase dockFree{phrase("core", "may be bid", "called.dock.free")};
inline constexpr Phrase dockSuit{phrase("core", "Name the trump suit", "called.dock.suit")};
inline constexpr Phrase dockSuitNote{
    phrase("core", "whoever holds {rank.the} of it is your {mate}", "called.dock.suit-note")};
inline constexpr Phrase dockHeld{phrase("core", "you hold {n}", "called.dock.held")};
inline constexpr Phrase dockAlone{phrase("core", "{n}, alone", "called.dock.alone")};
inline constexpr Phrase deedBid{phrase("core", "Bid {rank.the}", "called.deed.bid")};
inline constexpr Phrase deedPass{phrase("core", "Pass", "called.deed.pass")};
inline constexpr Phrase deedName{phrase("core", "Name {suit}", "called.deed.name")};

// The status line.
inline constexpr Phrase statusOpen{phrase("core", "Your turn. Bid any rank, or pass.", "called.status.open")};
inline constexpr Phrase statusLower{
    phrase("core", "Your turn. Bid a rank lower than {rank.the}, or pass.", "called.status.lower")};
inline constexpr Phrase statusName{
    phrase("core", "Your turn. Choose the suit: it becomes trump.", "called.status.name")};
inline constexpr Phrase statusLead{
    phrase("core", "Your turn. You lead: any card will do.", "called.status.lead")};
inline constexpr Phrase statusFollow{phrase(
    "core", "Your turn. You may play any card; {seat} is winning with {card.the}.", "called.status.follow")};
inline constexpr Phrase statusLast{phrase("core", "Your turn. It is your last card.", "called.status.last")};

// The guide.
inline constexpr Phrase ranksAll{
    phrase("core", "Strongest first, with their points: {n} in all.", "called.ranks.all")};
inline constexpr Phrase whereStands{
    phrase("core", "{seat} has bid {rank.the}; the next bid must be lower.", "called.where.stands"),
    phrase("core", "Your bid of {rank.the} stands.", "called.where.stands.you")};
inline constexpr Phrase whereNoBid{phrase("core", "Nobody has bid yet.", "called.where.no-bid")};
inline constexpr Phrase wherePassed{phrase("core", "{seats} [n:has/have] passed.", "called.where.passed")};
inline constexpr Phrase wherePassedYou{phrase("core", "You have passed.", "called.where.passed-you")};
inline constexpr Phrase whereCaller{
    phrase("core",
           "{seat} is the {role}. Trump is {suit}; whoever holds {card.the} is "
           "the secret {mate}.",
           "called.where.caller"),
    phrase("core",
           "You are the {role}. Trump is {suit}; whoever holds {card.the} is "
           "your secret {mate}.",
           "called.where.caller.you")};
inline constexpr Phrase whereMate{
    phrase("core", "The {role} is {other}, the {mate} is {seat}. Trump is {suit}.", "called.where.mate"),
    phrase("core", "The {role} is {other}, and you are the {mate}. Trump is {suit}.",
           "called.where.mate.you")};
// Said to the caller, once the partner is known.
inline constexpr Phrase whereYourMate{phrase(
    "core", "You are the {role}, and the {mate} is {seat}. Trump is {suit}.", "called.where.your-mate")};
// Said to who plays against the caller.
inline constexpr Phrase whereAgainst{phrase(
    "core", "You do not hold the called card, so you play against the {role}.", "called.where.against")};
inline constexpr Phrase whereAlone{
    phrase("core", "{seat} is the {role} and plays alone against four. Trump is {suit}.",
           "called.where.alone"),
    phrase("core", "You are the {role} and play alone against four. Trump is {suit}.",
           "called.where.alone.you")};
inline constexpr Phrase whereSecretMate{
    phrase("core",
           "The {role} is {other}. You are the {mate}, and nobody else knows. "
           "Trump is {suit}.",
           "called.where.secret-mate")};
inline constexpr Phrase whereSecretAlone{
    phrase("core",
           "You are the {role} and play alone against four; nobody else knows. "
           "Trump is {suit}.",
           "called.where.secret-alone")};
// Of the auction, until the first trick is complete.
inline constexpr Phrase whereLastBid{
    phrase("core", "{seat}'s last bid was {rank.the}.", "called.where.last-bid"),
    phrase("core", "Your last bid was {rank.the}.", "called.where.last-bid.you")};
inline constexpr Phrase whereNoOtherBid{
    phrase("core", "Nobody else bid in the auction.", "called.where.no-other-bid")};
inline constexpr Phrase whereTrick{phrase("core", "Trick {n} of {m}.", "called.where.trick")};
inline constexpr Phrase meansBid{phrase("core",
                                        "If nobody bids lower you are the {role}. You name a suit, and "
                                        "whoever holds {rank.the} of it is your {mate}.",
                                        "called.means.bid")};
inline constexpr Phrase meansNames{phrase(
    "core", "You name a suit, and whoever holds {rank.the} of it is your {mate}.", "called.means.names")};
inline constexpr Phrase meansPass{
    phrase("core", "Whoever passes is out of the auction for the whole hand.", "called.means.pass")};
inline constexpr Phrase meansFour{
    phrase("core", "The four others have passed: with this bid you are the {role}.", "called.means.four")};
inline constexpr Phrase needWon{
    phrase("core", "{side} has reached {n}: it can no longer lose.", "called.need.won")};
inline constexpr Phrase needDecided{
    phrase("core", "No card still to be played can change the score.", "called.need.decided")};
inline constexpr Phrase needTooFew{phrase("core", "{side} can no longer reach {n}.", "called.need.too-few")};

// The sheet of a hand.
inline constexpr Phrase titleMade{phrase("core", "{seat} made it with {n} points", "called.title.made"),
                                  phrase("core", "You made it with {n} points", "called.title.made.you")};
inline constexpr Phrase titleFailed{phrase("core", "{seat} failed with {n} points", "called.title.failed"),
                                    phrase("core", "You failed with {n} points", "called.title.failed.you")};
inline constexpr Phrase titleWith{
    phrase("core", "with {seat} as {mate}, against the other three", "called.title.with"),
    phrase("core", "with you as {mate}, against the other three", "called.title.with.you")};
inline constexpr Phrase titleAlone{phrase("core", "alone, against the other four", "called.title.alone")};
inline constexpr Phrase titleVoid{phrase("core", "Everybody has passed", "called.title.void")};
inline constexpr Phrase sheetWins{phrase("core", "{side} wins", "called.sheet.wins")};
inline constexpr Phrase sheetLoses{phrase("core", "{side} loses", "called.sheet.loses")};
inline constexpr Phrase sheetPoints{
    phrase("core", "{seat}: {points} [points:point/points]", "called.sheet.points"),
    phrase("core", "You: {points} [points:point/points]", "called.sheet.points.you")};
inline constexpr Phrase sheetTieLost{
    phrase("core", "60 to 60: the tie goes to the others", "sheet.tie-lost")};
inline constexpr Phrase sheetStakes{
    phrase("core", "{role.the} plays for 2 points, {mate.the} for 1", "sheet.stakes")};
inline constexpr Phrase sheetAlone{
    phrase("core", "{seat} held the called card and played alone: 4 points against 1 from each other player",
           "sheet.alone"),
    phrase("core", "You held the called card and played alone: 4 points against 1 from each other player",
           "sheet.alone.you")};
inline constexpr Phrase briefBid{phrase("core", "{rank} of {suit}", "called.brief.bid")};
inline constexpr Phrase briefVoid{phrase("core", "void", "called.brief.void")};

// Why a hint advises what it does (core/reasons/words.h).
inline constexpr Phrase reasonCount{
    phrase("core", "Your cards: how many are of one suit, and how many aces and threes have you?",
           "called.reason.count")};
inline constexpr Phrase reasonTrump{
    phrase("core", "Trump would be {suit}, of which you hold {cards}.", "called.reason.trump")};
inline constexpr Phrase reasonTrumpLikely{phrase(
    "core", "Trump would most likely be {suit}, of which you hold {cards}.", "called.reason.trump-likely")};
inline constexpr Phrase reasonLongest{
    phrase("core", "Your longest suit is {suit}: {cards}.", "called.reason.longest")};
inline constexpr Phrase reasonSideMakes{
    phrase("core", "Your side then makes {points} [points:point/points] on average; {needed} are enough.",
           "called.reason.side-makes")};
inline constexpr Phrase reasonSideMakesLess{
    phrase("core", "Your side then makes only {points} [points:point/points] on average; it needs {needed}.",
           "called.reason.side-makes-less")};
inline constexpr Phrase reasonOutbids{
    phrase("core", "After {other.the} somebody bids over you {n}; after {best.the}, {m.short}.",
           "called.reason.outbids")};
inline constexpr Phrase reasonHeld{
    phrase("core", "Of {suit} you hold {cards}, of {other} {others}.", "called.reason.held")};
inline constexpr Phrase reasonSuits{phrase(
    "core",
    "With {suit} as trump your side makes {points} [points:point/points] on average, with {other} {less}.",
    "called.reason.suits")};
inline constexpr Phrase reasonHides{
    phrase("core", "{other.the} would show everybody that you are the {mate}.", "called.reason.hides")};
inline constexpr Phrase reasonMade{
    phrase("core", "With these cards you make {rank.the} {n} [n:time/times] in 100.", "called.reason.made")};
inline constexpr Phrase reasonMadeIfKept{
    phrase("core", "Where nobody bids lower, you make {rank.the} {n} [n:time/times] in 100.",
           "called.reason.made-if-kept")};
inline constexpr Phrase reasonTooDear{
    phrase("core", "With these cards you would make {rank.the} only {n} [n:time/times] in 100.",
           "called.reason.too-dear")};

}  // namespace giaguaro::calledCardPhrases
