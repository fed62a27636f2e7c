#include "core/rules/after_hand.h"

#include <algorithm>

namespace giaguaro {

namespace {

constexpr Phrase whereCalled{phrase("core", "Where was the called card?", "after.where-called")};
constexpr Phrase calledCardPlayed{
    phrase("core", "{seat} held {card.the} and played it in trick {n}.", "after.called-card"),
    phrase("core", "You held {card.the} and played it in trick {n}.", "after.called-card.you")};
constexpr Phrase whyPoints{phrase("core", "Why {n} points?", "after.why-points")};
constexpr Phrase whichTrick{phrase("core", "Which trick brought the most?", "after.trick")};
constexpr Phrase trickBrought{
    phrase("core", "Trick {n}: {points} [points:point/points] for {seat}.", "after.trick-brought"),
    phrase("core", "Trick {n}: {points} [points:point/points] for you.", "after.trick-brought.you")};
constexpr Phrase withoutIt{
    phrase("core", "Without that trick {side} would have failed.", "after.without-it")};
constexpr Phrase withIt{phrase("core", "With that trick {side} would have had enough.", "after.with-it")};

}  // namespace

void explainCalledCard(Card called, Seen& seen) {
  for (Seen::Trick const& trick : seen.tricks)
    for (Seen::PlayedCard const& played : trick.cards)
      if (played.card == called) {
        seen.explanations.push_back({say(whereCalled),
                                     {say(calledCardPlayed, {args::seat(played.seat), args::card(called),
                                                             args::number(trick.number)})}});
        return;
      }
}

Message whyNeeded(int points) { return say(whyPoints, {args::number(points)}); }

Seen::Trick const* richestTrick(Seen const& seen) {
  auto const richest = std::ranges::max_element(seen.tricks, {}, &Seen::Trick::halves);
  if (richest == seen.tricks.end() || richest->halves == 0) return nullptr;
  return std::ranges::count(seen.tricks, richest->halves, &Seen::Trick::halves) == 1 ? &*richest : nullptr;
}

void explainRichestTrick(std::optional<Message> const& decided, Seen& seen) {
  Seen::Trick const* const trick = richestTrick(seen);
  if (trick == nullptr) return;
  std::vector<Message> answer{say(
      trickBrought, {args::seat(trick->winner), args::number(trick->number), args::points(trick->halves)})};
  if (decided) answer.push_back(*decided);
  seen.explanations.push_back({say(whichTrick), std::move(answer)});
}

std::vector<MissedTarget> missedTargets(Seen const& seen) {
  std::vector<MissedTarget> missed;
  if (!seen.result) return missed;
  auto const& tallies = seen.result->tallies;
  std::vector<int> taken(tallies.size());
  std::vector<bool> known(tallies.size());
  auto const last = static_cast<int>(seen.tricks.size());
  for (Seen::Trick const& trick : seen.tricks)
    for (std::size_t seat = 0; seat < tallies.size(); ++seat) {
      Result::Tally const& tally = tallies[seat];
      if (!tally.counted || known[seat]) continue;
      taken[seat] += trick.winner == static_cast<Seat>(seat) ? 1 : 0;
      bool const over = taken[seat] > tally.target;
      if (!over && taken[seat] + last - trick.number >= tally.target) continue;
      known[seat] = true;
      missed.push_back({static_cast<Seat>(seat), trick.number, over});
    }
  return missed;
}

std::optional<Message> whatItDecided(bool made, bool otherwise, Text const& side) {
  if (made == otherwise) return std::nullopt;
  return say(made ? withoutIt : withIt, {args::noun(side, "side")});
}

}  // namespace giaguaro
