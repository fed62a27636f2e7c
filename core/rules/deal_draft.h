// A deal that is put together by hand, card by card: where each card goes, and where there is still room. It may be left
// incomplete at any time; nothing is ever in two places, of another deck, or more than there is room for: what may not be
// is refused, with its reason, and changes nothing.
//
// The places are those of a hand of that game, by so many players and under these options: each seat's hand, its piles
// where it has any (the cards that lie face down, and those that lie on them, each pile by pile), and the stock, its
// first card by itself where that is turned up. In a hand and in the stock the order does not matter.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/deal.h"
#include "core/rules/game.h"
#include "core/rules/options.h"
#include "core/rules/random.h"

namespace giaguaro {

struct DealPlace {
  enum class Kind : std::uint8_t { hand, under, top, turned, stock };

  Kind kind = Kind::hand;
  Seat seat = nobody;  // whose; nobody: of the stock
  int room = 0;        // cards

  bool operator==(DealPlace const&) const = default;
};

class DealDraft {
 public:
  enum class Refusal : std::uint8_t {
    none,
    full,       // there is no room left
    elsewhere,  // the card lies somewhere else
    unknown,    // this is no card of the deck
    twice,      // it has been said already
  };
  // A word of a text that stands for the cards of a place.
  struct Word {
    std::size_t start = 0;  // in the text
    std::size_t length = 0;
    Card card{};  // noCard: it is none
    Refusal refusal = Refusal::none;
    bool unfinished = false;  // it stands at the end, and may become the name of a card

    bool operator==(Word const&) const = default;
  };

  // Of hand `number` of a match, from 0: how many cards a seat gets may follow from that. Which places there are, the table
  // says (core/match/drafted_deal.h).
  DealDraft(GameInfo const& game, int players, Options const& options, int number,
            std::vector<DealPlace> places);

  GameInfo const& game() const { return *game_; }
  int players() const { return players_; }
  Options const& options() const { return options_; }
  int number() const { return number_; }
  Seat dealer() const { return dealer_; }
  void setDealer(Seat dealer) { dealer_ = dealer; }

  std::vector<DealPlace> const& places() const { return places_; }
  // In the order in which they were put there.
  std::vector<Card> const& at(std::size_t place) const { return cards_[place]; }
  bool isFull(std::size_t place) const;
  std::optional<std::size_t> placeOf(Card card) const;
  CardSet free() const;
  bool isComplete() const { return free().empty(); }
  // The next one with room, from this one on and round; nothing: all are full.
  std::optional<std::size_t> nextWithRoom(std::size_t from) const;

  // A card of the deck that is free; else nothing is changed, and it is said why.
  Refusal put(Card card, std::size_t place);
  // Wherever it lies.
  Refusal move(Card card, std::size_t place);
  void takeBack(Card card);
  void clear();
  // Where there is room, each way alike.
  void dealRest(Rng& rng);

  // The cards of a place in the notation of records.
  std::string text(std::size_t place) const;
  // Puts those there that such a text names, and no others; what is refused stays where it is. Blanks and commas are
  // between words, letters may be small.
  std::vector<Word> setText(std::size_t place, std::string_view text);

  // Wants isComplete().
  Deal deal() const;

  bool operator==(DealDraft const&) const = default;

 private:
  bool isStart(std::string_view word) const;

  GameInfo const* game_;
  int players_;
  Options options_;
  int number_;
  Seat dealer_ = 0;
  std::vector<DealPlace> places_{};
  std::vector<std::vector<Card>> cards_{};
};

}  // namespace giaguaro
