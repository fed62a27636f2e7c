// What the guide and the face's plates say of Tarot. What is done, offered, refused and counted: phrases.h.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::tarotPhrases {

// Words beside a name.
inline constexpr Phrase roleSecretPartner{phrase("core", "secret partner", "tarot.role.secret-partner")};
inline constexpr Phrase roleSecretAlone{phrase("core", "secretly alone", "tarot.role.secret-alone")};

// At the table's edge.
inline constexpr Phrase plateAuction{phrase("core", "Auction", "tarot.plate.auction")};
inline constexpr Phrase plateOpen{phrase("core", "no bid yet", "tarot.plate.open")};
inline constexpr Phrase plateStands{phrase("core", "bid by {seat}", "tarot.plate.stands"),
                                    phrase("core", "your bid", "tarot.plate.stands.you")};
inline constexpr Phrase plateOnce{phrase("core", "one bid each", "tarot.plate.once")};
inline constexpr Phrase platePreneur{phrase("core", "{seat}: {contract.short}", "tarot.plate.preneur"),
                                     phrase("core", "You: {contract.short}", "tarot.plate.preneur.you")};
inline constexpr Phrase plateAgainst{phrase("core", "alone against {n}", "tarot.plate.against")};
inline constexpr Phrase plateCalling{phrase("core", "no card called yet", "tarot.plate.calling")};
inline constexpr Phrase plateHidden{phrase("core", "partner still hidden", "tarot.plate.hidden")};
inline constexpr Phrase platePartner{phrase("core", "partner: {seat}", "tarot.plate.partner"),
                                     phrase("core", "partner: you", "tarot.plate.partner.you")};
inline constexpr Phrase plateWith{phrase("core", "partner: {seat}", "tarot.plate.with"),
                                  phrase("core", "partner: you", "tarot.plate.with.you")};
inline constexpr Phrase plateNeeds{phrase("core", "needs {m} with {n} [n:bout/bouts]", "tarot.plate.needs")};
inline constexpr Phrase platePairs{phrase("core", "each pair's totals", "tarot.plate.pairs")};
inline constexpr Phrase plateSecretPartner{
    phrase("core", "{seat} is the partner", "tarot.plate.secret-partner"),
    phrase("core", "you are the partner", "tarot.plate.secret-partner.you")};
inline constexpr Phrase plateSecretAlone{phrase("core", "secretly alone", "tarot.plate.secret-alone")};
inline constexpr Phrase plateSlam{phrase("core", "slam announced", "tarot.plate.slam")};
inline constexpr Phrase plateDogClosed{phrase("core", "dog face down", "tarot.plate.chien-closed")};
inline constexpr Phrase plateDogShown{phrase("core", "dog shown", "tarot.plate.chien-shown")};
inline constexpr Phrase plateDiscards{phrase("core", "discard: {n} [n:card/cards]", "tarot.plate.discards")};
inline constexpr Phrase plateDogTaken{phrase("core", "dog taken", "tarot.plate.chien-taken")};
inline constexpr Phrase plateDogPreneur{phrase("core", "dog: the taker's", "tarot.plate.chien-preneur")};
inline constexpr Phrase plateDogDefence{phrase("core", "dog: the defence's", "tarot.plate.chien-defence")};
inline constexpr Phrase plateDogNobody{phrase("core", "dog: nobody's", "tarot.plate.chien-nobody")};
inline constexpr Phrase plateDeals{phrase("core", "{seat} deals", "tarot.plate.deals"),
                                   phrase("core", "you deal", "tarot.plate.deals.you")};
inline constexpr Phrase plateTotal{phrase("core", "your total: {score}", "tarot.plate.total")};
inline constexpr Phrase plateBest{phrase("core", "highest total: {score}", "tarot.plate.best")};
inline constexpr Phrase plateAttack{phrase("core", "attack {points} of {n}", "tarot.plate.attack")};
inline constexpr Phrase platePreneurPoints{
    phrase("core", "taker {points} of {n}", "tarot.plate.preneur-points")};
inline constexpr Phrase plateTricks{
    phrase("core", "attack {n} of {m} [m:trick/tricks]", "tarot.plate.tricks")};
inline constexpr Phrase platePreneurTricks{
    phrase("core", "taker {n} of {m} [m:trick/tricks]", "tarot.plate.preneur-tricks")};
