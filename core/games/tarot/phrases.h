// What only Tarot says. Shared sentences: core/rules/phrases.h; what the guide and the face's plates say
// stands in show_phrases.h. English has the words of the game's source (small, guard, taker, dog, joker,
// handful, slam); the ids keep the French ones of the phrase book.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::tarotPhrases {

inline constexpr Text name = phrase("core", "French Tarot", "tarot.name");
inline constexpr Text stock = phrase("core", "The dog", "tarot.stock");
inline constexpr Text line = phrase(
    "core",
    "Two to six players, 78 cards: the taker's side against the others, with trumps, the joker and the dog.",
    "tarot.line");
inline constexpr Text rulesLabel = phrase("core", "Rules", "tarot.rules.label");
inline constexpr Text rulesExplain =
    phrase("core", "House rules, as one plays at home, or those of the French federation, for clubs.",
           "tarot.rules.explain");
inline constexpr Text shuffleLabel = phrase("core", "Shuffling", "tarot.shuffle.label");
inline constexpr Text shuffleExplain = phrase(
    "core",
    "What happens to the cards between hands: they are gathered up as they lie, cut as well, or shuffled.",
    "tarot.shuffle.explain");
inline constexpr Text handsLabel = phrase("core", "Length of the match", "tarot.hands.label");
inline constexpr Text handsExplain =
    phrase("core", "How many hands are played: 1 to 100. A void hand does not count.", "tarot.hands.explain");

// Nouns, with their forms (core/rules/message.h).
inline constexpr Text nounPetite = phrase("core", "small", "tarot.noun.petite");
inline constexpr Text nounGarde = phrase("core", "guard", "tarot.noun.garde");
inline constexpr Text nounGardeSans =
    phrase("core", "guard without the dog; short: guard without", "tarot.noun.garde-sans");
inline constexpr Text nounGardeContre =
    phrase("core", "guard against the dog; short: guard against", "tarot.noun.garde-contre");
inline constexpr Text nounChelem = phrase("core", "slam", "tarot.noun.chelem");
inline constexpr Text nounPreneur = phrase("core", "taker; the: the taker", "tarot.noun.preneur");
inline constexpr Text nounPartner = phrase("core", "partner; the: the partner", "tarot.noun.partner");
inline constexpr Text nounAttack = phrase("core", "the attack", "tarot.noun.attack");
inline constexpr Text nounDefence = phrase("core", "the defence", "tarot.noun.defence");

// Words beside a name.
inline constexpr Phrase rolePreneur{phrase("core", "taker", "tarot.role.preneur")};
inline constexpr Phrase roleAlone{phrase("core", "taker, alone", "tarot.role.alone")};
inline constexpr Phrase rolePartner{phrase("core", "partner", "tarot.role.partner")};
inline constexpr Phrase roleDefence{phrase("core", "defender", "tarot.role.defence")};

// What the acts are called.
inline constexpr Phrase deedPass{phrase("core", "Pass", "tarot.deed.pass")};
inline constexpr Phrase deedBid{phrase("core", "Bid {contract}", "tarot.deed.bid")};

// Refusals.
inline constexpr Phrase noCallFirst{
    phrase("core", "First a card is called; the play has not begun.", "tarot.no.call-first")};
inline constexpr Phrase noAnnounceFirst{
    phrase("core", "First say whether you announce a slam.", "tarot.no.announce-first")};
inline constexpr Phrase noShowFirst{
    phrase("core", "First say whether you show your handful.", "tarot.no.show-first")};

// What would follow.
inline constexpr Phrase meansTaker{
    phrase("core", "If nobody bids higher, you are the taker.", "tarot.means.taker")};
inline constexpr Phrase meansLast{
    phrase("core", "Nobody speaks after you: you are the taker.", "tarot.means.last")};
inline constexpr Phrase meansNeeds{
    phrase("core", "With {n} [n:bout/bouts] you need {m} points.", "tarot.means.needs")};
inline constexpr Phrase meansNeedsNoBout{
    phrase("core", "Without a bout you need {m} points.", "tarot.means.needs-no-bout")};
inline constexpr Phrase meansTakesDog{
    phrase("core", "You take up the dog; score ×{m}.", "tarot.means.takes-dog")};
inline constexpr Phrase meansDogForTaker{
    phrase("core", "Dog closed, for you; score ×{m}.", "tarot.means.dog-for-taker")};
