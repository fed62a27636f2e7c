// A deck of cards to be chosen: two of its cards, and its name under them. What is chosen has a ring and a
// check. A long name takes two lines; what is longer still is whole in the tool tip.
#pragma once

#include <QAbstractButton>

#include "ui/cards/deck_library.h"
#include "ui/theme.h"

namespace giaguaro {

class DeckTile : public QAbstractButton {
  Q_OBJECT

 public:
  DeckTile(DeckOffer const& offer, QWidget* parent);

  QString id() const { return offer_.id; }
  // In the language of the moment.
  QString deckName() const;
  void setTheme(Theme const& theme);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  DeckOffer const offer_;
  Theme theme_;
};

}  // namespace giaguaro
