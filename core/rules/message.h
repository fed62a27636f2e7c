// Text without Qt: what the core has to say is a source text, marked for translation, and typed arguments.
// The face (ui/text) finds the translation and puts the arguments in, in the grammatical form that each
// language asks for; the core never builds a sentence of pieces.
//
// The language of the texts, in every translation:
//   {seat}, {card}, {n} …        an argument by its name; {card.the}, {rank.a}, {card.il} … a form of it
//   [n:card/cards]               chooses by the number in the argument n: one, or many
//   a noun (role, mate, side)    is a text of its own: "taker; the: the taker; del: …"
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cards/card.h"
#include "core/cards/card_set.h"
#include "core/cards/deck.h"
#include "core/rules/seat.h"

namespace giaguaro {

// One translatable text. `id` names it in code and tests, and tells translators where it stands.
struct Text {
  char const* context = "";
  char const* source = "";
  char const* id = "";

  constexpr bool empty() const { return source[0] == '\0'; }
  friend constexpr bool operator==(Text const& a, Text const& b) {
    return std::string_view(a.id) == b.id && std::string_view(a.source) == b.source;
  }
};

// The name that lupdate looks for (an alias of QT_TRANSLATE_NOOP3): arguments must be literals.
constexpr Text phrase(char const* context, char const* source, char const* id) {
  return {context, source, id};
}

// A text, and how the same is said to the seat that it speaks of (empty: no difference).
struct Phrase {
  Text text;
  Text you{};
};

struct Argument {
  enum class Kind : std::uint8_t {
    none,
    seat,       // number
    seats,      // list, of seats
    card,       // number: the code
    cards,      // cards
    rank,       // number: a Rank
    ranks,      // list, of Ranks
    suit,       // number
    suits,      // list, of Suits
    number,     // number, written in figures
    points,     // number: card points in HALVES
    score,      // number, written with its sign
    halfScore,  // number: a signed score in HALVES
    percent,    // number
    noun,       // text: with its forms
    text,       // text: a plain translatable text
    name        // word: a proper name, a file, as it is
  };

  std::string_view name;  // a literal
  Kind kind = Kind::none;
  std::int32_t number = 0;
  CardSet cards{};
  std::vector<std::int32_t> list{};
  Text text{};
  std::string word{};

  bool operator==(Argument const&) const = default;
};

struct Message {
  Text text;
  Text you{};  // said instead where the reader is the seat of the argument "seat"
  std::vector<Argument> arguments{};

  bool empty() const { return text.empty(); }
  bool operator==(Message const&) const = default;
};

// say(phrases::bidRank, {seat(2), rank(Rank::king)})
inline Message say(Phrase const& phrase, std::initializer_list<Argument> arguments = {}) {
  return {phrase.text, phrase.you, arguments};
}

namespace args {

inline Argument seat(Seat seat, std::string_view name = "seat") {
  return {.name = name, .kind = Argument::Kind::seat, .number = seat};
}
inline Argument card(Card card, std::string_view name = "card") {
  return {.name = name, .kind = Argument::Kind::card, .number = card.code};
}
inline Argument cards(CardSet cards, std::string_view name = "cards") {
  return {.name = name, .kind = Argument::Kind::cards, .cards = cards};
}
inline Argument rank(Rank rank, std::string_view name = "rank") {
  return {.name = name, .kind = Argument::Kind::rank, .number = static_cast<std::int32_t>(rank)};
}
inline Argument suit(Suit suit, std::string_view name = "suit") {
  return {.name = name, .kind = Argument::Kind::suit, .number = static_cast<std::int32_t>(suit)};
}
inline Argument list(Argument::Kind kind, std::string_view name, std::vector<std::int32_t> list) {
  return {.name = name, .kind = kind, .list = std::move(list)};
}
inline Argument number(std::int32_t number, std::string_view name = "n") {
  return {.name = name, .kind = Argument::Kind::number, .number = number};
}
inline Argument points(std::int32_t halves, std::string_view name = "points") {
  return {.name = name, .kind = Argument::Kind::points, .number = halves};
}
inline Argument score(std::int32_t score, std::string_view name = "score") {
  return {.name = name, .kind = Argument::Kind::score, .number = score};
}
inline Argument noun(Text const& text, std::string_view name) {
  return {.name = name, .kind = Argument::Kind::noun, .text = text};
}
inline Argument word(std::string word, std::string_view name) {
  return {.name = name, .kind = Argument::Kind::name, .word = std::move(word)};
}

}  // namespace args

}  // namespace giaguaro
