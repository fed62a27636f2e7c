// What only Jaguar says. Shared sentences: core/rules/phrases.h.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::jaguarPhrases {

inline constexpr Text name = phrase("core", "Jaguar", "jaguar.name");
inline constexpr Text line =
    phrase("core", "Five players, forty cards: the jaguar and a secret friend against the other three.",
           "jaguar.line");

inline constexpr Text handsLabel = phrase("core", "Length of the match", "jaguar.hands.label");
inline constexpr Text handsExplain =
    phrase("core", "How many hands are played, from 1 to 100.", "jaguar.hands.explain");

// Nouns, with their forms (core/rules/message.h).
inline constexpr Text theJaguar = phrase("core", "jaguar; the: the jaguar", "jaguar.noun.jaguar");
inline constexpr Text theFriend = phrase("core", "friend; the: the friend", "jaguar.noun.friend");
inline constexpr Text jaguarsSide = phrase("core", "the jaguar's side", "jaguar.noun.side");

// Words beside a name.
inline constexpr Phrase roleJaguar{phrase("core", "jaguar", "jaguar.role.jaguar")};
inline constexpr Phrase roleFriend{phrase("core", "friend", "jaguar.role.friend")};
inline constexpr Phrase roleAlone{phrase("core", "jaguar, alone", "jaguar.role.alone")};
inline constexpr Phrase roleOpponent{phrase("core", "against the jaguar", "jaguar.role.opponent")};
inline constexpr Phrase roleSecretFriend{phrase("core", "secret friend", "jaguar.role.secret-friend")};

// At the table's edge.
inline constexpr Phrase plateAuction{phrase("core", "Auction", "jaguar.plate.auction")};
inline constexpr Phrase plateOpen{phrase("core", "no bid yet", "jaguar.plate.open")};
inline constexpr Phrase plateStands{phrase("core", "bid by {seat}", "jaguar.plate.stands"),
                                    phrase("core", "your bid", "jaguar.plate.stands.you")};
inline constexpr Phrase plateLowest{phrase("core", "the lowest bid wins", "jaguar.plate.lowest")};
inline constexpr Phrase plateJaguar{phrase("core", "Jaguar: {seat}", "jaguar.plate.jaguar"),
                                    phrase("core", "Jaguar: you", "jaguar.plate.jaguar.you")};
inline constexpr Phrase plateBid{phrase("core", "bid {rank.the}", "jaguar.plate.bid"),
                                 phrase("core", "you bid {rank.the}", "jaguar.plate.bid.you")};
inline constexpr Phrase plateNaming{phrase("core", "trump not named yet", "jaguar.plate.naming")};
inline constexpr Phrase plateTrump{phrase("core", "trump: {suit}", "jaguar.plate.trump")};
inline constexpr Phrase plateHidden{phrase("core", "friend still hidden", "jaguar.plate.hidden")};
inline constexpr Phrase plateFriend{phrase("core", "friend: {seat}", "jaguar.plate.friend"),
                                    phrase("core", "friend: you", "jaguar.plate.friend.you")};
inline constexpr Phrase plateSecretFriend{phrase("core", "you are the friend", "jaguar.plate.secret-friend")};
inline constexpr Phrase plateAlone{phrase("core", "alone against four", "jaguar.plate.alone")};
inline constexpr Phrase plateSidePoints{
    phrase("core", "jaguar's side {n}, others {m}", "jaguar.plate.side-points")};
inline constexpr Phrase plateJaguarPoints{
    phrase("core", "jaguar {n}, friend ?", "jaguar.plate.jaguar-points")};
inline constexpr Phrase plateAlonePoints{
    phrase("core", "jaguar {n}, others {m}", "jaguar.plate.alone-points")};
inline constexpr Phrase plateDeals{phrase("core", "{seat} deals", "jaguar.plate.deals"),
                                   phrase("core", "you deal", "jaguar.plate.deals.you")};
inline constexpr Phrase plateTotal{phrase("core", "your total: {score}", "jaguar.plate.total")};
inline constexpr Phrase plateTo{phrase("core", "61 of 120 points win", "jaguar.plate.to")};

// On the seats' plates.
inline constexpr Phrase seatWaits{phrase("core", "has not spoken", "jaguar.seat.waits"),
                                  phrase("core", "not spoken yet", "jaguar.seat.waits.you")};
inline constexpr Phrase seatPassed{phrase("core", "passed", "jaguar.seat.passed"),
                                   phrase("core", "passed", "jaguar.seat.passed.you")};
