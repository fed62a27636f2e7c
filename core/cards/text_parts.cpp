#include "core/cards/text_parts.h"

#include <algorithm>

namespace giaguaro {

std::optional<std::vector<TextPart>> partsOf(std::string_view text, Deck const& deck) {
  std::vector<TextPart> parts;
  while (!text.empty()) {
    std::size_t const brace = std::min(text.find_first_of("{}"), text.size());
    if (brace > 0) parts.push_back({.words = std::string(text.substr(0, brace))});
    text.remove_prefix(brace);
    if (text.empty()) break;
    std::size_t const end = text.find('}');
    if (end == std::string_view::npos || text.front() == '}') return std::nullopt;
    std::string_view const token = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    if (auto const suit = parseSuit(token))
      parts.push_back({.kind = TextPart::Kind::suit, .suit = *suit});
    else if (auto const card = deck.parse(token))
      parts.push_back({.kind = TextPart::Kind::card, .card = *card});
    else
      return std::nullopt;
  }
  return parts;
}

}  // namespace giaguaro
