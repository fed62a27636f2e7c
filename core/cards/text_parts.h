// A text in which cards and suits stand as tokens: {QD} is a card of its deck, {C} the name of a suit in whatever the
// deck is drawn with. Who shows it puts pictures or names in their places.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cards/deck.h"

namespace giaguaro {

struct TextPart {
  enum class Kind : std::uint8_t { words, card, suit };

  Kind kind = Kind::words;
  std::string words{};
  Card card = noCard;
  Suit suit = Suit::clubs;

  bool operator==(TextPart const&) const = default;
};

// Nothing: a brace without its other, or a token that is neither.
std::optional<std::vector<TextPart>> partsOf(std::string_view text, Deck const& deck);

}  // namespace giaguaro
