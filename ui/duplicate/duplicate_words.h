// What is said of a duplicate: who made what, where they parted. A value, in the language of the moment; it names no game.
#pragma once

#include <QCoreApplication>

#include "ui/duplicate/duplicate_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class DuplicateWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::DuplicateWords)

 public:
  DuplicateWords() = default;
  explicit DuplicateWords(DuplicateScene const& scene);

  // The match is of the one person at this screen, who is spoken to.
  bool isOwn() const { return own_; }
  QString who() const;          // "You"; by name, where it is somebody else's
  QString player() const;       // "the club player"
  QString playerShort() const;  // "club"
  QString level(QString const& id) const;
  QString score(int score) const;
  QString expected(double score) const;  // "+0.8"

  QString title() const;     // "You −3, the club player +1"
  QString subtitle() const;  // on which hands
  QString progress() const;  // "3 of 10 hands"
  QString sum() const;       // "All 10 hands"
  QString apart() const;     // "5 alike, 3 apart by a card, 2 apart by a call"
  QString method() const;    // what everybody else does, in a few sentences

  QString role(DuplicateRow const& row) const;
  QString when(DuplicateParting const& parting) const;  // "trick 3"
  QString deed(Deed const& deed) const;                 // "three of coins"
  QString heading(DuplicateRow const& row) const;       // "Hand 4, trick 2: you first chose differently"
  QString endThen(DuplicateRow const& row) const;
  QString endNow(DuplicateRow const& row) const;
  QString same() const;
  // What the difference led to, on one line: "57 points against 66".
  QString outcome(DuplicateRow const& row) const;
  // The seat's part, and what lay before it where they parted: a few sentences; empty: there is nothing to say.
  QString position(DuplicateRow const& row) const;
  QString spoken(DuplicateRow const& row) const;  // the whole row, for the ear

  QString nameOf(DuplicateResult const& result) const;
  QString day(DuplicateResult const& result) const;  // "22 Nov"
  QString spoken(DuplicateResult const& result) const;
  QString mean() const;  // a sentence or two
  bool hasMean() const;  // there are results enough for one to say something

  Deck const& deck() const { return then_.deck(); }
  QString tag(Argument const& glyph) const;  // the word of what is no picture

 private:
  DuplicateScene scene_;
  bool own_ = false;
  Wording then_;
  Wording now_;  // with the computer player by its own name in that seat
  int sumThen_ = 0;
  int sumNow_ = 0;
};

}  // namespace giaguaro
