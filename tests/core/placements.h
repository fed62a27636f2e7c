// All worlds that a seat must think possible, by enumeration: slow, and right because it is simple.
#pragma once

#include <vector>

#include "core/ai/placement.h"
#include "tests/core/positions.h"

namespace giaguaro::test {

// The actions of this history from another deal; what was put aside unseen is what lies aside in the world,
// from the lowest card up.
template <Game G>
Played<G> playedAgain(View<G> const& view, Placement const& placement) {
  Deal const deal = G::Mind::dealt(view, placement);
  Played<G> played{view.context, deal, G::start(view.context, deal), {}};
  CardSet aside = placement.aside;
  [[maybe_unused]] CardSet ofPartner;
  if constexpr (std::is_same_v<G, Tarot>) ofPartner = placement.hands[Tarot::partnersDiscard];
  for (Done done : view.history) {
    if (done.action == Action::hiddenDiscard()) {
      CardSet* from = &aside;
      if constexpr (std::is_same_v<G, Tarot>)
        if (done.seat != played.hand.pub.taker) from = &ofPartner;
      done.action.first = from->lowest().code;
      from->erase(from->lowest());
    }
    played.act(done.action);
  }
  return played;
}

// Every way to lay the hidden cards that facts and fits allow.
template <Game G>
class AllPlacements {
 public:
  AllPlacements(View<G> const& view, std::size_t most) : view_(view), most_(most), facts_(G::facts(view)) {
    for (Card card : facts_.unseen) cards_.push_back(card);
    placement_.hands[static_cast<std::size_t>(view.seat)] = view.own->cards;
    place(0);
  }
  // Empty: there are more than `most`.
  std::vector<Placement> const& found() const { return found_; }

 private:
  void place(std::size_t next) {
    if (tooMany_) return;
    if (next == cards_.size()) {
      if (!G::fits(view_, G::Mind::dealt(view_, placement_))) return;
      found_.push_back(placement_);
      tooMany_ = found_.size() > most_;
      if (tooMany_) found_.clear();
      return;
    }
    Card const card = cards_[next];
    for (std::size_t seat = 0; seat < mostHoldings; ++seat)
      if (facts_.count[seat] > 0 && facts_.may[seat].contains(card))
        in(placement_.hands[seat], facts_.count[seat], card, next);
    if (facts_.stockCount > 0 && facts_.mayStock.contains(card))
      in(placement_.aside, facts_.stockCount, card, next);
  }
  void in(CardSet& cards, int& room, Card card, std::size_t next) {
    cards.insert(card);
    --room;
    place(next + 1);
    ++room;
    cards.erase(card);
  }

  View<G> const& view_;
  std::size_t most_;
  Facts facts_;
  std::vector<Card> cards_{};
  Placement placement_{};
  std::vector<Placement> found_{};
  bool tooMany_ = false;
};

}  // namespace giaguaro::test
