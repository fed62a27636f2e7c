// A first hand of Jabberwocky (core/rules/first_hand.h).
#pragma once

#include "core/games/jabberwocky/phrases.h"
#include "core/rules/first_hand.h"

namespace giaguaro {

inline FirstHand const& jabberwockyFirstHand() {
  using enum Idea::When;
  using namespace jabberwockyPhrases;
  static FirstHand const hand{
      .players = 4,
      .seed = 26,
      .ideas = {
          {.title = phrase("core", "What it is about", "jabberwocky.idea.goal.title"),
           .text = phrase(
               "core",
               "Before each hand you say how many tricks you will take. Whoever takes exactly that number "
               "scores 1 point, the others nothing; after thirteen hands the highest total wins.",
               "jabberwocky.idea.goal")},
          {.title = phrase("core", "What a trick is", "jabberwocky.idea.trick.title"),
           .text = phrase(
               "core",
               "A trick is one card from each player; whoever holds the suit led first must follow it. The "
               "highest trump takes the trick, or else the highest card of the suit led; whoever takes it "
               "leads to the next.",
               "jabberwocky.idea.trick")},
          {.title = phrase("core", "The cards", "jabberwocky.idea.cards.title"),
           .text = phrase(
               "core",
               "In the first hand there are three each, later more. In every suit the ace is highest and the "
               "two lowest. Cards have no points: only tricks count.",
               "jabberwocky.idea.cards")},
          {.title = phrase("core", "The card turned up", "jabberwocky.idea.trump.title"),
           .text = phrase(
               "core", "Its suit is trump in this hand and beats the three others. The card is not played.",
               "jabberwocky.idea.trump"),
           .signs = {didTurnedUp.text},
           .quotes = true},
          {.title = phrase("core", "Bid exactly what you take", "jabberwocky.idea.bid.title"),
           .text = phrase("core",
                          "Say how many tricks you will take. Exactly that many bring 1 point, any other "
                          "number nothing. Trumps and aces are the likeliest to take one.",
                          "jabberwocky.idea.bid"),
           .signs = {mayBidTricks.text, mayBidTricksDealer.text, mayBidTricksDealerFree.text}},
          {.title = phrase("core", "The dealer's hook", "jabberwocky.idea.hook.title"),
           .text = phrase(
               "core",
               "You deal, so you bid last, and the bids may not add up to the number of tricks: somebody "
               "must fail.",
               "jabberwocky.idea.hook"),
           .signs = {mayBidTricksDealer.text},
           .quotes = true},
          {.title = phrase("core", "Follow the suit led", "jabberwocky.idea.follow.title"),
           .text = phrase("core", "Whoever holds the suit led must play it, high or low.",
                          "jabberwocky.idea.follow"),
           .signs = {phrases::canFollow.text, phrases::canFollowOne.text},
           .quotes = true},
          {.title = phrase("core", "Without the suit led", "jabberwocky.idea.void.title"),
           .text = phrase(
               "core",
               "A trump can take the trick now; a card of another suit cannot, which is a way to get rid of "
               "it.",
               "jabberwocky.idea.void"),
           .signs = {canVoidFree.text, phrases::canNeither.text},
           .quotes = true,
           .rare = true},
          {.title = phrase("core", "You lead", "jabberwocky.idea.lead.title"),
           .text = phrase(
               "core",
               "To lead is to play the first card of a trick: the player after the dealer leads the first, "
               "then whoever took the one before. A high card is likely to win, a low one to lose: choose by "
               "what your bid still wants.",
               "jabberwocky.idea.lead"),
           .signs = {phrases::canAnyLead.text, canLeadBroken.text, canLeadNoTrump.text,
                     canLeadOnlyTrumps.text}},
          {.title = phrase("core", "When trump may be led", "jabberwocky.idea.broken.title"),
           .text = phrase("core",
                          "A trick may begin with a trump only once one has been played in this hand: that "
                          "breaks trump. "
                          "Whoever holds nothing but trumps may lead one all the same.",
                          "jabberwocky.idea.broken"),
           .signs = {phrases::canAnyLead.text, canLeadBroken.text, canLeadNoTrump.text,
                     canLeadOnlyTrumps.text, noUnbroken.text}},
          {.title = phrase("core", "Who takes the trick", "jabberwocky.idea.takes.title"),
           .text = phrase(
               "core",
               "The highest trump takes it; without a trump, the highest card of the suit led. Whoever takes "
               "it leads to the next.",
               "jabberwocky.idea.takes"),
           .when = trick,
           .quotes = true},
          {.title = phrase("core", "Trump beats every other suit", "jabberwocky.idea.trumped.title"),
           .text = phrase("core", "A trump was played: no other suit can win now, not even with an ace.",
                          "jabberwocky.idea.trumped"),
           .when = trickTrumped,
           .quotes = true},
          {.title = phrase("core", "Your bid so far", "jabberwocky.idea.so-far.title"),
           .text = phrase(
               "core",
               "While you want tricks, win; once you have them, lose: play your highest card that does not "
               "win.",
               "jabberwocky.idea.so-far"),
           .signs = {needTricksMoreYou.text, needTricksNoneYou.text, needTricksAllYou.text,
                     meansLostBid.text},
           .quotes = true},
          {.title = phrase("core", "The score", "jabberwocky.idea.score.title"),
           .text = phrase(
               "core",
               "Whoever took exactly as many tricks as bid gets 1 point, the others nothing. Hands grow from "
               "three cards each to nine and shrink again to three; after these thirteen the "
               "highest total wins.",
               "jabberwocky.idea.score"),
           .when = result}}};
  return hand;
}

}  // namespace giaguaro