inline constexpr Phrase meansDogShownForTaker{phrase(
    "core", "Dog shown, not taken: it counts for you; score ×{m}.", "tarot.means.dog-shown-for-taker")};
inline constexpr Phrase meansDogForDefence{
    phrase("core", "Dog to the defence; score ×{m}.", "tarot.means.dog-for-defence")};
inline constexpr Phrase meansEveryTrick{
    phrase("core", "Every trick must be yours.", "tarot.means.every-trick")};
inline constexpr Phrase meansOnce{
    phrase("core", "Everybody speaks only once in this auction.", "tarot.means.once")};
inline constexpr Phrase meansPrice{
    phrase("core", "Making it is worth {n}, and {m} more for each point above what is needed.",
           "tarot.means.price")};
inline constexpr Phrase meansCalls{phrase(
    "core", "Whoever holds {card.the} is your partner, in secret until it is played.", "tarot.means.calls")};
inline constexpr Phrase meansCallsOwn{
    phrase("core", "You hold {card.the} yourself: you play alone against four, and nobody else knows.",
           "tarot.means.calls-own")};
inline constexpr Phrase meansCallsHidden{phrase(
    "core", "If it lies in the dog, which stays face down, you play alone.", "tarot.means.calls-hidden")};
inline constexpr Phrase meansSlam{
    phrase("core", "Every trick is worth 400 more; with one trick lost it costs 200. You lead.",
           "tarot.means.slam")};
inline constexpr Phrase meansNoSlam{
    phrase("core", "Every trick would still be worth 200. {seat} leads.", "tarot.means.no-slam"),
    phrase("core", "Every trick would still be worth 200. You lead.", "tarot.means.no-slam.you")};
inline constexpr Phrase meansShows{
    phrase("core", "Everybody sees {cards.and}: {n} points to the side that wins the contract.",
           "tarot.means.shows")};
inline constexpr Phrase meansShowsNothing{phrase(
    "core", "Nobody sees your cards, but everybody knows that you were asked.", "tarot.means.shows-nothing")};
inline constexpr Phrase meansDiscardSeen{
    phrase("core", "Everybody will see it.", "tarot.means.discard-seen")};
inline constexpr Phrase meansSetsSuit{
    phrase("core", "It sets the suit of this trick.", "tarot.means.sets-suit")};
inline constexpr Phrase meansExcuseLeads{
    phrase("core", "It does not win; the next card sets the suit.", "tarot.means.excuse-leads")};

// What has happened.
inline constexpr Phrase didDiscardCard{
    phrase("core", "{seat} discards {card.the}.", "tarot.did.discard-card"),
    phrase("core", "You discard {card.the}.", "tarot.did.discard-card.you")};
inline constexpr Phrase didDiscardUnseen{
    phrase("core", "{seat} discards a card.", "tarot.did.discard-unseen")};
// Who takes a trick, and what turned with it.
inline constexpr Phrase tookTrick{
    phrase("core", "{seat} takes the trick with {card.the}: {points} [points:point/points].", "tarot.took"),
    phrase("core", "You take the trick with {card.the}: {points} [points:point/points].", "tarot.took.you")};
inline constexpr Phrase tookExcuseKept{phrase("core",
                                              "{seat} takes the trick with {card.the}: {points} "
                                              "[points:point/points]; the joker stays with its player.",
                                              "tarot.took.excuse-kept"),
                                       phrase("core",
                                              "You take the trick with {card.the}: {points} "
                                              "[points:point/points]; the joker stays with its player.",
                                              "tarot.took.excuse-kept.you")};
inline constexpr Phrase tookExcuseLast{
    phrase(
        "core",
        "{seat} takes the trick with {card.the}: {points} [points:point/points]; the joker goes to {side}.",
        "tarot.took.excuse-last"),
    phrase("core",
           "You take the trick with {card.the}: {points} [points:point/points]; the joker goes to {side}.",
           "tarot.took.excuse-last.you")};
inline constexpr Phrase tookPetit{
    phrase("core", "{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit.",
           "tarot.took.petit"),
    phrase("core", "You take the trick with {card.the}: {points} [points:point/points] and the petit.",
           "tarot.took.petit.you")};
inline constexpr Phrase tookPetitAttack{
    phrase("core",
           "{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit. Now {m} "
           "are enough for the attack.",
           "tarot.took.petit-attack"),
    phrase("core",
           "You take the trick with {card.the}: {points} [points:point/points] and the petit. Now {m} are "
           "enough for the attack.",
           "tarot.took.petit-attack.you")};