inline constexpr Phrase plateBouts{phrase("core", "{n} [n:bout/bouts]", "tarot.plate.bouts")};

// On the seats' plates.
inline constexpr Phrase seatWaits{phrase("core", "has not spoken", "tarot.seat.waits"),
                                  phrase("core", "not spoken yet", "tarot.seat.waits.you")};
inline constexpr Phrase seatPassed{phrase("core", "passed", "tarot.seat.passed")};
inline constexpr Phrase seatStands{phrase("core", "stands", "tarot.seat.stands")};
inline constexpr Phrase seatOutbid{phrase("core", "outbid", "tarot.seat.outbid")};
inline constexpr Phrase seatHolds{phrase("core", "{n} [n:card/cards]", "tarot.seat.holds")};
inline constexpr Phrase seatCards{
    phrase("core", "{n} [n:card/cards], {points} [points:point/points]", "tarot.seat.cards")};
inline constexpr Phrase seatSpokenWaits{
    phrase("core", "{seat} has not spoken yet", "tarot.seat.spoken-waits"),
    phrase("core", "You have not spoken yet", "tarot.seat.spoken-waits.you")};
inline constexpr Phrase seatSpokenPassed{phrase("core", "{seat} has passed", "tarot.seat.spoken-passed"),
                                         phrase("core", "You have passed", "tarot.seat.spoken-passed.you")};
inline constexpr Phrase seatSpokenBid{phrase("core", "{seat} has bid {contract}", "tarot.seat.spoken-bid"),
                                      phrase("core", "You have bid {contract}", "tarot.seat.spoken-bid.you")};
inline constexpr Phrase seatSpokenHolds{
    phrase("core", "{seat}, {n} [n:card/cards]", "tarot.seat.spoken-holds"),
    phrase("core", "You, {n} [n:card/cards]", "tarot.seat.spoken-holds.you")};
inline constexpr Phrase seatSpoken{
    phrase("core", "{seat}, {n} [n:card/cards], {points} [points:point/points]", "tarot.seat.spoken"),
    phrase("core", "You, {n} [n:card/cards], {points} [points:point/points]", "tarot.seat.spoken.you")};

// Said aloud.
inline constexpr Phrase saidCall{phrase("core", "I call {card.the}", "tarot.said.call")};
inline constexpr Phrase saidSlam{phrase("core", "Slam!", "tarot.said.slam")};
inline constexpr Phrase saidHandful{phrase("core", "Handful of {n}", "tarot.said.handful")};

// Over cards that lie open.
inline constexpr Phrase spreadDog{phrase("core", "the dog", "tarot.spread.chien")};
inline constexpr Phrase spreadDogPreneur{
    phrase("core", "the dog, for the taker", "tarot.spread.chien-preneur")};
inline constexpr Phrase spreadFirstPile{phrase("core", "first pile: {seat}", "tarot.spread.first-pile"),
                                        phrase("core", "first pile: you", "tarot.spread.first-pile.you")};
inline constexpr Phrase spreadSecondPile{phrase("core", "second pile: {seat}", "tarot.spread.second-pile"),
                                         phrase("core", "second pile: you", "tarot.spread.second-pile.you")};
inline constexpr Phrase spreadFirstOfTwo{phrase("core", "dog, first pile", "tarot.spread.first-of-two")};
inline constexpr Phrase spreadSecondOfTwo{phrase("core", "second pile", "tarot.spread.second-of-two")};
inline constexpr Phrase spreadDogShare{phrase("core", "from the dog", "tarot.spread.chien-share")};
inline constexpr Phrase spreadHandful{phrase("core", "handful of {n}", "tarot.spread.handful")};
inline constexpr Phrase spreadAside{
    phrase("core", "discarded by {seat}: {points} [points:point/points]", "tarot.spread.aside"),
    phrase("core", "discarded by you: {points} [points:point/points]", "tarot.spread.aside.you")};
inline constexpr Phrase spreadAsideByTwo{phrase(
    "core", "discarded by taker and partner: {points} [points:point/points]", "tarot.spread.aside-by-two")};
inline constexpr Phrase spreadDiscard{phrase("core", "discarded trumps", "tarot.spread.discard")};

