// What lies behind a paper at which nobody plays yet: a large table under its lamp, and on either side three cards of a deck
// that reach out from under the paper, as a hand does that somebody has laid down.
#pragma once

#include <QWidget>
#include <array>

#include "core/cards/deck.h"
#include "ui/cloth/felt.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class FannedGround : public QObject {
  Q_OBJECT

 public:
  struct Fan {
    Deck const* deck = nullptr;
    std::array<Card, 3> cards{};  // the lowest first
  };

  // Behind what lies on `on`, which is painted anew whenever there is more to be seen.
  FannedGround(Glyphs* glyphs, QWidget* on);

  void setFans(Fan const& left, Fan const& right);
  // To be called when the theme or the size has changed.
  void want(Theme const& theme);
  void paint(QPainter& painter, QRect const& dirty, int paperWidth);

 private:
  void paintFan(QPainter& painter, int paperWidth, bool right) const;

  Glyphs* glyphs_;
  QWidget* on_;
  Felt felt_{nullptr, true};
  Fan left_;
  Fan right_;
};

}  // namespace giaguaro
