// What the table itself says, beside what the core tells it.
#pragma once

#include "core/rules/message.h"

namespace giaguaro::tablePhrases {

inline constexpr Phrase cardMay{phrase("table", "{card}, may be played", "card.may")};
inline constexpr Phrase cardMayNot{phrase("table", "{card}, may not be played. {what}", "card.may-not")};
inline constexpr Phrase cardHeld{phrase("table", "{card}", "card.held")};
inline constexpr Phrase pileOnOne{phrase("table", "{card}, pile {n}, a card beneath", "pile.on-one")};
inline constexpr Phrase pileAlone{phrase("table", "{card}, pile {n}", "pile.alone")};
inline constexpr Phrase pileCovered{phrase("table", "pile {n}, a card face down", "pile.covered")};
inline constexpr Phrase pileEmpty{phrase("table", "pile {n}, empty", "pile.empty")};
inline constexpr Phrase pileTurns{
    phrase("table", "Pile {n}: its covered card is turned after the trick", "pile.turns")};
inline constexpr Phrase pilesOf{phrase("table", "{seat}'s piles:", "pile.of"),
                                phrase("table", "Your piles:", "pile.of.you")};
inline constexpr Phrase turned{phrase("table", "turned", "pile.turned")};
inline constexpr Phrase cardSelected{phrase("table", "{card}, chosen", "card.selected")};
inline constexpr Phrase trayChosen{phrase("table", "Chosen: {cards}.", "tray.chosen")};
inline constexpr Phrase trayBack{phrase("table", "Back in your hand: {cards}.", "tray.back")};
inline constexpr Phrase trayMissing{phrase("table", "{n} [n:card/cards] still to choose.", "tray.missing")};
inline constexpr Phrase trayFull{phrase("table", "Enter discards the chosen cards.", "tray.full")};
inline constexpr Phrase cardPicked{
    phrase("table", "{card}, chosen: choose it again to play it", "card.picked")};
inline constexpr Phrase cardMayGo{phrase("table", "{card}, may be discarded", "card.may-go")};
inline constexpr Phrase cardMayNotGo{
    phrase("table", "{card}, may not be discarded. {what}", "card.may-not-go")};
inline constexpr Phrase cardOnTable{phrase("table", "{card}, played by {seat}", "card.on-table"),
                                    phrase("table", "{card}, played by you", "card.on-table.you")};
inline constexpr Phrase cardWinning{
    phrase("table", "{card}, played by {seat}, winning", "card.on-table-winning"),
    phrase("table", "{card}, played by you, winning", "card.on-table-winning.you")};
inline constexpr Phrase cardWinningAs{
    phrase("table", "{card}, played by {seat}, {what}", "card.on-table-winning-as"),
    phrase("table", "{card}, played by you, {what}", "card.on-table-winning-as.you")};
inline constexpr Phrase cardTaking{
    phrase("table", "{card}, played by {seat}, takes the trick", "card.taking"),
    phrase("table", "{card}, played by you, takes the trick", "card.taking.you")};
inline constexpr Phrase cardWorth{
    phrase("table", "{what}, {points} [points:point/points]", "card.on-table-worth")};
inline constexpr Phrase faceDown{phrase("table", "{n} [n:card/cards] face down", "spread.face-down")};
inline constexpr Phrase clothSuit{phrase("table", "this trick's trump: {suit}", "cloth.suit")};
inline constexpr Phrase hinted{phrase("table", "Hint", "table.hinted")};
inline constexpr Phrase hintedNext{phrase("table", "Hint, number {n}", "table.hinted-next")};
inline constexpr Phrase looked{phrase("table", "look here", "table.looked")};
inline constexpr Phrase byClock{phrase("table", "played by the clock", "table.by-clock")};
inline constexpr Phrase agreesToEnd{phrase("table", "agrees to end", "table.agrees")};
inline constexpr Phrase winning{phrase("table", "winning", "table.winning")};
inline constexpr Phrase taken{phrase("table", "takes the trick", "table.taken")};
inline constexpr Phrase took{phrase("table", "took the trick", "table.took")};
inline constexpr Phrase lastTrick{phrase("table", "Last trick", "table.last-trick")};
inline constexpr Phrase backFirst{
    phrase("table", "First go back to the game: L or a click on the table.", "table.back-first")};
inline constexpr Phrase backToNow{phrase("table", "Back to the game: L or a click", "table.back-to-now")};
inline constexpr Phrase trickNumber{phrase("table", "Trick {n}.", "trick.number")};
inline constexpr Phrase leads{phrase("table", "{seat} led.", "trick.led"),
                              phrase("table", "You led.", "trick.led.you")};
inline constexpr Phrase leadsNow{phrase("table", "{seat} leads", "trick.leads"),
                                 phrase("table", "You lead", "trick.leads.you")};
inline constexpr Phrase trickBegins{phrase("table", "Trick {n}: no card yet", "trick.begins")};
inline constexpr Phrase auction{phrase("table", "What was said:", "table.auction")};
inline constexpr Phrase seatTotal{phrase("table", "total {score}", "seat.total")};
inline constexpr Phrase yourTotal{phrase("table", "your total: {score}", "your-total")};
inline constexpr Phrase pairWith{phrase("table", "partner of {seat}", "seat.pair-with"),
                                 phrase("table", "your partner", "seat.pair-with.you")};
inline constexpr Phrase dealer{phrase("table", "dealer", "seat.dealer")};
inline constexpr Phrase thinks{phrase("table", "thinking", "seat.thinking")};
inline constexpr Phrase toAct{phrase("table", "to act", "seat.to-act")};
inline constexpr Phrase yourTurn{phrase("table", "your turn", "table.your-turn")};
inline constexpr Phrase decidesNow{phrase("table", "{seat} decides", "table.decides")};
inline constexpr Phrase you{phrase("table", "You", "table.you")};
// The end of a hand, on the cloth.
inline constexpr Phrase endSide{phrase("table", "{seat}'s side", "end.side"),
                                phrase("table", "Your side", "end.side.you")};
inline constexpr Phrase endSideMakes{phrase("table", "{seat}'s side made it", "end.side-makes"),
                                     phrase("table", "Your side made it", "end.side-makes.you")};
inline constexpr Phrase endSideFails{phrase("table", "{seat}'s side failed", "end.side-fails"),
                                     phrase("table", "Your side failed", "end.side-fails.you")};
inline constexpr Phrase endMakes{phrase("table", "{seat} made it", "end.makes"),
                                 phrase("table", "You made it", "end.makes.you")};
inline constexpr Phrase endFails{phrase("table", "{seat} failed", "end.fails"),
                                 phrase("table", "You failed", "end.fails.you")};
inline constexpr Phrase endGoOn{phrase("table", "Go on", "end.go-on")};
inline constexpr Phrase endOfHand{phrase("table", "Hand {n} is over", "end.of-hand")};
inline constexpr Phrase endNeeded{phrase("table", "{n} needed", "end.needed")};
inline constexpr Phrase endRichest{
    phrase("table", "trick {n}: {points} [points:point/points]", "end.richest")};
inline constexpr Phrase endTooMany{phrase("table", "trick {n}: one too many for {seat}", "end.too-many"),
                                   phrase("table", "trick {n}: one too many for you", "end.too-many.you")};
inline constexpr Phrase endTooFew{phrase("table", "trick {n}: out of reach for {seat}", "end.too-few"),
                                  phrase("table", "trick {n}: out of reach for you", "end.too-few.you")};
inline constexpr Phrase tallyOver{phrase("table", "{n} too many", "tally.over")};
inline constexpr Phrase tallyUnder{phrase("table", "{n} too few", "tally.under")};
inline constexpr Phrase tallyExact{phrase("table", "exact", "tally.exact")};
inline constexpr Phrase endOver{phrase("table", "{n} over", "end.over")};
inline constexpr Phrase endShort{phrase("table", "{n} short", "end.short")};
inline constexpr Phrase endJustMade{phrase("table", "just made", "end.just-made")};
inline constexpr Phrase endHeldBy{phrase("table", "{seat} held it", "end.held-by"),
                                  phrase("table", "you held it", "end.held-by.you")};
inline constexpr Phrase endHeldByNobody{phrase("table", "nobody played it", "end.held-by-nobody")};
inline constexpr Phrase endTricks{phrase("table", "{n} [n:trick/tricks]", "end.tricks")};
inline constexpr Phrase endTricksOf{phrase("table", "{n} [n:trick/tricks], {m} to {seat}", "end.tricks-of"),
                                    phrase("table", "{n} [n:trick/tricks], {m} to you", "end.tricks-of.you")};
inline constexpr Phrase endTricksOfSide{
    phrase("table", "{n} [n:trick/tricks], {m} to {seat}'s side", "end.tricks-of-side"),
    phrase("table", "{n} [n:trick/tricks], {m} to your side", "end.tricks-of-side.you")};
inline constexpr Phrase table{phrase("table", "Card table", "table.name")};
inline constexpr Phrase hand{phrase("table", "Your cards", "table.hand")};
inline constexpr Phrase paused{phrase("table", "Paused", "table.paused")};
inline constexpr Phrase goOn{phrase("table", "Click or Space to go on", "table.go-on")};
// Where Space leads to what else there is to be read (ui/host/guided_play.h).
inline constexpr Phrase readOn{phrase("table", "Space: one more idea", "table.read-on")};

}  // namespace giaguaro::tablePhrases
