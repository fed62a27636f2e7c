#include "core/games/briscola-chiamata/mind.h"

#include "core/games/briscola-chiamata/calls.h"

namespace giaguaro {

namespace {

using Public = BriscolaChiamata::Public;

// An obbligata of a seat: in some suit it was dealt every rank below this one, and not this one.
struct Obliged {
  Seat seat = nobody;
  int rank = 0;
};

// Cards that a seat must hold, as far as they are hidden, and those that it cannot.
struct Demand {
  CardSet must{};
  CardSet mustNot{};
};
using Demands = std::array<Demand, BriscolaChiamata::players>;

// Puts together what one choice of suits for the obbligate demands, and the places that this leaves.
class CaseBuilder {
 public:
  explicit CaseBuilder(View<BriscolaChiamata> const& view)
      : pub_(view.pub), facts_(BriscolaChiamata::facts(view)) {
    auto const& history = pub_.history;
    for (int i = 0; i < history.cards.size(); ++i)
      dealt_[static_cast<std::size_t>(history.seat(i, BriscolaChiamata::players))].insert(history.cards[i]);
    known_ = fortyCards.cards() - facts_.unseen;
    for (Seat seat = 0; seat < BriscolaChiamata::players; ++seat)
      for (int rank = 1; seat != view.seat && rank < fortyCards.ranks(); ++rank)
        if ((pub_.obliged[static_cast<std::size_t>(seat)] >> rank & 1) != 0) obliged_.push_back({seat, rank});
  }

  std::vector<Places> cases() {
    choose(0, 0);
    return std::move(cases_);
  }

 private:
  // Obbligate are all of different suits: of one seat they differ in rank, and a suit has only one two.
  void choose(std::size_t index, unsigned suitsTaken) {
    if (index == obliged_.size()) return addCase();
    auto const [seat, rank] = obliged_[index];
    auto const place = static_cast<std::size_t>(seat);
    Demand const before = demands_[place];
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      if ((suitsTaken >> i & 1U) != 0 || !mayBe(seat, rank, suit)) continue;
      demands_[place].must |= CardSet::ofSuit(suit, rank) & facts_.unseen;
      demands_[place].mustNot.insert(Card::of(suit, rank));
      choose(index + 1, suitsTaken | 1U << i);
      demands_[place] = before;
    }
  }

  bool mayBe(Seat seat, int rank, Suit suit) const {
    BriscolaChiamata::Call const call = pub_.standing();
    bool const named = pub_.called.valid() && seat == pub_.caller && call.obliged && call.rank == rank;
    if (named && suit != pub_.trump) return false;
    CardSet const its = dealt_[static_cast<std::size_t>(seat)];
    return (CardSet::ofSuit(suit, rank) & (known_ - its)).empty() && !its.contains(Card::of(suit, rank));
  }

  void addCase() {
    Facts facts = facts_;
    for (std::size_t seat = 0; seat < demands_.size(); ++seat) {
      Demand const& demand = demands_[seat];
      if (demand.must.size() > facts.count[seat]) return;
      facts.may[seat] -= demand.mustNot;
      for (std::size_t other = 0; other < demands_.size(); ++other)
        if (other != seat) facts.may[other] -= demand.must;
    }
    Places places;
    for (std::size_t seat = 0; seat < demands_.size(); ++seat) {
      CardSet const must = demands_[seat].must;
      auto const who = static_cast<Seat>(seat);
      int const rest = facts.count[seat] - must.size();
      if (!must.empty()) places.push({who, must, must.size()});
      if (rest > 0) places.push({who, facts.may[seat] - must, rest});
    }
    cases_.push_back(places);
  }

