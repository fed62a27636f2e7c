// By which letter each suit of a deck is written (ui/editor/card_writing.h): its picture, and the letter.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "core/cards/deck.h"
#include "ui/editor/card_writing.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class SuitLetters : public QWidget {
  Q_OBJECT

 public:
  SuitLetters(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setDeck(Deck const& deck, CardWriting const& writing);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Part {
    Suit suit;
    QString letter;
  };

  Glyphs* glyphs_;
  Theme theme_;
  Deck const* deck_ = nullptr;
  std::vector<Part> parts_;  // in the deck's order
};

}  // namespace giaguaro