// Of a trick that the excuse has won.
inline constexpr Phrase tookWithExcuse{
    phrase("core", "{seat} takes the last trick with the joker, led after winning all the others.",
           "tarot.took.excuse"),
    phrase("core", "You take the last trick with the joker, led after winning all the others.",
           "tarot.took.excuse.you")};

// Where calls are made.
inline constexpr Phrase dockBid{phrase("core", "Your bid", "tarot.dock.bid")};
inline constexpr Phrase dockOpen{
    phrase("core", "{n} + 1 per point over or short, times:", "tarot.dock.open")};
inline constexpr Phrase dockHigher{phrase("core", "above {contract}, or pass", "tarot.dock.higher")};
inline constexpr Phrase dockOnlyPass{phrase("core", "nothing is higher: pass", "tarot.dock.only-pass")};
inline constexpr Phrase dockBarred{phrase("core", "not above {seat}'s bid", "tarot.dock.barred")};
inline constexpr Phrase dockNotPlayed{phrase("core", "not bid by these rules", "tarot.dock.not-played")};
inline constexpr Phrase dockBarredBoth{
    phrase("core", "too low, or not bid by these rules", "tarot.dock.barred-both")};
inline constexpr Phrase dockFree{phrase("core", "may be bid", "tarot.dock.free")};
inline constexpr Phrase dockCall{phrase("core", "Call a card", "tarot.dock.call")};
inline constexpr Phrase dockCallNote{phrase("core", "its holder is your partner", "tarot.dock.call-note")};
inline constexpr Phrase dockCallBarred{
    phrase("core", "in your cards or in the dog", "tarot.dock.call-barred")};
inline constexpr Phrase dockCallOwn{phrase("core", "in your cards", "tarot.dock.call-own")};
inline constexpr Phrase dockCallFree{phrase("core", "may be called", "tarot.dock.call-free")};
inline constexpr Phrase dockDiscard{phrase("core", "Your discard", "tarot.dock.discard")};
inline constexpr Phrase dockDiscardNote{
    phrase("core", "{n} [n:card/cards]; no king, no bout", "tarot.dock.discard-note")};
inline constexpr Phrase dockDiscardTrumps{
    phrase("core", "{n} [n:card/cards], trumps among them", "tarot.dock.discard-trumps")};
inline constexpr Phrase dockDiscardBarred{
    phrase("core", "kings and bouts stay", "tarot.dock.discard-barred")};
inline constexpr Phrase dockDiscardBarredFft{
    phrase("core", "kings, bouts and trumps stay", "tarot.dock.discard-barred-fft")};
inline constexpr Phrase dockDiscardFree{phrase("core", "may go", "tarot.dock.discard-free")};
inline constexpr Phrase dockSlam{phrase("core", "Slam?", "tarot.dock.slam")};
inline constexpr Phrase dockSlamNote{phrase("core", "every trick: +400, or −200", "tarot.dock.slam-note")};
inline constexpr Phrase dockShow{phrase("core", "Your handful", "tarot.dock.show")};
inline constexpr Phrase dockShowNote{
    phrase("core", "for the side that wins the contract", "tarot.dock.show-note")};

// The status line.
inline constexpr Phrase statusOpen{
    phrase("core", "Your turn. Bid a contract, or pass.", "tarot.status.open")};
inline constexpr Phrase statusHigher{
    phrase("core", "Your turn. Bid more than {contract}, or pass.", "tarot.status.higher")};
inline constexpr Phrase statusOnlyPass{
    phrase("core", "Your turn. Nothing is higher than {contract}: pass.", "tarot.status.only-pass")};
inline constexpr Phrase statusLead{
    phrase("core", "Your turn. You lead: any card will do.", "tarot.status.lead")};
inline constexpr Phrase statusLeadNoExcuse{
    phrase("core", "Your turn. You lead: any card but the joker.", "tarot.status.lead-no-excuse")};
inline constexpr Phrase statusLeadFirst{
    phrase("core", "Your turn. You lead: no {suit}, except {card.the}.", "tarot.status.lead-first")};
inline constexpr Phrase statusLeadNoCalled{
    phrase("core", "Your turn. You lead: no {suit}.", "tarot.status.lead-no-called")};
inline constexpr Phrase statusSetSuit{
    phrase("core", "Your turn. Your card sets the suit.", "tarot.status.set-suit")};
inline constexpr Phrase statusFollow{
    phrase("core", "Your turn. You must follow {suit}.", "tarot.status.follow")};
