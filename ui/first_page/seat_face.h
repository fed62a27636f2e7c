// A seat of the table that one sits down at: the face on its rim, a badge that says whether a person or a computer plays,
// and beside it the name and how strong. A button that leads to what can be chosen for the seat.
#pragma once

#include <QAbstractButton>

#include "ui/choices/match_choice.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class SeatFace : public QAbstractButton {
  Q_OBJECT

 public:
  SeatFace(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  // `name`: as the seat is called; `player`: who plays there, in words; empty: the person, who needs none.
  void setSeat(SeatChoice const& seat, QString const& name, QString const& player);
  // The face about this point, the words towards the side where there is room, at most so wide.
  enum class Side : std::uint8_t { left, right };
  void placeAt(QPointF const& centre, Side side, int room);
  static int faceSide();
  // With the gap before them, where they are not wrapped; of the name alone, or with who plays there.
  int wordsWidth(bool all) const;
  void setTold(bool told);  // who plays there

 signals:
  void moveAsked(int by);  // to the seat before, or after

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  SeatChoice seat_;
  QString player_;
  Side side_ = Side::right;
  bool told_ = true;
};

}  // namespace giaguaro
