// The sentences that more than one game says, with the ids and in the words of the program's phrase book.
// What a single game says stands with that game. How placeholders and nouns are written:
// core/rules/message.h.
#pragma once

#include "core/rules/message.h"

namespace giaguaro::phrases {

// Between two sentences of the guide: what follows begins a line of its own.
inline Message newLine() { return {}; }

inline constexpr Phrase phaseHand{phrase("core", "Hand {n} of {m}", "phase.hand")};
inline constexpr Phrase phaseTrick{phrase("core", "Trick {n} of {m}", "phase.trick")};
inline constexpr Phrase phaseAuction{
    phrase("core", "Auction. {seat} is to speak.", "phase.auction"),
    phrase("core", "Auction. It is your turn to speak.", "phase.auction.you")};
inline constexpr Phrase phaseNameSuit{
    phrase("core", "{seat} has won the auction with {rank.the} and is choosing the suit.", "phase.name-suit"),
    phrase("core", "You have won the auction with {rank.the}. Choose the suit.", "phase.name-suit.you")};
inline constexpr Phrase phaseLead{phrase("core", "{seat} is to lead.", "phase.lead"),
                                  phrase("core", "You lead.", "phase.lead.you")};
inline constexpr Phrase phaseFollow{phrase("core", "{seat} is to play.", "phase.follow"),
                                    phrase("core", "It is your turn.", "phase.follow.you")};
inline constexpr Phrase phaseLastToPlayYou{
    phrase("core", "Nobody plays after you in this trick.", "phase.last-to-play.you")};
inline constexpr Phrase didTakeTrick{
    phrase("core", "{seat} takes the trick with {card.the}.", "phase.trick-over"),
    phrase("core", "You take the trick with {card.the}.", "phase.trick-over.you")};
inline constexpr Phrase phaseHandOver{phrase("core", "The hand is over.", "phase.hand-over")};
inline constexpr Phrase phaseVoid{phrase(
    "core", "Everybody has passed. The hand is void, nobody scores, and the deal moves on.", "phase.void")};
inline constexpr Phrase phaseWatching{phrase("core", "You are watching.", "phase.watching")};
// On the plate of a seat that has played its last card.
inline constexpr Phrase seatPoints{phrase("core", "{points} [points:point/points]", "seat.points")};
inline constexpr Phrase didPass{phrase("core", "{seat} passes.", "did.pass"),
                                phrase("core", "You pass.", "did.pass.you")};
inline constexpr Phrase didBidRank{phrase("core", "{seat} bids {rank.the}.", "did.bid-rank"),
                                   phrase("core", "You bid {rank.the}.", "did.bid-rank.you")};
inline constexpr Phrase didWonAuction{
    phrase("core", "{seat} wins the auction and is the {role}.", "did.won-auction"),
    phrase("core", "You win the auction: you are the {role}.", "did.won-auction.you")};
inline constexpr Phrase didTrump{
    phrase("core", "Trump is {suit}. The called card is {card.the}.", "did.trump")};
inline constexpr Phrase didPlay{phrase("core", "{seat} plays {card.the}.", "did.play"),
                                phrase("core", "You play {card.the}.", "did.play.you")};
inline constexpr Phrase didLead{phrase("core", "{seat} leads {card.the}.", "did.lead"),
                                phrase("core", "You lead {card.the}.", "did.lead.you")};
inline constexpr Phrase didReveal{
    phrase("core", "{card.the} is played: {seat} is the {mate}.", "did.reveal"),
    phrase("core", "{card.the} is played: now everybody knows that you are the {mate}.", "did.reveal.you")};
inline constexpr Phrase didRevealAlone{
    phrase("core", "{card.the} comes from the {role}: {seat} has been alone all along.", "did.reveal-alone"),
    phrase("core", "{card.the} was yours: now everybody knows that you play alone.", "did.reveal-alone.you")};
inline constexpr Phrase mayOpenRank{
    phrase("core", "Nobody has bid. You may bid any rank, or pass.", "may.open-rank")};
inline constexpr Phrase mayLower{
    phrase("core", "{seat} has bid {rank.the}. You may bid lower ({ranks}), or pass.", "may.lower")};
inline constexpr Phrase mayLastToOpen{
    phrase("core", "The four others have passed. Any bid wins the auction; if you pass, the hand is void.",
           "may.last-to-open")};
inline constexpr Phrase mayNameSuit{
    phrase("core", "Choose the suit: it becomes trump, and whoever holds {rank.the} of it is your {mate}.",
           "may.name-suit")};
inline constexpr Phrase canAnyLead{phrase("core", "You lead: any card will do.", "can.any-lead")};
inline constexpr Phrase canAnyExplain{
    phrase("core", "You may play any card: in this game nobody has to follow suit.", "can.any-explain")};
inline constexpr Phrase canLastCard{phrase("core", "It is your last card.", "can.last-card")};
inline constexpr Phrase noTurn{phrase("core", "It is not your turn: {seat} is to act.", "no.turn")};
inline constexpr Phrase noAuctionOpen{phrase("core", "The auction is not over yet.", "no.auction-open")};
inline constexpr Phrase noHandOver{phrase("core", "The hand is over.", "no.hand-over")};
inline constexpr Phrase noPassed{
    phrase("core", "You have passed, and are out of this auction.", "no.passed")};
inline constexpr Phrase noBidNotLower{
    phrase("core", "{rank.the} is not lower than {seat}'s bid. Bid lower, or pass.", "no.bid-not-lower")};
inline constexpr Phrase noBidSame{
    phrase("core", "{rank.the} has been bid already. Bid lower, or pass.", "no.bid-same")};
inline constexpr Phrase meansWinning{
    phrase("core", "{seat} is winning the trick with {card.the}.", "means.winning"),
    phrase("core", "You are winning the trick with {card.the}.", "means.winning.you")};
inline constexpr Phrase meansOnTable{
    phrase("core", "{points} [points:point lies/points lie] on the table.", "means.on-table")};
inline constexpr Phrase meansNothingOnTable{
    phrase("core", "There are no points on the table.", "means.nothing-on-table")};
inline constexpr Phrase meansWouldWin{
    phrase("core", "This card would win the trick as it stands.", "means.would-win")};
inline constexpr Phrase meansWinsSure{
    phrase("core", "With this card the trick is yours: {points} [points:point/points].", "means.wins-sure")};
inline constexpr Phrase meansWouldLose{
    phrase("core", "This card does not win the trick.", "means.would-lose")};
inline constexpr Phrase meansGives{
    phrase("core", "It puts {points} [points:point/points] on the trick of {seat}.", "means.gives")};
inline constexpr Phrase meansStillToPlay{
    phrase("core", "{n} [n:player plays/players play] after you.", "means.still-to-play")};
inline constexpr Phrase meansOffSuit{
    phrase("core", "It is neither a trump nor of the suit led: it cannot win.", "means.off-suit")};
inline constexpr Phrase meansTrumps{phrase("core", "It trumps the trick.", "means.trumps")};
inline constexpr Phrase meansReveals{
    phrase("core", "It is the called card: everybody will know that you are the {mate}.", "means.reveals")};
inline constexpr Phrase meansRevealsAlone{
    phrase("core", "It is the called card: everybody will know that you play alone.", "means.reveals-alone")};
inline constexpr Phrase meansNamesOwn{
    phrase("core", "You hold {card.the}: with this suit you play alone against four.", "means.names-own")};
inline constexpr Phrase meansCalls{
    phrase("core", "The called card will be {card.the}; you do not hold it.", "means.calls")};
inline constexpr Phrase meansAllPass{
    phrase("core", "If you pass, nobody has bid and the hand is void.", "means.all-pass")};
inline constexpr Phrase needPoints{
    phrase("core", "{side} has {points} and needs {more} more.", "need.points")};
inline constexpr Phrase needUnknown{
    phrase("core", "{seat} alone has {points} of the {n} points needed; the {mate}'s are not known yet.",
           "need.unknown"),
    phrase("core",
           "You alone have {points} of the {n} points needed; those of your {mate} are added to them.",
           "need.unknown.you")};
inline constexpr Phrase needDefence{
    phrase("core", "{side} fails if the others take {more} more [more:point/points].", "need.defence")};
inline constexpr Phrase sheetCallerPoints{
    phrase("core", "{side}: {n} points of {m} needed", "sheet.caller-points")};
inline constexpr Phrase sheetOthersPoints{phrase("core", "The others: {n} points", "sheet.others-points")};
inline constexpr Phrase sheetVoid{phrase("core", "Nobody scores, and the hand does not count", "sheet.void")};
inline constexpr Phrase labelPass{phrase("core", "Pass", "label.pass")};
inline constexpr Phrase labelBidRank{phrase("core", "{rank}", "label.bid-rank")};
inline constexpr Phrase labelTrump{phrase("core", "{suit}", "label.trump")};
inline constexpr Phrase labelPlay{phrase("core", "Play {card.the}", "label.play")};
inline constexpr Phrase optionHands{phrase("core", "{n} [n:hand/hands]", "option.hands")};

inline constexpr Phrase phaseDeal{phrase("core", "{seat} deals.", "phase.deal"),
                                  phrase("core", "You deal.", "phase.deal.you")};
inline constexpr Phrase canAny{phrase("core", "You may play any card.", "can.any")};
inline constexpr Phrase canFollow{
    phrase("core", "You hold {suit}, so you must follow: {cards.or}.", "can.follow")};
inline constexpr Phrase canFollowOne{
    phrase("core", "{card.the} is your only card in {suit}: you must play it.", "can.follow-one")};
inline constexpr Phrase canTrump{
    phrase("core", "You have no {suit}: you must trump, with {cards.or}.", "can.trump")};
inline constexpr Phrase canOvertrump{
    phrase("core", "You have no {suit}: you must trump over {top.the}, with {cards.or}.", "can.overtrump")};
inline constexpr Phrase canUndertrump{
    phrase("core", "You have no {suit} and cannot go over {top.the}, but you must still trump: {cards.or}.",
           "can.undertrump")};
inline constexpr Phrase canNeither{
    phrase("core", "You have no {suit} and cannot trump: play any card. It cannot win.", "can.neither")};
inline constexpr Phrase canOne{phrase("core", "Only {card.the} may be played.", "can.one")};
inline constexpr Phrase noFollow{
    phrase("core", "You hold {suit}, so a card of that suit must be played: {cards.or}.", "no.follow")};
inline constexpr Phrase noTrumpDuty{
    phrase("core", "You have no {suit} but you can trump, so you must: {cards.or}.", "no.trump-duty")};
inline constexpr Phrase noOvertrump{
    phrase("core", "You hold {cards.and} and must go over {top.the}.", "no.overtrump")};
inline constexpr Phrase noAuctionClosed{
    phrase("core", "The auction is over: nothing beats that bid.", "no.auction-closed")};
inline constexpr Phrase didPointsTaken{
    phrase("core", "{points} [points:point/points] for {seat}.", "did.points-taken"),
    phrase("core", "{points} [points:point/points] for you.", "did.points-taken.you")};
inline constexpr Phrase needMade{phrase("core", "The contract is already safe.", "need.made")};
inline constexpr Phrase needLost{phrase("core", "The contract can no longer be made.", "need.lost")};
inline constexpr Phrase sheetWon{phrase("core", "Contract made", "sheet.won")};
inline constexpr Phrase sheetLost{phrase("core", "Contract failed", "sheet.lost")};
inline constexpr Phrase sheetScore{phrase("core", "{seat}: {score}", "sheet.score")};
inline constexpr Phrase sheetTotal{phrase("core", "Total: {score}", "sheet.total")};
inline constexpr Phrase sheetMate{phrase("core", "The {mate} was {seat}", "sheet.mate"),
                                  phrase("core", "The {mate} was you", "sheet.mate.you")};
inline constexpr Phrase mayWait{phrase("core", "Nothing now: it is not your turn.", "may.wait")};

}  // namespace giaguaro::phrases