inline constexpr Phrase statusTrump{
    phrase("core", "Your turn. You have no {suit}: you must trump.", "tarot.status.trump")};
inline constexpr Phrase statusOvertrump{
    phrase("core", "Your turn. You have no {suit}: trump over {top.the}.", "tarot.status.overtrump")};
inline constexpr Phrase statusUndertrump{phrase(
    "core", "Your turn. You cannot go over {top.the}, but you must trump.", "tarot.status.undertrump")};
inline constexpr Phrase statusTrumpHigher{
    phrase("core", "Your turn. Trumps were led: go over {top.the}.", "tarot.status.trump-higher")};
inline constexpr Phrase statusTrumpLower{
    phrase("core", "Your turn. Trumps were led: any trump will do.", "tarot.status.trump-lower")};
inline constexpr Phrase statusNeither{
    phrase("core", "Your turn. You can neither follow nor trump: any card will do.", "tarot.status.neither")};
inline constexpr Phrase statusNoTrumps{phrase(
    "core", "Your turn. Trumps were led and you have none: any card will do.", "tarot.status.no-trumps")};
inline constexpr Phrase statusOne{
    phrase("core", "Your turn. Only {card.the} may be played.", "tarot.status.one")};
inline constexpr Phrase statusLast{phrase("core", "Your turn. It is your last card.", "tarot.status.last")};

// The guide.
inline constexpr Phrase whereNoBid{phrase("core", "Nobody has bid yet.", "tarot.where.no-bid")};
inline constexpr Phrase whereStands{
    phrase("core", "{seat} has bid {contract}; the next bid must be higher.", "tarot.where.stands"),
    phrase("core", "Your bid of {contract} stands.", "tarot.where.stands.you")};
inline constexpr Phrase wherePassed{phrase("core", "{seats} [n:has/have] passed.", "tarot.where.passed")};
inline constexpr Phrase wherePassedYou{phrase("core", "You have passed.", "tarot.where.passed-you")};
inline constexpr Phrase whereDogDown{
    phrase("core", "{n} cards lie face down: the dog.", "tarot.where.chien-down")};
inline constexpr Phrase whereDogLater{
    phrase("core", "The dog is turned once the card has been called.", "tarot.where.chien-later")};
inline constexpr Phrase whereContract{
    phrase("core", "{seat} is the taker, with {contract}.", "tarot.where.contract"),
    phrase("core", "You are the taker, with {contract}.", "tarot.where.contract.you")};
inline constexpr Phrase whereAgainst{
    phrase("core", "{seat} is the taker, with {contract}, alone against the other {n}.",
           "tarot.where.against"),
    phrase("core", "You are the taker, with {contract}, alone against the other {n}.",
           "tarot.where.against.you")};
inline constexpr Phrase whereCalled{
    phrase("core", "{card.the} was called; whoever holds it is the secret partner.", "tarot.where.called")};
inline constexpr Phrase wherePartner{phrase("core", "The partner is {seat}.", "tarot.where.partner"),
                                     phrase("core", "You are the partner.", "tarot.where.partner.you")};
inline constexpr Phrase whereAlone{phrase("core", "{seat} plays alone against four.", "tarot.where.alone"),
                                   phrase("core", "You play alone against four.", "tarot.where.alone.you")};
inline constexpr Phrase whereTrick{phrase("core", "Trick {n} of {m}.", "tarot.where.trick")};
inline constexpr Phrase whereDiscard{phrase("core", "Your discard: {cards}.", "tarot.where.discard")};
inline constexpr Phrase whereDiscardWas{
    phrase("core", "The discard was {cards}.", "tarot.where.discard-was")};
inline constexpr Phrase whereDogHeld{phrase("core", "The dog held {cards}.", "tarot.where.chien-held")};
inline constexpr Phrase whereDogCounts{
    phrase("core", "The dog, {cards}, counts for the taker.", "tarot.where.chien-counts")};
inline constexpr Phrase mayCallBelow{
    phrase("core", "You hold all four kings, so one of these may be called too: {cards.or}.",
           "tarot.may.call-below")};
inline constexpr Phrase canLeadNoExcuse{
    phrase("core", "You lead: any card will do, except the joker, which may not be led.",
           "tarot.can.lead-no-excuse")};