inline constexpr Phrase tookPetitDefence{
    phrase("core",
           "{seat} takes the trick with {card.the}: {points} [points:point/points] and the petit. Now the "
           "attack needs {m}.",
           "tarot.took.petit-defence"),
    phrase("core",
           "You take the trick with {card.the}: {points} [points:point/points] and the petit. Now the attack "
           "needs {m}.",
           "tarot.took.petit-defence.you")};
inline constexpr Phrase didNoShow{
    phrase("core", "{seat} shows nothing.", "tarot.did.no-show"),
    phrase("core", "You keep your handful to yourself.", "tarot.did.no-show.you")};
inline constexpr Phrase didTakeDog{phrase("core", "{seat} takes the dog.", "tarot.did.take-chien"),
                                   phrase("core", "You take the dog.", "tarot.did.take-chien.you")};
inline constexpr Phrase didAloneSeen{
    phrase("core", "{card.the} lies in the dog: {seat} plays alone.", "tarot.did.alone-seen"),
    phrase("core", "{card.the} lies in the dog: you play alone.", "tarot.did.alone-seen.you")};
inline constexpr Phrase didCalledInDiscard{
    phrase("core", "The called card lay in the discard: {seat} has been alone.",
           "tarot.did.called-in-discard"),
    phrase("core", "The called card lay in your discard: you have been alone.",
           "tarot.did.called-in-discard.you")};
inline constexpr Phrase didDogWas{phrase("core", "The dog was: {cards}.", "tarot.did.chien-was")};
inline constexpr Phrase didExcuseWins{
    phrase("core", "A side that has won all other tricks leads the joker to the last: it wins, and keeps it.",
           "tarot.did.excuse-wins")};

// The sheet of a hand.
inline constexpr Phrase titleMade{
    phrase("core", "{seat} made the {contract} with {n} points", "tarot.title.made"),
    phrase("core", "You made the {contract} with {n} points", "tarot.title.made.you")};
inline constexpr Phrase titleFailed{
    phrase("core", "{seat} failed the {contract} with {n} points", "tarot.title.failed"),
    phrase("core", "You failed the {contract} with {n} points", "tarot.title.failed.you")};
inline constexpr Phrase titleSlamMade{phrase("core", "{seat} made the slam", "tarot.title.slam-made"),
                                      phrase("core", "You made the slam", "tarot.title.slam-made.you")};
inline constexpr Phrase titleSlamFailed{phrase("core", "{seat} failed the slam", "tarot.title.slam-failed"),
                                        phrase("core", "You failed the slam", "tarot.title.slam-failed.you")};
inline constexpr Phrase titleVoid{phrase("core", "Everybody has passed", "tarot.title.void")};
inline constexpr Phrase titlePetitSec{phrase("core", "Petit sec: {seat}", "tarot.title.petit-sec"),
                                      phrase("core", "Petit sec: you", "tarot.title.petit-sec.you")};
inline constexpr Phrase subtitleWith{
    phrase("core", "with {seat} as partner, against three defenders", "tarot.subtitle.with"),
    phrase("core", "with you as partner, against three defenders", "tarot.subtitle.with.you")};
inline constexpr Phrase subtitlePair{
    phrase("core", "with {seat} as partner, against four defenders", "tarot.subtitle.pair"),
    phrase("core", "with you as partner, against four defenders", "tarot.subtitle.pair.you")};
inline constexpr Phrase subtitleAlone{
    phrase("core", "alone, against four defenders", "tarot.subtitle.alone")};
inline constexpr Phrase subtitleOne{phrase("core", "against {seat}", "tarot.subtitle.one"),
                                    phrase("core", "against you", "tarot.subtitle.one.you")};
inline constexpr Phrase subtitleOthers{phrase("core", "against {n} defenders", "tarot.subtitle.others")};
inline constexpr Phrase brief{phrase("core", "{contract.short}", "tarot.brief")};
inline constexpr Phrase briefVoid{phrase("core", "void", "tarot.brief.void")};
inline constexpr Phrase briefPetitSec{phrase("core", "petit sec", "tarot.brief.petit-sec")};
inline constexpr Phrase sheetSlamBid{phrase("core", "Slam bid and made: {score}", "tarot.sheet.slam-made")};
inline constexpr Phrase sheetSlamBidFailed{
    phrase("core", "Slam bid and not made: {score}", "tarot.sheet.slam-lost")};
