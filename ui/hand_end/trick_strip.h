// The tricks of a hand that is over, in a row where the hand was: for each the card that took it, with the others of its
// trick where few tricks leave room for them, and the face of who took it, in gold where the callers' side did. Each is a
// button, which shows its trick again. Together they are one stop of Tab, from which arrows go on to the others; whoever
// comes back from a trick is where it was gone to from.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/hand_end/hand_end.h"
#include "ui/hand_end/hand_end_layout.h"

namespace giaguaro {

class TrickChip : public QAbstractButton {
  Q_OBJECT

 public:
  TrickChip(CardArt& art, Theme const& theme, QWidget* parent);

  void setTrick(HandEnd::Trick const& trick, Deck const& deck);
  // Without its number where rows are low.
  void place(QRectF const& box, qreal scale, bool low);

 signals:
  void moveAsked(int key);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  qreal otherWidth(qreal tag, qreal side) const;

  CardArt* art_;
  Theme const* theme_;
  Deck const* deck_ = nullptr;
  HandEnd::Trick trick_;
  qreal scale_ = 1;
  bool low_ = false;
};

class TrickStrip : public QWidget {
  Q_OBJECT

 public:
  // Art and theme outlive it.
  TrickStrip(CardArt& art, Theme const& theme, QWidget* parent);

  void setTricks(std::vector<HandEnd::Trick> const& tricks, QString const& title, Deck const& deck);
  // So far under its place, and the chips in it.
  void place(HandEndLayout const& layout, qreal down);
  QWidget* tabStop() const { return chips_.empty() || isHidden() ? nullptr : chips_[current_]; }
  // It is there again: the focus comes back if it went from here to a trick, and nobody has taken it from the table.
  void comeBack(bool tableHasFocus);
  // Of another hand.
  void startAnew();

 signals:
  void trickWanted(int number);  // counted from 1
  void tabStopMoved();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void showTrick(std::size_t place);
  void stopAt(std::size_t place);
  void moveFocus(TrickChip const& from, int key);

  CardArt* art_;
  Theme const* theme_;
  std::vector<TrickChip*> chips_;
  std::size_t current_ = 0;  // by Tab one comes to it
  bool comesBack_ = false;   // the focus went from here to a trick
  QString title_;
  QRectF ground_, titleBox_;  // of these, in its own coordinates
  qreal scale_ = 1;
};

}  // namespace giaguaro