  Public const& pub_;
  Facts facts_;
  std::array<CardSet, BriscolaChiamata::players> dealt_{};  // seen of each seat's cards
  CardSet known_{};
  std::vector<Obliged> obliged_;
  Demands demands_{};
  std::vector<Places> cases_;
};

// Without trump the highest cards of a suit are sure tricks, and each collects what the others must play.
double soloPromise(CardSet hand) {
  double promise = -4;
  for (int i = 0; i < plainSuits; ++i)
    for (int strength = fortyCards.ranks() - 1;
         strength >= 0 && hand.contains(Card::of(static_cast<Suit>(i), strength)); --strength)
      promise += 9.4;
  for (Card card : hand) promise += 0.34 * FreePlay::cardPoints(card);
  return promise;
}
constexpr double soloAtLeast = 64;  // to call it

void considerRaises(Public const& pub, CardSet hand, Actions& actions) {
  constexpr std::array bands{0, 65, 71, 81, 91};
  freePlay::Contract const best = freePlay::bestContract(hand, 1);
  unsigned const obliged = briscolaCalls::obligedRanks(hand);
  for (int band : bands) {
    int const least = pub.promised() + 1;
    if (band != 0 && band <= least) continue;
    int const points = std::max(band, least);
    if (best.called == 0) actions.push(briscolaCalls::raiseTo(points));
    for (int rank = 1; rank < fortyCards.ranks(); ++rank)
      if ((obliged >> rank & 1U) != 0 && band != 65) actions.push(briscolaCalls::oblige(rank, points));
  }
}

Action raiseOr(Public const& pub, CardSet hand, Action otherwise, Rng& rng) {
  int const points = pub.promised() + 1;
  if (points > BriscolaChiamata::mostPoints) return otherwise;
  for (int i = 0; i < plainSuits; ++i) {
    auto const suit = static_cast<Suit>(i);
    int const rank = briscolaCalls::obligedRank(hand, suit);
    if (rank > 0 && freePlay::dares({suit, rank, freePlay::worthOf(hand, suit, rank)}, points, rng))
      return briscolaCalls::oblige(rank, points);
  }
  freePlay::Contract const best = freePlay::bestContract(hand, 1);
  return freePlay::dares(best, points, rng) ? briscolaCalls::raiseTo(points) : otherwise;
}

}  // namespace

std::vector<Places> BriscolaChiamata::Mind::cases(View<BriscolaChiamata> const& view) {
  return CaseBuilder(view).cases();
}

// Who calls a solo holds sure tricks.
double BriscolaChiamata::Mind::likelihood(View<BriscolaChiamata> const& view, Placement const& placement) {
  Deal const deal = dealt(view, placement);
  double const spoken = freePlay::likelihoodOfSpeech(view.history, view.seat, deal);
  Public const& pub = view.pub;
  if (!pub.solo || pub.caller == view.seat) return spoken;
  double const promise = soloPromise(deal.hands[static_cast<std::size_t>(pub.caller)]);
  return spoken * freePlay::willingness(promise - soloAtLeast);
}

Actions BriscolaChiamata::Mind::considered(View<BriscolaChiamata> const& view) {
  constexpr std::size_t mostRanks = 6;
  constexpr double soloWorthAThought = 45;
  Public const& pub = view.pub;
  CardSet const hand = view.own->cards;
  Actions actions;
  switch (pub.phase) {
    case Phase::auction: {
      actions.push({Action::Kind::pass});
      if (pub.rules.solo && soloPromise(hand) >= soloWorthAThought) actions.push({Action::Kind::solo});
      if (pub.raising()) {
        considerRaises(pub, hand, actions);
        break;
      }
      std::vector<freePlay::Contract> contracts =
          freePlay::contracts(hand, pub.caller == nobody ? fortyCards.ranks() : pub.standing().rank);
      if (contracts.size() > mostRanks) contracts.resize(mostRanks);
      for (freePlay::Contract const& contract : contracts) actions.push(bidOf(contract.called));
      break;
    }
    case Phase::play:
      for (Card card : freePlay::distinct(pub, hand)) actions.push(Action::play(card));
      break;
    default: return legal(pub, *view.own);
  }
  return actions;
}

Action BriscolaChiamata::Mind::speak(Public const& pub, Private const& own, Rng& rng) {
  CardSet const hand = own.cards;
  if (pub.phase == Phase::naming) {
    Call const call = pub.standing();
    Suit best = Suit::clubs;
    double worth = -1000;
    for (int i = 0; i < plainSuits; ++i) {
      auto const suit = static_cast<Suit>(i);
      if (call.obliged && !briscolaCalls::fitsObliged(hand, suit, call.rank)) continue;
      double const here = freePlay::worthOf(hand, suit, call.rank);
      if (here <= worth) continue;
      worth = here;
      best = suit;
    }
    return nameOf(best);
  }
  Action constexpr pass{Action::Kind::pass};
  if (pub.rules.solo && soloPromise(hand) >= soloAtLeast) return {Action::Kind::solo};
  if (pub.raising()) return raiseOr(pub, hand, pass, rng);
  freePlay::Contract const best =
      freePlay::bestContract(hand, pub.caller == nobody ? fortyCards.ranks() : pub.standing().rank);
  return freePlay::dares(best, plainPoints, rng) ? bidOf(best.called) : pass;
}

Weights<BriscolaChiamata::Mind::weightCount> BriscolaChiamata::Mind::weights() {
  static constexpr std::int16_t values[] = {
#include "core/games/briscola-chiamata/policy.inc"
  };
  return learnedWeights<Mind>(values);
}

}  // namespace giaguaro
