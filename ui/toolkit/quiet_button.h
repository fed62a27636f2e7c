// A push button for what stands at the side: its words alone, underlined, no taller than the line that it stands in. With a
// mark before them that tells it from other words, or in the colour of headings in a row of such, it is underlined only while
// the pointer is on it; framed it has a thin outline instead.
#pragma once

#include <QPushButton>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class QuietButton : public QPushButton {
  Q_OBJECT

 public:
  QuietButton(double textSize, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTextSize(double size);
  // Bold, in the colour of headings: first among such.
  void setStrong();
  // It begins where its words do, in a column of such.
  void setFlush();
  void setFramed(bool framed = true);
  // Of several in one frame, the ends of which are here, or not.
  void setFramedPart(bool first, bool last);
  // In the colour of headings, and no line under it.
  void setPlain();
  void setMark(Glyphs* glyphs, QString const& name);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
  double textSize_;
  int markRoom() const;
  int aside() const;

  bool strong_ = false;
  bool flush_ = false;
  bool framed_ = false;
  bool plain_ = false;
  bool first_ = true;
  bool last_ = true;
  Glyphs* glyphs_ = nullptr;
  QString mark_;
};

}  // namespace giaguaro
