// A card that is carried by the mouse over a page: shown under the pointer while the button is held, and let go somewhere.
// What stands under it gets the mouse as ever.
#pragma once

#include <QWidget>
#include <optional>

#include "core/cards/deck.h"

namespace giaguaro {

class Glyphs;

class DraggedCard : public QWidget {
  Q_OBJECT

 public:
  DraggedCard(Glyphs* glyphs, QWidget* page);

  // `at`: where its middle is, on the screen.
  void carry(Card card, Deck const& deck, int height, QPoint const& at);
  void letGo() { hide(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Card card_{};
  Deck const* deck_ = nullptr;
};

// Tells a click from a drag, for whoever gets the mouse on a card.
class DragWatch {
 public:
  void press(QPoint const& at) { from_ = at; }
  // True from when it has gone far enough, until it is released.
  bool moves(QPoint const& at);
  // Whether it was a drag.
  bool release();

 private:
  std::optional<QPoint> from_{};
  bool drags_ = false;
};

}  // namespace giaguaro
