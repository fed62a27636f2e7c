// What only Briscola Chiamata says. Shared sentences: core/rules/phrases.h,
// core/families/free-play/called_card_phrases.h.
#pragma once

#include "core/families/free-play/called_card_phrases.h"
#include "core/families/free-play/free_play.h"
#include "core/rules/phrases.h"

namespace giaguaro::briscolaPhrases {

inline constexpr Text name = phrase("core", "Briscola Chiamata", "briscola.name");
inline constexpr Text line = phrase("core",
                                    "Five players, forty cards: the caller and a secret partner against "
                                    "three, in an auction that goes on past the two.",
                                    "briscola.line");

// The options.
inline constexpr Text tieLabel = phrase("core", "60 to 60", "briscola.tie.label");
inline constexpr Text tieExplain =
    phrase("core", "Who wins at 60 to 60, as long as nothing was raised.", "briscola.tie.explain");
inline constexpr Text leadLabel = phrase("core", "The first lead", "briscola.lead.label");
inline constexpr Text leadExplain = phrase("core", "Who leads the first trick.", "briscola.lead.explain");
inline constexpr Text soloLabel = phrase("core", "Solo", "briscola.solo.label");
inline constexpr Text soloExplain = phrase(
    "core", "Whether somebody may play alone and without trump, over any bid.", "briscola.solo.explain");
inline constexpr Phrase optionTieCaller{
    phrase("core", "At 60 to 60 the caller wins, as long as nothing was raised", "option.tie-caller")};
inline constexpr Phrase optionTieOpponents{
    phrase("core", "At 60 to 60 the opponents win", "option.tie-opponents")};
inline constexpr Phrase optionLeadAfterDealer{
    phrase("core", "The player after the dealer leads the first trick", "option.lead-after-dealer")};
inline constexpr Phrase optionLeadCaller{
    phrase("core", "The caller leads the first trick", "option.lead-caller")};
inline constexpr Phrase optionSoloYes{phrase("core", "Solo is allowed", "option.solo-yes")};
inline constexpr Phrase optionSoloNo{phrase("core", "Solo is not allowed", "option.solo-no")};

// Nouns, with their forms (core/rules/message.h).
inline constexpr Text theCaller = phrase("core", "caller; the: the caller", "briscola.noun.caller");
inline constexpr Text thePartner = phrase("core", "partner; the: the partner", "briscola.noun.partner");
inline constexpr Text callersSide = phrase("core", "the caller's side", "briscola.noun.side");
inline constexpr CalledCardNouns nouns{theCaller, thePartner, callersSide};

// Words beside a name.
inline constexpr Phrase roleCaller{phrase("core", "caller", "briscola.role.caller")};
inline constexpr Phrase rolePartner{phrase("core", "partner", "briscola.role.partner")};
inline constexpr Phrase roleAlone{phrase("core", "caller, alone", "briscola.role.alone")};
inline constexpr Phrase roleSolo{phrase("core", "solo", "briscola.role.solo")};
inline constexpr Phrase roleOpponent{phrase("core", "against the caller", "briscola.role.opponent")};
inline constexpr Phrase roleSecretPartner{phrase("core", "secret partner", "briscola.role.secret-partner")};

// At the table's edge.
inline constexpr Phrase plateStandsFor{phrase("core", "bid by {seat} for {n}", "briscola.plate.stands-for"),
                                       phrase("core", "your bid for {n}", "briscola.plate.stands-for.you")};
inline constexpr Phrase plateRaising{phrase("core", "now points are raised", "briscola.plate.raising")};
inline constexpr Phrase plateCaller{phrase("core", "Caller: {seat}", "briscola.plate.caller"),
                                    phrase("core", "Caller: you", "briscola.plate.caller.you")};
inline constexpr Phrase plateSolo{phrase("core", "Solo: {seat}", "briscola.plate.solo"),
                                  phrase("core", "Solo: you", "briscola.plate.solo.you")};
inline constexpr Phrase plateBidFor{
    phrase("core", "bid {rank.the} for {n}", "briscola.plate.bid-for"),
    phrase("core", "you bid {rank.the} for {n}", "briscola.plate.bid-for.you")};
inline constexpr Phrase plateTrumpFor{phrase("core", "trump: {suit}; for {n}", "briscola.plate.trump-for")};
inline constexpr Phrase plateNoTrump{phrase("core", "no trump", "briscola.plate.no-trump")};
inline constexpr Phrase plateHidden{phrase("core", "partner still hidden", "briscola.plate.hidden")};
inline constexpr Phrase platePartner{phrase("core", "partner: {seat}", "briscola.plate.partner"),
                                     phrase("core", "partner: you", "briscola.plate.partner.you")};
inline constexpr Phrase plateSecretPartner{
    phrase("core", "{seat} is the partner", "briscola.plate.secret-partner"),
    phrase("core", "you are the partner", "briscola.plate.secret-partner.you")};
inline constexpr Phrase plateSidePoints{
    phrase("core", "caller's side {n}, others {m}", "briscola.plate.side-points")};
inline constexpr Phrase plateCallerPoints{
    phrase("core", "the caller has {n}", "briscola.plate.caller-points")};
inline constexpr Phrase plateAlonePoints{
    phrase("core", "caller {n}, others {m}", "briscola.plate.alone-points")};
inline constexpr Phrase plateTo{phrase("core", "{n} of 120 points win", "briscola.plate.to")};

// On the seats' plates, in the auction.
inline constexpr Phrase seatBidFor{phrase("core", "for {n}", "briscola.seat.bid-for")};
inline constexpr Phrase seatSpokenRaise{
    phrase("core", "{seat}, bid the two for {n} points", "briscola.seat.spoken-raise"),
    phrase("core", "You bid the two for {n} points", "briscola.seat.spoken-raise.you")};
inline constexpr Phrase seatSpokenOblige{
    phrase("core", "{seat}, bid {rank.the} obbligata for {n} points", "briscola.seat.spoken-oblige"),
    phrase("core", "You bid {rank.the} obbligata for {n} points", "briscola.seat.spoken-oblige.you")};

// Where calls are made.
inline constexpr Phrase labelRaise{phrase("core", "Two for {n}", "label.raise")};
inline constexpr Phrase labelOblige{phrase("core", "{rank} obbligata for {n}", "label.oblige")};
inline constexpr Phrase labelSolo{phrase("core", "Solo (without trump)", "label.solo")};
inline constexpr Phrase tagSolo{phrase("core", "Solo", "briscola.tag.solo")};
inline constexpr Phrase deedRaise{phrase("core", "Bid the two for {n}", "briscola.deed.raise")};
inline constexpr Phrase deedOblige{
    phrase("core", "Bid {rank.the} obbligata for {n}", "briscola.deed.oblige")};
inline constexpr Phrase deedSolo{phrase("core", "Say solo", "briscola.deed.solo")};
inline constexpr Phrase dockRaise{phrase("core", "Your raise", "briscola.dock.raise")};
inline constexpr Phrase dockAbove{phrase("core", "above the {n} points of {seat}", "briscola.dock.above")};
inline constexpr Phrase dockAboveTwo{
    phrase("core", "the two of {seat} stands: from 62 on", "briscola.dock.above-two")};
inline constexpr Phrase dockNoSuit{phrase("core", "no suit of yours fits", "briscola.dock.no-suit")};
inline constexpr Phrase dockObliged{
    phrase("core", "only where you hold all cards below {rank.the}", "briscola.dock.obliged")};
inline constexpr Phrase dockUnfit{phrase("core", "do not fit {rank.the}", "briscola.dock.unfit")};
inline constexpr Phrase dockFits{phrase("core", "may be named", "briscola.dock.fits")};

// The status line.
inline constexpr Phrase statusRaise{
    phrase("core", "Your turn. Promise more than {n} points, say solo, or pass.", "briscola.status.raise")};
inline constexpr Phrase statusRaiseOnly{
    phrase("core", "Your turn. Promise more than {n} points, or pass.", "briscola.status.raise-only")};
inline constexpr Phrase statusRaiseTwo{
    phrase("core", "Your turn. Promise 62 points or more, say solo, or pass.", "briscola.status.raise-two")};
inline constexpr Phrase statusRaiseTwoOnly{
    phrase("core", "Your turn. Promise 62 points or more, or pass.", "briscola.status.raise-two-only")};

// What has happened.
inline constexpr Phrase didRaise{phrase("core", "{seat} bids the two for {n} points.", "did.raise"),
                                 phrase("core", "You bid the two for {n} points.", "did.raise.you")};
inline constexpr Phrase didOblige{
    phrase("core", "{seat} bids {rank.the} obbligata for {n} points.", "did.oblige"),
    phrase("core", "You bid {rank.the} obbligata for {n} points.", "did.oblige.you")};
inline constexpr Phrase didSolo{
    phrase("core", "{seat} says solo: alone against four, without trump.", "did.solo"),
    phrase("core", "You say solo: alone against four, without trump.", "did.solo.you")};

// The guide: where we are.
inline constexpr Phrase whereTwo{phrase("core",
                                        "{seat} has bid the two. Nothing is lower: from here on only points "
                                        "are raised, from 62.",
                                        "briscola.where.two"),
                                 phrase("core",
                                        "Your two stands. Nothing is lower: from here on only points are "
                                        "raised, from 62.",
                                        "briscola.where.two.you")};
inline constexpr Phrase whereRaised{
    phrase("core", "{seat} has bid the two for {n} points.", "briscola.where.raised"),
    phrase("core", "Your two for {n} points stands.", "briscola.where.raised.you")};
inline constexpr Phrase whereObliged{
    phrase("core",
           "{seat} has bid {rank.the} obbligata for {n} points: in some suit, "
           "{seat} holds every card below {rank.the} and not {rank.the} itself.",
           "briscola.where.obliged"),
    phrase("core", "Your bid of {rank.the} obbligata for {n} points stands.", "briscola.where.obliged.you")};
inline constexpr Phrase wherePromised{phrase("core", "{n} points were promised.", "briscola.where.promised")};
inline constexpr Phrase wherePromisedTimes{
    phrase("core", "{n} points were promised, and the stakes count ×{m}.", "briscola.where.promised-times")};
inline constexpr Phrase afterPromised{
    phrase("core", "{seat} promised {n} points in the auction.", "briscola.after.promised"),
    phrase("core", "You promised {n} points in the auction.", "briscola.after.promised.you")};
inline constexpr Phrase afterSolo{
    phrase("core", "Whoever plays solo needs {n} of the 120 points, whatever the table's rule for ties.",
           "briscola.after.solo")};
inline constexpr Phrase whereSolo{
    phrase("core", "{seat} plays solo: alone against four, and there is no trump.", "briscola.where.solo"),
    phrase("core", "You play solo: alone against four, and there is no trump.", "briscola.where.solo.you")};

// What may be done.
inline constexpr Phrase mayRaiseTwo{
    phrase("core",
           "{seat} has bid the two. You may bid it too for 62 points or more, "
           "up to 120, or pass.",
           "briscola.may.raise-two")};
inline constexpr Phrase mayRaise{phrase("core",
                                        "{seat} has bid for {n} points. You may bid the two for {m} or "
                                        "more, up to 120, or pass.",
                                        "may.raise")};
inline constexpr Phrase mayOblige{phrase("core",
                                         "You may also bid {rank.the} obbligata: in {suits} you hold every "
                                         "card below it, and not the card itself.",
                                         "may.oblige")};
inline constexpr Phrase mayObligeFirst{
    phrase("core",
           "You hold {cards.and}. Once somebody has bid the two you will be "
           "able to bid obbligata.",
           "may.oblige-first")};
inline constexpr Phrase maySolo{
    phrase("core", "Or say solo, over any bid: alone, without trump, 61 points.", "may.solo")};
inline constexpr Phrase mayNameSuitOblige{
    phrase("core",
           "Choose among {suits}: only there do you hold every card below "
           "{rank.the} and not {rank.the} itself.",
           "may.name-suit-oblige")};

// Why not.
inline constexpr Phrase noRankAfterTwo{
    phrase("core",
           "The two has been bid, and nothing is lower. Now only points can be "
           "raised.",
           "no.rank-after-two")};
inline constexpr Phrase noPointsBeforeTwo{
    phrase("core", "Points can be raised only after somebody has bid the two.", "no.points-before-two")};
inline constexpr Phrase noObligeBeforeTwo{
    phrase("core", "An obbligata is possible only after somebody has bid the two.", "no.oblige-before-two")};
inline constexpr Phrase noPointsNotHigher{
    phrase("core", "{n} is not above the {m} already promised.", "no.points-not-higher")};
inline constexpr Phrase noObligeMissing{
    phrase("core",
           "For {rank.the} obbligata you must hold every card below it in one "
           "suit. You lack {cards.and}.",
           "no.oblige-missing")};
inline constexpr Phrase noObligeNoTwo{
    phrase("core",
           "For {rank.the} obbligata you must hold every card below it in one suit, from the two up: in no "
           "suit do you.",
           "no.oblige-no-two")};
inline constexpr Phrase noObligeHeld{
    phrase("core", "You hold {card.the} yourself, so you cannot bid it obbligata.", "no.oblige-held")};
inline constexpr Phrase noSoloOption{phrase("core", "In this match solo is switched off.", "no.solo-option")};
inline constexpr Phrase noSuitOblige{
    phrase("core",
           "Not {suit}: after {rank.the} obbligata it must be a suit in which "
           "you hold every card below it and not the card itself.",
           "no.suit-oblige")};

// What it means.
inline constexpr Phrase whyAuction{phrase("core",
                                          "The caller and a secret partner need {n} of the 120 points "
                                          "together. The lower the bid, the weaker the partner's card.",
                                          "briscola.why.auction")};
inline constexpr Phrase whyRaise{
    phrase("core",
           "The points promised must be made. Up to 70 the stakes are 2 and 1; from 71 they count twice, "
           "from 81 three times, and so on, from 111 six times.",
           "briscola.why.raise")};
inline constexpr Phrase whyPromised{
    phrase("core", "The caller and a secret partner need the {n} points that were promised.",
           "briscola.why.promised")};
inline constexpr Phrase meansTwoBriscola{phrase(
    "core", "After the two the others can still raise the points, or say solo.", "means.two-briscola")};
inline constexpr Phrase meansTwoNoSolo{
    phrase("core", "After the two the others can still raise the points.", "briscola.means.two-no-solo")};
inline constexpr Phrase meansBidTwo{phrase("core",
                                           "If nobody goes higher you are the {role}. You name a suit, and "
                                           "whoever holds {rank.the} of it is your {mate}.",
                                           "briscola.means.bid-two")};
inline constexpr Phrase meansTwoPartner{
    phrase("core", "{mate}: whoever holds the two of your suit", "briscola.means.two-partner")};
inline constexpr Phrase meansObligePartner{
    phrase("core", "{mate}: whoever holds {rank.the} of {suits}", "briscola.means.oblige-partner")};
inline constexpr Phrase meansPromise{phrase("core", "You promise {n} points.", "means.promise")};
inline constexpr Phrase meansMax{
    phrase("core", "120 points: the auction is over, and not one point may be lost.", "means.max")};
inline constexpr Phrase tagStakes{phrase("core", "×{n}", "briscola.tag.stakes")};
inline constexpr Phrase meansStakesPlain{
    phrase("core", "Up to 70 points the stakes stay 2 and 1.", "briscola.means.stakes-plain")};
inline constexpr Phrase meansStakes{
    phrase("core", "Above 70 points the stakes grow: here ×{n}.", "means.stakes")};
inline constexpr Phrase meansSolo{phrase("core",
                                         "Solo ends the auction. No trump, no partner, 61 points; ±4 for "
                                         "you, ∓1 for the others.",
                                         "means.solo")};
inline constexpr Phrase meansSoloPlain{
    phrase("core", "What was raised before no longer counts, and nothing is multiplied.",
           "briscola.means.solo-plain")};

// What is still needed.
inline constexpr Phrase needOpen{phrase(
    "core", "{side} has {points} and needs {more} more of the {left} that are left.", "briscola.need.open")};
inline constexpr Phrase needTieCaller{
    phrase("core", "At 60 to 60 the caller wins, as long as nothing was raised.", "need.tie-caller")};
inline constexpr Phrase needTieOpponents{
    phrase("core", "At 60 to 60 the opponents win.", "need.tie-opponents")};
inline constexpr Phrase needPromised{
    phrase("core", "{n} were promised, so {n} are needed.", "need.promised")};
inline constexpr Phrase needSolo{phrase("core", "A solo needs 61 points.", "briscola.need.solo")};
inline constexpr Phrase needCappotto{
    phrase("core", "If one side takes all 120 points, the stakes are doubled.", "briscola.need.cappotto")};

// The sheet of a hand.
inline constexpr Phrase titleSolo{
    phrase("core", "solo, without trump, against the other four", "briscola.title.solo")};
inline constexpr Phrase sheetPromised{phrase("core", "{n} points were promised", "briscola.sheet.promised")};
inline constexpr Phrase sheetTieWon{
    phrase("core", "60 to 60: the caller wins, as nothing was raised", "sheet.tie-won")};
inline constexpr Phrase sheetTieSolo{phrase("core", "60 to 60: a solo needs 61", "briscola.sheet.tie-solo")};
inline constexpr Phrase sheetTieRaised{
    phrase("core", "60 to 60: more was promised", "briscola.sheet.tie-raised")};
inline constexpr Phrase sheetSolo{
    phrase("core", "Solo, without trump: 4 points against 1 from each other player", "sheet.solo")};
inline constexpr Phrase sheetMultiplier{phrase("core", "Promised {n}: ×{m}", "sheet.multiplier")};
inline constexpr Phrase sheetSoloPlain{
    phrase("core", "What was raised before the solo does not count", "briscola.sheet.solo-plain")};
inline constexpr Phrase sheetCappotto{phrase("core", "Cappotto, all 120 points: doubled", "sheet.cappotto")};
inline constexpr Phrase sheetPays{
    phrase("core", "Caller {score}, partner {n}, each of the others {m}", "briscola.sheet.pays")};
inline constexpr Phrase sheetPaysAlone{
    phrase("core", "Caller {score}, each of the others {m}", "briscola.sheet.pays-alone")};
inline constexpr Phrase briefBidFor{phrase("core", "{rank} of {suit}, {n}", "briscola.brief.bid-for")};
inline constexpr Phrase briefSolo{phrase("core", "solo", "briscola.brief.solo")};

// Why a hint advises what it does (core/reasons/words.h).
inline constexpr Phrase reasonPoints{
    phrase("core", "With these cards your side reaches the {m} points promised {n} [n:time/times] in 100.",
           "briscola.reason.points")};
inline constexpr Phrase reasonPointsIfKept{phrase(
    "core", "Where nobody raises, your side reaches the {m} points promised {n} [n:time/times] in 100.",
    "briscola.reason.points-if-kept")};
inline constexpr Phrase reasonPointsTooDear{
    phrase("core", "With these cards your side would reach {m} points only {n} [n:time/times] in 100.",
           "briscola.reason.points-too-dear")};
inline constexpr Phrase reasonSolo{
    phrase("core", "With these cards you win a solo {n} [n:time/times] in 100.", "briscola.reason.solo")};
inline constexpr Phrase reasonSoloTooDear{
    phrase("core", "With these cards you would win a solo only {n} [n:time/times] in 100.",
           "briscola.reason.solo-too-dear")};

}  // namespace giaguaro::briscolaPhrases
