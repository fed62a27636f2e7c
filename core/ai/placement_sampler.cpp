#include "core/ai/placement_sampler.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace giaguaro {

namespace {

PlaceBits bit(int place) { return static_cast<PlaceBits>(1U << place); }
using Classes = FixedList<CardClass, mostHiddenCards>;

constexpr auto factorials = [] {
  std::array<double, mostHiddenCards + 1> table{1};
  for (std::size_t i = 1; i <= mostHiddenCards; ++i) table[i] = table[i - 1] * static_cast<double>(i);
  return table;
}();

// Sets of one card: adding one by the table has no branch and no address to wait for.
constexpr auto sets = [] {
  std::array<CardSet, 128> table{};
  for (std::size_t code = 0; code < table.size(); ++code)
    table[code].insert(Card{static_cast<std::uint8_t>(code)});
  return table;
}();
CardSet setOf(Card card) { return sets[card.code]; }

}  // namespace

// Divides cards into classes and places into parts.
class PlacementSampler::Dividing {
 public:
  Dividing(PlacementSampler& sampler, CardSet hidden) : sampler_(sampler) {
    int slots = 0;
    for (int place = 0; place < sampler.places_.size(); ++place) {
      assert(sampler.places_[place].count >= 0);
      free_[at(place)] = sampler.places_[place].count;
      slots += free_[at(place)];
    }
    if (slots != hidden.size()) return;
    classes(hidden);
    if (!settle()) return;
    sampler.ways_ = 1;
    for (std::size_t place = 0; place < free_.size(); ++place)
      sampler.slots_[place] = static_cast<std::uint8_t>(free_[place]);
    PlaceBits left = 0;
    for (CardClass const& one : classes_) left |= one.places;
    while (left != 0 && sampler.ways_ > 0) {
      PlaceBits const together = connected(static_cast<PlaceBits>(left & (~left + 1)));
      part(together);
      left = static_cast<PlaceBits>(left & ~together);
    }
  }

 private:
  void classes(CardSet hidden) {
    if (!hidden.empty()) classes_.push({hidden, 0, 0});
    for (int place = 0; place < sampler_.places_.size(); ++place) {
      if (free_[at(place)] == 0) continue;
      CardSet const may = sampler_.places_[place].may;
      for (int i = classes_.size() - 1; i >= 0; --i) {
        CardClass& one = classes_[i];
        CardSet const outside = one.cards - may;
        if (outside == one.cards) continue;
        if (!outside.empty()) {
          CardClass const without{outside, one.places, 0};
          one.cards = one.cards & may;
          one.places |= bit(place);
          classes_.push(without);
        } else {
          one.places |= bit(place);
        }
      }
    }
  }

  // Puts cards where there is but one place for them, closes places that are full by it, and goes on as long
  // as that leaves other cards a single place; then classes that have become alike are one. False: some card
  // has no place.
  bool settle() {
    for (bool again = true; again;) {
      again = false;
      PlaceBits open = 0;
      for (int place = 0; place < sampler_.places_.size(); ++place)
        if (free_[at(place)] > 0) open |= bit(place);
      Classes rest;
      for (CardClass one : classes_) {
        one.places &= open;
        one.size = one.cards.size();
        if (one.places == 0) return false;
        if (single(one.places)) {
          int const place = std::countr_zero(one.places);
          sampler_.fixed_[at(place)] |= one.cards;
          free_[at(place)] -= one.size;
          if (free_[at(place)] < 0) return false;
          again = true;
        } else {
          join(rest, one);
        }
      }
      classes_ = rest;
    }
    return true;
  }
  static void join(Classes& list, CardClass const& one) {
    int same = 0;
    while (same < list.size() && list[same].places != one.places) ++same;
    if (same == list.size()) {
      list.push(one);
      return;
    }
    list[same].cards |= one.cards;
    list[same].size += one.size;
  }

