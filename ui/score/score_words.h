// What is said of the hands of a match, to nobody in particular: a sheet that is printed or passed on calls
// everybody by name. Wants a scene that outlives it.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/table/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class ScoreWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::ScoreWords)

 public:
  explicit ScoreWords(TableScene const& scene);

  QString say(Message const& message) const { return wording_.say(message); }
  QString name(Seat seat) const;  // empty for nobody
  QString score(std::int32_t value) const { return Wording::score(value, scene_.halves); }

  QString title() const;                         // the game, and how many hands of how many
  QString played() const;                        // who played it
  QString playedBy(ScoreRow const& row) const;   // "the six: Anna"
  QString handAndTitle(std::size_t hand) const;  // "Hand 3: Anna makes it"
  QString spoken(std::size_t hand) const;        // the row, for who cannot see it

 private:
  TableScene const& scene_;
  Wording wording_;
};

}  // namespace giaguaro