inline constexpr Phrase sheetDogDefence{
    phrase("core", "Dog, for the defence: {points}", "tarot.sheet.chien-defence")};
inline constexpr Phrase sheetDogNobody{
    phrase("core", "Dog, for nobody: {points}", "tarot.sheet.chien-nobody")};
inline constexpr Phrase sheetExcuseWins{
    phrase("core", "Joker, winning the last trick: 4½ kept by {side}", "tarot.sheet.excuse-wins")};
inline constexpr Phrase sheetContract{phrase("core", "Contract: {score}", "tarot.sheet.contract")};
inline constexpr Phrase sheetCalledOwn{
    phrase("core", "{seat} called a card of the taker's own: alone against four", "tarot.sheet.called-own"),
    phrase("core", "You called a card of your own: alone against four", "tarot.sheet.called-own.you")};
inline constexpr Phrase sheetNoCall{
    phrase("core", "No card could be called: alone against four", "tarot.sheet.no-call")};

// What the match plays.
inline constexpr Phrase optionRulesHouse{phrase("core", "House rules", "option.rules-house")};
inline constexpr Phrase optionRulesFft{phrase("core", "Federation rules (FFT)", "option.rules-fft")};
inline constexpr Phrase optionShuffleCut{
    phrase("core", "The cards are stacked and cut, not shuffled", "option.shuffle-cut")};
inline constexpr Phrase optionShuffleNone{
    phrase("core", "The cards are stacked and dealt as they lie", "option.shuffle-none")};
inline constexpr Phrase optionShuffleFull{
    phrase("core", "The cards are shuffled for every hand", "option.shuffle-full")};

// The contracts on their buttons, and the other calls.
inline constexpr Phrase labelPetite{phrase("core", "Small", "label.petite")};
inline constexpr Phrase labelGarde{phrase("core", "Guard", "label.garde")};
inline constexpr Phrase labelGardeSans{phrase("core", "Guard without", "label.garde-sans")};
inline constexpr Phrase labelGardeContre{phrase("core", "Guard against", "label.garde-contre")};
inline constexpr Phrase labelChelem{phrase("core", "Slam", "label.chelem")};
inline constexpr Phrase labelCall{phrase("core", "Call {card.the}", "label.call")};
inline constexpr Phrase labelDiscard{phrase("core", "Discard {card.the}", "label.discard")};
inline constexpr Phrase labelSlam{phrase("core", "Slam", "label.slam")};
inline constexpr Phrase deedSlam{phrase("core", "Announce a slam", "deed.slam")};
inline constexpr Phrase labelNoSlam{phrase("core", "No slam", "label.no-slam")};
inline constexpr Phrase deedNoSlam{phrase("core", "Announce nothing", "deed.no-slam")};
inline constexpr Phrase labelShow{phrase("core", "Show {n}", "label.show")};
inline constexpr Phrase deedShow{phrase("core", "Show {n} trumps", "deed.show")};
inline constexpr Phrase labelNoShow{phrase("core", "Don't show", "label.no-show")};
inline constexpr Phrase deedNoShow{phrase("core", "Show nothing", "deed.no-show")};

// What has happened.
inline constexpr Phrase phaseChien{phrase("core", "The dog is shown: {cards}.", "phase.chien")};
inline constexpr Phrase phaseChienClosed{phrase("core", "The dog stays face down.", "phase.chien-closed")};
inline constexpr Phrase phasePetitSec{
    phrase("core",
           "{seat} holds the petit, no other trump and no joker: the hand is void before the auction.",
           "phase.petit-sec"),
    phrase("core", "You hold the petit, no other trump and no joker: the hand is void before the auction.",
           "phase.petit-sec.you")};
inline constexpr Phrase didBidContract{phrase("core", "{seat} bids {contract}.", "did.bid-contract"),
                                       phrase("core", "You bid {contract}.", "did.bid-contract.you")};
inline constexpr Phrase didCall{phrase("core", "{seat} calls {card.the}.", "did.call"),
                                phrase("core", "You call {card.the}.", "did.call.you")};
inline constexpr Phrase didNoCall{
    phrase("core", "All sixteen honours are in sight: there is no call, and {seat} plays alone.",
           "did.no-call"),
    phrase("core", "All sixteen honours are in sight: there is no call, and you play alone.",
           "did.no-call.you")};
