// What is said of the hands of a match. A sheet that is printed or passed on calls everybody by name; on the
// screen the one person who looks on is called as on the table (ui/scene/scene_wording.h). Wants a scene that
// outlives it.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class ScoreWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::ScoreWords)

 public:
  enum class To : std::uint8_t { anybody, viewer };
  explicit ScoreWords(TableScene const& scene, To to = To::anybody);

  QString say(Message const& message) const { return wording_.say(message); }
  QString name(Seat seat) const;  // empty for nobody
  QStringList names() const;      // in the order of the seats
  QString score(std::int32_t value) const { return Wording::score(value, scene_.halves); }

  QString title() const;                         // the game, and how many hands of how many
  QString played() const;                        // who played it
  QString playedBy(ScoreRow const& row) const;   // "the six: Anna"
  QString handAndTitle(std::size_t hand) const;  // "Hand 3: Anna makes it"
  QString spoken(std::size_t hand) const;        // the row, for who cannot see it

 private:
  TableScene const& scene_;
  To to_;
  Wording wording_;
};

}  // namespace giaguaro
