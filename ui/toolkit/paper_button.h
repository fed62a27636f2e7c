// A push button as drawn on paper: `main` is the one that goes on, `gold` the same on a dark plate, `segment` a part of a
// sunk track (choice_row.h), `plain` all others. What deletes is red, `plain` in its words and edge, `main` all over.
// Enter presses it like Space does.
#pragma once

#include <QPushButton>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class PaperButton : public QPushButton {
  Q_OBJECT

 public:
  enum class Kind { main, gold, segment, plain };
  static constexpr Length ring{5};  // kept free round what is no segment, for the ring of the focus

  PaperButton(Kind kind, QWidget* parent);

  void setTheme(Theme const& theme);
  void setKind(Kind kind);
  void setDeletes(bool deletes);
  // In a column of words: it begins where they begin, and the ring lies within.
  void setFlush();
  void setTextSize(double size);
  // Left and right of its words, together.
  void setPadding(int padding);
  // Before its words, in their colour; an empty name: none.
  void setMark(Glyphs* glyphs, QString const& name);
  // The key that presses it, on a small cap after its words; empty: none.
  void setKey(QString const& name);
  QString key() const { return key_; }
  static int keyRoomOf(QString const& name);  // what it takes

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  bool goesOn() const { return kind_ == Kind::main || kind_ == Kind::gold; }
  bool isBold() const { return goesOn() || isCheckable(); }  // or may become so
  int markSide() const;                                      // 0: it has neither a mark nor an icon
  int edge() const;  // round its shape, where the ring of the focus is
  void paintFace(QPainter& painter, QRectF const& box) const;
  QColor ink() const;
  void paintRing(QPainter& painter, QRectF const& box) const;
  void paintKey(QPainter& painter, QRectF const& room) const;
  int keyRoom() const { return keyRoomOf(key_); }

  Kind kind_;
  bool deletes_ = false;
  bool flush_ = false;
  Theme theme_;
  double textSize_ = 14;
  int padding_;
  Glyphs* glyphs_ = nullptr;
  QString mark_;
  QString key_;
};

}  // namespace giaguaro