inline constexpr Phrase didCalledInChien{
    phrase("core", "The called card lay in the dog: {seat} has been alone.", "did.called-in-chien"),
    phrase("core", "The called card lay in the dog: you have been alone.", "did.called-in-chien.you")};
inline constexpr Phrase didDiscard{phrase("core", "{seat} has discarded.", "did.discard"),
                                   phrase("core", "You have discarded.", "did.discard.you")};
inline constexpr Phrase didDiscardTrump{
    phrase("core", "{seat} had to discard trumps and shows them: {cards}.", "did.discard-trump"),
    phrase("core", "You had to discard trumps and show them: {cards}.", "did.discard-trump.you")};
inline constexpr Phrase didSlam{phrase("core", "{seat} announces a slam.", "did.slam"),
                                phrase("core", "You announce a slam.", "did.slam.you")};
inline constexpr Phrase didNoSlam{phrase("core", "{seat} announces nothing.", "did.no-slam"),
                                  phrase("core", "You announce nothing.", "did.no-slam.you")};
inline constexpr Phrase didShow{phrase("core", "{seat} shows a handful of {n} trumps: {cards}.", "did.show"),
                                phrase("core", "You show a handful of {n} trumps: {cards}.", "did.show.you")};
inline constexpr Phrase didExcuse{
    phrase("core", "{seat} plays the joker and keeps it: 4 points, and ½ to whoever takes the trick.",
           "did.excuse"),
    phrase("core", "You play the joker and keep it: 4 points, and ½ to whoever takes the trick.",
           "did.excuse.you")};
inline constexpr Phrase didExcuseLast{
    phrase("core", "The joker falls on the last trick and goes to {side}.", "did.excuse-last")};
inline constexpr Phrase didPetitTaken{phrase("core", "{seat} takes the petit.", "did.petit-taken"),
                                      phrase("core", "You take the petit.", "did.petit-taken.you")};

// On the tags of the contracts: what one counts, and two lines of some twelve letters.
inline constexpr Phrase tagTimes{phrase("core", "×{n}", "tarot.tag.times")};
inline constexpr Phrase tagStake{phrase("core", "±{n}", "tarot.tag.stake")};
inline constexpr Phrase tagDogTaken{phrase("core", "dog is yours", "tarot.tag.dog-taken")};
inline constexpr Phrase tagDogClosed{phrase("core", "dog stays shut", "tarot.tag.dog-closed")};
inline constexpr Phrase tagDogShown{phrase("core", "dog shown", "tarot.tag.dog-shown")};
inline constexpr Phrase tagDogAgainst{phrase("core", "dog against you", "tarot.tag.dog-against")};
inline constexpr Phrase tagBidAlready{phrase("core", "already bid", "tarot.tag.bid-already")};
inline constexpr Phrase tagTooLow{phrase("core", "too low now", "tarot.tag.too-low")};
// Under a card that might be called: may it be, or why not.
inline constexpr Phrase tagMayBeCalled{phrase("core", "may be called", "tarot.tag.may-be-called")};
inline constexpr Phrase tagAlone{phrase("core", "you play alone", "tarot.tag.alone")};
inline constexpr Phrase tagInHand{phrase("core", "you hold it", "tarot.tag.in-hand")};
inline constexpr Phrase tagInDog{phrase("core", "in the dog", "tarot.tag.in-dog")};
inline constexpr Phrase tagNotPlayed{phrase("core", "not here", "tarot.tag.not-played")};

// Why not.
inline constexpr Phrase noSpoken{
    phrase("core", "Everybody speaks only once, and you have spoken.", "no.spoken")};
inline constexpr Phrase noContractNotHigher{phrase(
    "core", "{contract} is not above the bid of {seat}. Bid higher, or pass.", "no.contract-not-higher")};
inline constexpr Phrase noAgainstFive{phrase("core",
                                             "Under house rules there is no guard against the dog at five "
                                             "players: three cards cannot be shared by four.",
                                             "no.against-five")};
inline constexpr Phrase noSlamBidFft{phrase(
    "core", "Under FFT rules a slam is not bid; it is announced after the discard.", "no.slam-bid-fft")};
inline constexpr Phrase noCallOwn{
    phrase("core", "You hold {card.the} yourself. Call one that you do not see.", "no.call-own")};