inline constexpr Phrase seatBid{phrase("core", "{rank}", "jaguar.seat.bid")};
inline constexpr Phrase seatStands{phrase("core", "stands", "jaguar.seat.stands")};
inline constexpr Phrase seatCards{
    phrase("core", "{n} [n:card/cards], {points} [points:point/points]", "jaguar.seat.cards")};
inline constexpr Phrase seatSpoken{
    phrase("core", "{seat}, {n} [n:card/cards], {points} [points:point/points]", "jaguar.seat.spoken"),
    phrase("core", "You, {n} [n:card/cards], {points} [points:point/points]", "jaguar.seat.spoken.you")};
inline constexpr Phrase seatSpokenBid{phrase("core", "{seat}, bid {rank.the}", "jaguar.seat.spoken-bid"),
                                      phrase("core", "You bid {rank.the}", "jaguar.seat.spoken-bid.you")};
inline constexpr Phrase seatSpokenPassed{phrase("core", "{seat} has passed", "jaguar.seat.spoken-passed"),
                                         phrase("core", "You have passed", "jaguar.seat.spoken-passed.you")};
inline constexpr Phrase seatSpokenWaits{
    phrase("core", "{seat} has not spoken yet", "jaguar.seat.spoken-waits"),
    phrase("core", "You have not spoken yet", "jaguar.seat.spoken-waits.you")};

// Where calls are made.
inline constexpr Phrase dockBid{phrase("core", "Your bid", "jaguar.dock.bid")};
inline constexpr Phrase dockOpen{phrase("core", "any rank, or pass", "jaguar.dock.open")};
inline constexpr Phrase dockLower{phrase("core", "lower than {rank.the}, or pass", "jaguar.dock.lower")};
inline constexpr Phrase dockBarred{phrase("core", "not lower than {seat}'s bid", "jaguar.dock.barred")};
inline constexpr Phrase dockFree{phrase("core", "may be bid", "jaguar.dock.free")};
inline constexpr Phrase dockSuit{phrase("core", "Name the trump suit", "jaguar.dock.suit")};
inline constexpr Phrase dockSuitNote{
    phrase("core", "it is trump; {rank.the} of it is your friend's", "jaguar.dock.suit-note")};
inline constexpr Phrase dockFriendHidden{phrase("core", "friend hidden", "jaguar.dock.friend-hidden")};
inline constexpr Phrase dockAlone{phrase("core", "you alone", "jaguar.dock.alone")};
inline constexpr Phrase deedBid{phrase("core", "Bid {rank.the}", "jaguar.deed.bid")};
inline constexpr Phrase deedPass{phrase("core", "Pass", "jaguar.deed.pass")};
inline constexpr Phrase deedName{phrase("core", "Name {suit}", "jaguar.deed.name")};

// The status line.
inline constexpr Phrase statusOpen{phrase("core", "Your turn. Bid any rank, or pass.", "jaguar.status.open")};
inline constexpr Phrase statusLower{
    phrase("core", "Your turn. Bid a rank lower than {rank.the}, or pass.", "jaguar.status.lower")};
inline constexpr Phrase statusName{
    phrase("core", "Your turn. Choose the suit: it becomes trump.", "jaguar.status.name")};
inline constexpr Phrase statusLead{
    phrase("core", "Your turn. You lead: any card will do.", "jaguar.status.lead")};
inline constexpr Phrase statusFollow{phrase(
    "core", "Your turn. You may play any card; {seat} is winning with {card.the}.", "jaguar.status.follow")};
inline constexpr Phrase statusLast{phrase("core", "Your turn. It is your last card.", "jaguar.status.last")};

// The guide.
inline constexpr Phrase whereStands{
    phrase("core", "{seat} has bid {rank.the}; the next bid must be lower.", "jaguar.where.stands"),
    phrase("core", "Your bid of {rank.the} stands.", "jaguar.where.stands.you")};
inline constexpr Phrase whereNoBid{phrase("core", "Nobody has bid yet.", "jaguar.where.no-bid")};
inline constexpr Phrase wherePassed{phrase("core", "{seats} [n:has/have] passed.", "jaguar.where.passed")};
inline constexpr Phrase whereJaguar{
    phrase("core", "{seat} is the jaguar. Trump is {suit}; whoever holds {card.the} is the secret friend.",
           "jaguar.where.jaguar"),
    phrase("core", "You are the jaguar. Trump is {suit}; whoever holds {card.the} is your secret friend.",
           "jaguar.where.jaguar.you")};
inline constexpr Phrase whereFriend{
    phrase("core", "The jaguar is {other}, the friend is {seat}. Trump is {suit}.", "jaguar.where.friend"),
    phrase("core", "The jaguar is {other}, and you are the friend. Trump is {suit}.",
           "jaguar.where.friend.you")};
