// What the status line under the table says of a scene: whose turn it is and what is asked, or what has
// just been told, in one or two sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"

namespace giaguaro {

class StatusText {
  Q_DECLARE_TR_FUNCTIONS(giaguaro::StatusText)

 public:
  // Beside the scene: what is asked on a sheet, and what has been told of a deed; empty: nothing. And
  // whether the page that tells the hint is seen.
  struct Beside {
    QString asked;
    QString noticed;
    bool lookingBack = false;
    bool hintIsSeen = false;
    bool reviewIsSeen = false;
    QString finishKey;
    bool speaking = false;  // it is being chosen what to say
    QString hurry{};        // how little time is left, and what follows from that; empty: there is enough
    bool ending = false;    // the hand's end lies on the cloth, and no sheet yet
    int pastTrick = 0;      // that is looked back at, from 1; 0: the one just played
  };

  static QString of(TableScene const& scene, Wording const& wording, Beside const& beside);
  // Nothing goes on before somebody has done something.
  static bool isWanted(TableScene const& scene, Beside const& beside);

 private:
  static QString ofTrick(TableScene const& scene, Wording const& wording, int number);
  static QString ofResult(TableScene const& scene);
  static QString ofEnd(TableScene const& scene, Wording const& wording);
  static QString ofLesson(LessonScene const& lesson, Wording const& wording);
  static QString ofPlayback(TableScene const& scene, Wording const& wording);
  static QString ofPlay(TableScene const& scene, Wording const& wording, Beside const& beside);
};

}  // namespace giaguaro
