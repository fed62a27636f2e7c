// JSON as text, for those who write it member by member, always in the same order.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cards/deck.h"
#include "core/rules/game.h"

namespace giaguaro::jsonText {

// In quotes; bytes that are no UTF-8 are written as replacement characters.
std::string string(std::string_view text);

// `item` writes one element of `list`.
template <class List, class Item>
std::string listOf(List const& list, Item&& item) {
  std::string text = "[";
  for (auto const& element : list) {
    if (text.size() > 1) text += ',';
    text += item(element);
  }
  return text + ']';
}

template <class Cards>
std::string cards(Cards const& list, Deck const& deck) {
  return listOf(list, [&deck](Card card) { return string(deck.text(card)); });
}

std::string numbers(std::vector<std::int32_t> const& list);
std::string strings(std::vector<std::string> const& list);
// The value of an option: a number or a text.
std::string value(OptionInfo const& info, std::int16_t value);
// Every option of the game with its value.
std::string options(Options const& options, GameInfo const& game);

}  // namespace giaguaro::jsonText
