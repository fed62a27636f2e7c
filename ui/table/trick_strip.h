// The tricks of a hand that is over, in a row where the hand was: for each the card that took it and the face of who
// did, ringed where the callers' side took it. Each is a button, which shows its trick again; arrows go along them.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "ui/cards/card_painter.h"
#include "ui/table/hand_end.h"
#include "ui/table/hand_end_layout.h"

namespace giaguaro {

class TrickChip : public QAbstractButton {
  Q_OBJECT

 public:
  TrickChip(CardArt& art, Theme const& theme, QWidget* parent);

  void setTrick(HandEnd::Trick const& trick, Deck const& deck);
  // Without its number where rows are low.
  void place(QRectF const& box, qreal scale, bool low);

 signals:
  void moveAsked(int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
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
  QWidget* tabStop() const { return chips_.empty() || isHidden() ? nullptr : chips_.front(); }

 signals:
  void trickWanted(int number);  // counted from 1

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void moveFocus(TrickChip const* from, int by);

  CardArt* art_;
  Theme const* theme_;
  std::vector<TrickChip*> chips_;
  QString title_;
  QRectF ground_, titleBox_;  // of these, in its own coordinates
  qreal scale_ = 1;
};

}  // namespace giaguaro