inline constexpr Phrase canLeadNoCalled{
    phrase("core", "First lead of the hand: no {suit}, the called suit.", "tarot.can.lead-no-called")};
inline constexpr Phrase canTrumpOne{phrase(
    "core", "You have no {suit}: you must trump, and {card.the} is your only trump.", "tarot.can.trump-one")};
inline constexpr Phrase canNoTrumps{phrase(
    "core", "Trumps were led and you have none: play any card. It cannot win.", "tarot.can.no-trumps")};
inline constexpr Phrase whyAuction{phrase("core",
                                          "With 0, 1, 2 or 3 bouts (the 21, the petit, the joker) the taker "
                                          "needs 56, 51, 41 or 36 of the 91 points.",
                                          "tarot.why.auction")};
inline constexpr Phrase whyGoal{
    phrase("core", "Whoever bids highest plays against all the others.", "tarot.why.goal")};
inline constexpr Phrase whyGoalFive{
    phrase("core", "Whoever bids highest plays with a secret partner against the other three.",
           "tarot.why.goal-five")};
inline constexpr Phrase whyGoalSix{
    phrase("core",
           "Players opposite each other are partners. Whoever bids highest plays with the partner against "
           "the other four; you may bid above your own partner, too.",
           "tarot.why.goal-six")};
inline constexpr Phrase whyGoalTwo{phrase(
    "core",
    "Whoever bids highest is the taker and plays against the other. You both see the cards that lie face up, "
    "and each plays their own like cards in hand; the cards beneath nobody knows, not even their owner.",
    "tarot.why.goal-two")};
inline constexpr Phrase unseenTwo{phrase(
    "core",
    "You have not seen {n} cards: {held} in {other}'s hand, {mine} beneath your piles, {theirs} beneath "
    "{other}'s. Those nobody knows, not even their owner.",
    "tarot.unseen.two")};
inline constexpr Phrase unseenTwoAside{phrase(
    "core",
    "You have not seen {n} cards: {held} in {other}'s hand, {mine} beneath your piles, {theirs} beneath "
    "{other}'s (those nobody knows, not even their owner), and {aside} put aside.",
    "tarot.unseen.two-aside")};
inline constexpr Phrase mayFromPiles{phrase("core", "From your piles: {cards.or}.", "tarot.may.from-piles")};
inline constexpr Phrase whyPilesStay{
    phrase("core", "Only cards you hold may go; the piles stay as they are.", "tarot.why.piles-stay")};
inline constexpr Phrase plateAgainstOne{phrase("core", "against {seat}", "tarot.plate.against-one"),
                                        phrase("core", "against you", "tarot.plate.against-one.you")};
inline constexpr Phrase seatPiles{phrase("core", "{n} in hand, {m} in piles", "tarot.seat.piles")};
inline constexpr Phrase seatSpokenPiles{
    phrase("core", "{seat}, {n} [n:card/cards] in hand, {m} in piles, {points} [points:point/points]",
           "tarot.seat.spoken-piles"),
    phrase("core", "You, {n} [n:card/cards] in hand, {m} in piles, {points} [points:point/points]",
           "tarot.seat.spoken-piles.you")};
inline constexpr Phrase whyPrice{phrase(
    "core", "The hand is worth 25 plus the points above or below those needed, times:", "tarot.why.price")};
inline constexpr Phrase whyPetite{
    phrase("core", "×{n} small: take the dog, discard as many cards.", "tarot.why.petite")};
inline constexpr Phrase whyGarde{
    phrase("core", "×{n} guard: take the dog, discard as many cards.", "tarot.why.garde")};
inline constexpr Phrase whyGardeSans{
    phrase("core", "×{n} guard without the dog: it counts for you.", "tarot.why.garde-sans")};
inline constexpr Phrase whyGardeContre{
    phrase("core", "×{n} guard against the dog: it counts for the others.", "tarot.why.garde-contre")};
inline constexpr Phrase whyChelem{
    phrase("core", "A slam is worth {n}: win every trick; the dog is nobody's.", "tarot.why.chelem")};
inline constexpr Phrase whyCall{
    phrase("core", "The partner wins or loses half as much as the taker.", "tarot.why.call")};
inline constexpr Phrase whyCallDog{
    phrase("core", "If the called card lies in the dog, the taker plays alone against four.",
           "tarot.why.call-chien")};
