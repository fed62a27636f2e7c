#include "core/families/free-play/free_play_mind.h"

#include <cmath>

#include "core/families/free-play/hidden_partner_play.h"
#include "core/families/free-play/rank_auction.h"

namespace giaguaro::freePlay {

namespace {

// contractWorth is a sum over suits, and what it says of the rank called.
struct WorthTables {
  static constexpr std::size_t sets = 1024;  // of the ranks of one suit
  std::array<double, 10> called{};
  std::array<double, 10> alone{};  // the called card is one's own
  std::array<float, sets> trumps{};
  std::array<float, sets> side{};

  WorthTables() {
    for (int rank = 0; rank < fortyCards.ranks(); ++rank)
      called[static_cast<std::size_t>(rank)] = contractWorth({}, Suit::clubs, rank);
    for (std::size_t set = 0; set + 1 < sets; ++set) {
      CardSet trump;
      CardSet other;
      int missing = 0;
      for (int rank = fortyCards.ranks() - 1; rank >= 0; --rank) {
        if ((set >> rank & 1U) == 0) {
          missing = rank;
          continue;
        }
        trump.insert(Card::of(Suit::clubs, rank));
        other.insert(Card::of(Suit::diamonds, rank));
      }
      trumps[set] = static_cast<float>(contractWorth(trump, Suit::clubs, missing) -
                                       called[static_cast<std::size_t>(missing)]);
      side[set] = static_cast<float>(contractWorth(other, Suit::clubs, 0) - called[0]);
    }
    for (int rank = 0; rank < fortyCards.ranks(); ++rank)
      alone[static_cast<std::size_t>(rank)] =
          contractWorth({Card::of(Suit::clubs, rank)}, Suit::clubs, rank) - trumps[1U << rank];
  }
};

WorthTables const worthTables;

// In units of contractWorth: by how much more a hand must be worth to be e times as willing.
constexpr double willing = 6;

double aheadOf(Contract const& contract, int points) {
  return contract.worth - evenWorth.of(contract.called) - evenWorth.ofPoint * (points - evenPoints);
}

// What a seat that has to beat a rank, or a promise of points, is ahead of even odds with its best suit.
double aheadOf(CardSet hand, int limit, int points) {
  Contract const best = limit == 0 ? bestContract(hand, 1) : bestContract(hand, limit);
  return best.called < 0 ? 0 : aheadOf(best, points + (limit == 0 ? 1 : 0));
}

// Whether a rank may be called obbligata in this suit: all below it are held, and it is not.
bool mayBeObliged(CardSet hand, Suit suit, int rank) {
  unsigned const upToIt = (2U << rank) - 1;
  return (hand.strengths(suit) & upToIt) == upToIt >> 1;
}

// The same with a rank called obbligata, in its best suit of those in which it may be.
double aheadObliged(CardSet hand, int rank, int points) {
  Contract best;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    double const worth = worthOf(hand, suit, rank);
    if (mayBeObliged(hand, suit, rank) && worth > best.worth) best = {suit, rank, worth};
  }
  return best.called < 0 ? best.worth : aheadOf(best, points);
}

// That this suit is named for the rank that was called, obbligata or not.
double chanceOfSuit(CardSet hand, Suit named, int called, bool obliged) {
  double const worth = worthOf(hand, named, called);
  double sum = 0;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    if (suit == named || !obliged || mayBeObliged(hand, suit, called))
      sum += std::exp((worthOf(hand, suit, called) - worth) / willing);
  }
  return 1 / sum;
}

}  // namespace

// Aces and threes given to the caller's tricks give the friend away, those given to others' tricks and trumps
// put on the caller's tricks the opponents.
std::array<std::int8_t, leanContexts * deeds + leadContexts * 6> const leans{
#include "core/families/free-play/leans.inc"
};

EvenWorth const evenWorth{
#include "core/families/free-play/even_worth.inc"
};