  PlaceBits connected(PlaceBits places) const {
    for (PlaceBits before = 0; before != places;) {
      before = places;
      for (CardClass const& one : classes_)
        if (share(one.places, places)) places |= one.places;
    }
    return places;
  }

  int slotsOf(PlaceBits places) const {
    int sum = 0;
    forEachPlace(places, [&](std::size_t place) { sum += free_[place]; });
    return sum;
  }

  void part(PlaceBits together) {
    Part part;
    forEachPlace(together, [&](std::size_t place) { part.places.push(static_cast<std::uint8_t>(place)); });
    for (int i = 0; i + 1 < part.places.size(); ++i)
      if (free_[part.places[i]] > free_[part.places.back()])
        std::swap(part.places[i], part.places[part.places.size() - 1]);

    std::vector<CardClass> tight;
    double ways = 1;
    int cards = 0;
    for (CardClass one : classes_) {
      if (!share(one.places, together)) continue;
      one.first = listed_;
      for (Card card : one.cards) sampler_.cards_[at(listed_++)] = card;
      cards += one.size;
      ways *= factorials[at(one.size)];  // its cards in any order in the slots chosen for it
      if (one.places == together)
        part.anywhere = one;
      else
        tight.push_back(one);
    }
    if (cards != slotsOf(together)) ways = 0;
    if (ways > 0 && !tight.empty()) {
      PlacementTable& table = sampler_.table_;
      part.start = table.positions();
      part.firstStep = table.steps().size();
      ways *= table.add(std::move(tight), together, part.anywhere.size, sampler_.slots_);
      part.steps = table.steps().size() - part.firstStep;
    }
    for (int place : part.places) ways /= factorials[at(free_[at(place)])];
    sampler_.ways_ *= ways;
    sampler_.parts_.push(part);
  }

  PlacementSampler& sampler_;
  std::array<int, mostPlaces> free_{};  // of each place: slots not yet settled
  Classes classes_;
  int listed_ = 0;  // cards
};

// The state of one draw, on the stack.
class PlacementSampler::Drawing {
 public:
  Drawing(PlacementSampler const& sampler, Rng& rng)
      : sampler_(sampler),
        rng_(rng),
        given_(sampler.fixed_),
        cards_(sampler.cards_),
        slots_(sampler.slots_) {}

  void part(Part const& part) {
    std::uint32_t position = part.start;
    Card* cards = nullptr;
    int left = 0;
    PlacementTable::Step const* step = sampler_.table_.steps().data() + part.firstStep;
    for (PlacementTable::Step const* const end = step + part.steps; step != end; ++step) {
      if (step->begins) {
        cards = cards_.data() + step->first;
        left = step->size;
      }
      PlacementTable::Choice const& choice = chosen(position);
      position = choice.next;
      give(step->taking, choice.count, cards, left);
      if (step->ends) giveRest(step->rest, cards, left);
    }
    anywhere(part);
  }

  void addTo(Placement& placement) const {
    for (int place = 0; place < sampler_.places_.size(); ++place) {
      Seat const seat = sampler_.places_[place].seat;
      (seat == nobody ? placement.aside : placement.hands[at(seat)]) |= given_[at(place)];
    }
  }

 private:
  // In proportion to the weights.
  PlacementTable::Choice const& chosen(std::uint32_t position) {
    PlacementTable::Choice const* choice = sampler_.table_.first(position);
    PlacementTable::Choice const* const last = sampler_.table_.last(position);
    if (choice == last) return *choice;
    // Below 1 by more than what the product is rounded by: so it stays below the sum, and the search ends.
    double const part = static_cast<double>(rng_.next() >> 11) * 0x1p-53;
    double const wanted = part * last->upTo;
    while (choice->upTo <= wanted) ++choice;
    return *choice;
  }

