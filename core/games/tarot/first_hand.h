// A first hand of French Tarot (core/rules/first_hand.h).
#pragma once

#include "core/games/tarot/phrases.h"
#include "core/games/tarot/show_phrases.h"
#include "core/rules/first_hand.h"

namespace giaguaro {

inline FirstHand const& tarotFirstHand() {
  using enum Idea::When;
  using namespace tarotPhrases;
  static FirstHand const hand{
      .players = 4,
      .seed = 62,
      .ideas = {
          {.title = phrase("core", "Your cards", "tarot.idea.cards.title"),
           .text = phrase(
               "core",
               "Four suits run from the king down to the ace, which is the lowest; between queen and jack "
               "stands the cavalier. Besides, there are 21 trumps, which beat all suits, and the joker.",
               "tarot.idea.cards")},
          {.title = phrase("core", "Points and bouts", "tarot.idea.bouts.title"),
           .text = phrase(
               "core",
               "The 21, the petit (the 1 of trumps) and the joker are the bouts: worth 4½ points, as much as "
               "a king. The more of them the taker has, the fewer points are needed.",
               "tarot.idea.bouts")},
          {.title = phrase("core", "The auction", "tarot.idea.auction.title"),
           .text = phrase(
               "core",
               "Everybody speaks once. The highest bidder is the taker and plays alone against the others. "
               "Bid with bouts and many trumps, else pass.",
               "tarot.idea.auction"),
           .signs = {statusOpen.text, statusHigher.text, statusOnlyPass.text}},
          {.title = phrase("core", "The dog", "tarot.idea.dog.title"),
           .text = phrase(
               "core",
               "Six cards lie face down. With a small or a guard the taker takes them up and discards six "
               "others, which count for the taker; above that they stay away.",
               "tarot.idea.dog"),
           .signs = {whereDogDown.text}},
          {.title = phrase("core", "You are the taker", "tarot.idea.discard.title"),
           .text = phrase(
               "core",
               "Six cards go, no king and no bout; their points are yours. Get rid of a whole suit, and you "
               "can trump it.",
               "tarot.idea.discard"),
           .signs = {mayDiscard.text},
           .rare = true},
          {.title = phrase("core", "Taker and defence", "tarot.idea.taker.title"),
           .text = phrase("core", "All the others play together; their tricks are counted together too.",
                          "tarot.idea.taker"),
           .signs = {whereAgainst.text, whereContract.text},
           .quotes = true},
          {.title = phrase("core", "Points needed", "tarot.idea.needed.title"),
           .text = phrase(
               "core", "Of the 91 points the attack needs 56 without a bout, then 51, 41, and 36 with three.",
               "tarot.idea.needed"),
           .signs = {needBouts.text, needBoutsOpen.text, needBoutsHeld.text, needBoutsNone.text},
           .quotes = true},
          {.title = phrase("core", "Follow suit", "tarot.idea.follow.title"),
           .text =
               phrase("core", "Whoever holds the suit led must play it, high or low.", "tarot.idea.follow"),
           .signs = {phrases::canFollow.text, phrases::canFollowOne.text},
           .quotes = true},
          {.title = phrase("core", "The joker", "tarot.idea.joker.title"),
           .text = phrase(
               "core",
               "It never wins, but frees you from every duty once. Play it before the last trick, where it "
               "would go to the other side.",
               "tarot.idea.joker"),
           .signs = {canExcuse.text}},
          {.title = phrase("core", "You must trump", "tarot.idea.trump.title"),
           .text = phrase("core", "Without the suit led a trump is a duty.", "tarot.idea.trump"),
           .signs = {phrases::canTrump.text, canTrumpOne.text, phrases::canOvertrump.text,
                     phrases::canUndertrump.text},
           .quotes = true},
          {.title = phrase("core", "Go over the trumps", "tarot.idea.over.title"),
           .text = phrase("core", "A trump must be higher than those in the trick, if you have a higher one.",
                          "tarot.idea.over"),
           .signs = {canTrumpHigher.text, canTrumpLower.text, phrases::canOvertrump.text,
                     phrases::canUndertrump.text},
           .quotes = true},
          {.title = phrase("core", "Neither suit nor trump", "tarot.idea.neither.title"),
           .text =
               phrase("core", "Give points to your side, and nothing to the other.", "tarot.idea.neither"),
           .signs = {phrases::canNeither.text, canNoTrumps.text},
           .quotes = true,
           .rare = true},
          {.title = phrase("core", "You lead", "tarot.idea.lead.title"),
           .text = phrase(
               "core",
               "Who has taken a trick leads to the next. A suit that the taker lacks costs the taker a "
               "trump; kings are safest early.",
               "tarot.idea.lead"),
           .signs = {phrases::canAnyLead.text, canLeadNoExcuse.text}},
          {.title = phrase("core", "Who takes the trick", "tarot.idea.takes.title"),
           .text = phrase("core",
                          "The highest trump takes it; without a trump, the highest card of the suit led.",
                          "tarot.idea.takes"),
           .when = trick,
           .quotes = true},
          {.title = phrase("core", "A trump takes the trick", "tarot.idea.trumped.title"),
           .text = phrase("core", "Any trump beats the suit led, even its king, and takes its points.",
                          "tarot.idea.trumped"),
           .when = trickTrumped,
           .quotes = true},
          {.title = phrase("core", "The score", "tarot.idea.score.title"),
           .text = phrase(
               "core",
               "A contract is worth 25 and the points above or below what was needed, times its factor. The "
               "taker wins or loses that against each of the others.",
               "tarot.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
