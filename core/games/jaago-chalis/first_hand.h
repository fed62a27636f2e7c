// A first hand of Jaago-Chalis (core/rules/first_hand.h).
#pragma once

#include "core/games/jaago-chalis/phrases.h"
#include "core/rules/first_hand.h"

namespace giaguaro {

inline FirstHand const& jaagoFirstHand() {
  using enum Idea::When;
  using namespace jaagoPhrases;
  static FirstHand const hand{
      .players = 4,
      .seed = 197,
      .ideas = {
          {.title = phrase("core", "Ten points", "jaago.idea.ten.title"),
           .text = phrase("core",
                          "Each plays alone. Each trick, one card from each player, is won by somebody. Ten "
                          "points or more in "
                          "the cards you win all go to your total; with fewer, the shortfall is taken off "
                          "it. A total of "
                          "40 ends the match.",
                          "jaago.idea.ten")},
          {.title = phrase("core", "What a trick is", "jaago.idea.trick.title"),
           .text = phrase(
               "core",
               "A trick is one card from each player; the suit led first must be followed. Its highest card "
               "takes the trick, unless somebody trumps. Whoever takes it leads to the next.",
               "jaago.idea.trick")},
          {.title = phrase("core", "The sister suit is trump", "jaago.idea.sister.title"),
           .text = phrase("core", "Trump is new in each trick: the other suit of the colour led, its sister.",
                          "jaago.idea.sister"),
           .signs = {whereJaago.text},
           .quotes = true},
          {.title = phrase("core", "What the cards are worth", "jaago.idea.cards.title"),
           .text = phrase(
               "core",
               "In every suit the ace is highest and the two lowest. For points the rank does not matter: "
               "each red card counts 1, each black one ½, and the last trick 1 more: 40 in all.",
               "jaago.idea.cards")},
          {.title = phrase("core", "You lead", "jaago.idea.lead.title"),
           .text = phrase(
               "core",
               "Whoever took the trick before plays the first card of this one, any card, and decides by its "
               "suit what is trump. A middle card makes the others spend their high ones.",
               "jaago.idea.lead"),
           .signs = {phrases::canAnyLead.text}},
          {.title = phrase("core", "Follow, and go higher", "jaago.idea.higher.title"),
           .text = phrase(
               "core", "Following suit is a duty, and so is beating the best card of the trick if you can.",
               "jaago.idea.higher"),
           .signs = {canFollowHigher.text},
           .quotes = true},
          {.title = phrase("core", "Follow, even if you cannot win", "jaago.idea.lower.title"),
           .text = phrase("core",
                          "You must still follow suit, but now the choice is yours: keep the higher cards.",
                          "jaago.idea.lower"),
           .signs = {canFollowCannotBeat.text, phrases::canFollowOne.text},
           .quotes = true},
          {.title = phrase("core", "After a jaago", "jaago.idea.trumped.title"),
           .text = phrase("core",
                          "Once somebody has trumped, the suit led cannot win: follow with any card of it.",
                          "jaago.idea.trumped"),
           .signs = {canFollowTrumped.text},
           .quotes = true},
          {.title = phrase("core", "You must trump", "jaago.idea.trump.title"),
           .text = phrase("core",
                          "Without the suit led, but with its sister, there is no choice: you must trump.",
                          "jaago.idea.trump"),
           .signs = {phrases::canTrump.text, canTrumpOne.text},
           .quotes = true},
          {.title = phrase("core", "Over the jaago", "jaago.idea.over.title"),
           .text =
               phrase("core", "A jaago is there already: play a higher one if you can, else any of yours.",
                      "jaago.idea.over"),
           .signs = {phrases::canOvertrump.text, phrases::canUndertrump.text},
           .quotes = true,
           .rare = true},
          {.title = phrase("core", "Cards that cannot win", "jaago.idea.careful.title"),
           .text =
               phrase("core", "Cards of the other colour never win: throw a low one, and keep the high ones.",
                      "jaago.idea.careful"),
           .signs = {canCareful.text},
           .quotes = true},
          {.title = phrase("core", "Who takes the trick", "jaago.idea.takes.title"),
           .text = phrase(
               "core",
               "The highest card of the sister suit takes it; without one, the highest of the suit led. "
               "Whoever takes it leads to the next.",
               "jaago.idea.takes"),
           .when = trick,
           .quotes = true},
          {.title = phrase("core", "A jaago takes the trick", "jaago.idea.jaago.title"),
           .text = phrase("core", "Even the two of the sister suit beats the ace of the suit led.",
                          "jaago.idea.jaago"),
           .when = trickTrumped,
           .quotes = true},
          {.title = phrase("core", "The last trick", "jaago.idea.last.title"),
           .text = phrase("core", "It counts one point more, and whoever takes it deals the next hand.",
                          "jaago.idea.last"),
           .signs = {meansLastTrick.text}},
          {.title = phrase("core", "The score", "jaago.idea.score.title"),
           .text = phrase(
               "core",
               "Ten points or more are all added to your total; with fewer, the shortfall is taken off "
               "it. Hands are played until a total reaches 40.",
               "jaago.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
