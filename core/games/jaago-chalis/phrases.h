// What only Jaago-Chalis says. Shared sentences: core/rules/phrases.h.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::jaagoPhrases {

inline constexpr Text name = phrase("core", "Jaago-Chalis", "jaago.name");
inline constexpr Text line = phrase("core",
                                    "Four players, each alone, up to 40 points: in each trick the other suit "
                                    "of the colour led is trump.",
                                    "jaago.line");

// What has happened.
inline constexpr Phrase tookTrick{
    phrase("core",
           "{seat} takes the trick with {card.the}: {points} "
           "[points:point/points].",
           "jaago.did.took"),
    phrase("core", "You take the trick with {card.the}: {points} [points:point/points].",
           "jaago.did.took.you")};
inline constexpr Phrase tookWithJaago{phrase("core",
                                             "{seat} takes the trick with {card.the}, a jaago: {points} "
                                             "[points:point/points].",
                                             "jaago.did.took-jaago"),
                                      phrase("core",
                                             "You take the trick with {card.the}, a jaago: {points} "
                                             "[points:point/points].",
                                             "jaago.did.took-jaago.you")};
// The same with the last trick's own point.
inline constexpr Phrase tookLast{
    phrase("core",
           "{seat} takes the trick with {card.the}: {points} [points:point/points] and {more} for the last "
           "trick.",
           "jaago.did.took-last"),
    phrase(
        "core",
        "You take the trick with {card.the}: {points} [points:point/points] and {more} for the last trick.",
        "jaago.did.took-last.you")};
inline constexpr Phrase tookLastWithJaago{
    phrase("core",
           "{seat} takes the trick with {card.the}, a jaago: {points} [points:point/points] and {more} for "
           "the last trick.",
           "jaago.did.took-last-jaago"),
    phrase("core",
           "You take the trick with {card.the}, a jaago: {points} [points:point/points] and {more} for the "
           "last trick.",
           "jaago.did.took-last-jaago.you")};
// What is said of a complete trick; `halves`: of its cards.
inline Message tookIt(Seat winner, Card best, bool trumped, int halves, int lastTrick) {
  Argument const seat = args::seat(winner);
  Argument const points = args::points(halves);
  if (lastTrick == 0) return say(trumped ? tookWithJaago : tookTrick, {seat, args::card(best), points});
  return say(trumped ? tookLastWithJaago : tookLast,
             {seat, args::card(best), points, args::points(lastTrick, "more")});
}
inline constexpr Phrase endedWithLastTrick{
    phrase("core", "The hand is over. {seat} won the last trick: one point more.", "jaago.did.ended"),
    phrase("core", "The hand is over. You won the last trick: one point more.", "jaago.did.ended.you")};

// At the table's edge.
inline constexpr Phrase plateJaago{phrase("core", "{suit}: jaago", "jaago.plate.jaago")};
inline constexpr Phrase plateLed{phrase("core", "{suit} led", "jaago.plate.led")};
inline constexpr Phrase plateBlackCareful{phrase("core", "♠ ♣ cannot win", "jaago.plate.black-careful")};
inline constexpr Phrase plateRedCareful{phrase("core", "♥ ♦ cannot win", "jaago.plate.red-careful")};
inline constexpr Phrase plateNothingLed{phrase("core", "Nothing led yet", "jaago.plate.nothing-led")};
inline constexpr Phrase plateOtherSuit{phrase("core", "trump: the other suit", "jaago.plate.other-suit")};
inline constexpr Phrase plateOfColour{phrase("core", "of the colour led", "jaago.plate.of-colour")};
inline constexpr Phrase plateHand{phrase("core", "Hand {n}, up to 40", "jaago.plate.hand")};
inline constexpr Phrase plateHandLast{phrase("core", "Hand {n}, perhaps the last", "jaago.plate.hand-last")};
inline constexpr Phrase plateDeals{phrase("core", "{seat} deals", "jaago.plate.deals"),
                                   phrase("core", "you deal", "jaago.plate.deals.you")};
