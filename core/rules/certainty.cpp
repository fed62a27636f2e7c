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

// At each moment what lies in each place for certain and what does not, and what the viewer does not see.
struct Past {
  std::vector<PlaceCards> held, lacked;
  std::vector<CardSet> unseen;
};

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

// Since when nothing of the suit may lie in this place, for good: cards of it that could be there went elsewhere, too.
int goneSince(Past const& past, std::size_t place, Suit suit) {
  std::size_t first = past.unseen.size() - 1;
  auto const gone = [&](std::size_t at) {
    CardSet elsewhere = past.lacked[at][place];
    for (std::size_t other = 0; other < placeCount; ++other)
      if (other != place) elsewhere |= past.held[at][other];
    return elsewhere.contains(past.unseen[at].in(suit));
  };
  while (first > 0 && gone(first - 1)) --first;
  return static_cast<int>(first);
}

void joinSuits(Since& since, Past const& past, std::size_t place, CardSet unseen) {
  for (int i = 0; i <= plainSuits; ++i) {
    Suit const suit = i < plainSuits ? static_cast<Suit>(i) : Suit::trumps;
    CardSet const cards = unseen.in(suit);
    bool lacksAll = !cards.empty();
    for (Card const card : cards) lacksAll = lacksAll && since.contains(card);
    if (!lacksAll) continue;
    int const last = goneSince(past, place, suit);
    for (Card const card : cards) since[card] = last;
  }
}

void append(Seat of, Certainty::Kind kind, Since const& since, std::vector<Certainty>& list) {
  std::map<int, CardSet> byActs;
  for (auto const& [card, acts] : since) byActs[acts].insert(card);
  for (auto const& [acts, cards] : byActs) list.push_back({of, kind, cards, acts});
}

}  // namespace

std::vector<Certainty> certaintiesOf(std::span<Facts const> past) {
  Past known;
  for (Facts const& facts : past) {
    known.held.push_back(heldOf(facts));
    known.lacked.push_back(lackedOf(facts));
    known.unseen.push_back(facts.unseen);
  }
  CardSet found;
  for (CardSet const cards : known.held.back()) found |= cards;
  std::vector<Certainty> list;
  for (std::size_t place = 0; place < placeCount; ++place) {
    Seat const of = place < mostHoldings ? static_cast<Seat>(place) : nobody;
    append(of, Certainty::Kind::holds, sinceWhen(known.held, place, known.held.back()[place]), list);
    Since lacks = sinceWhen(known.lacked, place, known.lacked.back()[place] - found);
    joinSuits(lacks, known, place, known.unseen.back() - found);
    append(of, Certainty::Kind::lacks, lacks, list);
  }
  return list;
}

}  // namespace giaguaro
