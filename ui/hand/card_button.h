// One card of the viewer's hand: a button that persists as long as the card is held. That it may not be
// played is a state with a reason, never a disabled widget: it keeps its place in the focus order, its
// tooltip and its voice. Its rectangle holds the card lifted and lowered, its ring and its token, and so
// reaches over its neighbours: the hand masks it to what takes the mouse, and paints it, for a mask would cut
// that too.
#pragma once

#include <QAbstractButton>
#include <QTransform>

#include "ui/cards/card_painter.h"
#include "ui/hand/card_picture.h"
#include "ui/layout/table_layout.h"

namespace giaguaro {

class CardButton : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Stand : std::uint8_t {
    level,  // while no card is asked for
    lying,  // the same, on a pile
    free,
    barred
  };
  // Where a first click picks and a second one plays: this card is picked, or another one is.
  enum class Pick : std::uint8_t { none, picked, other };

  CardButton(Card card, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent);

  Card card() const { return card_; }
  Stand stand() const { return stand_; }
  void setStand(Stand stand);
  // The best by a hint (1), or one of the next best (2, 3); 0: it says nothing of this card, but may of `others`.
  void setHinted(int place, bool others);
  // A word over its upper edge, in the middle (0) or on the side where no other word stands; empty: none.
  void setTag(QString const& tag, int side);
  // It was tried in vain, and has come back.
  void setTried(bool tried);
  void setPick(Pick pick);
  // Several cards are chosen before anything is done: Space chooses, and so does Enter until there are enough; then it
  // is for whoever confirms. Until then each says at once whether it may be one of them.
  void setGathering(bool gathering, bool enough);
  // It lay open on the cloth before.
  void setMarked(bool marked);
  // On its way to the hand, it is there for everything but the eye.
  void setAway(bool away);
  // While a trick rests or the last one is looked at, keys are the table's: they go on.
  void setResting(bool resting);

  // It may be chosen, where others may not: it has an edge of light.
  void setStandingOut(bool standingOut);
  // While one looks at something else than what may be done.
  void setVeiled(bool veiled);
  // In a row beside others, above or below.
  void setInRows(bool inRows) { inRows_ = inRows; }
  // Where it may not be chosen it stands as high as those that may.
  void setInLine(bool inLine);
  // A word beside a card that lies alone on a pile; empty: none.
  void setPill(QString const& pill);

  // Where the card lies unlifted, in the parent's coordinates, as if it stood upright; how it is turned about its middle;
  // and how far from it the next one lies.
  void place(QRectF const& card, qreal turn, qreal step, TableLayout const& layout);
  // The same of a card of a pile, none of which lies on the next.
  void placeOnPile(QRectF const& card, qreal step, bool own, TableLayout const& layout);

  // As it stands now, before it is turned: it is lifted along its own axis.
  QRectF cardRect() const;
  qreal turn() const { return turn_; }
  // From there to the button's own coordinates, in which it is seen; and its middle there.
  QTransform lying() const;
  QPointF middle() const { return lying().map(cardRect().center()); }
  // What shows of the card where none lies over it, in the parent's coordinates.
  QRegion shape() const;
  // What is also the card's where no other card shows: the gap that it leaves beneath it.
  QRegion ground() const;
  // A rectangle of the card before it is turned, likewise.
  QRegion turned(QRectF const& part) const;
  // In its own coordinates. `mayDraw`: how many pictures of cards may be put together yet (card_picture.h).
  void paint(QPainter& painter, int& mayDraw);
  void paintTag(QPainter& painter) const;  // over its neighbours, too

  QSize sizeHint() const override { return size(); }

 signals:
  void looked(bool at);
  // Its shape may be another: the pointer or the focus came or went.
  void shifted();
  // Enter: whatever a click does, this card is meant to be played.
  void decided();
  // Left and right along the hand; ±1000 for its ends.
  void moveAsked(int by);
  void skipAsked(int by);  // the same, past those that may not be chosen
  void rowAsked(int by);   // up (-1) and down (1), where there are rows

 protected:
  bool hitButton(QPoint const& at) const override;
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent*) override {}
  void keyPressEvent(QKeyEvent* event) override;
  void nextCheckState() override {}  // the scene says which are chosen
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  qreal freeLift(bool attended) const;
  QRectF standing(bool attended) const;
  void moveTo(QRectF const& card, qreal turn, qreal scale);
  CardLook look() const;
  void paintFocus(QPainter& painter, CardLook const& look) const;
  void paintMark(QPainter& painter) const;
  void paintToken(QPainter& painter, CardPainter const& cards) const;
  void paintSmallLock(QPainter& painter, QRectF const& card) const;
  void paintPill(QPainter& painter, QRectF const& card) const;
  qreal mostOfPill() const;
  void repaintCard();
  void setHovered(bool hovered);
  void tell();

  Card card_;
  Deck const* deck_;
  CardArt* art_;
  Theme const* theme_;
  Stand stand_ = Stand::level;
  Pick pick_ = Pick::none;
  int hinted_ = 0;
  bool tried_ = false;
  bool hovered_ = false;
  bool resting_ = false;
  bool veiled_ = false;
  bool standingOut_ = false;
  bool besideHint_ = false;  // a hint shows what of all that may be played is worth a look
  bool gathering_ = false;
  bool enough_ = false;
  bool marked_ = false;
  bool told_ = false;
  bool away_ = false;
  bool inLine_ = false;
  bool inRows_ = false;
  bool onPile_ = false;
  bool pillUnder_ = false;  // its own card, else over it
  bool isCalm_ = false;     // where it is a trump
  QString pill_;
  QString tag_;
  int tagSide_ = 0;
  bool clicked_ = false;  // as it stands; else the first of two clicks was for something else

  QRectF base_;  // the card unlifted and upright, in its own coordinates
  qreal turn_ = 0;
  CardPicture picture_;
  qreal unit_ = 150;
  qreal plateScale_ = 1;
  qreal step_ = 0;   // from this card to the next
  qreal strip_ = 0;  // the width that the next card leaves free; 0: cards overlap little
};

}  // namespace giaguaro