inline constexpr Phrase plateYourTotal{phrase("core", "your total: {score}", "jaago.plate.your-total")};
inline constexpr Phrase plateHighest{phrase("core", "highest total: {score}", "jaago.plate.highest")};
inline constexpr Phrase platePointsToTen{phrase("core", "you {points} of 10", "jaago.plate.points-to-ten")};
inline constexpr Phrase platePoints{
    phrase("core", "you {points} [points:point/points]", "jaago.plate.points")};
inline constexpr Phrase plateTotal{phrase("core", "total {score}", "jaago.plate.total")};

// On the seats' plates and the winning card.
inline constexpr Phrase seatHolds{phrase("core", "{n} [n:card/cards]", "jaago.seat.holds")};
inline constexpr Phrase seatCards{
    phrase("core", "{n} [n:card/cards], {points} [points:point/points]", "jaago.seat.cards")};
inline constexpr Phrase seatSpoken{
    phrase("core", "{seat}, {n} [n:card/cards], {points} [points:point/points]", "jaago.seat.spoken"),
    phrase("core", "You, {n} [n:card/cards], {points} [points:point/points]", "jaago.seat.spoken.you")};
inline constexpr Phrase jaagoWinning{phrase("core", "jaago, winning", "jaago.trick.winning")};

// The status line.
inline constexpr Phrase statusLead{
    phrase("core", "Your turn. You lead: any card will do.", "jaago.status.lead")};
inline constexpr Phrase statusLast{phrase("core", "Your turn. It is your last card.", "jaago.status.last")};
inline constexpr Phrase statusOne{
    phrase("core", "Your turn. Only {card.the} may be played.", "jaago.status.one")};
inline constexpr Phrase statusFollowHigher{
    phrase("core", "Your turn. Follow suit: {suit}, over {top.the}.", "jaago.status.follow-higher")};
inline constexpr Phrase statusFollow{
    phrase("core", "Your turn. Follow suit: {suit}, any of yours.", "jaago.status.follow")};
inline constexpr Phrase statusTrump{
    phrase("core", "Your turn. You have no {suit}: trump with any of your {sister}.", "jaago.status.trump")};
inline constexpr Phrase statusOvertrump{
    phrase("core", "Your turn. You have no {suit}: trump, and go over {top.the}.", "jaago.status.overtrump")};
inline constexpr Phrase statusUndertrump{
    phrase("core", "Your turn. You have no {suit}: you must trump, even under {top.the}.",
           "jaago.status.undertrump")};
inline constexpr Phrase statusCareful{phrase(
    "core", "Your turn. You have neither {suit} nor {sister}: any card will do.", "jaago.status.careful")};

// The guide.
inline constexpr Phrase whereTrick{
    phrase("core", "Hand {n} of a match to 40, trick {m} of {total}.", "jaago.where.trick")};
inline constexpr Phrase whereNothingLed{
    phrase("core", "Nothing has been led yet: the other suit of the colour led will be trump.",
           "jaago.where.nothing-led")};
inline constexpr Phrase whereJaago{
    phrase("core", "{suit} led: in this trick {sister} are trump, and called jaago.", "jaago.where.jaago")};
inline constexpr Phrase whereJaagoWins{
    phrase("core", "{seat} is winning the trick with {card.the}, a jaago.", "jaago.where.jaago-wins"),
    phrase("core", "You are winning the trick with {card.the}, a jaago.", "jaago.where.jaago-wins.you")};
inline constexpr Phrase canFollowHigher{phrase(
    "core", "You hold {suit} and can go over {top.the}, so you must: {cards.or}.", "can.follow-higher")};
inline constexpr Phrase canFollowCannotBeat{
    phrase("core", "You hold {suit} but nothing over {top.the}: any of your {suit} will do.",
           "can.follow-cannot-beat")};
inline constexpr Phrase canFollowTrumped{phrase(
    "core", "The trick has been trumped; you hold {suit}, and any of them will do.", "can.follow-trumped")};
inline constexpr Phrase canTrumpOne{phrase("core",
                                           "You have no {suit}: you must play {card.the}, your only trump in "
                                           "this trick.",
                                           "jaago.can.trump-one")};
