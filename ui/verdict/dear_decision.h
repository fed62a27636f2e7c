// One of the dearest decisions: its mark, what it cost, what was chosen and what would have been better, and one
// sentence about it. A button, which leads to that place in the hand; on it two others, to play again from there, and to
// have it asked again one day. Of what was right and unlucky: what the open cards would have allowed, without a cost, and nothing to be played again.
#pragma once

#include <QAbstractButton>

#include "ui/scene/hand_verdict.h"
#include "ui/text/wording.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class KeepButton;
class PaperButton;
class RichText;

class DearDecision : public QAbstractButton {
  Q_OBJECT

 public:
  DearDecision(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `first`: it is the dearest.
  void setDecision(HandVerdict::Decision const& decision, HandVerdict::Aim aim, Wording const& wording,
                   bool halves, bool first);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 signals:
  void againWanted();
  void keepWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Deeds {
    QRect chosen;
    QPointF arrow;  // where it begins
    QRect better;
  };

  int textHeight(int width) const;
  int headHeight(int width) const;
  QRect titleRoom(int width) const;
  Deeds deedsIn(int width) const;
  QString glyphOf(Deed const& deed) const;  // empty: it is told in words
  Deed const& better() const;
  void writeKeep();
  void placeButtons();
  static int widthOf(PaperButton const* button);
  void paintDeed(QPainter& painter, Deed const& deed, QRect const& place, QString const& caption) const;
  QString chosenCaption() const;
  QString betterCaption() const;

  Glyphs* glyphs_;
  Theme theme_;
  HandVerdict::Decision decision_;
  Wording wording_;
  QString title_;
  QString cost_;
  bool first_ = false;
  RichText* reason_;  // with links to the words of the game
  PaperButton* again_;
  KeepButton* keep_;
};

}  // namespace giaguaro
