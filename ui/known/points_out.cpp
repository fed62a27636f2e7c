#include "ui/known/points_out.h"

namespace giaguaro {
namespace {

// By a step of the card itself, else by one of its rank; noPoints: there is none.
int halvesOf(Card card, CardRanks const& ranks, Deck const& deck) {
  int found = CardRanks::noPoints;
  bool const plain = card.suit() != Suit::trumps;
  for (CardRanks::Row const& row : ranks.rows)
    for (CardRanks::Step const& step : row.steps) {
      if (step.glyph.kind == Argument::Kind::card && step.glyph.number == card.code) return step.halves;
      bool const same = plain && step.glyph.kind == Argument::Kind::rank &&
                        step.glyph.number == static_cast<std::int32_t>(deck.rank(card));
      if (same && found == CardRanks::noPoints) found = step.halves;
    }
  return found;
}

}  // namespace

int pointsOut(CardSet cards, CardRanks const& ranks, Deck const& deck) {
  int sum = 0;
  for (Card const card : cards) {
    int const halves = halvesOf(card, ranks, deck);
    if (halves == CardRanks::noPoints) return -1;
    sum += halves;
  }
  return sum;
}

}  // namespace giaguaro