inline constexpr Phrase canCareful{phrase("core",
                                          "You have neither {suit} nor {sister}: play any card. It cannot "
                                          "win.",
                                          "can.careful")};
inline constexpr Phrase noFollowHigher{
    phrase("core", "You can beat {top.the}, so you must: {cards.or}.", "no.follow-higher")};
inline constexpr Phrase meansTrumpNow{
    phrase("core", "{suit} led: in this trick {sister} are trump.", "means.trump-now")};
inline constexpr Phrase meansGoal{phrase(
    "core",
    "You want ten points or more in the cards of your tricks: a red card (hearts, diamonds) counts 1 point, "
    "a black one (clubs, spades) ½.",
    "jaago.means.goal")};
inline constexpr Phrase meansWorth{
    phrase("core", "A red card (hearts, diamonds) counts 1 point, a black one (clubs, spades) ½.",
           "jaago.means.worth")};
inline constexpr Phrase meansLastTrick{
    phrase("core", "The last trick is worth one point more, and its winner deals next.", "means.last-trick")};
inline constexpr Phrase meansCarefulCost{phrase(
    "core", "It cannot win; it gives the winner {points} [points:point/points].", "means.careful-cost")};
inline constexpr Phrase needTen{
    phrase("core", "{seat} has {points} and is {more} short of ten.", "need.ten"),
    phrase("core", "You have {points} and are {more} short of ten.", "need.ten.you")};
inline constexpr Phrase needTenDone{
    phrase("core", "{seat} is over ten: every point counts now.", "need.ten-done"),
    phrase("core", "You are over ten: every point counts now.", "need.ten-done.you")};
inline constexpr Phrase needTenReached{
    phrase("core", "{seat} has exactly ten: every point counts now.", "jaago.need.ten-reached"),
    phrase("core", "You have exactly ten: every point counts now.", "jaago.need.ten-reached.you")};
inline constexpr Phrase needTenOrLoseYou{
    phrase("core", "Below ten you lose what is missing; from ten on all your points count.",
           "jaago.need.or-lose.you")};
inline constexpr Phrase needTenImpossibleYou{
    phrase("core", "Ten is out of reach; keep the loss small.", "need.ten-impossible.you")};
inline constexpr Phrase needForty{
    phrase("core", "{seat} has a total of {score}; a total of 40 ends the match.", "jaago.need.forty"),
    phrase("core", "Your total is {score}; a total of 40 ends the match.", "jaago.need.forty.you")};
inline constexpr Phrase needMayEnd{
    phrase(
        "core",
        "{seat} has {score} and can end the match with this hand, with {points} [points:point/points] more.",
        "jaago.need.may-end"),
    phrase("core", "You can end it with this hand, with {points} [points:point/points] more.",
           "jaago.need.may-end.you")};
inline constexpr Phrase needEnds{
    phrase("core", "{seat} has {score} and with this hand's points has reached 40: the match ends with it.",
           "jaago.need.ends"),
    phrase("core", "With this hand's points you have reached 40: the match ends with it.",
           "jaago.need.ends.you")};
inline constexpr Phrase needTieEnds{phrase(
    "core", "The match ends with this hand, unless two are level at the top again.", "jaago.need.tie-ends")};

// The strip of ranks and points. Where four colours are drawn, diamonds are blue and clubs green.
inline constexpr Phrase ranksPoints{phrase("core", "Points", "jaago.ranks.points")};
inline constexpr Phrase ranksRed{phrase(
    "core", "However they are drawn, diamonds and hearts are the red suits, clubs and spades the black ones.",
    "jaago.ranks.red")};
inline constexpr Phrase ranksLastTrick{
    phrase("core", "The last trick counts 1 point more.", "jaago.ranks.last-trick")};

// Of a hand that is over.
inline constexpr Phrase afterJaagos{phrase("core", "How often did a jaago win?", "jaago.after.jaagos")};
inline constexpr Phrase afterJaagosWon{
    phrase("core", "{n} [n:trick/tricks] of {m} went to a jaago, a card of the sister suit.",
           "jaago.after.jaagos-won")};

