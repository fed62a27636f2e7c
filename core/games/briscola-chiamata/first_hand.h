// A first hand of Briscola Chiamata (core/rules/first_hand.h).
#pragma once

#include "core/families/free-play/first_ideas.h"
#include "core/games/briscola-chiamata/phrases.h"

namespace giaguaro {

inline FirstHand const& briscolaFirstHand() {
  using enum Idea::When;
  namespace called = calledCardPhrases;
  static FirstHand const hand{
      .players = 5,
      .seed = 273,
      .ideas = {
          {.title = phrase("core", "What it is about", "briscola.idea.goal.title"),
           .text = phrase(
               "core",
               "The cards hold 120 points. The caller, with the help of a secret partner, wants at least 60 "
               "of "
               "them in the tricks; the three others want to prevent it. Who is the caller is settled by an "
               "auction.",
               "briscola.idea.goal")},
          freePlayIdeas::trick(),
          freePlayIdeas::cards(),
          {.title = phrase("core", "The auction", "briscola.idea.auction.title"),
           .text = phrase("core",
                          "Bid the rank of a card, lower than the last, or pass. Whoever is left is the "
                          "caller and names its "
                          "suit: that is trump, and the holder of the card the secret partner. Go low only "
                          "with a long, strong suit.",
                          "briscola.idea.auction"),
           .signs = {called::statusOpen.text, called::statusLower.text, briscolaPhrases::statusRaiseTwo.text,
                     briscolaPhrases::statusRaise.text}},
          {.title = phrase("core", "After the two", "briscola.idea.raise.title"),
           .text =
               phrase("core",
                      "No rank is lower than the two, but the auction goes on: whoever still wants to play "
                      "promises points, 62 at least. From 71 on the stakes grow.",
                      "briscola.idea.raise"),
           .signs = {briscolaPhrases::whereTwo.text, briscolaPhrases::whereRaised.text,
                     briscolaPhrases::whereObliged.text},
           .rare = true},
          {.title = phrase("core", "Solo", "briscola.idea.solo.title"),
           .text = phrase(
               "core",
               "Whoever is very strong in every suit may say solo instead: alone against four, without "
               "trump, and one point more, 61, is needed. After that nobody may bid.",
               "briscola.idea.solo"),
           .signs = {briscolaPhrases::maySolo.text}},
          {.title = phrase("core", "You are the caller", "briscola.idea.caller.title"),
           .text = phrase(
               "core",
               "Your bid stood. Name a suit in which you are strong: it becomes trump, and whoever holds "
               "the card of your rank in it is your partner.",
               "briscola.idea.caller"),
           .signs = {called::statusName.text},
           .rare = true},
          {.title = phrase("core", "Trump and the secret partner", "briscola.idea.partner.title"),
           .text = phrase(
               "core",
               "Whoever holds the called card knows it, and nobody else; the others guess from what is "
               "played.",
               "briscola.idea.partner"),
           .signs = {called::whereCaller.text, called::whereMate.text, called::whereSecretMate.text,
                     called::whereAlone.text, called::whereSecretAlone.text, briscolaPhrases::whereSolo.text},
           .quotes = true},
          {.title = phrase("core", "You are the partner", "briscola.idea.you-partner.title"),
           .text = phrase(
               "core",
               "You hold the called card. Bring points to the caller's tricks, but do not show yourself: "
               "who knows you will keep points from you.",
               "briscola.idea.you-partner"),
           .signs = {called::whereSecretMate.text},
           .rare = true},
          freePlayIdeas::anyCard(),
          {.title = phrase("core", "The turn goes to the right", "briscola.idea.right.title"),
           .text = phrase(
               "core",
               "Here the next to play sits to the right, against the clock. The player after the dealer "
               "leads to the first trick, whoever calls.",
               "briscola.idea.right"),
           .signs = {phrases::canAnyExplain.text, phrases::canAnyLead.text}},
          freePlayIdeas::whoTakes(),
          freePlayIdeas::lead(phrase(
              "core",
              "To lead is to play the first card of a trick: the player after the dealer leads the first, "
              "then "
              "whoever took the one before. Only its suit or a trump can win; four still play after "
              "you, so keep your points back.",
              "briscola.idea.lead")),
          {.title = phrase("core", "What is needed", "briscola.idea.needed.title"),
           .text = phrase(
               "core",
               "There are 120 points. The plate at the top right counts them; each player's points stand "
               "by the name.",
               "briscola.idea.needed"),
           .signs = {phrases::needUnknown.text, briscolaPhrases::needOpen.text},
           .quotes = true},
          freePlayIdeas::trumpTakes(),
          freePlayIdeas::last(),
          {.title = phrase("core", "The partner is known", "briscola.idea.known.title"),
           .text = phrase(
               "core",
               "The called card has been played, and its holder shown: now everybody knows who is on which "
               "side, and on whose tricks to put points.",
               "briscola.idea.known"),
           .signs = {briscolaPhrases::platePartner.text}},
          {.title = phrase("core", "The score", "briscola.idea.score.title"),
           .text = phrase(
               "core",
               "The caller wins or loses 2, the partner 1, each of the others 1; a caller alone 4. More than "
               "70 points promised multiply this, and all 120 points on one side double it.",
               "briscola.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
