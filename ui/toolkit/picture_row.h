// A row of a list that is pressed: a picture at its left, words, more of them in a quiet tone beside and below, and, where it
// can be checked and is, a tick at its right. It begins where the words over it begin, and the ring of the focus lies within.
// Words that have no room end in an ellipsis. Enter presses it like Space does.
#pragma once

#include <QPushButton>
#include <functional>

#include "ui/theme.h"

namespace giaguaro {

class PictureRow : public QPushButton {
  Q_OBJECT

 public:
  static constexpr int pictureSide = 32;  // at the usual size of text, and of a row that is no higher
  // Paints what stands in the square box at its left.
  using Picture = std::function<void(QPainter& painter, QRectF const& box)>;
  struct Words {
    QString main;
    QString beside{};  // whole or not at all: whoever gives it has said it elsewhere, too
    QString below{};   // shortened where there is little room, or in two lines where the row grows
  };

  explicit PictureRow(QWidget* parent);

  void setTheme(Theme const& theme);
  void setPicture(Picture picture);
  // One of a list of which each is to be ticked: the place for its tick is seen before it is.
  void setTicks();
  // What is pressed begins to play: it has the sign for that.
  void setPlays();
  // One of a list under a heading: a line parts it from the next, in the place of a frame round each.
  void setBare(bool isLast);
  // Higher where its column has room to share out.
  void setGrows();
  // In the place of what stands below: painted within this box.
  void setBelow(Picture below);
  // As they are to be read: none of them marks a letter. What screen readers hear is the button's text and description.
  void setWords(Words words);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void paintGround(QPainter& painter, QRectF const& box) const;
  void paintWords(QPainter& painter, QRectF const& room) const;

  Picture picture_;
  Picture below_;
  Words words_;
  bool ticks_ = false;
  bool plays_ = false;
  bool grows_ = false;
  bool bare_ = false;
  bool last_ = false;
  Theme theme_;
};

}  // namespace giaguaro
