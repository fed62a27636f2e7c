// The table that one sits down at, from above, with its seats: the person's at the bottom, and the others in the order in
// which they play. By Tab one comes to one of the seats, by arrows to the others.
#pragma once

#include <QPixmap>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/choices/match_choice.h"
#include "ui/first_page/cloth_words.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;
class SeatFace;

class TableOval : public QWidget {
  Q_OBJECT

 public:
  TableOval(Glyphs* glyphs, QWidget* parent);

  struct Sitting {
    SeatChoice seat;
    QString name;  // as it is called
    QString
        player;  // who plays there, in words; empty: it needs none. Left out where all are alike and it has no room
    QString spoken;  // all of it, for who cannot see it
  };
  void setTheme(Theme const& theme);
  void setTable(std::vector<Sitting> const& sitting, bool anticlockwise);
  // Of the game, and below it smaller ones, on its cloth as far as the faces leave them room.
  void setWords(ClothWords const& words);
  // So much of it, at the top, is left free by all faces.
  void setTopRoom(int room);
  std::vector<QWidget*> fields() const;
  QWidget* seat(int seat) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void seatChosen(int seat);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QRectF cloth() const;
  double angleOf(int seat) const;
  QPointF faceAt(int seat) const;
  double acrossFor(int words) const;
  bool saysAll() const;  // beside every face, in one line
  void place();
  void move(int from, int by);

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<SeatFace*> faces_;  // as many as were ever needed
  int players_ = 0;
  int names_ = 0;     // the widest, in pixels
  int captions_ = 0;  // likewise, with who plays there
  bool alike_ = false;
  bool anticlockwise_ = false;
  int topRoom_ = 0;
  ClothWords words_;
  QPixmap picture_;  // made once a size and theme
};

}  // namespace giaguaro
