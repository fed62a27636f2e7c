// Rules of thumb for Briscola Chiamata. A contract is valued as in the games of its kin
// (core/families/free-play/hidden_partner_play.h), which gives the points that its side may expect; from
// these and their spread follow the chance to make what is promised, and what that pays. The play is that of
// its kin too, with figures of its own; a solo has others, since nothing can be trumped.
#include <array>
#include <cmath>

#include "core/families/free-play/hidden_partner_play.h"
#include "core/games/briscola-chiamata/briscola_chiamata.h"
#include "core/games/briscola-chiamata/calls.h"

namespace giaguaro {

namespace {

using Public = BriscolaChiamata::Public;
using Phase = BriscolaChiamata::Phase;

// The points of the caller's side: their mean and standard deviation. Measured in self-play, 150,000 deals.
struct Outlook {
  double mean = 0;
  double spread = 1;

  double chance(int needed) const {
    return 0.5 * std::erfc((needed - 0.5 - mean) / (spread * std::sqrt(2.0)));
  }
};

// What is to be added for the rank of the called card; index: strength.
constexpr std::array<double, 10> byRank{17, 17.5, 18, 18.5, 19, 20, 21, 23, 27.5, 27.5};

Outlook outlook(CardSet hand, Suit trump, int called) {
  double const worth = contractWorth(hand, trump, called);
  if (hand.contains(Card::of(trump, called))) return {2 + 0.91 * worth, 12};
  return {0.79 * worth + byRank[static_cast<std::size_t>(called)], 19};
}

// Without trump the highest cards of a suit are sure tricks, and each collects what the others must play.
Outlook soloOutlook(CardSet hand) {
  int tops = 0;
  int points = 0;
  for (int suit = 0; suit < plainSuits; ++suit)
    for (int strength = fortyCards.ranks() - 1;
         strength >= 0 && hand.contains(Card::of(static_cast<Suit>(suit), strength)); --strength)
      ++tops;
  for (Card card : hand) points += FreePlay::cardPoints(card);
  return {9.4 * tops + 0.34 * points - 4, 8};
}

// A call, or a suit to name, and the score that it may expect.
struct Preference {
  Action action{Action::Kind::pass};
  double worth = 0;
};

void prefer(Preference& best, Action action, double worth) {
  if (worth > best.worth) best = {action, worth};
}

double contractScore(CardSet hand, Suit trump, int called, int needed, int multiplier) {
  int const stake = hand.contains(Card::of(trump, called)) ? 4 : 2;
  return stake * multiplier * (2 * outlook(hand, trump, called).chance(needed) - 1);
}

void weighRanks(Public const& pub, CardSet hand, Preference& best) {
  int const limit = pub.caller == nobody ? fortyCards.ranks() : pub.standing().rank;
  for (int suit = 0; suit < plainSuits; ++suit)
    for (int called = limit - 1; called >= 0; --called)
      prefer(best, bidOf(called), contractScore(hand, static_cast<Suit>(suit), called, pub.needed(), 1));
}

// Each raise by one point; or, with a hand that is strong enough, at once to where the stakes grow.
void weighRaises(Public const& pub, CardSet hand, Preference& best) {
  constexpr std::array bands{0, 71, 81, 91, 101, 111};
  for (int band : bands) {
    int const points = band == 0 ? pub.promised() + 1 : band;
    if (points <= pub.promised()) continue;
    int const multiplier = BriscolaChiamata::multiplierOf(points);
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      prefer(best, briscolaCalls::raiseTo(points), contractScore(hand, suit, 0, points, multiplier));
      if (int const rank = briscolaCalls::obligedRank(hand, suit); rank > 0)
        prefer(best, briscolaCalls::oblige(rank, points),
               contractScore(hand, suit, rank, points, multiplier));
    }
  }
}

Action chooseCall(Public const& pub, CardSet hand) {
  // A call must promise more than what whoever passes gets: a little less than nothing.
  constexpr double enough = 0.1;
  Preference best{{Action::Kind::pass}, enough};
  if (pub.raising())
    weighRaises(pub, hand, best);
  else
    weighRanks(pub, hand, best);
  if (pub.rules.solo)
    prefer(best, {Action::Kind::solo}, 4 * (2 * soloOutlook(hand).chance(BriscolaChiamata::plainPoints) - 1));
  return best.action;
}

Action chooseSuit(Public const& pub, CardSet hand) {
  BriscolaChiamata::Call const call = pub.standing();
  Preference best{{}, -1000};
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    if (!call.obliged || briscolaCalls::fitsObliged(hand, suit, call.rank))
      prefer(best, nameOf(suit), contractScore(hand, suit, call.rank, pub.needed(), 1));
  }
  return best.action;
}

// Fitted by coordinate search in self-play, each role against a pool of earlier styles of the others (1,500
// contracts a step), and rounded. The partner shows itself late and saves its trumps; the opponents hardly
// ever part with an ace or three of trumps, and give points only to a trick that is safe.
constexpr PlayStyles styles{
    .opponent = {0.6, 10, 1.1, 1.7, 58, 0.9, -0.03, 0.02, 0.09, 0.3, 0.35, 0},
    .mate = {0.35, 7, 1.1, 1.9, 13, 0.6, 0.2, 0.01, 0.36, 0.5, 0.4, 6},
    .caller = {-0.9, 2, 1.1, 3.8, 8, 0.02, 0.4, 0.002, 0.05, 1.6, 2.6, 0},
};
// Fitted on hands with two aces and 42 points at least: the four keep their points for tricks that are
// theirs.
constexpr PlayStyle againstSolo{0, 3.5, 0, 0, 0, 1.26, 0.11, 0.157, 0.09, -0.4, -0.3, 0};
constexpr PlayStyles soloStyles{
    .opponent = againstSolo,
    .mate = againstSolo,
    .caller = {0, 2, 0, 0, 0, 0.02, 0.8, 0.01, 0.05, 0, 0, 0},
};

}  // namespace

Action BriscolaChiamata::greedy(View<BriscolaChiamata> const& view, Rng&) {
  Public const& pub = view.pub;
  CardSet const hand = view.own->cards;
  switch (pub.phase) {
    case Phase::auction: return chooseCall(pub, hand);
    case Phase::naming: return chooseSuit(pub, hand);
    default:
      return Action::play(chooseCard(pub, pub.caller, view.seat, hand, pub.solo ? soloStyles : styles));
  }
}

}  // namespace giaguaro
