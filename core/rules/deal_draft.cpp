#include "core/rules/deal_draft.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace giaguaro {

namespace {

using PlaceKind = DealPlace::Kind;

constexpr std::string_view betweenWords = " ,;\t\r\n";

}  // namespace

DealDraft::DealDraft(GameInfo const& game, int players, Options const& options, int number,
                     std::vector<DealPlace> places)
    : game_(&game),
      players_(players),
      options_(options),
      number_(number),
      places_(std::move(places)),
      cards_(places_.size()) {}

bool DealDraft::isFull(std::size_t place) const {
  return static_cast<int>(cards_[place].size()) == places_[place].room;
}

std::optional<std::size_t> DealDraft::placeOf(Card card) const {
  for (std::size_t place = 0; place < cards_.size(); ++place)
    if (std::ranges::find(cards_[place], card) != cards_[place].end()) return place;
  return std::nullopt;
}

CardSet DealDraft::free() const {
  CardSet free = game_->deck->cards();
  for (auto const& cards : cards_)
    for (Card const card : cards) free.erase(card);
  return free;
}

std::optional<std::size_t> DealDraft::nextWithRoom(std::size_t from) const {
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (std::size_t const place = (from + i) % places_.size(); !isFull(place)) return place;
  return std::nullopt;
}

DealDraft::Refusal DealDraft::put(Card card, std::size_t place) {
  if (!game_->deck->has(card)) return Refusal::unknown;
  if (placeOf(card)) return Refusal::elsewhere;
  if (isFull(place)) return Refusal::full;
  cards_[place].push_back(card);
  return Refusal::none;
}

DealDraft::Refusal DealDraft::move(Card card, std::size_t place) {
  if (!game_->deck->has(card)) return Refusal::unknown;
  if (placeOf(card) == place) return Refusal::none;
  if (isFull(place)) return Refusal::full;
  takeBack(card);
  return put(card, place);
}

void DealDraft::takeBack(Card card) {
  for (auto& cards : cards_) std::erase(cards, card);
}

void DealDraft::clear() {
  for (auto& cards : cards_) cards.clear();
}

void DealDraft::dealRest(Rng& rng) {
  std::vector<Card> left;
  for (Card const card : free()) left.push_back(card);
  for (std::size_t i = left.size(); i > 1; --i)
    std::swap(left[i - 1], left[rng.below(static_cast<std::uint32_t>(i))]);
  for (std::size_t place = 0; place < places_.size(); ++place)
    while (!isFull(place) && !left.empty()) {
      cards_[place].push_back(left.back());
      left.pop_back();
    }
}

std::string DealDraft::text(std::size_t place) const {
  std::string text;
  for (Card const card : cards_[place]) text += (text.empty() ? "" : " ") + game_->deck->text(card);
  return text;
}

bool DealDraft::isStart(std::string_view word) const {
  return std::ranges::any_of(game_->deck->sorted(game_->deck->cards()),
                             [&](Card card) { return game_->deck->text(card).starts_with(word); });
}

std::vector<DealDraft::Word> DealDraft::setText(std::size_t place, std::string_view text) {
  std::string written(text);
  std::ranges::transform(written, written.begin(), [](unsigned char c) { return std::toupper(c); });
  cards_[place].clear();
  std::vector<Word> words;
  std::size_t at = 0;
  while ((at = written.find_first_not_of(betweenWords, at)) != std::string::npos) {
    std::size_t const end = std::min(written.find_first_of(betweenWords, at), written.size());
    std::string const name = written.substr(at, end - at);
    Word word{.start = at, .length = end - at};
    if (auto const card = game_->deck->parse(name)) {
      word.card = *card;
      bool const said = std::ranges::any_of(words, [&](Word const& other) { return other.card == *card; });
      word.refusal = said ? Refusal::twice : put(*card, place);
    } else if (end == written.size() && isStart(name)) {
      word.unfinished = true;
    } else {
      word.refusal = Refusal::unknown;
    }
    words.push_back(word);
    at = end;
  }
  return words;
}

Deal DealDraft::deal() const {
  Deal deal;
  std::vector<Card> under;
  std::vector<Card> top;
  for (std::size_t place = 0; place < places_.size(); ++place)
    for (Card const card : cards_[place]) switch (places_[place].kind) {
        case PlaceKind::hand: deal.hands[static_cast<std::size_t>(places_[place].seat)].insert(card); break;
        case PlaceKind::under: under.push_back(card); break;
        case PlaceKind::top: top.push_back(card); break;
        case PlaceKind::turned:
        case PlaceKind::stock: deal.stock.push(card); break;
      }
  for (std::size_t pile = 0; pile < under.size(); ++pile) deal.piles.push({under[pile], top[pile]});
  return deal;
}

}  // namespace giaguaro
