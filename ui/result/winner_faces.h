// The faces of those who have won a match, ringed in gold, under a crown, within a laurel. A picture only: who it is, the words beside
// it say.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class WinnerFaces : public QWidget {
  Q_OBJECT

 public:
  WinnerFaces(Glyphs* glyphs, QWidget* parent);

  void setTheme(Theme const& theme);
  void setAvatars(std::vector<int> avatars);
  // Lower, where the window is.
  void setCompact(bool compact);

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int side() const;
  int laurelRoom() const;
  // From one face to the next, which lies over it.
  int step() const { return side() * 2 / 3; }

  Glyphs* glyphs_;
  Theme theme_;
  std::vector<int> avatars_;
  bool compact_ = false;
};

}  // namespace giaguaro
