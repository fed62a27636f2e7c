// Ideas of a first hand (core/rules/first_hand.h) that the games have in common in which any card may be played and the
// holder of a called card is the caller's secret partner.
#pragma once

#include "core/families/free-play/called_card_phrases.h"
#include "core/rules/first_hand.h"
#include "core/rules/phrases.h"

namespace giaguaro::freePlayIdeas {

inline Idea cards() {
  return {.title = phrase("core", "Your cards", "called.idea.cards.title"),
          .text = phrase(
              "core",
              "Each suit runs from the ace down: ace, three, the court cards, then seven to two. An ace "
              "is worth 11 points, a three 10, the court cards 4, 3 and 2, the others nothing.",
              "called.idea.cards")};
}

inline Idea anyCard() {
  return {.title = phrase("core", "Any card may be played", "called.idea.any-card.title"),
          .text = phrase(
              "core",
              "A trick is one card from each player. You need not follow suit: play a trump, a high card "
              "or one worth nothing, as you like.",
              "called.idea.any-card"),
          .signs = {phrases::canAnyExplain.text}};
}

inline Idea lead() {
  return {.title = phrase("core", "You lead", "called.idea.lead.title"),
          .text = phrase(
              "core",
              "Who has taken a trick leads to the next. The suit that you lead can win it, and so can any "
              "trump; four players still answer, so keep your points back.",
              "called.idea.lead"),
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