// The sheet of a hand.
inline constexpr Phrase titleMost{
    phrase("core", "{seat} took the most: {points} [points:point/points]", "jaago.title.most"),
    phrase("core", "You took the most: {points} [points:point/points]", "jaago.title.most.you")};
inline constexpr Phrase titleMostShared{
    phrase("core", "{seats} took the most: {points} [points:point/points] each", "jaago.title.most-shared"),
    phrase("core", "You and {seats} took the most: {points} [points:point/points] each",
           "jaago.title.most-shared.you")};
inline constexpr Phrase nextDealerLastTrick{
    phrase("core", "{seat} won the last trick and deals next.", "phase.next-dealer-last-trick"),
    phrase("core", "You won the last trick and deal next.", "phase.next-dealer-last-trick.you")};
inline constexpr Phrase sheetCards{
    phrase("core", "{seat}, {n} red and {m} black: {points} [points:point/points]", "jaago.sheet.cards"),
    phrase("core", "You, {n} red and {m} black: {points} [points:point/points]", "jaago.sheet.cards.you")};
inline constexpr Phrase sheetCardsLast{phrase("core",
                                              "{seat}, {n} red, {m} black and the last trick: {points} "
                                              "[points:point/points]",
                                              "jaago.sheet.cards-last"),
                                       phrase("core",
                                              "You, {n} red, {m} black and the last trick: {points} "
                                              "[points:point/points]",
                                              "jaago.sheet.cards-last.you")};
inline constexpr Phrase roleCards{
    phrase("core", "{n} red, {m} black: {points} [points:point/points]", "jaago.role.cards")};
inline constexpr Phrase roleCardsLast{phrase(
    "core", "{n} red, {m} black, the last trick: {points} [points:point/points]", "jaago.role.cards-last")};
inline constexpr Phrase sheetRule{
    phrase("core", "Below ten what is missing is lost; from ten on all points count.", "jaago.sheet.rule")};
inline constexpr Phrase sheetAll{
    phrase("core", "All points, (hearts and diamonds 1, clubs and spades ½, the last trick 1): {points}",
           "jaago.sheet.all")};
inline constexpr Phrase sheetAdded{phrase("core", "{seat}, ten or more: {score}", "jaago.sheet.added"),
                                   phrase("core", "You, ten or more: {score}", "jaago.sheet.added.you")};
inline constexpr Phrase sheetLacking{
    phrase("core", "{seat}, {more} short of ten: {score}", "jaago.sheet.lacking"),
    phrase("core", "You, {more} short of ten: {score}", "jaago.sheet.lacking.you")};
inline constexpr Phrase sheetHighest{
    phrase("core", "{seat} has the highest total: {score}", "jaago.sheet.highest"),
    phrase("core", "You have the highest total: {score}", "jaago.sheet.highest.you")};
inline constexpr Phrase sheetHighestShared{
    phrase("core", "{seats} have the highest total: {score}", "jaago.sheet.highest-shared"),
    phrase("core", "You and {seats} have the highest total: {score}", "jaago.sheet.highest-shared.you")};
inline constexpr Phrase sheetTie{
    phrase("core", "The highest total is shared: one more hand", "sheet.jaago-tie")};
inline constexpr Phrase sheetEnd{
    phrase("core", "{seat} has reached 40: the match is over", "sheet.jaago-end"),
    phrase("core", "You have reached 40: the match is over", "sheet.jaago-end.you")};
inline constexpr Phrase sheetSettlement{phrase(
    "core",
    "The settlement, in points: everybody pays those ahead the difference of the totals, and the winner a "
    "bonus too, 20 as second, 30 as third, 40 as last.",
    "jaago.sheet.settlement")};
inline constexpr Phrase paysDifference{
    phrase("core", "{seat} pays {other} the difference: {points}", "sheet.pays-difference"),
    phrase("core", "You pay {other} the difference: {points}", "sheet.pays-difference.you")};
inline constexpr Phrase paysBonus{
    phrase("core", "{seat} pays {other} the winner's bonus: {points}", "sheet.pays-bonus"),
    phrase("core", "You pay {other} the winner's bonus: {points}", "sheet.pays-bonus.you")};
