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
          {.title = phrase("core", "What it is about", "tarot.idea.goal.title"),
           .text = phrase(
               "core",
               "The cards hold 91 points. One player, the taker, plays against all the others and must win "
               "enough of them in tricks; how many depends on three special cards, the bouts. Who is the "
               "taker is settled by an auction.",
               "tarot.idea.goal")},
          {.title = phrase("core", "What a trick is", "tarot.idea.trick.title"),
           .text = phrase(
               "core",
               "A trick is one card from each player: whoever holds the suit led first must follow it, "
               "whoever "
               "does not must trump. The highest trump takes the trick, or else the highest card of the suit "
               "led; whoever takes it leads to the next.",
               "tarot.idea.trick")},
          {.title = phrase("core", "The cards", "tarot.idea.cards.title"),
           .text = phrase(
               "core",
               "Four suits run from the king down to the ace, the lowest: king 4½ points, queen 3½, cavalier "
               "2½, jack 1½, the others ½. Besides, there are 21 trumps, which beat all suits, and the "
               "joker.",
               "tarot.idea.cards")},
          {.title = phrase("core", "Points and bouts", "tarot.idea.bouts.title"),
           .text = phrase(
               "core",
               "The 21, the petit (the 1 of trumps) and the joker are the bouts: worth 4½ points, as much as "
               "a king. The more of them the taker has, the fewer points are needed.",
               "tarot.idea.bouts")},
          {.title = phrase("core", "The auction", "tarot.idea.auction.title"),
           .text = phrase("core",
                          "Everybody speaks once: pass, or bid a contract higher than the last. They rise: "
                          "small, guard, "
                          "guard without the dog, guard against the dog, slam. The highest bidder is the "
                          "taker. Bid with "
                          "bouts and many trumps, else pass.",
                          "tarot.idea.auction"),
           .signs = {statusOpen.text, statusHigher.text, statusOnlyPass.text}},
          {.title = phrase("core", "What a contract is worth", "tarot.idea.contracts.title"),
           .text = phrase("core",
                          "The higher the contract, the more is won or lost: a small counts once, a guard "
                          "twice, without "
                          "the dog four times, against the dog six times. A slam, every trick, is worth 600.",
                          "tarot.idea.contracts"),
           .signs = {statusOpen.text, statusHigher.text}},
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
           .text = phrase("core",
                          "The taker's side is called the attack. All the others, the defence, play "
                          "together: the points "
                          "in their tricks are added up.",
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
           .text = phrase("core",
                          "It never wins, but once it frees you from every duty, and it stays yours: 4 of "
                          "its 4½ points. "
                          "Play it before the last trick, where it would go to the other side.",
                          "tarot.idea.joker"),
           .signs = {canExcuse.text}},
          {.title = phrase("core", "You must trump", "tarot.idea.trump.title"),
           .text = phrase("core", "Without the suit led you must play a trump.", "tarot.idea.trump"),
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
               "To lead is to play the first card of a trick: the taker leads the first, "
               "then whoever took the one before. A suit that the taker lacks costs the taker a trump; kings "
               "are safest early.",
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
               "A contract is worth 25 plus the points above or below those needed, times 1 for a small, 2 "
               "for a guard, then 4 and 6. The taker wins or loses that against each of the others.",
               "tarot.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