inline constexpr Phrase noCallInChien{
    phrase("core", "{card.the} lies in the dog. Call one that you do not see.", "no.call-in-chien")};
inline constexpr Phrase noDiscardKing{phrase("core", "A king may never be discarded.", "no.discard-king")};
inline constexpr Phrase noDiscardBout{
    phrase("core", "A bout may never be discarded, and {card.the} is one.", "no.discard-bout")};
inline constexpr Phrase noDiscardPile{
    phrase("core", "Only cards you hold may be discarded; the piles stay as they are.", "no.discard-pile")};
inline constexpr Phrase meansTurns{
    phrase("core", "The card beneath it is turned face up after the trick.", "tarot.means.turns")};
inline constexpr Phrase didTurn{phrase("core", "{seat} turns up {card.the}.", "tarot.did.turn"),
                                phrase("core", "You turn up {card.the}.", "tarot.did.turn.you")};
inline constexpr Phrase noDiscardTrump{
    phrase("core", "No trump may go while enough other cards can: {cards}.", "no.discard-trump")};
inline constexpr Phrase noTrumpLedHigher{phrase(
    "core", "Trumps were led and you hold {cards.and}: you must go over {top.the}.", "no.trump-led-higher")};
inline constexpr Phrase noTrumpLed{
    phrase("core", "Trumps were led and you hold some: {cards.or}.", "no.trump-led")};
inline constexpr Phrase noExcuseLead{
    phrase("core", "The joker may not be led, unless it is your last card.", "no.excuse-lead")};
inline constexpr Phrase noFirstLeadCalled{phrase(
    "core", "The first card of the hand may not be of the called suit ({suit}), except {card.the} itself.",
    "no.first-lead-called")};

// What would follow.
inline constexpr Phrase meansExcuseKeep{phrase(
    "core", "You keep the joker: 4 points for you, ½ for the winner of the trick.", "means.excuse-keep")};
inline constexpr Phrase meansExcuseLost{
    phrase("core", "On the last trick the joker goes to the other side: 4½ points.", "means.excuse-lost")};
inline constexpr Phrase meansExcuseSoon{
    phrase("core", "Two tricks are left: the joker is safe now, and lost on the last.", "means.excuse-soon")};
inline constexpr Phrase meansExcuseSlam{
    phrase("core", "Your side has every trick so far: led to the last one, the joker wins it.",
           "means.excuse-slam")};
inline constexpr Phrase meansPetitRisk{
    phrase("core", "The petit can be taken: {n} [n:player/players] after you may hold a higher trump.",
           "means.petit-risk")};
inline constexpr Phrase meansPetitSafe{
    phrase("core", "The petit is safe here: it wins the trick.", "means.petit-safe")};
inline constexpr Phrase meansPetitLast{phrase(
    "core", "The petit in the last trick is worth {n} more to the side that wins it.", "means.petit-last")};
inline constexpr Phrase meansBoutTaken{
    phrase("core", "One bout more: the attack now needs only {n} points.", "means.bout-taken")};
inline constexpr Phrase meansBoutLost{
    phrase("core", "One bout fewer: the attack now needs {n} points.", "means.bout-lost")};
inline constexpr Phrase meansDiscardCounts{
    phrase("core", "Your discard is worth {points} [points:point/points] and counts for you.",
           "means.discard-counts")};
inline constexpr Phrase meansDiscardVoid{
    phrase("core", "After this you have no {suit} left and can trump it.", "means.discard-void")};
inline constexpr Phrase meansChienDefence{
    phrase("core", "The dog counts for the defence.", "means.chien-defence")};
inline constexpr Phrase meansChienNobody{phrase("core", "The dog counts for nobody.", "means.chien-nobody")};
inline constexpr Phrase meansChienPreneur{
    phrase("core", "The dog counts for the taker.", "means.chien-preneur")};
inline constexpr Phrase meansSlamHouse{
    phrase("core", "A slam bid and made pays 600; one trick lost, and it costs 600.", "means.slam-house")};

// The sheet of a hand.
inline constexpr Phrase sheetAttack{
    phrase("core", "Attack: {points} points with {n} [n:bout/bouts], {m} needed", "sheet.attack")};
inline constexpr Phrase neededWithBouts{
    phrase("core", "{n} needed with {m} [m:bout/bouts]", "tarot.needed.bouts")};
