#include "core/cards/deck.h"

#include <algorithm>

namespace giaguaro {

namespace {

constexpr std::array fortyRanks{Rank::two,  Rank::four,  Rank::five, Rank::six,   Rank::seven,
                                Rank::jack, Rank::queen, Rank::king, Rank::three, Rank::ace};
constexpr std::array fiftyTwoRanks{Rank::two,   Rank::three, Rank::four, Rank::five, Rank::six,
                                   Rank::seven, Rank::eight, Rank::nine, Rank::ten,  Rank::jack,
                                   Rank::queen, Rank::king,  Rank::ace};
constexpr std::array seventyEightRanks{Rank::ace,  Rank::two,      Rank::three, Rank::four, Rank::five,
                                       Rank::six,  Rank::seven,    Rank::eight, Rank::nine, Rank::ten,
                                       Rank::jack, Rank::cavalier, Rank::queen, Rank::king};

constexpr std::array<std::string_view, 14> rankTexts{"A", "2", "3",  "4", "5", "6", "7",
                                                     "8", "9", "10", "J", "N", "Q", "K"};
constexpr std::string_view suitLetters = "CDHST";

}  // namespace

constinit Deck const fortyCards{Deck::Id::forty, fortyRanks, false};
constinit Deck const fiftyTwoCards{Deck::Id::fiftyTwo, fiftyTwoRanks, false};
constinit Deck const seventyEightCards{Deck::Id::seventyEight, seventyEightRanks, true};

Deck const& Deck::of(Id id) {
  for (Deck const* deck : {&fortyCards, &fiftyTwoCards})
    if (deck->id() == id) return *deck;
  return seventyEightCards;
}

std::string_view rankText(Rank rank) { return rankTexts[static_cast<std::size_t>(rank)]; }

std::optional<Rank> parseRank(std::string_view text) {
  auto const found = std::ranges::find(rankTexts, text);
  if (found == rankTexts.end()) return std::nullopt;
  return static_cast<Rank>(found - rankTexts.begin());
}

char suitLetter(Suit suit) { return suitLetters[static_cast<std::size_t>(suit)]; }

std::optional<Suit> parseSuit(std::string_view text) {
  if (text.size() != 1) return std::nullopt;
  auto const found = suitLetters.find(text.front());
  if (found >= plainSuits) return std::nullopt;  // npos too
  return static_cast<Suit>(found);
}

std::string Deck::text(Card card) const {
  if (card.isExcuse()) return "EX";
  if (card.suit() == Suit::trumps) return "T" + std::to_string(card.strength());
  return std::string(rankText(rank(card))) + suitLetter(card.suit());
}

std::optional<Card> Deck::parse(std::string_view text) const {
  // At most 78 candidates, and never in a search: comparing texts cannot disagree with writing them.
  for (Card card : cards_)
    if (this->text(card) == text) return card;
  return std::nullopt;
}

std::vector<Card> Deck::sorted(CardSet cards) const {
  std::vector<Card> list;
  list.reserve(static_cast<std::size_t>(cards.size()));
  for (int suit = 0; suit <= plainSuits; ++suit) {
    std::size_t const first = list.size();
    for (Card card : cards.in(static_cast<Suit>(suit))) list.push_back(card);
    std::reverse(list.begin() + static_cast<std::ptrdiff_t>(first), list.end());
  }
  return list;
}

int Deck::shownPlace(Suit suit) {
  return static_cast<int>(std::ranges::find(shownSuits, suit) - shownSuits.begin());
}

std::vector<Card> Deck::shown(CardSet cards) const {
  std::vector<Card> list = sorted(cards);
  std::ranges::stable_sort(list, {}, [](Card card) { return shownPlace(card.suit()); });
  return list;
}

}  // namespace giaguaro