  static Card take(Card* cards, int& left, int index) {
    Card const card = cards[index];
    cards[index] = cards[--left];
    return card;
  }
  static int below(Rng& rng, int bound) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
  }
  int below(int bound) { return below(rng_, bound); }

  // Random cards to random slots of these places.
  void give(PlaceBits places, int count, Card* cards, int& left) {
    if (count == 0) return;
    if (single(places)) {
      std::size_t const place = at(std::countr_zero(places));
      slots_[place] = static_cast<std::uint8_t>(slots_[place] - count);
      for (; count > 0; --count) given_[place] |= setOf(take(cards, left, below(left)));
      return;
    }
    FreeSlots slots(places, slots_);
    for (; count > 0; --count) putInto(slots, take(cards, left, below(left)));
  }
  // All that are left: which slots is open, which cards is not.
  void giveRest(PlaceBits places, Card* cards, int& left) {
    if (left == 0) return;
    if (single(places)) {
      std::size_t const place = at(std::countr_zero(places));
      slots_[place] = static_cast<std::uint8_t>(slots_[place] - left);
      for (; left > 0; --left) given_[place] |= setOf(cards[left - 1]);
      return;
    }
    FreeSlots slots(places, slots_);
    for (; left > 0; --left) putInto(slots, cards[left - 1]);
  }

  // Each free slot as the number of its place.
  struct FreeSlots {
    FreeSlots(PlaceBits places, Slots const& free) {
      forEachPlace(places, [&](std::size_t place) {
        for (int i = 0; i < free[place]; ++i) list[at(count++)] = static_cast<std::uint8_t>(place);
      });
    }
    std::array<std::uint8_t, mostHiddenCards> list{};
    int count = 0;
  };
  void putInto(FreeSlots& slots, Card card) {
    std::size_t const index = at(below(slots.count));
    std::size_t const place = slots.list[index];
    slots.list[index] = slots.list[at(--slots.count)];
    --slots_[place];
    given_[place] |= setOf(card);
  }

  // Cards that all places may hold: whatever slots are left. The last place gets those that no other has got.
  void anywhere(Part const& part) {
    Card* const cards = cards_.data() + part.anywhere.first;
    int left = part.anywhere.size;
    Rng rng = rng_;  // a copy stays in registers while cards are written
    CardSet rest = part.anywhere.cards;
    for (int i = 0; i + 1 < part.places.size(); ++i) {
      CardSet got;
      for (int slots = slots_[part.places[i]]; slots > 0; --slots)
        got |= setOf(take(cards, left, below(rng, left)));
      given_[part.places[i]] |= got;
      rest -= got;
    }
    given_[part.places.back()] |= rest;
    rng_ = rng;
  }

  PlacementSampler const& sampler_;
  Rng& rng_;
  std::array<CardSet, mostPlaces> given_;
  std::array<Card, mostHiddenCards> cards_;
  Slots slots_;
};

PlacementSampler::PlacementSampler(Places const& places, CardSet hidden) : places_(places) {
  Dividing(*this, hidden);
}

void PlacementSampler::draw(Rng& rng, Placement& placement) const {
  assert(ways_ > 0);
  Drawing drawing(*this, rng);
  for (Part const& part : parts_) drawing.part(part);
  drawing.addTo(placement);
}

bool satisfies(Places const& places, CardSet hidden, Placement const& placement) {
  CardSet left = hidden;
  auto const fits = [&](Seat seat, CardSet cards) {
    CardSet const held = cards & hidden;
    if (!left.contains(held)) return false;  // in two hands
    left -= held;
    CardSet homeless = held;
    for (Place const& place : places) {
      if (place.seat != seat) continue;
      CardSet const here = held & place.may;
      if (here.size() != place.count) return false;
      homeless -= here;
    }
    return homeless.empty();
  };
  for (std::size_t seat = 0; seat < placement.hands.size(); ++seat)
    if (!fits(static_cast<Seat>(seat), placement.hands[seat])) return false;
  return fits(nobody, placement.aside) && left.empty();
}

}  // namespace giaguaro
