// Scenes with tricks that are over, for the tests of whatever looks back at them.
#pragma once

#include "scenes.h"

namespace giaguaro {

// `count` tricks of four; each is led, and taken, by the next seat but one: Zoe leads the first, Ivo takes
// it.
inline void addTricks(TableScene& scene, int count) {
  std::vector<Card> cards;
  for (Card const card : fortyCards.cards()) cards.push_back(card);
  for (int number = 1; number <= count; ++number) {
    Seen::Trick trick;
    trick.number = number;
    trick.leader = seatAfter(0, 4, 2 * (number - 1));
    trick.winner = seatAfter(trick.leader, 4, 2);
    for (int i = 0; i < 4; ++i)
      trick.cards.push_back({.seat = seatAfter(trick.leader, 4, i),
                             .card = cards[static_cast<std::size_t>((4 * (number - 1) + i) % 40)],
                             .worth = 0});
    trick.taken = {Text{"test", "{seat} takes it.", "test"}, {}, {args::seat(trick.winner)}};
    scene.seen.tricks.push_back(trick);
  }
  scene.seen.trick = {};
  scene.seen.trick.number = count + 1;
}

}  // namespace giaguaro
