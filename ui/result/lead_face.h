// Whose hand it was, at the head of its sheet: the face of the taker, pleased or dismayed by what came of it.
#pragma once

#include <QWidget>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class LeadFace : public QWidget {
  Q_OBJECT

 public:
  LeadFace(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setFace(int avatar, bool made);
  void setCompact(bool compact);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  int avatar_ = 1;
  bool made_ = false;
  bool compact_ = false;
};

}  // namespace giaguaro