std::array<float, FreePlay::players> softScores(PerSeat const& scores, unsigned side, int sidePoints) {
  constexpr float hand = 0.8F;
  constexpr float cards = 0.2F;
  float const ahead = static_cast<float>(2 * sidePoints) / FreePlay::allPoints - 1;
  std::array<float, FreePlay::players> soft{};
  for (std::size_t seat = 0; seat < soft.size(); ++seat) {
    auto const score = static_cast<float>(scores[seat]);
    float const stake = score < 0 ? -score : score;
    soft[seat] = hand * score + cards * stake * ((side >> seat & 1U) != 0 ? ahead : -ahead);
  }
  return soft;
}

CardSet distinct(FreePlay const& play, CardSet own) {
  CardSet others = fortyCards.cards() - own;
  int const settled = play.history.cards.size() - play.trick.count;
  for (int i = 0; i < settled; ++i) others.erase(play.history.cards[i]);
  CardSet kept;
  Card before = noCard;
  for (Card card : own) {
    bool const same = before.valid() && before.suit() == card.suit() && card != play.called &&
                      before != play.called && FreePlay::cardPoints(before) == FreePlay::cardPoints(card) &&
                      ((CardSet::above(before) - CardSet::above(card)) & others).empty();
    if (!same) kept.insert(card);
    before = card;
  }
  return kept;
}

double worthOf(CardSet hand, Suit trump, int called) {
  double worth = hand.contains(Card::of(trump, called))
                     ? worthTables.alone[static_cast<std::size_t>(called)]
                     : worthTables.called[static_cast<std::size_t>(called)];
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    worth += (suit == trump ? worthTables.trumps : worthTables.side)[hand.strengths(suit)];
  }
  return worth;
}

Contract bestContract(CardSet own, int limit) {
  Contract best;
  double ahead = -1000;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    int called = limit - 1;
    while (called >= 0 && own.contains(Card::of(suit, called))) --called;
    if (called < 0) continue;
    double const worth = worthOf(own, suit, called);
    double const here = worth - evenWorth.of(called);
    if (here <= ahead) continue;
    ahead = here;
    best = {suit, called, worth};
  }
  return best;
}

double willingness(double ahead) { return 1 / (1 + std::exp(-ahead / willing)); }

double likelihoodOfSpeech(History const& history, Seat viewer, Deal const& deal) {
  int rank = fortyCards.ranks();    // to be beaten
  int called = fortyCards.ranks();  // by the call that stands
  bool obliged = false;             // it is an obbligata
  int points = evenPoints;
  double likelihood = 1;
  for (Done const& done : history) {
    if (done.action.kind == Action::Kind::play) break;
    CardSet const hand = deal.hands[static_cast<std::size_t>(done.seat)];
    bool const other = done.seat != viewer;
    switch (done.action.kind) {
      case Action::Kind::pass:
        if (other) likelihood *= 1 - willingness(aheadOf(hand, rank, points));
        break;
      case Action::Kind::bid:
        if (done.action.second > 0) points = done.action.second;
        rank = called = done.action.first;
        obliged = false;
        if (other) likelihood *= willingness(aheadOf(hand, rank + 1, points));
        break;
      case Action::Kind::oblige:
        points = done.action.second;
        called = done.action.first;
        obliged = true;
        if (other) likelihood *= willingness(aheadObliged(hand, called, points));
        break;
      case Action::Kind::name:
        if (other && called < fortyCards.ranks())
          likelihood *= chanceOfSuit(hand, static_cast<Suit>(done.action.first), called, obliged);
        break;
      default: break;
    }
  }
  return likelihood;
}

bool dares(Contract const& contract, int points, Rng& rng) {
  if (contract.called < 0) return false;
  double const mood = static_cast<double>(rng.below(9)) - 4;
  return aheadOf(contract, points) >= mood;
}

std::vector<Contract> contracts(CardSet own, int limit) {
  std::vector<Contract> all;
  auto const ahead = [](Contract const& contract) { return contract.worth - evenWorth.of(contract.called); };
  for (int called = limit - 1; called >= 0; --called) {
    Contract best;
    best.called = called;
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      double const worth = worthOf(own, suit, called);
      if (worth > best.worth) best = {suit, called, worth};
    }
    all.push_back(best);
  }
  std::stable_sort(all.begin(), all.end(),
                   [&ahead](Contract const& a, Contract const& b) { return ahead(a) > ahead(b); });
  return all;
}

}  // namespace giaguaro::freePlay