// The same said to the one who is paid.
inline constexpr Phrase getsDifference{
    phrase("core", "{seat} gets the difference from {other}: {points}", "jaago.sheet.gets-difference"),
    phrase("core", "{other} pays you the difference: {points}", "jaago.sheet.gets-difference.you")};
inline constexpr Phrase getsBonus{
    phrase("core", "{seat} gets the winner's bonus from {other}: {points}", "jaago.sheet.gets-bonus"),
    phrase("core", "{other} pays you the winner's bonus: {points}", "jaago.sheet.gets-bonus.you")};
inline constexpr Phrase sharedBonus{
    phrase("core", "Tied places share their bonuses: {points} each", "sheet.shared-bonus")};
inline constexpr Phrase sheetReceives{
    phrase("core", "{seat} receives in all: {score}", "jaago.sheet.receives"),
    phrase("core", "You receive in all: {score}", "jaago.sheet.receives.you")};
inline constexpr Phrase briefMost{phrase("core", "{seat}: {points}", "jaago.brief.most"),
                                  phrase("core", "you: {points}", "jaago.brief.most.you")};
inline constexpr Phrase briefShared{phrase("core", "{points} each", "jaago.brief.shared")};

// A score or a total, which are in halves here.
inline Argument scoreOf(std::int32_t halves) {
  return {.name = "score", .kind = Argument::Kind::halfScore, .number = halves};
}

// Why a hint advises what it does (core/reasons/words.h).
inline constexpr Phrase reasonTrick{phrase(
    "core", "On average it brings you {points} [points:point/points] more in this trick than {other.the}.",
    "jaago.reason.trick")};
inline constexpr Phrase reasonLater{phrase(
    "core",
    "In the tricks to come you make {points} [points:point/points] more on average than after {other.the}.",
    "jaago.reason.later")};
inline constexpr Phrase reasonKept{phrase(
    "core", "Kept for later, {other.the} comes to you {n}; played now, {m.short}.", "jaago.reason.kept")};
inline constexpr Phrase reasonWinsNow{
    phrase("core", "Played now, {card.the} comes to you {n}; after {other.the}, {m.short}.",
           "jaago.reason.wins-now")};
inline constexpr Phrase reasonWins{
    phrase("core", "This way you get {card.the} {n}; with {other.the}, {m.short}.", "jaago.reason.wins")};
inline constexpr Phrase reasonTurnsByComing{
    phrase("core",
           "Where it matters, it is mostly {card.the} that decides: this way it comes to you, otherwise not.",
           "jaago.reason.turns-by-coming")};
inline constexpr Phrase reasonBeaten{
    phrase("core",
           "{other.the} would be ahead for now, but {n} another player takes the trick, with {points} "
           "[points:point/points] on average.",
           "jaago.reason.beaten")};
inline constexpr Phrase reasonBeatenTrump{
    phrase("core",
           "{other.the} would be ahead for now, but {n} another player's jaago takes the trick, with "
           "{points} [points:point/points] on average.",
           "jaago.reason.beaten-trump")};
inline constexpr Phrase reasonBeatenTrumpBy{
    phrase("core",
           "{other.the} would be ahead for now, but {n} a jaago of {seat} takes the trick, with {points} "
           "[points:point/points] on average.",
           "jaago.reason.beaten-trump-by")};
inline constexpr Phrase reasonLed{
    phrase("core", "If you lead {card.the}, you take the trick {n}; with {other.the}, {m.short}.",
           "jaago.reason.led")};
inline constexpr Phrase reasonAim{
    phrase("core", "With {card.the} you get to ten points {n} [n:time/times] in 100; with {other.the}, {m}.",
           "jaago.reason.aim")};
inline constexpr Phrase reasonAimAlone{
    phrase("core", "This way you get to ten points {n} [n:time/times] in 100.", "jaago.reason.aim-alone")};
inline constexpr Phrase reasonSpoils{phrase(
    "core", "{seat} then gets to ten points {n}; after {other.the}, {m.short}.", "jaago.reason.spoils")};
inline constexpr Phrase reasonAlone{phrase("core", "You take this trick {n}.", "jaago.reason.alone")};

}  // namespace giaguaro::jaagoPhrases
