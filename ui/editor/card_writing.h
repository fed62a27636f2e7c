// How cards are written where a deal is put together as text: rank, then suit, each as it is known at the table where this
// language is spoken. The rank is what the deck shows in its corners, and of another deck's letters those that mean one rank
// alone are read too; the suit is the first letter of its name, where all four differ, and else as in records. Records, files
// and codes are not written so: inNotation() leads to what they have.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "core/cards/deck.h"
#include "ui/cards/rank_glyph.h"

namespace giaguaro {

class Wording;

class CardWriting {
 public:
  CardWriting(Deck const& deck, IndexLetters ranks, Wording const& wording);

  QString text(Card card) const;
  QString text(std::vector<Card> const& cards) const;
  QChar letter(Suit suit) const { return suits_[static_cast<std::size_t>(suit)]; }

  // What is written so, in the notation of records and as long; a suit's sign may stand for its letter. What is no card stays
  // none.
  QString inNotation(QString const& text) const;

 private:
  QString wordInNotation(QString const& word) const;

  Deck const* deck_;
  IndexLetters ranks_;
  std::array<QChar, plainSuits> suits_{};
};

}  // namespace giaguaro
