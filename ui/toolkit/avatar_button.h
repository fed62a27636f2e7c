// A face to be chosen: round, ringed when it is the chosen one.
#pragma once

#include <QAbstractButton>

#include "ui/drawing/window_scale.h"
#include "ui/theme.h"

namespace giaguaro {

class Glyphs;

class AvatarButton : public QAbstractButton {
  Q_OBJECT

 public:
  AvatarButton(Glyphs* glyphs, int avatar, Length side, QWidget* parent);

  void setTheme(Theme const& theme);
  // Described in the language of the moment.
  void setAvatar(int avatar);
  int avatar() const { return avatar_; }

  // What the face is, for screen readers and tooltips: "fox".
  static QString describe(int avatar);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Glyphs* glyphs_;
  Theme theme_;
  int avatar_;
  Length side_;
};

}  // namespace giaguaro