inline constexpr Phrase whereAlone{
    phrase("core", "{seat} is the jaguar and plays alone against four. Trump is {suit}.",
           "jaguar.where.alone"),
    phrase("core", "You are the jaguar and play alone against four. Trump is {suit}.",
           "jaguar.where.alone.you")};
inline constexpr Phrase whereSecretFriend{
    phrase("core", "The jaguar is {other}. You are the friend, and nobody else knows. Trump is {suit}.",
           "jaguar.where.secret-friend")};
inline constexpr Phrase whereSecretAlone{
    phrase("core", "You are the jaguar and play alone against four; nobody else knows. Trump is {suit}.",
           "jaguar.where.secret-alone")};
inline constexpr Phrase whereTrick{phrase("core", "Trick {n} of {m}.", "jaguar.where.trick")};
inline constexpr Phrase meansBid{phrase("core",
                                        "If nobody bids lower you are the jaguar. You name a suit, and "
                                        "whoever holds {rank.the} of it is your friend.",
                                        "jaguar.means.bid")};
inline constexpr Phrase meansPass{
    phrase("core", "Whoever passes is out of the auction for the whole hand.", "jaguar.means.pass")};
inline constexpr Phrase meansFour{
    phrase("core", "The four others have passed: with this bid you are the jaguar.", "jaguar.means.four")};
inline constexpr Phrase mayWait{phrase("core", "Nothing now: it is not your turn.", "jaguar.may.wait")};
inline constexpr Phrase whyAuction{phrase("core",
                                          "The jaguar and a secret friend need 61 of the 120 points "
                                          "together. The lower the bid, the weaker the friend's card.",
                                          "jaguar.why.auction")};

inline constexpr Phrase needWon{
    phrase("core", "The jaguar's side has reached 61: it can no longer lose.", "jaguar.need.won")};
inline constexpr Phrase needLost{
    phrase("core", "The jaguar's side can no longer reach 61.", "jaguar.need.lost")};

// The sheet of a hand.
inline constexpr Phrase titleMade{phrase("core", "{seat} made it with {n} points", "jaguar.title.made"),
                                  phrase("core", "You made it with {n} points", "jaguar.title.made.you")};
inline constexpr Phrase titleFailed{phrase("core", "{seat} failed with {n} points", "jaguar.title.failed"),
                                    phrase("core", "You failed with {n} points", "jaguar.title.failed.you")};
inline constexpr Phrase titleWith{
    phrase("core", "with {seat} as friend, against the other three", "jaguar.title.with"),
    phrase("core", "with you as friend, against the other three", "jaguar.title.with.you")};
inline constexpr Phrase titleAlone{phrase("core", "alone, against the other four", "jaguar.title.alone")};
inline constexpr Phrase titleVoid{phrase("core", "Everybody has passed", "jaguar.title.void")};
inline constexpr Phrase sheetWins{phrase("core", "The jaguar's side wins", "jaguar.sheet.wins")};
inline constexpr Phrase sheetLoses{phrase("core", "The jaguar's side loses", "jaguar.sheet.loses")};
inline constexpr Phrase sheetPoints{
    phrase("core", "{seat}: {points} [points:point/points]", "jaguar.sheet.points"),
    phrase("core", "You: {points} [points:point/points]", "jaguar.sheet.points.you")};
inline constexpr Phrase sheetPays{
    phrase("core", "Jaguar {score}, friend {n}, each of the others {m}", "jaguar.sheet.pays")};
inline constexpr Phrase sheetPaysAlone{
    phrase("core", "Jaguar {score}, each of the others {m}", "jaguar.sheet.pays-alone")};
inline constexpr Phrase briefBid{phrase("core", "{rank} of {suit}", "jaguar.brief.bid")};
inline constexpr Phrase briefVoid{phrase("core", "void", "jaguar.brief.void")};

inline constexpr Phrase meansTwoEnds{
    phrase("core", "Bidding the two ends the auction at once: you are the jaguar.", "means.two-ends")};
inline constexpr Phrase needTieJaguar{
    phrase("core", "61 is needed: at 60 to 60 the jaguar loses.", "need.tie-jaguar")};
inline constexpr Phrase sheetTieLost{
    phrase("core", "60 to 60: the tie goes to the others", "sheet.tie-lost")};
inline constexpr Phrase sheetAlone{
    phrase("core", "{seat} held the called card and played alone: stakes 4 and 1", "sheet.alone"),
    phrase("core", "You held the called card and played alone: stakes 4 and 1", "sheet.alone.you")};

}  // namespace giaguaro::jaguarPhrases