inline constexpr Phrase whyDiscard{
    phrase("core", "The discard counts for the taker; nobody else sees it.", "tarot.why.discard")};
inline constexpr Phrase whyDiscardFft{
    phrase("core", "The discard counts for the taker; nobody else sees it, except trumps.",
           "tarot.why.discard-fft")};
inline constexpr Phrase whyDiscardPair{
    phrase("core",
           "Taker and partner take a pile of the dog each and put three cards aside, the taker first. All "
           "six count for both; each sees only their own.",
           "tarot.why.discard-pair")};
inline constexpr Phrase whyDiscardMarks{
    phrase("core", "\u25C6 over one of your cards: it came from the dog.", "tarot.why.discard-marks")};
inline constexpr Phrase whySlam{
    phrase("core", "A slam, announced and made, is worth 400 more; one trick lost, and it costs 200.",
           "tarot.why.slam")};
inline constexpr Phrase meansLastTrick{
    phrase("core", "It is the last trick: the joker would go to the other side.", "tarot.means.last-trick")};
inline constexpr Phrase meansPetitOut{
    phrase("core", "The petit is still out: in the last trick it is worth {n} more to the side that wins it.",
           "tarot.means.petit-out")};

inline constexpr Phrase needYours{phrase(
    "core", "With your {n} [n:bout/bouts] you would need {m} points as the taker.", "tarot.need.yours")};
inline constexpr Phrase needYoursNone{
    phrase("core", "You hold no bout: as the taker you would need {m} points.", "tarot.need.yours-none")};
inline constexpr Phrase needEnough{
    phrase("core", "The attack has {points}: as it stands that is enough.", "tarot.need.enough")};
inline constexpr Phrase needDiscard{
    phrase("core", "The discard comes on top: only the taker knows what it is worth.", "tarot.need.discard")};
inline constexpr Phrase needDiscards{
    phrase("core", "What taker and partner have put aside comes on top: each of them knows only their own.",
           "tarot.need.discards")};
inline constexpr Phrase needDog{
    phrase("core", "The dog comes on top: it is still face down.", "tarot.need.chien")};
inline constexpr Phrase needDefenceOpen{
    phrase("core", "As it stands, {side} fails if the others take {more} more [more:point/points].",
           "tarot.need.defence-open")};
inline constexpr Phrase needDefenceYours{
    phrase("core",
           "Your side, the defence, has {points} [points:point/points]; with {more} more the contract fails.",
           "tarot.need.defence-yours")};
inline constexpr Phrase needDefenceYoursOpen{
    phrase("core",
           "Your side, the defence, has {points} [points:point/points]; as it stands, with {more} more the "
           "contract fails.",
           "tarot.need.defence-yours-open")};
inline constexpr Phrase needSlamLost{
    phrase("core", "The slam can no longer be made.", "tarot.need.slam-lost")};

// Rows of the phrase book.
inline constexpr Phrase phaseCall{phrase("core", "{seat} is calling a card.", "phase.call"),
                                  phrase("core", "Call the card of your partner.", "phase.call.you")};
inline constexpr Phrase phaseDiscard{
    phrase("core", "{seat} is discarding {n} [n:card/cards].", "phase.discard"),
    phrase("core", "Discard {n} [n:card/cards].", "phase.discard.you")};
inline constexpr Phrase phaseAnnounce{phrase("core", "{seat} may announce a slam.", "phase.announce"),
                                      phrase("core", "Do you announce a slam?", "phase.announce.you")};
inline constexpr Phrase phaseShow{phrase("core", "{seat} may show a handful.", "phase.show"),
                                  phrase("core", "You hold a handful. Do you show it?", "phase.show.you")};
inline constexpr Phrase mayOpenContract{
    phrase("core", "Nobody has bid. You may bid any contract of this table, or pass. You speak only once.",
           "may.open-contract")};
inline constexpr Phrase mayHigher{phrase(
    "core", "{seat} has bid {contract}. You may bid higher, or pass. You speak only once.", "may.higher")};
inline constexpr Phrase mayOnlyPass{
    phrase("core", "Nothing is higher than {contract}. You can only pass.", "may.only-pass")};
inline constexpr Phrase mayCallKing{
    phrase("core", "Call a king: {cards.or}. Its holder is your secret partner.", "may.call-king")};
inline constexpr Phrase mayCallLower{
    phrase("core", "No king is left to call. Call one of these instead: {cards.or}.", "may.call-lower")};
