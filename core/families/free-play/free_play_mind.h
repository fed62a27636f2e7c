// What the Minds (core/ai/mind.h) of games of free play have in common: worlds put together from cards, whose
// side a seat is on, what a finished hand is worth, and which cards are worth a thought. A game's Mind
// derives from FreePlayMind and adds `stakes(pub)`, its auction, and how it feels about scores.
#pragma once

#include <array>
#include <vector>

#include "core/ai/mind.h"
#include "core/families/free-play/free_play_policy.h"

namespace giaguaro {

namespace freePlay {

// What each seat makes of its score: eight tenths of it, and two for how many of the card points its side
// took, at the same stake. So a hand that is won or lost is still played well. `side`: the caller's, as bits,
// with its card points.
std::array<float, FreePlay::players> softScores(PerSeat const& scores, unsigned side, int sidePoints);

// Of equal cards (of one suit and the same points, with nothing between them that others hold or that has
// been played to this trick) the lowest: which of them is played makes no difference.
CardSet distinct(FreePlay const& play, CardSet own);

// The same as contractWorth (core/families/free-play/hidden_partner_play.h) in a few look-ups: it is asked
// thousands of times for one decision.
double worthOf(CardSet hand, Suit trump, int called);

struct Contract {
  Suit suit = Suit::clubs;
  int called = -1;  // strength
  double worth = -1000;
};
// Of those in which a rank below `limit` is called, with each suit the highest that the hand does not hold.
Contract bestContract(CardSet own, int limit);

// Whether to promise this many points with it; now and then a little more or less bold.
bool dares(Contract const& contract, int points, Rng& rng);

// What contractWorth() must be for even odds at 61 points, by the rank called; and for each point more.
// Fitted, as the leans are (`giaguaro-arena fit`).
inline constexpr int evenPoints = 61;
struct EvenWorth {
  std::array<double, 10> byRank;
  double ofPoint;
  double of(int called) const { return byRank[static_cast<std::size_t>(called)]; }
};
extern EvenWorth const evenWorth;

// How likely somebody is to call what it is so far ahead of even odds with, in units of contractWorth().
double willingness(double ahead);

// How likely the others than the viewer were to pass, to call (a rank, points, obbligata) and to name the
// suit as they did with these cards, as dealt; 1 at most. A weak witness on purpose: people call as they
// like.
double likelihoodOfSpeech(History const& history, Seat viewer, Deal const& deal);

// Ranks below `limit` in the order in which they promise most, each with its best suit.
std::vector<Contract> contracts(CardSet own, int limit);

}  // namespace freePlay

template <class G>
struct FreePlayMind : private MindDefaults<G> {
  using MindDefaults<G>::drawsOrder;
  using MindDefaults<G>::settle;
  using MindDefaults<G>::spokenWorths;
  using MindDefaults<G>::call;
  static constexpr Tuning tuning{.exactTricks = 3};

  struct Memory : FreePlayMemory {
    void see(typename G::Public const& pub, Card card) {
      note(pub, G::Mind::stakes(pub).caller, pub.turn, card);
    }
  };
  struct Scene : FreePlayScene {
    Scene(typename G::Public const& pub, typename G::Private const& own, Memory const& memory)
        : FreePlayScene(pub, G::Mind::stakes(pub), pub.turn, own.cards, memory) {}
  };
  static constexpr int groups = FreePlayScene::groups;
  static constexpr int weightCount = FreePlayScene::weightCount;

  static bool checks(View<G> const&) { return false; }

  static G assemble(View<G> const& view, Placement const& placement) {
    G hand;
    hand.pub = view.pub;
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat)
      hand.seats[seat].cards = placement.hands[seat];
    return hand;
  }

  static Deal dealt(View<G> const& view, Placement const& placement) {
    Deal deal;
    deal.hands = placement.ofSeats();
    auto const& history = view.pub.history;
    for (int i = 0; i < history.cards.size(); ++i)
      deal.hands[static_cast<std::size_t>(history.seat(i, FreePlay::players))].insert(history.cards[i]);
    return deal;
  }

  static double likelihood(View<G> const& view, Placement const& placement) {
    return freePlay::likelihoodOfSpeech(view.history, view.seat, dealt(view, placement));
  }

  static Card question(View<G> const& view) {
    bool const open = view.pub.partner == nobody && view.pub.called.valid();
    return open && !(view.own && view.own->cards.contains(view.pub.called)) ? view.pub.called : noCard;
  }

  static unsigned side(G const& hand) {
    typename G::Public const& pub = hand.pub;
    Seat const caller = G::Mind::stakes(pub).caller;
    if (caller == nobody || (pub.partner == nobody && !pub.called.valid())) return 0;
    unsigned seats = 1U << caller;
    if (pub.partner != nobody) return seats | 1U << pub.partner;
    for (std::size_t seat = 0; seat < FreePlay::players; ++seat)
      if (hand.seats[seat].cards.contains(pub.called)) seats |= 1U << seat;
    return seats;
  }

  static Worths worths(G const& hand, Context const&) {
    Worths worths{};
    unsigned const seats = side(hand);
    Seat const caller = G::Mind::stakes(hand.pub).caller;
    std::array<float, FreePlay::players> soft{};
    if (seats != 0)
      soft = freePlay::softScores(hand.pub.scores(), seats,
                                  hand.pub.FreePlay::sidePoints(caller, hand.pub.partner));
    for (std::size_t seat = 0; seat < soft.size(); ++seat) worths[seat] = G::Mind::felt(soft[seat]);
    return worths;
  }

  static bool succeeded(G const& hand, Seat seat) {
    return hand.pub.scores()[static_cast<std::size_t>(seat)] > 0;
  }

  static CardSet playable(typename G::Public const& pub, typename G::Private const& own) {
    return G::playable(pub, own);
  }

  static Memory recall(typename G::Public const& pub) {
    Memory memory;
    FreePlay play;
    play.trump = pub.trump;
    play.called = pub.called;
    if (!pub.called.valid()) play.partner = pub.partner;  // no secret from the start
    Seat const caller = G::Mind::stakes(pub).caller;
    for (int i = 0; i < pub.history.cards.size(); ++i) {
      Seat seat = pub.history.seat(i, FreePlay::players);
      memory.note(play, caller, seat, pub.history.cards[i]);
      play.play(pub.history.cards[i], seat);
    }
    return memory;
  }
};

}  // namespace giaguaro
