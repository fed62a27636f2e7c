// A card that was chosen to be put aside, where it lies until that is done: a click takes it back into the hand.
#pragma once

#include "ui/dock/offer_button.h"

namespace giaguaro {

class TrayCard : public DockButton {
  Q_OBJECT

 public:
  TrayCard(Card card, Deck const& deck, CardArt& art, Theme const& theme, QWidget* parent);

  Card card() const { return card_; }
  // It lay open on the cloth before.
  void setMarked(bool marked);
  // On its way here or from here, it is there for everything but the eye.
  void setAway(bool away);
  // Its place, in the dock's coordinates; whole, or by its index where there is no room for that.
  void place(QRectF const& slot, bool whole, qreal plateScale);
  // The same in its own coordinates.
  QRectF const& slot() const { return slot_; }

 protected:
  bool hitButton(QPoint const& at) const override { return slot_.contains(at); }
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintMark(QPainter& painter) const;

  Card card_;
  Deck const* deck_;
  QRectF slot_;
  bool whole_ = false;
  bool marked_ = false;
  bool away_ = false;
  qreal plateScale_ = 1;
};

}  // namespace giaguaro
