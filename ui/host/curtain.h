// Hangs over the table and the panel while the screen goes from one person to the next (art/screens.md,
// "curtain"): it names who is to get it, and what everybody at the table knows of the turn, and shows nothing else. Enter or a click on its button lifts it; not
// Space, with which the last person may still be going on from a trick.
//
// What lifted it may have been pressed twice (ui/sheets/second_press.h).
#pragma once

#include <QWidget>

#include "ui/scene/table_scene.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

class QLabel;

namespace giaguaro {

class Glyphs;
class PaperButton;
class SecondPress;
class StatusLine;

class Curtain : public QWidget {
  Q_OBJECT

 public:
  Curtain(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // A scene with a person to give the screen to, seen by nobody.
  void setScene(TableScene const& scene, Wording const& wording);
  // Of the turn that begins when it is lifted, at a club table: it stands until then.
  void setTurnClock(TurnClock const& clock);
  void focusButton();

 signals:
  void lifted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent*) override;
  void mousePressEvent(QMouseEvent*) override {}  // the table beneath gets none
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void lift();
  void giveIcon();
  void place();
  void paintPlacard(QPainter& painter) const;
  void paintClock(QPainter& painter, QPointF const& face) const;
  void tellTurn();

  Glyphs* glyphs_;
  Theme theme_;
  int avatar_ = 1;
  int trick_ = 0;   // that is played; 0: none is yet
  int tricks_ = 0;  // of the hand; 0: that is not told
  int before_ = 0;  // who have played to it
  TurnClock clock_;
  QRect placard_;
  QLabel* handOver_;
  QLabel* name_;
  QLabel* turn_;
  QLabel* others_;
  PaperButton* button_;
  StatusLine* status_;  // at the foot, where the table has its own
  QLabel* live_;        // what a screen reader is told
  SecondPress* second_;
};

}  // namespace giaguaro