inline constexpr Phrase mayCallOwn{
    phrase("core", "You may call a card of your own; then you play alone against four.", "may.call-own")};
inline constexpr Phrase mayDiscard{phrase(
    "core", "Discard {n} [n:card/cards]. No king, no bout. What you discard counts for you.", "may.discard")};
inline constexpr Phrase mayDiscardFft{
    phrase("core", "Discard {n} [n:card/cards]. No king, no bout, and no trump while other cards can go.",
           "may.discard-fft")};
inline constexpr Phrase mayDiscardTrumps{phrase(
    "core",
    "You have too few other cards: {n} [n:trump/trumps] must go too, and everybody will see [n:it/them].",
    "may.discard-trumps")};
inline constexpr Phrase maySlam{
    phrase("core", "Announce a slam (every trick: +400 or −200), or say nothing.", "may.slam")};
inline constexpr Phrase mayShow{phrase(
    "core", "You may show {n} trumps: {m} points to the side that wins the contract, whoever shows them.",
    "may.show")};
inline constexpr Phrase canTrumpHigher{
    phrase("core", "Trumps were led: you must go over {top.the}, with {cards.or}.", "can.trump-higher")};
inline constexpr Phrase canTrumpLower{phrase(
    "core", "Trumps were led and you cannot go over {top.the}: any trump will do.", "can.trump-lower")};
inline constexpr Phrase canExcuse{
    phrase("core", "Or the joker: it lets you off this trick, and you keep it.", "can.excuse")};
inline constexpr Phrase canExcuseLed{
    phrase("core", "The joker was led: the next card sets the suit.", "can.excuse-led"),
    phrase("core", "The joker was led: your card sets the suit.", "can.excuse-led.you")};
inline constexpr Phrase canExcuseFirstFft{
    phrase("core", "The joker was led: the card that sets the suit may also be of the called suit.",
           "can.excuse-first-fft")};
inline constexpr Phrase canLeadFirstFft{
    phrase("core", "First lead of the hand: no {suit}, except {card.the} itself.", "can.lead-first-fft")};
inline constexpr Phrase needBouts{
    phrase("core", "With {n} [n:bout/bouts] the attack needs {m} points.", "need.bouts")};
inline constexpr Phrase needBoutsOpen{phrase("core",
                                             "With the [k:one bout/{k} bouts] that it has now the attack "
                                             "needs {m} points; {n} [n:bout is/bouts are] still in play.",
                                             "need.bouts-open")};
inline constexpr Phrase needBoutsNone{phrase(
    "core", "Without a bout, as now, the attack needs {m} points; {n} [n:bout is/bouts are] still in play.",
    "tarot.need.bouts-none")};
inline constexpr Phrase needBoutsHeld{phrase("core",
                                             "With {cards} in your hand your side needs {m} points as things "
                                             "are; {n} [n:bout is/bouts are] still in play, [k:that one "
                                             "included/those {k} included].",
                                             "tarot.need.bouts-held")};
inline constexpr Phrase needMadeAgainst{phrase(
    "core", "{seat} has made the contract already: the defence has lost it.", "tarot.need.made-against")};
inline constexpr Phrase needAttack{
    phrase("core", "The attack has {points} and needs {more} more.", "need.attack")};
inline constexpr Phrase needSlam{phrase("core", "A slam was announced: every trick is needed.", "need.slam")};
inline constexpr Phrase factPoignee{phrase("core", "{seat} has shown {n} trumps.", "fact.poignee"),
                                    phrase("core", "You have shown {n} trumps.", "fact.poignee.you")};
inline constexpr Phrase factPartnerYou{
    phrase("core", "You are the {mate}; nobody else knows.", "fact.partner.you")};
inline constexpr Phrase factAloneYou{phrase("core", "You play alone; nobody else knows.", "fact.alone.you")};

// The strip of ranks and points.
inline constexpr Phrase ranksTrumps{phrase("core", "Trumps", "tarot.ranks.trumps")};
inline constexpr Phrase ranksSuits{phrase("core", "Each suit", "tarot.ranks.suits")};
inline constexpr Phrase ranksExcuse{phrase(
    "core", "{card.the} counts {points} and takes no trick. {total} points in all.", "tarot.ranks.excuse")};

}  // namespace giaguaro::tarotPhrases
