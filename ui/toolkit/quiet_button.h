// A push button for what stands at the side: its words alone, underlined, no taller than the line that it stands in.
#pragma once

#include <QPushButton>

#include "ui/theme.h"

namespace giaguaro {

class QuietButton : public QPushButton {
  Q_OBJECT

 public:
  QuietButton(double textSize, QWidget* parent);

  void setTheme(Theme const& theme);
  void setTextSize(double size);
  // Bold, in the colour of headings: first among such.
  void setStrong();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Theme theme_;
  double textSize_;
  bool strong_ = false;
};

}  // namespace giaguaro
