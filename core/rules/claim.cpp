#include "core/rules/claim.h"

#include <algorithm>
#include <array>

namespace giaguaro {

namespace {

constexpr CardSet excuse{Card::excuse()};

// What each other seat may hold: what a seat, or the stock, must hold, since it may hold nothing else, no
// other does.
std::array<CardSet, mostHoldings> heldBy(Facts const& facts) {
  struct Room {
    CardSet may{};
    int count = 0;
  };
  std::array<Room, mostHoldings + 1> rooms{};
  for (std::size_t seat = 0; seat < mostHoldings; ++seat) rooms[seat] = {facts.may[seat], facts.count[seat]};
  rooms[mostHoldings] = {facts.mayStock, facts.stockCount};
  for (bool changed = true; changed;) {
    changed = false;
    for (Room const& full : rooms) {
      if (full.count == 0 || full.may.size() != full.count) continue;
      for (Room& other : rooms) {
        if (&other == &full || (other.may & full.may).empty()) continue;
        other.may -= full.may;
        changed = true;
      }
    }
  }
  std::array<CardSet, mostHoldings> may{};
  for (std::size_t seat = 0; seat < mostHoldings; ++seat) may[seat] = rooms[seat].may;
  return may;
}

class Claiming {
 public:
  explicit Claiming(ClaimPosition const& position)
      : rules_(position.rules),
        players_(position.players),
        seat_(position.seat),
        own_(position.own),
        toFollow_(position.players - 1 - position.rules.trick.count),
        may_(heldBy(position.facts)) {}

  // All cards in an order in which each takes its trick, the first one of these; empty: not sure.
  std::vector<Card> orderFrom(CardSet first) {
    order_.reserve(static_cast<std::size_t>(own_.size()));
    for (CardSet cards = first; !own_.empty(); cards = leadable()) {
      Card const card = best(cards);
      if (!card.valid()) {
        doubted_ = cards;
        return {};
      }
      play(card);
    }
    return order_;
  }

  // What stood in the way, once an order has been looked for in vain.
  std::optional<ClaimDoubt> doubt() const {
    Card const own = strongest(doubted_ - excuse);
    if (!own.valid()) return std::nullopt;
    Suit const trump = trumpOf(ledBy(own));
    if (!leads() && !beats(own, rules_.trick.best, trump)) return ClaimDoubt{own, rules_.trick.best, {}};
    ClaimDoubt doubt{.own = own};
    for (int step = 1; step <= toFollow_; ++step)
      for (Card const card : may_[at(seatAfter(seat_, players_, step))] - excuse)
        if (beats(card, own, trump) && (!doubt.against.valid() || beats(card, doubt.against, trump)))
          doubt.against = card;
    if (!doubt.against.valid()) return std::nullopt;
    for (int step = 1; step <= toFollow_; ++step)
      if (Seat const seat = seatAfter(seat_, players_, step); may_[at(seat)].contains(doubt.against))
        doubt.holders.push_back(seat);
    return doubt;
  }

 private:
  Suit trumpOf(Suit led) const { return rules_.trumps[static_cast<std::size_t>(led)]; }
  bool leads() const { return !rules_.trick.best.valid(); }
  Suit ledBy(Card card) const { return leads() ? card.suit() : rules_.led; }

  // Whether a card takes the trick on the table, whatever is played after it.
  bool takes(Card card) const {
    if (card.isExcuse()) return rules_.excuseTakesLast && rules_.trick.count == 0 && own_.size() == 1;
    Suit const trump = trumpOf(ledBy(card));
    if (!leads() && !beats(card, rules_.trick.best, trump)) return false;
    for (int step = 1; step <= toFollow_; ++step) {
      CardSet const may = may_[at(seatAfter(seat_, players_, step))] - excuse;
      if (!over(may, card).empty() || (card.suit() != trump && !may.in(trump).empty())) return false;
    }
    return true;
  }

  CardSet leadable() const {
    CardSet const cards = own_ - rules_.notLed;
    return cards.empty() ? own_ : cards;
  }

  // Of these cards, one that takes the trick: trumps first, from the top; what is kept for the last trick
  // comes last. No card: none does.
  Card best(CardSet cards) const {
    CardSet taking;
    for (Card const card : cards)
      if (takes(card)) taking.insert(card);
    return strongest(taking);
  }

  // A trump before all others, then the highest.
  Card strongest(CardSet cards) const {
    auto const isTrump = [this](Card card) { return trumpOf(card.suit()) == card.suit(); };
    auto const isKept = [this](Card card) { return rules_.keptForLast.contains(card); };
    auto const better = [&](Card card, Card best) {
      if (isKept(card) != isKept(best)) return isKept(best);
      if (isTrump(card) != isTrump(best)) return isTrump(card);
      return card.strength() > best.strength();
    };
    Card best{};
    for (Card const card : cards)
      if (!best.valid() || better(card, best)) best = card;
    return best;
  }

  // Plays a card that takes the trick, and comes to the next lead.
  void play(Card card) {
    draw(ledBy(card));
    order_.push_back(card);
    own_.erase(card);
    if (rules_.notLed.contains(card)) rules_.notLed = {};
    rules_.trick = {};
    toFollow_ = players_ - 1;
  }

  // Every seat that still plays to this trick plays a card of the suit led, or holds none; or the excuse.
  void draw(Suit led) {
    if (!rules_.following) return;
    for (int step = 1; step <= toFollow_; ++step) {
      std::size_t const seat = at(seatAfter(seat_, players_, step));
      CardSet const suit = may_[seat].in(led)-excuse;
      int const spared = may_[seat].contains(Card::excuse()) ? 1 : 0;
      if (suit.size() + spared <= ++drawn_[seat][static_cast<std::size_t>(led)]) may_[seat] -= suit;
    }
  }

  ClaimRules rules_;
  int players_;
  Seat seat_;
  CardSet own_;
  int toFollow_;                                       // seats that still play to the trick on the table
  std::array<CardSet, mostHoldings> may_;              // what each other seat may hold
  std::array<std::array<int, 5>, mostSeats> drawn_{};  // leads of each suit that it has had to follow
  std::vector<Card> order_{};
  CardSet doubted_{};  // of which none surely takes the trick that comes next
};

}  // namespace

std::vector<Card> claimOrder(ClaimPosition const& position) {
  if (position.rules.trick.count == 0) return Claiming(position).orderFrom(position.playable);
  CardSet const kept = position.playable & position.rules.keptForLast;
  for (CardSet const cards : {position.playable - kept, kept})
    for (Card const card : cards)
      if (std::vector<Card> order = Claiming(position).orderFrom({card}); !order.empty()) return order;
  return {};
}

std::optional<ClaimDoubt> claimDoubt(ClaimPosition const& position) {
  if (!claimOrder(position).empty()) return std::nullopt;
  Claiming claiming(position);
  claiming.orderFrom(position.playable);
  return claiming.doubt();
}

}  // namespace giaguaro
