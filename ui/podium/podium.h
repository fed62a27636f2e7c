// The page at the end of a match: who has won, everybody on the podium, and beside it how the match went and what may come
// now. It lies over everything under the menus; the result of the last hand stays beneath, with all that it offers, and is
// come back to by Escape or L.
//
// While the podium rises Space and Enter only bring it to its end: they may have been meant for what came before.
#pragma once

#include "ui/choices/motion_pace.h"
#include "ui/scene/table_scene.h"
#include "ui/sheets/sheet.h"
#include "ui/text/wording.h"

namespace giaguaro {

class CardArt;
class Glyphs;
class PodiumPaper;
class SecondPress;

class Podium : public Sheet {
  Q_OBJECT

 public:
  Podium(CardArt* art, Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme) override;
  void setPace(MotionPace pace);
  // Of a match that is over.
  void setScene(TableScene const& scene, Wording const& wording);
  void focusFirst() override;
  PodiumPaper& paper() const { return *paper_; }

  // Whether there is one to be shown: a match that was played here, and whose last hand lies there with its result.
  static bool isOf(TableScene const& scene) {
    return scene.matchOver && scene.showResult && !scene.playback && !scene.again && !scene.lesson;
  }

 signals:
  void closed();  // to the result of the last hand

 protected:
  void showEvent(QShowEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Ground;

  Ground* ground_;
  PodiumPaper* paper_;
  SecondPress* second_;  // of what led here: it would deal
};

}  // namespace giaguaro
