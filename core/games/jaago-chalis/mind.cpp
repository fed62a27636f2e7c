#include "core/games/jaago-chalis/mind.h"

#include <algorithm>
#include <cmath>

#include "core/games/jaago-chalis/lead.h"

namespace giaguaro {

using Mind = JaagoChalis::Mind;

std::vector<Places> Mind::cases(View<JaagoChalis> const& view) {
  return {placesOf(JaagoChalis::facts(view))};
}

JaagoChalis Mind::assemble(View<JaagoChalis> const& view, Placement const& placement) {
  JaagoChalis hand{.pub = view.pub};
  for (std::size_t seat = 0; seat < players; ++seat) hand.seats[seat].cards = placement.hands[seat];
  return hand;
}

Deal Mind::dealt(View<JaagoChalis> const& view, Placement const& placement) {
  auto const& history = view.pub.history;
  Deal deal;
  deal.hands = placement.ofSeats();
  for (int i = 0; i < history.cards.size(); ++i)
    deal.hands[static_cast<std::size_t>(history.seat(i, players))].insert(history.cards[i]);
  return deal;
}

Actions Mind::considered(View<JaagoChalis> const& view) {
  Bits const left = recall(view.pub).left;
  Bits const others = left & ~bitsOf(view.own->cards);
  Actions actions;
  Card lower{};
  for (Card card : JaagoChalis::playable(view.pub, *view.own)) {
    bool const same =
        lower.valid() && lower.suit() == card.suit() && (others & above(lower) & (bitOf(card) - 1)) == 0;
    if (!same) actions.push(Action::play(card));
    lower = card;
  }
  return actions;
}

Action Mind::speak(Public const& pub, Private const& own, Rng& rng) {
  CardSet const cards = JaagoChalis::playable(pub, own);
  return Action::play(cards.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size())))));
}

Mind::Memory Mind::recall(Public const& pub) {
  Memory memory;
  Public then;  // the table as it was, as far as `see` looks at it
  for (int i = 0; i < pub.history.cards.size(); ++i) {
    Card const card = pub.history.cards[i];
    if (i % players == 0) then.trick = {};
    then.turn = pub.history.seat(i, players);
    memory.see(then, card);
    if (i % players == 0) then.led = card.suit();
    then.trick.add(then.turn, card, sister(then.led));
  }
  return memory;
}

Weights<Mind::weightCount> Mind::weights() {
  static constexpr std::int16_t values[] = {
#include "core/games/jaago-chalis/policy.inc"
  };
  return learnedWeights<Mind>(values);
}

namespace {

using Each = std::array<float, JaagoChalis::players>;

// The bonuses that each seat can expect of a match that stands so. Logistic in the totals; its width, in
// halves, is fitted (fitted.cpp): the nearer a total is to the end, the more a lead is worth.
Each bonusesToCome(Each const& totals) {
  float const most = *std::max_element(totals.begin(), totals.end());
  float const width = jaagoLead::widthAt(jaagoLead::fitted, most);
  Each strength{};
  float sum = 0;
  for (std::size_t seat = 0; seat < strength.size(); ++seat)
    sum += strength[seat] = std::exp((totals[seat] - most) / width);
  Each bonus{};
  for (std::size_t seat = 0; seat < bonus.size(); ++seat) {
    float above = 0;  // how many seats will end above this one
    for (std::size_t other = 0; other < bonus.size(); ++other)
      if (other != seat) above += strength[other] / (strength[seat] + strength[other]);
    // 40, 60, 80 are paid for one, two, three above; the winner gets all of these.
    bonus[seat] = 200 * strength[seat] / sum - 20 - 20 * above;
  }
  return bonus;
}

Each bonusesPaid(PerSeat const& totals) {
  PerSeat const paid = JaagoChalis::bonuses(totals);
  Seat const winner = JaagoChalis::leader(totals);
  Each bonus{};
  for (std::size_t seat = 0; seat < bonus.size(); ++seat) {
    bonus[seat] -= static_cast<float>(paid[seat]);
    bonus[static_cast<std::size_t>(winner)] += static_cast<float>(paid[seat]);
  }
  return bonus;
}

}  // namespace

// What is paid when the match ends is the aim: for a seat, its total less the mean of the others', and a
// third of its bonuses, each as this hand changes it (so that others' losses count as much as one's own
// gains). Before the end bonuses are what can be expected of them, and half of a score is the bare points:
// they say the same of a card with less luck.
Worths Mind::worths(JaagoChalis const& hand, Context const& context) {
  constexpr float range = 200;  // of nearly all hands; beyond it all is the same
  constexpr float even = 0.4F;
  constexpr float pointsOverScores = 10;  // on average
  PerSeat const scores = hand.pub.scores();
  PerSeat totals = context.totals;
  for (std::size_t seat = 0; seat < players; ++seat) totals[seat] += scores[seat];
  bool const ends = JaagoChalis::ends(totals);
  Each gains{};
  Each stood{};
  Each stands{};
  float sum = 0;
  for (std::size_t seat = 0; seat < players; ++seat) {
    auto const score = static_cast<float>(scores[seat]);
    auto const points = static_cast<float>(hand.pub.points[seat]);
    gains[seat] = ends ? score : (score + points - pointsOverScores) / 2;
    stood[seat] = static_cast<float>(context.totals[seat]);
    stands[seat] = stood[seat] + gains[seat];
    sum += gains[seat];
  }
  Each const before = bonusesToCome(stood);
  Each const after = ends ? bonusesPaid(totals) : bonusesToCome(stands);
  Worths worths{};
  for (std::size_t seat = 0; seat < players; ++seat) {
    float const difference = (4 * gains[seat] - sum) / 3;
    float const bonus = (after[seat] - before[seat]) / 3;
    worths[seat] = std::clamp(even + (difference + bonus) / range, 0.0F, 1.0F);
  }
  return worths;
}

}  // namespace giaguaro
