#include "core/rules/first_hand.h"

#include <algorithm>

namespace giaguaro {

namespace {

bool isAt(Idea::When when, FirstHandMoment moment, Seen const& seen) {
  switch (when) {
    case Idea::When::turn: return moment == FirstHandMoment::turn;
    case Idea::When::result:
      return moment == FirstHandMoment::result && !(seen.result && seen.result->isVoid);
    case Idea::When::trick: return moment == FirstHandMoment::trick;
    case Idea::When::trickTrumped: break;
  }
  if (moment != FirstHandMoment::trick || seen.tricks.empty()) return false;
  Seen::Trick const& trick = seen.tricks.back();
  auto const taking = std::ranges::find(trick.cards, trick.winner, &Seen::PlayedCard::seat);
  Card const led = trick.cards.front().card;
  return taking != trick.cards.end() && led != Card::excuse() && taking->card.suit() != led.suit();
}

}  // namespace

Message const* signIn(Idea const& idea, std::vector<Message> const& messages) {
  auto const found = std::ranges::find_if(messages, [&](Message const& message) {
    return std::ranges::find(idea.signs, message.text) != idea.signs.end();
  });
  return found == messages.end() ? nullptr : &*found;
}

std::optional<DueIdea> due(Idea const& idea, FirstHandMoment moment, Seen const& seen) {
  if (!isAt(idea.when, moment, seen)) return std::nullopt;
  if (idea.signs.empty()) {
    bool const ofTrick = moment == FirstHandMoment::trick && idea.quotes && !seen.tricks.empty();
    return DueIdea{ofTrick ? seen.tricks.back().taken : Message{}};
  }
  std::vector<Message> said{seen.status};
  for (auto const* lines : {&seen.guide.where, &seen.guide.may, &seen.guide.means, &seen.guide.needs,
                            &seen.contract.lines, &seen.score.lines})
    said.insert(said.end(), lines->begin(), lines->end());
  for (Offer const& offer : seen.offers)
    if (offer.refusal) said.push_back(*offer.refusal);
  Message const* const sign = signIn(idea, said);
  if (sign == nullptr) return std::nullopt;
  return DueIdea{idea.quotes ? *sign : Message{}};
}

}  // namespace giaguaro
