// What only Jabberwocky says. Shared sentences: core/rules/phrases.h.
#pragma once

#include "core/rules/phrases.h"

namespace giaguaro::jabberwockyPhrases {

inline constexpr Text name = phrase("core", "Jabberwocky", "jabberwocky.name");
inline constexpr Text line =
    phrase("core", "Three to five players, each alone: take exactly as many tricks as you have bid.",
           "jabberwocky.line");

inline constexpr Text revokeLabel = phrase("core", "Revokes", "jabberwocky.revoke.label");
inline constexpr Text revokeExplain = phrase(
    "core", "Whether a player may break the duty to follow suit, at a price.", "jabberwocky.revoke.explain");

// At the table's edge, and on the cloth.
inline constexpr Phrase plateTrump{phrase("core", "{suit} are trump", "jabberwocky.plate.trump")};
inline constexpr Phrase plateTurnedUp{
    phrase("core", "turned up, out of play", "jabberwocky.plate.turned-up")};
inline constexpr Phrase plateSoFar{phrase("core", "{m} tricks, {n} bid so far", "jabberwocky.plate.so-far")};
inline constexpr Phrase plateSum{phrase("core", "bids {n}, tricks {m}", "jabberwocky.plate.sum")};
inline constexpr Phrase plateUnbroken{phrase("core", "trump not broken", "jabberwocky.plate.unbroken")};
inline constexpr Phrase plateBroken{phrase("core", "trump may be led", "jabberwocky.plate.broken")};
inline constexpr Phrase plateDeals{phrase("core", "{seat} deals", "jabberwocky.plate.deals"),
                                   phrase("core", "you deal", "jabberwocky.plate.deals.you")};
inline constexpr Phrase plateTrick{phrase("core", "trick {n} of {m}", "jabberwocky.plate.trick")};
inline constexpr Phrase plateTotal{phrase("core", "your total: {score}", "jabberwocky.plate.total")};
inline constexpr Phrase plateExact{phrase("core", "an exact bid scores 1", "jabberwocky.plate.exact")};
inline constexpr Phrase spreadTitle{phrase("core", "turned up", "jabberwocky.spread.title")};

// On the seats' plates.
inline constexpr Phrase seatLast{phrase("core", "bids last", "jabberwocky.seat.last")};
inline constexpr Phrase seatWaits{phrase("core", "has not bid", "jabberwocky.seat.waits"),
                                  phrase("core", "not bid yet", "jabberwocky.seat.waits.you")};
inline constexpr Phrase seatBid{phrase("core", "[n:trick/tricks] bid", "jabberwocky.seat.bid")};
// The bid stands before it. A bid that is made, or past making, has a sign.
inline constexpr Phrase seatTook{phrase("core", "bid, took {m}", "jabberwocky.seat.took")};
inline constexpr Phrase seatMade{phrase("core", "bid, took {m} ✓", "jabberwocky.seat.made")};
inline constexpr Phrase seatFailed{phrase("core", "bid, took {m} ✗", "jabberwocky.seat.failed")};
inline constexpr Phrase seatSpokenExact{
    phrase("core", "{seat}, bid {n}, took exactly {m} so far, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-exact"),
    phrase("core", "You bid {n}, took exactly {m} so far, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-exact.you")};
inline constexpr Phrase seatSpokenOver{
    phrase("core", "{seat}, bid {n}, took {m}, too many, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-over"),
    phrase("core", "You bid {n}, took {m}, too many, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-over.you")};
inline constexpr Phrase seatSpokenShort{
    phrase("core", "{seat}, bid {n}, took {m}, too few, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-short"),
    phrase("core", "You bid {n}, took {m}, too few, {total} [total:card/cards]",
           "jabberwocky.seat.spoken-short.you")};
inline constexpr Phrase seatSpokenWaits{
    phrase("core", "{seat} has not bid yet", "jabberwocky.seat.spoken-waits"),
    phrase("core", "You have not bid yet", "jabberwocky.seat.spoken-waits.you")};
inline constexpr Phrase seatSpokenBid{phrase("core", "{seat}, bid {n}", "jabberwocky.seat.spoken-bid"),
                                      phrase("core", "You bid {n}", "jabberwocky.seat.spoken-bid.you")};
inline constexpr Phrase seatSpoken{
    phrase("core", "{seat}, bid {n}, took {m}, {total} [total:card/cards]", "jabberwocky.seat.spoken"),
    phrase("core", "You bid {n}, took {m}, {total} [total:card/cards]", "jabberwocky.seat.spoken.you")};

// Of a hand that is over.
inline constexpr Phrase afterWhySomebody{
    phrase("core", "Why did somebody have to miss?", "jabberwocky.after.why-somebody")};
inline constexpr Phrase afterSumOver{
    phrase("core", "{n} tricks were bid, and there were only {m}.", "jabberwocky.after.sum-over")};
inline constexpr Phrase afterSumUnder{phrase("core",
                                             "Only {n} [n:trick was/tricks were] bid, and there were {m}: "
                                             "somebody had to take more than they had bid.",
                                             "jabberwocky.after.sum-under")};
inline constexpr Phrase afterWhenMissed{
    phrase("core", "When was it missed?", "jabberwocky.after.when-missed")};
inline constexpr Phrase afterOver{
    phrase("core", "{seat} took one too many with trick {n}.", "jabberwocky.after.over"),
    phrase("core", "You took one too many with trick {n}.", "jabberwocky.after.over.you")};
inline constexpr Phrase afterShort{
    phrase("core", "With trick {n} lost, {seat} could no longer take enough.", "jabberwocky.after.short"),
    phrase("core", "With trick {n} lost, you could no longer take enough.", "jabberwocky.after.short.you")};

// Where bids are made.
inline constexpr Phrase dockTitle{phrase("core", "How many tricks will you take?", "jabberwocky.dock.title")};
inline constexpr Phrase dockNote{phrase("core", "bid so far: {n} of {m}", "jabberwocky.dock.note")};
inline constexpr Phrase dockBarred{
    phrase("core", "Not {n}: the bids must not add up to {m} [m:trick/tricks]", "jabberwocky.dock.barred")};
inline constexpr Phrase dockFree{phrase("core", "may be bid", "jabberwocky.dock.free")};
inline constexpr Phrase deedBid{phrase("core", "Bid {n}", "jabberwocky.deed.bid")};

// The status line.
inline constexpr Phrase statusBid{
    phrase("core", "Your turn. Say how many of the {m} tricks you will take.", "jabberwocky.status.bid")};
inline constexpr Phrase statusBidNot{
    phrase("core", "Your turn. Say how many of the {m} tricks you will take, but not {n}.",
           "jabberwocky.status.bid-not")};
inline constexpr Phrase statusLead{
    phrase("core", "Your turn. You lead: any card will do.", "jabberwocky.status.lead")};
inline constexpr Phrase statusLeadPlain{
    phrase("core", "Your turn. You lead: any card but a trump.", "jabberwocky.status.lead-plain")};
inline constexpr Phrase statusFollow{
    phrase("core", "Your turn. Follow suit: {suit}. {seat} is winning with {card.the}.",
           "jabberwocky.status.follow")};
inline constexpr Phrase statusVoid{
    phrase("core", "Your turn. You have no {suit}, so any card will do; {seat} is winning with {card.the}.",
           "jabberwocky.status.void")};
inline constexpr Phrase statusLast{
    phrase("core", "Your turn. It is your last card.", "jabberwocky.status.last")};

// The guide.
inline constexpr Phrase whereNoBid{
    phrase("core", "Nobody has bid yet; there are {m} tricks.", "jabberwocky.where.no-bid")};
inline constexpr Phrase whereBid{phrase("core", "{seat} has bid {n}.", "jabberwocky.where.bid"),
                                 phrase("core", "You have bid {n}.", "jabberwocky.where.bid.you")};
inline constexpr Phrase whereSoFar{
    phrase("core", "{n} of the {m} tricks [n:has/have] been bid so far.", "jabberwocky.where.so-far")};
inline constexpr Phrase whereTrick{phrase("core", "Trick {n} of {m}.", "jabberwocky.where.trick")};
inline constexpr Phrase whereUnbroken{
    phrase("core", "Trump is {suit}, and it is not broken yet.", "jabberwocky.where.unbroken")};
inline constexpr Phrase whereBroken{
    phrase("core", "Trump is {suit}, and it is broken.", "jabberwocky.where.broken")};
inline constexpr Phrase whyExact{
    phrase("core", "Exactly as many tricks as you bid bring 1 point, any other number none.",
           "jabberwocky.why.exact")};
inline constexpr Phrase meansExact{
    phrase("core", "You must then take exactly {n} [n:trick/tricks], no more and no fewer.",
           "jabberwocky.means.exact")};
inline constexpr Phrase meansZero{
    phrase("core", "You must then lose every trick.", "jabberwocky.means.zero")};
inline constexpr Phrase meansSoFar{
    phrase("core", "The bids come to {n} for {m} tricks, and {total} [total:player/players] will still bid.",
           "jabberwocky.means.so-far")};
inline constexpr Phrase meansSure{
    phrase("core", "With this card the trick is yours.", "jabberwocky.means.sure")};
inline constexpr Phrase meansLosesNeeded{
    phrase("core", "You need every trick that is left, and this card cannot win.",
           "jabberwocky.means.loses-needed")};

inline constexpr Phrase saidBid{phrase("core", "{n} [n:trick/tricks]", "jabberwocky.said.bid")};

// The sheet of a hand.
inline constexpr Phrase titleNobody{phrase("core", "Nobody made their bid", "jabberwocky.title.nobody")};
inline constexpr Phrase titleOne{phrase("core", "Only {seat} made the bid", "jabberwocky.title.one"),
                                 phrase("core", "Only you made your bid", "jabberwocky.title.one.you")};
inline constexpr Phrase titleSeveral{
    phrase("core", "{seats} made their bids", "jabberwocky.title.several"),
    phrase("core", "You made your bid, and so did {seats}", "jabberwocky.title.several.you")};
inline constexpr Phrase titleHand{phrase("core", "{m} tricks, trump {suit}", "jabberwocky.title.hand")};
inline constexpr Phrase sheetExact{
    phrase("core", "{seat} bid {n} and took {m}, exactly: 1 point", "jabberwocky.sheet.exact"),
    phrase("core", "You bid {n} and took {m}, exactly: 1 point", "jabberwocky.sheet.exact.you")};
inline constexpr Phrase sheetMissed{
    phrase("core", "{seat} bid {n} and took {m}: 0 points", "jabberwocky.sheet.missed"),
    phrase("core", "You bid {n} and took {m}: 0 points", "jabberwocky.sheet.missed.you")};
inline constexpr Phrase sheetSum{
    phrase("core", "All bids together come to {n}, for {m} tricks", "jabberwocky.sheet.sum")};
inline constexpr Phrase sheetPoint{phrase("core", "A bid made exactly: 1 point", "jabberwocky.sheet.point")};
inline constexpr Phrase sheetRevoke{
    phrase("core", "{seat} revoked in {n} [n:trick/tricks]: −{m}", "jabberwocky.sheet.revoke-by"),
    phrase("core", "You revoked in {n} [n:trick/tricks]: −{m}", "jabberwocky.sheet.revoke-by.you")};
inline constexpr Phrase sheetRevokeRule{
    phrase("core", "Each trick revoked in costs 3 points; the point for an exact bid still counts",
           "jabberwocky.sheet.revoke-rule")};
inline constexpr Phrase roleBid{phrase("core", "bid {n}, took {m}", "jabberwocky.role.bid")};
inline constexpr Phrase briefHand{phrase("core", "{n} cards, {suit}", "jabberwocky.brief.hand")};

// Of the program's phrase book.
inline constexpr Phrase phaseBids{phrase("core", "Bids. {seat} is to bid.", "phase.bids"),
                                  phrase("core", "Bids. It is your turn.", "phase.bids.you")};
inline constexpr Phrase didTurnedUp{
    phrase("core", "{card.the} is turned up: trump is {suit}.", "did.turned-up")};
inline constexpr Phrase didBidTricks{phrase("core", "{seat} bids {n}.", "did.bid-tricks"),
                                     phrase("core", "You bid {n}.", "did.bid-tricks.you")};
inline constexpr Phrase didBidsSum{
    phrase("core", "The bids add up to {n}, and there are {m} tricks.", "did.bids-sum")};
inline constexpr Phrase didBroken{phrase("core", "Trump is broken: it may now be led.", "did.broken")};
inline constexpr Phrase mayBidTricks{
    phrase("core", "Say how many tricks you will take: 0 to {n}.", "may.bid-tricks")};
inline constexpr Phrase mayBidTricksDealer{
    phrase("core", "The others have bid {n} in all for {m} tricks. Any number but {total}.",
           "may.bid-tricks-dealer")};
inline constexpr Phrase mayBidTricksDealerFree{
    phrase("core", "The others have already bid more than there are tricks: any number will do.",
           "may.bid-tricks-dealer-free")};
inline constexpr Phrase canVoidFree{
    phrase("core", "You have no {suit}: play any card, a trump or not.", "can.void-free")};
inline constexpr Phrase canLeadNoTrump{
    phrase("core", "You lead. Trump is not broken yet, so no {suit}: {cards.or}.", "can.lead-no-trump")};
inline constexpr Phrase canLeadOnlyTrumps{
    phrase("core", "You hold nothing but trumps: you may lead one although trump is not broken.",
           "can.lead-only-trumps")};
inline constexpr Phrase canLeadBroken{
    phrase("core", "You lead. Trump is broken: any card will do.", "can.lead-broken")};
inline constexpr Phrase canRevoke{phrase(
    "core",
    "You hold {suit}. Playing another suit is possible here, but it costs 3 points at the end of the hand.",
    "can.revoke")};
inline constexpr Phrase noSpoken{
    phrase("core", "Everybody speaks only once, and you have spoken.", "no.spoken")};
inline constexpr Phrase noHook{phrase(
    "core",
    "Not {n}: the bids would add up to {m}, exactly the number of tricks. The dealer may not let them.",
    "no.hook")};
inline constexpr Phrase noUnbroken{phrase(
    "core", "Trump is not broken: nobody has played a trump in this hand yet. Lead another suit: {cards.or}.",
    "no.unbroken")};
inline constexpr Phrase noUnbrokenPenalised{phrase(
    "core", "Even where revokes are penalised, an unbroken trump may not be led.", "no.unbroken-penalised")};
inline constexpr Phrase meansBreaks{
    phrase("core", "It breaks trump: from now on trump may be led.", "means.breaks")};
inline constexpr Phrase meansOnBid{
    phrase("core", "With this trick you would have exactly what you bid.", "means.on-bid")};
inline constexpr Phrase meansOverBid{
    phrase("core", "You already have what you bid: one more trick costs you the point.", "means.over-bid")};
inline constexpr Phrase meansLostBid{
    phrase("core", "You can no longer make your bid exactly.", "means.lost-bid")};
inline constexpr Phrase meansSumOver{
    phrase("core", "The bids come to {n} for {m} tricks: there are not enough for all.", "means.sum-over")};
inline constexpr Phrase meansSumUnder{phrase(
    "core", "The bids come to {n} for {m} tricks: somebody must take what nobody wants.", "means.sum-under")};
inline constexpr Phrase meansRevoke{
    phrase("core", "You hold {suit}: this would be a revoke, and costs 3 points.", "means.revoke")};
inline constexpr Phrase needTricks{phrase("core", "{seat} bid {n} and has {m}.", "need.tricks"),
                                   phrase("core", "You bid {n} and have {m}.", "need.tricks.you")};
inline constexpr Phrase needTricksMoreYou{
    phrase("core", "You still want {n} [n:trick/tricks] out of {m}.", "need.tricks-more.you")};
inline constexpr Phrase needTricksNoneYou{
    phrase("core", "You have all you bid: take no more.", "need.tricks-none.you")};
inline constexpr Phrase needTricksAllYou{
    phrase("core", "You need every trick that is left.", "need.tricks-all.you")};
inline constexpr Phrase sheetRevokeWhere{
    phrase("core", "Trick {trick}: {card.the} on {suit}, holding {cards.and}", "sheet.revoke-where")};
inline constexpr Phrase labelBidTricks{phrase("core", "{n}", "label.bid-tricks")};
inline constexpr Phrase optionRevokePrevented{
    phrase("core", "The program does not let you revoke", "option.revoke-prevented")};
inline constexpr Phrase optionRevokePenalised{
    phrase("core", "Each revoke costs 3 points at the end of the hand", "option.revoke-penalised")};

inline constexpr Phrase ranksNoPoints{
    phrase("core", "Strongest first. Cards have no points here: only the tricks count.",
           "jabberwocky.ranks.no-points")};

// Why a hint advises what it does (core/reasons/words.h).
inline constexpr Phrase reasonTaker{
    phrase("core", "Likeliest to take a trick is {card.the}: {n}.", "jabberwocky.reason.taker")};
// Of a bid of none: the cards are played to lose, so it need not be the highest.
inline constexpr Phrase reasonTakerOfNone{
    phrase("core", "Even while you try to take none, likeliest to take a trick is {card.the}: {n}.",
           "jabberwocky.reason.taker-of-none")};
inline constexpr Phrase reasonTakers{
    phrase("core", "Likeliest to take tricks are {card.the}, {n}, and {other.the}, {m.short}.",
           "jabberwocky.reason.takers")};
// Without figures: how often it fails follows from the Mind's chance, which is told beside it, and not from these deals.
inline constexpr Phrase reasonMissed{
    phrase("core", "When the bid fails, you take too many tricks about as often as too few.",
           "jabberwocky.reason.missed")};
inline constexpr Phrase reasonMostlyMany{phrase(
    "core", "When the bid fails, you usually take too many tricks.", "jabberwocky.reason.mostly-many")};
inline constexpr Phrase reasonMostlyFew{
    phrase("core", "When the bid fails, you usually take too few tricks.", "jabberwocky.reason.mostly-few")};
inline constexpr Phrase reasonTooMany{
    phrase("core", "When the bid fails, you take too many tricks.", "jabberwocky.reason.too-many")};
inline constexpr Phrase reasonTooFew{
    phrase("core", "When the bid fails, you take too few tricks.", "jabberwocky.reason.too-few")};
inline constexpr Phrase reasonCount{
    phrase("core", "Your cards: which of them will surely take a trick, and which surely none?",
           "jabberwocky.reason.count")};
inline constexpr Phrase reasonAim{
    phrase("core", "With {card.the} you make your bid {n} [n:time/times] in 100; with {other.the}, {m}.",
           "jabberwocky.reason.aim")};
inline constexpr Phrase reasonAlso{phrase(
    "core", "You then make your bid {n} [n:time/times] in 100 instead of {m}.", "jabberwocky.reason.also")};
inline constexpr Phrase reasonAimSaid{
    phrase("core", "This bid comes out exactly {n} [n:time/times] in 100; the next best, {m}.",
           "jabberwocky.reason.aim-said")};
inline constexpr Phrase reasonAimAlone{
    phrase("core", "This way you make your bid {n} [n:time/times] in 100.", "jabberwocky.reason.aim-alone")};
inline constexpr Phrase reasonSpoils{phrase(
    "core", "{seat} then makes the bid {n}; after {other.the}, {m.short}.", "jabberwocky.reason.spoils")};
inline constexpr Phrase reasonAlone{phrase("core", "This trick is yours {n}.", "jabberwocky.reason.alone")};

}  // namespace giaguaro::jabberwockyPhrases
