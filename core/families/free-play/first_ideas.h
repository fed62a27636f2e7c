// Ideas of a first hand (core/rules/first_hand.h) that the games have in common in which any card may be played and the
// holder of a called card is the caller's secret partner.
#pragma once

#include "core/families/free-play/called_card_phrases.h"
#include "core/rules/first_hand.h"
#include "core/rules/phrases.h"

namespace giaguaro::freePlayIdeas {

inline Idea cards() {
  return {
      .title = phrase("core", "What the cards are worth", "called.idea.cards.title"),
      .text = phrase("core",
                     "Each suit runs from the ace down: ace (11 points), three (10), king (4), knight or, in "
                     "French cards, queen (3), jack (2), then seven to two, which count nothing.",
                     "called.idea.cards")};
}

inline Idea trick() {
  return {
      .title = phrase("core", "What a trick is", "called.idea.trick.title"),
      .text = phrase(
          "core",
          "A trick is one card from each player, any card. One suit is trump: the highest trump takes the "
          "trick, or else the highest card of the suit led first. Whoever takes it gets its points and "
          "leads to the next.",
          "called.idea.trick")};
}

inline Idea anyCard() {
  return {.title = phrase("core", "Any card may be played", "called.idea.any-card.title"),
          .text = phrase(
              "core",
              "You need not follow suit, as one must in other games: play a trump, a high card or one worth "
              "nothing, as you like.",
              "called.idea.any-card"),
          .signs = {phrases::canAnyExplain.text}};
}

// Who leads the first trick is the game's own.
inline Idea lead(Text text) {
  return {.title = phrase("core", "You lead", "called.idea.lead.title"),
          .text = text,
          .signs = {phrases::canAnyLead.text}};
}

inline Idea whoTakes() {
  return {
      .title = phrase("core", "Who takes the trick", "called.idea.takes.title"),
      .text = phrase("core",
                     "The highest trump takes it; without a trump, the highest card of the suit led. All the "
                     "points in it go to whoever takes it.",
                     "called.idea.takes"),
      .when = Idea::When::trick,
      .quotes = true};
}

inline Idea trumpTakes() {
  return {.title = phrase("core", "Trump beats every other suit", "called.idea.trump.title"),
          .text = phrase("core", "A trump was played: no other suit can win now, not even with an ace.",
                         "called.idea.trump"),
          .when = Idea::When::trickTrumped,
          .quotes = true};
}

inline Idea last() {
  return {.title = phrase("core", "You play last", "called.idea.last.title"),
          .text = phrase(
              "core",
              "Nobody plays after you, so you see who gets this trick. If it is your side, add points. If "
              "not, win it cheaply, or give a card worth nothing.",
              "called.idea.last"),
          .signs = {phrases::phaseLastToPlayYou.text}};
}

}  // namespace giaguaro::freePlayIdeas