inline constexpr Phrase neededWithoutBout{phrase("core", "{n} needed without a bout", "tarot.needed.none")};
inline constexpr Phrase sheetHalfDropped{
    phrase("core", "The odd half is dropped: {n}", "sheet.half-dropped")};
inline constexpr Phrase sheetHalfWon{
    phrase("core", "The odd half goes to the side that won the contract: {n}", "sheet.half-won")};
inline constexpr Phrase sheetTricksPart{phrase("core", "Tricks: {points}", "sheet.tricks-part")};
inline constexpr Phrase sheetDiscardPart{phrase("core", "Discard: {points}", "sheet.discard-part")};
inline constexpr Phrase sheetChienPart{phrase("core", "Dog: {points}", "sheet.chien-part")};
inline constexpr Phrase sheetExcusePart{phrase("core", "Joker: 4 kept, ½ given", "sheet.excuse-part")};
inline constexpr Phrase sheetExcuseLost{
    phrase("core", "Joker on the last trick: 4½ to {side}", "sheet.excuse-lost")};
inline constexpr Phrase sheetBase{phrase("core", "Base: {base}", "sheet.base")};
inline constexpr Phrase sheetMade{phrase("core", "Points above what was needed: {n}", "sheet.made")};
inline constexpr Phrase sheetFailed{phrase("core", "Points short of what was needed: {n}", "sheet.failed")};
inline constexpr Phrase sheetFactor{
    phrase("core", "{contract.short}, ({base} + {n}) × {m}: {score}", "tarot.sheet.factor")};
inline constexpr Phrase sheetDifference{phrase("core", "Difference {n} × {m}: {price}", "sheet.difference")};
inline constexpr Phrase sheetPetitLast{
    phrase("core", "Petit in the last trick, {side}: {score}", "sheet.petit-last")};
inline constexpr Phrase sheetPetitLastButOne{phrase(
    "core", "Petit in the last trick but one (the joker won the last): {score}", "sheet.petit-last-but-one")};
inline constexpr Phrase sheetPoigneeHouse{
    phrase("core", "{n} trumps held by {seat}: {score}", "sheet.poignee-house"),
    phrase("core", "{n} trumps held by you: {score}", "sheet.poignee-house.you")};
inline constexpr Phrase sheetPoigneeFft{
    phrase("core", "Handful of {n} shown by {seat}, for the winners of the contract: {score}",
           "sheet.poignee-fft"),
    phrase("core", "Handful of {n} shown by you, for the winners of the contract: {score}",
           "sheet.poignee-fft.you")};
inline constexpr Phrase sheetMisereTrumps{
    phrase("core", "{seat} had no trump, a misère, 10 for that side: {score}", "sheet.misere-trumps"),
    phrase("core", "You had no trump, a misère, 10 for your side: {score}", "sheet.misere-trumps.you")};
inline constexpr Phrase sheetMisereHonours{
    phrase("core", "{seat} had no honour, a misère, 10 for that side: {score}", "sheet.misere-honours"),
    phrase("core", "You had no honour, a misère, 10 for your side: {score}", "sheet.misere-honours.you")};
inline constexpr Phrase sheetSlamMade{phrase("core", "Slam announced and made: {score}", "sheet.slam-made")};
inline constexpr Phrase sheetSlamFailed{
    phrase("core", "Slam announced and not made: {score}", "sheet.slam-failed")};
inline constexpr Phrase sheetSlamSilent{
    phrase("core", "Every trick, not announced: {score}", "sheet.slam-silent")};
inline constexpr Phrase sheetSlamSilentHouse{
    phrase("core", "Every trick without bidding it, base: {n}", "sheet.slam-silent-house")};
inline constexpr Phrase sheetSlamDefence{
    phrase("core", "The defence took every trick: {score}", "sheet.slam-defence")};
inline constexpr Phrase sheetValue{phrase("core", "Value of the hand: {score}", "sheet.value")};
inline constexpr Phrase sheetPayPreneur{phrase("core", "Taker × {n}: {score}", "sheet.pay-preneur")};
inline constexpr Phrase sheetPayPartner{phrase("core", "Partner: {score}", "sheet.pay-partner")};
inline constexpr Phrase sheetPayOthers{phrase("core", "Each defender: {score}", "sheet.pay-others")};
inline constexpr Phrase sheetCalledChien{
    phrase("core", "The called card lay in the dog: alone against four", "sheet.called-chien")};

}  // namespace giaguaro::tarotPhrases
