// A first hand of Jaguar (core/rules/first_hand.h).
#pragma once

#include "core/families/free-play/first_ideas.h"
#include "core/games/jaguar/phrases.h"

namespace giaguaro {

inline FirstHand const& jaguarFirstHand() {
  using enum Idea::When;
  namespace called = calledCardPhrases;
  static FirstHand const hand{
      .players = 5,
      .seed = 113,
      .ideas = {
          {.title = phrase("core", "What it is about", "jaguar.idea.goal.title"),
           .text = phrase(
               "core",
               "The cards hold 120 points. The jaguar, with the help of a secret friend, wants at least 61 "
               "of "
               "them in the tricks; the three others want to prevent it. Who is the jaguar is settled by an "
               "auction.",
               "jaguar.idea.goal")},
          freePlayIdeas::trick(),
          freePlayIdeas::cards(),
          {.title = phrase("core", "The auction", "jaguar.idea.auction.title"),
           .text =
               phrase("core",
                      "You bid a rank, each lower than the one before. Whoever bids lowest is the jaguar "
                      "and names its suit: that is trump, and whoever holds that card is the secret friend. "
                      "Go low only with a long, strong suit.",
                      "jaguar.idea.auction"),
           .signs = {called::statusOpen.text, called::statusLower.text}},
          {.title = phrase("core", "You are the jaguar", "jaguar.idea.jaguar.title"),
           .text = phrase(
               "core",
               "Your bid stood. Name a suit in which you are strong: it becomes trump, and whoever holds "
               "the card of your rank in it is your friend.",
               "jaguar.idea.jaguar"),
           .signs = {called::statusName.text},
           .rare = true},
          {.title = phrase("core", "Trump and the secret friend", "jaguar.idea.friend.title"),
           .text = phrase(
               "core",
               "Whoever holds the called card knows it, and nobody else; the others guess from what is "
               "played.",
               "jaguar.idea.friend"),
           .signs = {called::whereCaller.text, called::whereMate.text, called::whereSecretMate.text,
                     called::whereAlone.text, called::whereSecretAlone.text},
           .quotes = true},
          {.title = phrase("core", "You are the friend", "jaguar.idea.you-friend.title"),
           .text = phrase(
               "core",
               "You hold the called card. Bring points to the jaguar's tricks, but do not show yourself: "
               "who knows you will keep points from you.",
               "jaguar.idea.you-friend"),
           .signs = {called::whereSecretMate.text},
           .rare = true},
          freePlayIdeas::anyCard(),
          freePlayIdeas::whoTakes(),
          freePlayIdeas::lead(phrase(
              "core",
              "To lead is to play the first card of a trick: the jaguar leads the first, then whoever took "
              "the "
              "one before. Only its suit or a trump can win; four still play after you, so keep your points "
              "back.",
              "jaguar.idea.lead")),
          {.title = phrase("core", "What is needed", "jaguar.idea.needed.title"),
           .text =
               phrase("core",
                      "The jaguar's side wins with 61 of the 120 points, the others with 60. Each player's "
                      "points stand by the name.",
                      "jaguar.idea.needed"),
           .signs = {phrases::needUnknown.text, phrases::needPoints.text},
           .quotes = true},
          freePlayIdeas::trumpTakes(),
          freePlayIdeas::last(),
          {.title = phrase("core", "The friend is known", "jaguar.idea.known.title"),
           .text = phrase(
               "core",
               "The called card has been played, and its holder shown: now everybody knows who is on which "
               "side, and on whose tricks to put points.",
               "jaguar.idea.known"),
           .signs = {jaguarPhrases::plateFriend.text}},
          {.title = phrase("core", "The score", "jaguar.idea.score.title"),
           .text = phrase(
               "core",
               "The jaguar wins or loses 2, the friend 1, each of the others 1. A jaguar alone wins or loses "
               "4. The five results always add up to 0; the highest total wins the match.",
               "jaguar.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
