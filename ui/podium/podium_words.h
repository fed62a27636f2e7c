// What the podium says of a match that is over. Values, in the language of the moment; they name no game.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <vector>

#include "ui/podium/podium_stage.h"
#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class PodiumWords {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::PodiumWords)

 public:
  // Wants a scene that outlives it.
  PodiumWords(TableScene const& scene, Wording const& wording);

  QString title() const;     // "Anna wins the match"
  QString subtitle() const;  // the game, its hands, and how far behind the second is, or one's own place
  std::vector<PodiumStage::Stander> standers() const;
  // Whose match it is told as: the one person's who looks on, else the winner's. nobody: there are no players.
  Seat hero() const;

 private:
  std::vector<std::int32_t> winners() const;
  Seat reader() const;
  static QString placeOf(int place);
  QString noteOf(std::size_t seat) const;

  TableScene const& scene_;
  Wording wording_;
};

}  // namespace giaguaro
