#include "core/rules/certainty.h"

#include <algorithm>
#include <array>
#include <map>

namespace giaguaro {

namespace {

// Each seat's place and what else lies apart, and after them that of what no seat holds.
constexpr std::size_t placeCount = mostHoldings + 1;
using PlaceCards = std::array<CardSet, placeCount>;

int roomOf(Facts const& facts, std::size_t place) {
  return place < mostHoldings ? facts.count[place] : facts.stockCount;
}

PlaceCards mayOf(Facts const& facts) {
  PlaceCards may{};
  for (std::size_t place = 0; place < placeCount; ++place)
    if (roomOf(facts, place) > 0)
      may[place] = (place < mostHoldings ? facts.may[place] : facts.mayStock) & facts.unseen;
  return may;
}

// Where nothing else may lie: in the only place for a card, and in a place with as much room as may be there.
PlaceCards heldOf(Facts const& facts) {
  PlaceCards const may = mayOf(facts);
  PlaceCards held{};
  for (std::size_t place = 0; place < placeCount; ++place) {
    int const room = roomOf(facts, place);
    if (room > 0 && may[place].size() == room) held[place] = may[place];
    CardSet elsewhere;
    for (std::size_t other = 0; other < placeCount; ++other)
      if (other != place) elsewhere |= may[other];
    held[place] |= may[place] - elsewhere;
  }
  return held;
}

PlaceCards lackedOf(Facts const& facts) {
  PlaceCards const may = mayOf(facts);
  PlaceCards lacked{};
  for (std::size_t place = 0; place < placeCount; ++place) {
    int const room = roomOf(facts, place);
    if (room > 0) lacked[place] = facts.unseen - may[place];
  }
  return lacked;
}

// By card, how many acts had been done when it became true that it is in this place, for good.
using Since = std::map<Card, int>;

Since sinceWhen(std::vector<PlaceCards> const& past, std::size_t place, CardSet cards) {
  Since since;
  for (Card const card : cards) {
    std::size_t first = past.size() - 1;
    while (first > 0 && past[first - 1][place].contains(card)) --first;
    since[card] = static_cast<int>(first);
  }
  return since;
}

void joinSuits(Since& since, CardSet unseen) {
  for (int i = 0; i <= plainSuits; ++i) {
    CardSet const suit = unseen.in(i < plainSuits ? static_cast<Suit>(i) : Suit::trumps);
    int last = 0;
    bool lacksAll = !suit.empty();
    for (Card const card : suit) {
      auto const known = since.find(card);
      lacksAll = lacksAll && known != since.end();
      if (lacksAll) last = std::max(last, known->second);
    }
    if (!lacksAll) continue;
    for (Card const card : suit) since[card] = last;
  }
}

void append(Seat of, Certainty::Kind kind, Since const& since, std::vector<Certainty>& list) {
  std::map<int, CardSet> byActs;
  for (auto const& [card, acts] : since) byActs[acts].insert(card);
  for (auto const& [acts, cards] : byActs) list.push_back({of, kind, cards, acts});
}

}  // namespace

std::vector<Certainty> certaintiesOf(std::span<Facts const> past) {
  std::vector<PlaceCards> held;
  std::vector<PlaceCards> lacked;
  for (Facts const& facts : past) {
    held.push_back(heldOf(facts));
    lacked.push_back(lackedOf(facts));
  }
  CardSet found;
  for (CardSet const cards : held.back()) found |= cards;
  std::vector<Certainty> list;
  for (std::size_t place = 0; place < placeCount; ++place) {
    Seat const of = place < mostHoldings ? static_cast<Seat>(place) : nobody;
    append(of, Certainty::Kind::holds, sinceWhen(held, place, held.back()[place]), list);
    Since lacks = sinceWhen(lacked, place, lacked.back()[place] - found);
    joinSuits(lacks, past.back().unseen - found);
    append(of, Certainty::Kind::lacks, lacks, list);
  }
  return list;
}

}  // namespace giaguaro
